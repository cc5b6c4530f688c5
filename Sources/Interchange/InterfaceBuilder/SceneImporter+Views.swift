import AutoLayout
import Patience

extension SceneImporter {
  /// A root that is a plain view becomes the document's own; of another kind it fills that.
  mutating func addViews() {
    let root = scene.root
    let kind = ElementKind.named(root.name).kind
    if kind.isPlain || ownsTop && top != .root {
      register(
        SceneView(
          element: VariedElement(root, on: file.canvas), id: top, kind: kind.isPlain ? .view : kind,
          superview: nil, isFree: false, isArranged: false))
      if ownsTop { setProperties(of: root, top) }
      setRowHeight(of: root, top)
      addSubviews(of: root, into: top)
    } else {
      add(root, into: top, superview: nil, isArranged: false)
    }
  }

  /// Makes a view known that is in the document.
  private mutating func register(_ view: SceneView) {
    let element = view.element.element
    guard let identity = element.id else { return }
    guard views[identity] == nil else {
      note(.identityIsTaken(identity), line: element.line)
      return
    }
    views[identity] = view
    order.append(identity)
    result.views.append((identity, view.id))
  }

  /// Subviews, cells, content views: whatever of the element's children is or holds a view.
  private mutating func addSubviews(of element: MarkupElement, into superview: ViewID) {
    // On a canvas without a device only what it shows is brought.
    let excluded =
      file.canvas.sizeClasses == nil
      ? VariedElement(element, on: file.canvas).excluded(from: "subviews") : []
    addViews(in: element, of: element, into: superview, without: excluded)
    noteInstallations(in: element)
  }

  private mutating func addViews(
    in element: MarkupElement, of owner: MarkupElement, into superview: ViewID,
    without excluded: Set<String>
  ) {
    for child in element.children.awaited(each: 8) {
      if excluded.contains(child.id ?? "") {
        child.forEach { result.uninstalled.formUnion($0.id.map { [$0] } ?? []) }
      } else if child.isView || element.name == "subviews" && child.id != nil {
        add(
          child, into: superview, superview: owner.id,
          isArranged: element.name == "subviews" && owner.name == "stackView")
      } else if Self.withoutViews.contains(child.name) {
        noteStrayViews(in: child)
      } else {
        addViews(in: child, of: owner, into: superview, without: excluded)
      }
    }
  }

  private mutating func noteStrayViews(in element: MarkupElement) {
    for child in element.children.awaited() {
      if child.isView { note(.isOutOfPlace(child.name), line: child.line) }
      noteStrayViews(in: child)
    }
  }

  private static let withoutViews: Set<String> = [
    "constraints", "connections", "variation", "rect", "color", "fontDescription",
  ]

  private mutating func add(
    _ element: MarkupElement, into superview: ViewID, superview owner: String?, isArranged: Bool
  ) {
    let isFree =
      owner != nil
      && (isArranged
        || element.flag(.translatesAutoresizingMaskIntoConstraints) == false
          && element.flag(.fixedFrame) != true)
    let kind = ElementKind.named(element.name).kind
    if isContentView(element, of: owner), let present = draft.contentView(of: superview) {
      takeUp(element, as: present, superview: owner)
      return
    }
    let id = draft.nextView
    var new = NewView.added(kind, name: name(for: element), in: superview, step: 0)
    new.className = element["customClass"] ?? ElementKind.named(element.name).className
    new.origin = .imported(line: element.line)
    new.frameLayout = isFree ? nil : frameLayout(of: element, in: owner)
    new.autoresizingMask = []
    new.scrolling?.rowHeight = rowHeight(of: element)
    new.isContentView = isContentView(element, of: owner)
    if isFree { new.designFrame = element.frame }
    let view = SceneView(
      element: VariedElement(element, on: file.canvas), id: id, kind: kind, superview: owner,
      isFree: isFree, isArranged: isArranged)
    new.content = sized(shownContent(of: view), of: view, readsStored: true)
    (new.hugging, new.resistance) = contentPriorities(of: view, showing: new.content)
    do {
      try make(.addView(new))
    } catch {
      note(.isRefused(error), line: element.line)
      return
    }
    register(view)
    noteUnreadableTexts(in: element)
    if isUnseenContent(element, in: owner) { result.unseenContents.append(id) }
    setProperties(of: element, id)
    addSubviews(of: element, into: id)
  }

  /// The frames of rows are in the file; in the app those of most tables follow what is in them.
  private func rowHeight(of table: MarkupElement) -> Scrolling.RowHeight? {
    guard isBuilt, table["rowHeight"] == "-1" else { return nil }
    var isFixed = false
    table.forEach { isFixed = isFixed || $0.name == "tableViewCell" && $0["rowHeight"] != nil }
    return isFixed ? nil : .automatic
  }

  private mutating func setRowHeight(of element: MarkupElement, _ table: ViewID) {
    guard var scrolling = draft.view(table)?.scrolling,
      scrolling.rowHeight != rowHeight(of: element)
    else { return }
    scrolling.rowHeight = rowHeight(of: element)
    make(.change(table, .scrolling(scrolling)), line: element.line)
  }

  /// A content view is there with its cell, where that was made for the scene.
  private mutating func takeUp(
    _ element: MarkupElement, as view: ViewID, superview owner: String?
  ) {
    register(
      SceneView(
        element: VariedElement(element, on: file.canvas), id: view, kind: .view, superview: owner,
        isFree: false, isArranged: false))
    setProperties(of: element, view)
    addSubviews(of: element, into: view)
  }

  /// Whether UIKit makes it in its superview.
  private func isContentView(_ element: MarkupElement, of owner: String?) -> Bool {
    guard element.key == ContentView.name, let superview = owner.flatMap({ views[$0] }) else {
      return false
    }
    return ElementKind.named(superview.element.element.name).kind.contentView != nil
  }

  private mutating func noteUnreadableTexts(in element: MarkupElement) {
    for child in element.children where child.isBase64 && Base64.text(of: child.text) == nil {
      note(.textIsUnreadable, line: child.line)
    }
  }

  // MARK: Names

  /// As code calls it, or as the author did, or after its kind.
  private func name(for element: MarkupElement) -> String {
    let candidates = [
      element.id.flatMap { file.outletNames[$0] }, element["userLabel"],
      ElementKind.named(element.name).kind.name,
    ]
    let name = candidates.compactMap { $0.flatMap(Self.identifier) }.first ?? "view"
    return draft.freeName(like: name)
  }

  /// `Price Label` is `priceLabel`.
  private static func identifier(_ label: String) -> String? {
    let words = label.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return nil }
    let name =
      first.prefix(1).lowercased() + first.dropFirst()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let probe = Document(device: nil)
    switch probe.objection(toName: name) {
    case nil, .reservedName: return name
    default: return nil
    }
  }
}
