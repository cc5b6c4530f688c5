import AutoLayout
import Diagnosis
import Interchange
import LayoutCode

/// A property that a view has behind its dot: how it is read, and how it is set if it can be.
struct ViewProperty: Sendable {
  typealias Read =
    @Sendable (inout Evaluator, View, SourceRange) throws(LineFailure) -> Value
  typealias Write = @Sendable (inout Interpreter, View, Operand) throws(LineFailure) -> Void

  let name: String
  let kinds: KindsMeant
  /// Whether guides have it too.
  let isOfGuides: Bool
  /// The names that it can be set to, without their dots; empty for what has none.
  let choices: [String]
  let read: Read
  let write: Write?

  init(
    _ name: String, of kinds: KindsMeant = .all, ofGuides isOfGuides: Bool = false,
    choices: [String] = [], read: @escaping Read, write: Write? = nil
  ) {
    self.name = name
    self.kinds = kinds
    self.isOfGuides = isOfGuides
    self.choices = choices
    self.read = read
    self.write = write
  }

  func fits(_ kind: ViewKind) -> Bool {
    kind.isGuide ? isOfGuides : kinds.include(kind)
  }

  func fits(_ view: View) -> Bool {
    fits(view.kind) || !view.isGuide && TableProperty(name, of: view.typeInTables) != nil
  }

  func check(fits view: View, _ name: NameSyntax) throws(LineFailure) {
    if !fits(view) { throw .objection(LanguageWords.noProperty(name, of: view)) }
  }
}

/// The properties of views, by their names in UIKit.
enum ViewProperties {
  static let all: [ViewProperty] = {
    let known = Set(own.map(\.name))
    let others = kept.filter { !known.contains($0.name) }
    let rest = UIKitTables.propertyNamesOfViews.filter { name in
      !known.contains(name) && !others.contains { $0.name == name }
    }
    return others + rest.compactMap(ofTables) + own
  }()

  /// What the tables of code have of views and the document does not keep of each: what lies in it, how its
  /// layer is painted.
  private static func ofTables(_ name: String) -> ViewProperty? {
    let isOfAll = TableProperty(name, of: "UIView") != nil
    guard
      let owner = UIKitTables.viewClasses.first(where: { TableProperty(name, of: $0) != nil }),
      TableProperty(name, of: owner)?.isSettable == true
    else { return nil }
    return ViewProperty(
      name, inTables: owner, of: isOfAll ? .all : .having(name), typeOf: { $0.typeInTables }
    ) { .item(Item($0.id)) }
  }

  /// Those that the prompt reads or sets in its own way.
  private static let own: [ViewProperty] =
    geometry + content + hierarchy + arrangement + scrolling + layout + traits

  static func named(_ name: String) -> ViewProperty? { byName[name] }

  static func names(of kind: ViewKind) -> [String] { all.filter { $0.fits(kind) }.map(\.name) }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

// MARK: Hierarchy

extension ViewProperties {
  private static let hierarchy: [ViewProperty] = [
    ViewProperty("superview", read: superview),
    ViewProperty("owningView", ofGuides: true, read: superview),
    ViewProperty(
      "window",
      read: { evaluator, view, _ in
        evaluator.document.isInWindow(view.id) ? .item(Item(.window)) : .absent
      }),
    ViewProperty("subviews", read: { _, view, _ in .list(view.subviews.map { .item(Item($0)) }) }),
    ViewProperty(
      "layoutGuides", read: { _, view, _ in .list(view.guides.map { .item(Item($0)) }) }),
    ViewProperty(
      ContentView.name, of: .contentHolders,
      read: { evaluator, view, _ in
        evaluator.document.contentView(of: view.id).map { .item(Item($0)) } ?? .absent
      }),
    ViewProperty("constraints", read: constraints),
    ViewProperty("layer", read: { _, view, _ in .layer(view.id) }),
    // The title of a button is part of the button here.
    ViewProperty("titleLabel", of: .only(.button), read: { _, view, _ in .item(Item(view.id)) }),
  ]

  private static let superview: ViewProperty.Read = { _, view, _ in
    view.superview.map { .item(Item($0)) } ?? .absent
  }

  /// Those installed on the view, as in UIKit: the active ones that it holds.
  private static let constraints: ViewProperty.Read = { evaluator, view, _ in
    let document = evaluator.document
    let held = document.constraints.values.filter {
      $0.isActive && document.holder(of: $0) == view.id
    }
    return .list(held.map { evaluator.constraint($0.id) })
  }
}

// MARK: What acts on the layout

extension ViewProperties {
  /// A view has the traits itself here, too.
  private static let traits = TraitCollection.namesOfViews.map { name in
    ViewProperty(
      name,
      read: { evaluator, _, _ in TraitCollection.value(name, in: evaluator.document) ?? .absent })
  }

  private static let layout: [ViewProperty] = [
    ViewProperty(
      "translatesAutoresizingMaskIntoConstraints",
      read: { _, view, _ in .boolean(view.translatesAutoresizingMaskIntoConstraints) },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try interpreter.setTranslation(of: view, operand)
      }),
    ViewProperty(
      "autoresizingMask", choices: Enumeration("UIView.AutoresizingMask").names,
      read: { _, view, _ in .list(view.autoresizingMask.names.map { .choice($0) }) },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try interpreter.setMask(of: view, operand)
      }),
    ViewProperty(
      "autoresizesSubviews", read: { _, view, _ in .boolean(view.autoresizesSubviews) },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try interpreter.setAutoresizing(ofSubviewsOf: view, operand)
      }),
    ViewProperty("identifier", ofGuides: true, read: identifier, write: setIdentifier),
    ViewProperty(
      "tag", read: { _, view, _ in .whole(Double(view.tag)) },
      write: { (interpreter, view, operand) throws(LineFailure) in
        try interpreter.change(view, .tag(operand.integer()), operand)
      }),
    ViewProperty("traitCollection", read: { _, _, _ in .traits }),
    ViewProperty("hasAmbiguousLayout", ofGuides: true, read: hasAmbiguousLayout),
  ]

  private static let identifier: ViewProperty.Read = { _, view, _ in
    view.identifier.map { .text($0) } ?? .absent
  }

  private static let setIdentifier: ViewProperty.Write = {
    (interpreter, view, operand) throws(LineFailure) in
    try interpreter.change(view, .identifier(operand.optionalText()), operand)
  }

  private static let hasAmbiguousLayout: ViewProperty.Read = {
    (evaluator, view, _) throws(LineFailure) in
    for part in RectPart.allCases {
      let measure = evaluator.document.measure(of: part, of: Item(view.id))
      if try !evaluator.workspace.isUnique(measure) { return .boolean(true) }
    }
    return .boolean(false)
  }
}

extension AutoresizingMask {
  var names: [String] { Self.named.filter { contains($0.bit) }.map(\.name) }

  init(names: [String]) {
    self = Self.named.filter { names.contains($0.name) }
      .reduce(into: []) { $0.formUnion($1.bit) }
  }
}

extension Interpreter {
  mutating func change(
    _ view: View, _ change: ViewChange, _ operand: Operand
  ) throws(LineFailure) {
    try apply(.change(view.id, change), at: operand.range)
  }
}
