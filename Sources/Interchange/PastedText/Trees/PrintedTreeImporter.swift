package import AutoLayout
import Patience

/// The layout that a printed tree with frames speaks of: views that lie where it says.
package struct PrintedTreeImport: Sendable {
  /// Without views, in a window as large as the one that is printed, or as what is printed first.
  package let start: Document
  package let edits: [Edit]
}

/// Makes a view of each line.
///
/// Constraints are not printed, so that frames and masks are all there is; stack and scroll views are
/// plain views here, since what they do is done.
package struct PrintedTreeImporter {
  private let tree: PrintedTree
  private var draft: Document
  private var edits: [Edit] = []
  /// The views above the next line, each with its depth and size.
  private var open: [(depth: Int, view: ViewID, size: Size)] = []

  /// `nil` where no frames are printed.
  package static func importing(_ tree: PrintedTree) -> PrintedTreeImport? {
    guard let size = tree.screen else { return nil }
    var start = Document(device: nil)
    let device = Device(size: size, scale: DeviceModel.scale(ofScreen: size) ?? 2)
    guard (try? start.apply(.setDevice(device))) != nil else { return nil }
    var importer = PrintedTreeImporter(tree: tree, draft: start)
    importer.run(size)
    return PrintedTreeImport(start: start, edits: importer.edits)
  }

  private init(tree: PrintedTree, draft: Document) {
    self.tree = tree
    self.draft = draft
  }

  private mutating func run(_ screen: Size) {
    let nodes = tree.nodes.enumerated().filter { place, node in
      node.frame != nil && !(place == 0 && node.isWindow)
    }
    var names = LogNumbering(of: nodes.map { LogNames.base(for: $0.element.member) })
    for (place, node) in nodes.awaited(each: 16) { add(node, line: place + 1, screen, &names) }
  }

  private mutating func add(
    _ node: PrintedTree.Node, line: Int, _ screen: Size, _ names: inout LogNumbering
  ) {
    guard let frame = node.frame else { return }
    while let last = open.last, last.depth >= node.depth { open.removeLast() }
    let (superview, size) = open.last.map { ($0.view, $0.size) } ?? (.root, screen)
    let name = names.name(for: LogNames.base(for: node.member), of: nil, in: draft)
    let id = draft.nextView
    var view = NewView.made(Self.kind(of: node), name: name, step: 0)
    view.className = LogNames.plainClass(node.className)
    view.superview = superview
    view.alias = node.address.description
    view.origin = .imported(line: line)
    view.frameLayout = FrameLayout(frame: frame, superviewSize: size)
    view.autoresizingMask = node.mask
    if view.kind.takes.contains(.text) { view.content.setText(node.text) }
    guard make(.addView(view)) else { return }
    if node.isHidden { _ = make(.change(id, .isHidden(true))) }
    open.append((node.depth, id, frame.size))
  }

  private mutating func make(_ edit: Edit) -> Bool {
    guard (try? draft.apply(edit)) != nil else { return false }
    edits.append(edit)
    return true
  }

  private static func kind(of node: PrintedTree.Node) -> ViewKind {
    guard let kind = ViewKind.ofClass(node.className), !kind.arranges, !kind.scrolls, !kind.isGuide,
      kind.contentView == nil
    else { return .view }
    return kind
  }
}

extension PrintedTree {
  /// As large as the first view with a frame, wherever that lies.
  fileprivate var screen: Size? {
    guard let node = nodes.first(where: { $0.frame != nil }), let frame = node.frame else {
      return nil
    }
    if node.isWindow { return frame.size }
    return Size(width: max(frame.maxX, frame.width), height: max(frame.maxY, frame.height))
  }
}

extension PrintedTree.Node {
  fileprivate var isWindow: Bool { className.hasSuffix("Window") }

  fileprivate var member: LogCast.Member {
    LogCast.Member(
      key: .address(address), line: 1, className: className, address: address, text: text)
  }
}
