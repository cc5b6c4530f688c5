import AutoLayout
import Patience
import Prose

extension CodeDialect {
  /// Visual formats for what they can say, anchors for the rest.
  static let vfl = CodeDialect(
    word: "vfl", ending: "swift",
    summary: Phrase(en: "Swift with visual formats", ja: "ビジュアルフォーマットを使う Swift")
  ) { outline, language in FormatFile(of: outline, in: language).text }
}

/// A layout by visual formats.
private struct FormatFile {
  private let file: SwiftFile
  private let formats: FormatChains
  private let language: Language

  init(of outline: LayoutOutline, in language: Language) {
    self.language = language
    file = SwiftFile(of: outline, in: language)
    formats = FormatChains(outline)
  }

  var text: String {
    let others = SwiftConstraints(file) { $0.anchors($1) ?? $0.items($1) }
    let rest = others.lines(for: file.outline.constraints.filter { !formats.said.contains($0.id) })
    let remark = ExportRemarks.beyondFormats
    let comment = rest.isEmpty ? [] : ["// \(remark.text(in: language).string)"]
    let gap = comment.isEmpty || formats.lines.isEmpty ? [] : [""]
    return file.text(constraints: said + gap + comment + rest, properties: others.properties)
  }

  private var said: [String] {
    if formats.lines.isEmpty { return [] }
    let names = formats.views.map { "\"\($0.key)\": \(file.text(of: Item($0.view)))" }
    let (views, format) = (file.outline.free("views"), file.outline.free("format"))
    let line = "let \(views): [String: Any] = [\(names.joined(separator: ", "))]"
    let dictionary =
      line.count <= 96
      ? [line] : ["let \(views): [String: Any] = ["] + names.map { "  \($0)," } + ["]"]
    return dictionary + ["for \(format) in ["] + formats.lines.map { "  \"\($0)\"," }
      + [
        "] {", "  NSLayoutConstraint.activate(",
        "    NSLayoutConstraint.constraints(",
        "      withVisualFormat: \(format), options: [], metrics: nil, views: \(views)))", "}",
      ]
  }
}

/// Constraints put together as chains from one edge to the other.
struct FormatChains {
  /// In the order of the first constraint of each.
  private(set) var lines: [String] = []
  private(set) var said: Set<ConstraintID> = []
  /// The views that stand in them, with what formats call each.
  private(set) var views: [(key: String, view: ViewID)] = []
  private var known: Set<ViewID> = []
  private let outline: LayoutOutline
  private let keys: [ViewID: String]

  init(_ outline: LayoutOutline) {
    self.outline = outline
    keys = Self.keys(of: outline.views)
    for axis in Axis.allCases { write(along: axis) }
  }

  /// UIKit's reader takes names of ASCII alone: another view is called after its kind.
  private static func keys(of views: [View]) -> [ViewID: String] {
    let isReadable = { (name: String) in
      name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
    var taken = Set(views.map(\.name).filter(isReadable))
    return views.reduce(into: [:]) { keys, view in
      if isReadable(view.name) {
        keys[view.id] = view.name
      } else {
        let key = view.kind.name.free(besides: taken)
        taken.insert(key)
        keys[view.id] = key
      }
    }
  }

  /// From one view, or the superview, to the next.
  private struct Link {
    let constraint: Constraint
    let from: ViewID?
    let to: ViewID?
    /// Between them.
    let amount: String
  }

  private mutating func write(along axis: Axis) {
    let links = outline.constraints.awaitedMap(each: 8) { link($0, axis) }.compactMap { $0 }
    let lengths = outline.constraints.awaitedMap(each: 8) { size($0, axis) }.compactMap { $0 }
    var pool = OrderedPool(links, by: \.from)
    var sizes = OrderedPool(lengths, by: \.view)
    while let start = pool.takeFirst(nil) ?? pool.takeFirstOfAll(), !LineWork.isStopped(after: 1) {
      var chain = [start]
      while let last = chain.last?.to, let next = pool.takeFirst(last) { chain.append(next) }
      let format = format(of: chain, &sizes)
      lines.append(prefix(axis) + format)
    }
    while let view = sizes.firstKey(), !LineWork.isStopped(after: 1) {
      let format = self.view(view, &sizes)
      lines.append(prefix(axis) + format)
    }
  }

  private typealias Sizes = OrderedPool<ViewID, Size>

  private func prefix(_ axis: Axis) -> String { axis == .horizontal ? "H:" : "V:" }

  private mutating func format(of chain: [Link], _ sizes: inout Sizes) -> String {
    var text = ""
    for (place, link) in chain.enumerated() {
      said.insert(link.constraint.id)
      if place == 0 { text += link.from.map { view($0, &sizes) } ?? "|" }
      text += link.amount + (link.to.map { view($0, &sizes) } ?? "|")
    }
    return text
  }

  private mutating func view(_ id: ViewID, _ sizes: inout Sizes) -> String {
    let name = mention(id)
    let own = sizes.takeAll(id)
    for size in own {
      said.insert(size.constraint.id)
      if let other = size.other { mention(other) }
    }
    return own.isEmpty ? "[\(name)]" : "[\(name)(\(own.map(\.text).joined(separator: ",")))]"
  }

  /// What formats call it.
  @discardableResult private mutating func mention(_ view: ViewID) -> String {
    let key = keys[view] ?? ""
    if known.insert(view).inserted { views.append((key, view)) }
    return key
  }

  // MARK: What formats can say

  private struct Size {
    let constraint: Constraint
    let view: ViewID
    let other: ViewID?
    let text: String
  }

  private func isSayable(_ constraint: Constraint) -> Bool {
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return constraint.isActive && constraint.name == nil && constraint.identifier == nil
      && constraint.waiting == nil && constraint.explicitHolder == nil
      && constraint.multiplier == 1 && areReadAlike(items)
      && items.allSatisfy { item in
        item.guide == nil && (item.view == outline.root || keys[item.view] != nil)
      }
  }

  /// Whether leading is on the same side of all: a format names the views in another order.
  private func areReadAlike(_ items: [Item]) -> Bool {
    Set(items.compactMap { outline.document.view($0.view)?.semanticDirection }).count == 1
  }

  private func link(_ constraint: Constraint, _ axis: Axis) -> Link? {
    guard isSayable(constraint), let second = constraint.second else { return nil }
    let (start, end): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let (one, other) = (constraint.first, second)
    let parent = { (view: ViewID) in self.outline.document.view(view)?.superview }
    switch (one.attribute, other.attribute) {
    case (start, start) where parent(one.item.view) == other.item.view:
      return Link(
        constraint: constraint, from: nil, to: one.item.view, amount: amount(constraint, 1))
    case (end, end) where parent(one.item.view) == other.item.view:
      return Link(
        constraint: constraint, from: one.item.view, to: nil, amount: amount(constraint, -1))
    case (end, end) where parent(other.item.view) == one.item.view:
      return Link(
        constraint: constraint, from: other.item.view, to: nil, amount: amount(constraint, 1))
    case (start, end) where areBeside(one.item.view, other.item.view):
      return Link(
        constraint: constraint, from: other.item.view, to: one.item.view,
        amount: amount(constraint, 1))
    case (end, start) where areBeside(one.item.view, other.item.view):
      return Link(
        constraint: constraint, from: one.item.view, to: other.item.view,
        amount: amount(constraint, -1))
    default: return nil
    }
  }

  private func areBeside(_ one: ViewID, _ other: ViewID) -> Bool {
    one != outline.root && other != outline.root
  }

  /// `-8-`, `-(>=8@750)-`, nothing where they touch.
  private func amount(_ constraint: Constraint, _ sign: Double) -> String {
    let relation = sign < 0 ? constraint.relation.reversed : constraint.relation
    let text = predicate(relation, (sign * constraint.constant).plain, constraint.priority)
    if text == "0" || text == "-0" { return "" }
    return text.allSatisfy { $0.isNumber || $0 == "." } ? "-\(text)-" : "-(\(text))-"
  }

  private func size(_ constraint: Constraint, _ axis: Axis) -> Size? {
    let attribute: Attribute = axis == .horizontal ? .width : .height
    guard isSayable(constraint), constraint.first.attribute == attribute,
      constraint.first.item.view != outline.root
    else { return nil }
    if let second = constraint.second {
      guard second.attribute == attribute, constraint.constant == 0,
        second.item.view != outline.root
      else { return nil }
      let other = second.item.view
      return Size(
        constraint: constraint, view: constraint.first.item.view, other: other,
        text: predicate(constraint.relation, keys[other] ?? "", constraint.priority, isNamed: true))
    }
    return Size(
      constraint: constraint, view: constraint.first.item.view, other: nil,
      text: predicate(constraint.relation, constraint.constant.plain, constraint.priority))
  }

  private func predicate(
    _ relation: Relation, _ object: String, _ priority: Priority, isNamed: Bool = false
  ) -> String {
    let sign = relation == .equal && !isNamed ? "" : relation.symbol
    return sign + object + (priority.isRequired ? "" : "@\(priority.rawValue.plain)")
  }
}
