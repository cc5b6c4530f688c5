import AutoLayout
import Patience
import Prose

/// A class in Swift that makes a layout: all but its constraints is the same for every way of writing
/// those.
struct SwiftFile {
  let outline: LayoutOutline
  let language: Language
  private let locals: Set<ViewID>
  /// Those that have to be properties all the same, since other methods speak of them.
  private let renamed: Set<ViewID>

  init(of outline: LayoutOutline, in language: Language) {
    self.outline = outline
    self.language = language
    let taken = Set(outline.views.filter { Self.taken.contains($0.name) }.map(\.id))
    locals = taken.subtracting(outline.callbacks.views)
    renamed = taken.intersection(outline.callbacks.views)
  }

  /// Names of properties that a controller or a view has already: a variable alone may have them.
  private static let taken: Set<String> = [
    "title", "tag", "description", "hash", "frame", "bounds", "center", "layer", "superclass",
    "isEditing", "tabBarItem", "navigationItem", "parent", "children", "alpha", "isHidden",
    "mask", "window", "superview", "subviews", "constraints", "toolbarItems", "storyboard",
    "inputView",
    "undoManager", "transform", "isOpaque", "gestureRecognizers", "traitCollection", "next",
    "presentedViewController",
  ]

  /// Words that a name must be quoted for.
  private static let keywords: Set<String> = [
    "default", "switch", "case", "class", "func", "in", "is", "as", "if", "else", "for", "while",
    "repeat", "return", "let", "var", "init", "self", "super", "true", "false", "nil", "guard",
    "do", "try", "catch", "throw", "where", "import", "enum", "struct", "protocol", "extension",
    "static", "internal", "public", "private", "operator", "break", "continue", "defer",
    "subscript",
    "typealias", "inout", "fallthrough", "rethrows", "throws", "Any", "Self", "deinit",
  ]

  static func written(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// What a view or guide is called; empty for `self`. All that is written asks this.
  func text(of item: Item) -> String {
    if LineWork.isStopped(after: 2) { return "" }
    let owner =
      if item.view == outline.root {
        outline.isController ? "view" : ""
      } else if outline.isOwnContent(item.view) {
        ContentView.name
      } else {
        outline.document.view(item.view).map(name) ?? ""
      }
    guard let guide = item.guide?.propertyName else { return owner }
    if item.guide?.isController == true { return guide }
    return owner.isEmpty ? guide : "\(owner).\(guide)"
  }

  private func name(of view: View) -> String {
    renamed.contains(view.id) ? view.name + "View" : Self.written(view.name)
  }

  var code: ConstraintCode { ConstraintCode(text: text(of:)) }

  // MARK: The whole

  /// - Parameters:
  ///   - constraints: The lines that make them, without indentation.
  ///   - properties: Declarations that these need, likewise.
  ///   - keepsMasks: The views whose masks the library sees to.
  func text(
    constraints: [String], properties: [String] = [], imports: [String] = ["UIKit"],
    without keepsMasks: Set<ViewID> = []
  ) -> String {
    let declared = outline.views.filter { !locals.contains($0.id) }.map(declaration) + properties
    let body = blocks(without: keepsMasks) + (constraints.isEmpty ? [] : [constraints])
    var lines = imports.sorted().map { "import \($0)" } + [""]
    lines += outline.remarks.map { "// \($0.text(in: language).string)" }
    lines.append(
      "final class \(outline.className): \(outline.superclass) {")
    if !declared.isEmpty { lines += declared.map { "  " + $0 } + [""] }
    lines += head.map { "  " + $0 }
    for block in body { lines += [""] + block.map { $0.isEmpty ? "" : "    " + $0 } }
    let coder =
      outline.isController
      ? [] : ["", "required init?(coder: NSCoder) {", "  super.init(coder: coder)", "}"]
    let later = outline.callbacks.swift(isController: outline.isController, text(of:))
    lines += ["  }"] + (coder + later).map { $0.isEmpty ? "" : "  " + $0 } + ["}", ""]
    return lines.joined(separator: "\n")
  }

  private var head: [String] {
    outline.isController
      ? ["override func viewDidLoad() {", "  super.viewDidLoad()"]
      : ViewInitializer(of: outline.rootKind).swift
  }

  private func declaration(of view: View) -> String {
    "let \(name(of: view)) = \(outline.making(view).swift)"
  }

  // MARK: The body

  private func blocks(without keepsMasks: Set<ViewID>) -> [[String]] {
    let made = outline.views.filter { locals.contains($0.id) }.map(declaration)
    let root = outline.document.view(outline.root).map { own(of: $0) } ?? []
    let said = (outline.views + outline.contentViews).flatMap { view in
      outline.statements(of: view).flatMap { $0.swift(of: text(of: Item(view.id))).lines }
    }
    let controller = outline.controllerStatements.flatMap { $0.swift(of: "").lines }
    return [made, controller + root + said, masks(without: keepsMasks), placings]
      .filter { !$0.isEmpty }
  }

  /// What is said of the root itself.
  private func own(of root: View) -> [String] {
    outline.statements(of: root).flatMap { $0.swift(of: text(of: Item(root.id))).lines }
  }

  private func masks(without keepsMasks: Set<ViewID>) -> [String] {
    let names = outline.withoutMasks.filter { !keepsMasks.contains($0.id) }
      .map { text(of: Item($0.id)) }
    let property = "translatesAutoresizingMaskIntoConstraints = false"
    guard names.count > 1 else { return names.map { "\($0).\(property)" } }
    let list = names.joined(separator: ", ")
    let line = "[\(list)].forEach { $0.\(property) }"
    if line.count <= 96 { return [line] }
    if list.count < 72 { return ["for subview in [\(list)] {", "  subview.\(property)", "}"] }
    return ["["] + names.map { "  \($0)," } + ["].forEach { $0.\(property) }"]
  }

  private var placings: [String] {
    outline.placings.map { view, owner, how in
      let name = text(of: Item(view.id))
      let place = text(of: Item(owner))
      let start = place.isEmpty ? "" : place + "."
      return switch how {
      case .subview: "\(start)addSubview(\(name))"
      case .arranged: "\(start)addArrangedSubview(\(name))"
      case .guide: "\(start)addLayoutGuide(\(name))"
      case .layer:
        "\(start)\(outline.document.isLayer(owner) ? "" : "layer.")addSublayer(\(name))"
      case .front: "\(start)bringSubviewToFront(\(name))"
      case .back: "\(start)sendSubviewToBack(\(name))"
      case .spacing(let points): "\(start)setCustomSpacing(\(points.plain), after: \(name))"
      }
    }
  }
}
