import AutoLayout

/// What UIKit's debugging output would call the things of a document: by class, address and text.
///
/// Nothing here has a place in memory, so the addresses are made up: what sort of thing it is, and
/// its number in decimal digits. `c7` is always at `0x600000000007`. What came out of a log keeps the
/// address that it had there.
struct PrintedNames {
  let document: Document
  /// The addresses that logs have given.
  private let logged: [ViewID: String]
  private let taken: Set<String>
  /// The accessibility identifiers that more than one view has.
  private let ambiguousNames: Set<String>

  init(of document: Document) {
    self.document = document
    var logged: [ViewID: String] = [:]
    var taken: Set<String> = []
    var (names, ambiguous): (Set<String>, Set<String>) = ([], [])
    for view in document.views.values {
      if let alias = view.alias, alias.hasPrefix("0x"), taken.insert(alias).inserted {
        logged[view.id] = alias
      }
      if let name = view.identifier, !names.insert(name).inserted { ambiguous.insert(name) }
    }
    (self.logged, self.taken, ambiguousNames) = (logged, taken, ambiguous)
  }

  // MARK: Items

  /// `UILabel:0x7f8000000002'Hello'`, `UILayoutGuide:0x603000000010'UIViewSafeAreaLayoutGuide'`.
  func described(_ item: Item) -> String {
    guard let guide = item.guide else { return described(item.view) }
    let identifier = guide.identifier.map { "'\($0)'" } ?? ""
    return "\(guide.className):\(address(of: item))\(identifier)"
  }

  func described(_ id: ViewID) -> String {
    guard let view = document.view(id) else { return "(null)" }
    let text = (view.isGuide ? view.identifier : view.shownText).map { "'\(Self.shortened($0))'" }
    return "\(view.className):\(address(of: id))\(text ?? "")"
  }

  /// What stands for a view in a constraint by itself: its accessibility identifier, where no other
  /// view has the same.
  func name(of item: Item) -> String? {
    guard item.guide == nil, let view = document.view(item.view), !view.isGuide,
      let name = view.identifier, !name.isEmpty, !ambiguousNames.contains(name)
    else { return nil }
    return name
  }

  /// The view in which an item lies: that of a guide is its owner.
  func superview(of item: Item) -> Item? {
    if item.guide != nil { return Item(item.view) }
    return document.view(item.view)?.superview.map { Item($0) }
  }

  /// Long texts are cut (constraint conflict log, section 2.1).
  private static func shortened(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "..." : text
  }

  private static let longest = 25

  // MARK: Addresses

  /// The first digits of an address tell what it is of.
  private enum Sort: String {
    case constraint = "600"
    case generated = "601"
    case ownGuide = "602"
    case systemGuide = "603"
    case layer = "604"
    case view = "7f8"
  }

  func address(of item: Item) -> String {
    guard let guide = item.guide else { return address(of: item.view) }
    return madeUp(.systemGuide, item.view.rawValue * 10 + guide.rank)
  }

  func address(of view: ViewID) -> String {
    if let logged = logged[view] { return logged }
    return madeUp(document.view(view)?.isGuide == true ? .ownGuide : .view, view.rawValue)
  }

  func address(ofLayer view: ViewID) -> String { madeUp(.layer, view.rawValue) }

  func address(of handle: Handle) -> String {
    switch handle {
    case .constraint(let id): madeUp(.constraint, id.rawValue)
    case .generated(let view, let rule): madeUp(.generated, view.rawValue * 100 + rule.number)
    }
  }

  private func madeUp(_ sort: Sort, _ number: Int) -> String {
    let digits = String(number)
    let padding = String(repeating: "0", count: max(0, 9 - digits.count))
    var address = "0x" + sort.rawValue + padding + digits
    while taken.contains(address) { address += "0" }
    return address
  }
}

extension View {
  /// What logs print of what it shows.
  fileprivate var shownText: String? {
    guard kind.takes.contains(.text) else { return nil }
    return [content.text, content.placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension SystemGuide {
  fileprivate var className: String { isController ? "_UILayoutGuide" : "UILayoutGuide" }

  /// UIKit's own for it (UIKit guides and devices, section 1).
  fileprivate var identifier: String? {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .content: "UIScrollViewContentLayoutGuide"
    case .frame: "UIScrollViewFrameLayoutGuide"
    case .gap: "UISV-distributing"
    case .topLayoutGuide, .bottomLayoutGuide: nil
    }
  }
}
