import AutoLayout
import Patience
import Prose

extension CodeDialect {
  /// Layout anchors in one list.
  static let swift = CodeDialect(
    word: "swift", ending: "swift",
    summary: Phrase(en: "Swift with layout anchors", ja: "アンカーを使う Swift")
  ) { outline, language in
    SwiftList(of: outline, in: language) { $0.anchors($1) ?? $0.items($1) }.text
  }
}

extension CodeDialect {
  /// `NSLayoutConstraint(item:…)` in one list.
  static let swiftItem = CodeDialect(
    word: "swift-item", ending: "swift",
    summary: Phrase(
      en: "Swift with NSLayoutConstraint(item:…)", ja: "NSLayoutConstraint(item:…) を使う Swift")
  ) { outline, language in
    SwiftList(of: outline, in: language) { $0.items($1) }.text
  }
}

/// Constraints in the list of one `activate`.
struct SwiftList {
  private let file: SwiftFile
  private let call: (ConstraintCode, Equation) -> WrittenCall

  init(
    of outline: LayoutOutline, in language: Language,
    call: @escaping (ConstraintCode, Equation) -> WrittenCall
  ) {
    file = SwiftFile(of: outline, in: language)
    self.call = call
  }

  var text: String {
    let statements = SwiftConstraints(file, call: call)
    let lines = statements.lines(for: file.outline.constraints)
    return file.text(constraints: lines, properties: statements.properties)
  }
}

/// Constraints as statements: those with a name or a priority are held by a variable, all go into one
/// list.
struct SwiftConstraints {
  private let file: SwiftFile
  private let call: (ConstraintCode, Equation) -> WrittenCall
  private let names: [ConstraintID: String]

  init(_ file: SwiftFile, call: @escaping (ConstraintCode, Equation) -> WrittenCall) {
    self.file = file
    self.call = call
    names = file.outline.variableNames(by: file.text(of:)).mapValues(SwiftFile.written)
  }

  /// Constraints with a name of the user's are properties, so that code can speak of them later.
  var properties: [String] {
    file.outline.constraints.filter { $0.name != nil }
      .map { "var \(names[$0.id] ?? ""): NSLayoutConstraint!" }
  }

  func lines(for constraints: [Constraint]) -> [String] {
    let held = constraints.awaitedMap(each: 4, held).flatMap { $0 }
    let active = constraints.filter(\.isActive)
    let onHolders = active.compactMap { constraint -> String? in
      guard let holder = constraint.explicitHolder.map({ file.text(of: Item($0)) }) else {
        return nil
      }
      return (holder.isEmpty ? "" : holder + ".") + "addConstraint(\(element(constraint)))"
    }
    let elements = active.filter { $0.explicitHolder == nil }
      .awaitedMap(each: 8) { "  \(element($0))," }
    let list =
      elements.isEmpty ? [] : ["NSLayoutConstraint.activate(["] + elements + ["])"]
    return held + list + onHolders
  }

  private func element(_ constraint: Constraint) -> String {
    names[constraint.id]
      ?? call(file.code, constraint.equation).text(indentedBy: 6, behind: 1)
  }

  private func held(_ constraint: Constraint) -> [String] {
    guard let name = names[constraint.id] else { return [] }
    let start = constraint.name == nil ? "let " : ""
    let made = call(file.code, constraint.equation)
    var lines = [
      "\(start)\(name) = \(made.text(indentedBy: 4, behind: start.count + name.count + 3))"
    ]
    if let priority = constraint.waiting?.priority {
      lines.append("\(name).priority = UILayoutPriority(\(priority))")
    } else if !constraint.priority.isRequired {
      lines.append("\(name).priority = \(constraint.priority.written)")
    }
    if let identifier = constraint.identifier {
      lines.append("\(name).identifier = \(CodeValue.text(identifier).swift)")
    }
    return lines
  }
}

extension Constraint {
  /// Whether the call that makes it says all.
  var isPlain: Bool {
    priority.isRequired && waiting?.priority == nil && identifier == nil && isActive
  }
}
