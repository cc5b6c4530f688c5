import AutoLayout
import Patience
import Prose

extension CodeDialect {
  /// One `makeConstraints` for each view.
  static let snapKit = CodeDialect(
    word: "snapkit", ending: "swift",
    summary: Phrase(en: "Swift with SnapKit", ja: "SnapKit を使う Swift")
  ) { outline, language in SnapKitFile(of: outline, in: language).text }
}

/// A layout by SnapKit.
private struct SnapKitFile {
  private let file: SwiftFile

  init(of outline: LayoutOutline, in language: Language) {
    file = SwiftFile(of: outline, in: language)
  }

  var text: String {
    let constraints = file.outline.constraintsFromInside
    let chains = constraints.filter(isChain)
    let others = SwiftConstraints(file) { $0.anchors($1) ?? $0.items($1) }
    let groups = chains.byFirstItem
    let blocks = groups.awaitedMap(each: 16) { block(of: $0.item, $0.constraints) }
    let rest = others.lines(for: constraints.filter { !isChain($0) })
    return file.text(
      constraints: blocks.flatMap { $0 } + rest, properties: others.properties,
      imports: ["UIKit", "SnapKit"],
      without: Set(groups.map(\.item).filter { $0.guide == nil }.map(\.view)))
  }

  /// Whether a chain says all of it; what has a name is held by a property.
  private func isChain(_ constraint: Constraint) -> Bool {
    constraint.isActive && file.outline.switchesMaskOff(of: constraint.first.item)
      && constraint.name == nil && constraint.explicitHolder == nil
  }

  private func block(of item: Item, _ constraints: [Constraint]) -> [String] {
    let name = file.text(of: item)
    let chains = MakerLines(constraints, file).lines
    let maker = file.outline.free("make")
    return ["\(name.isEmpty ? "" : name + ".")snp.makeConstraints { \(maker) in"]
      + chains.map { "  \(maker)\($0)" } + ["}"]
  }
}

/// The chains of one view, those put together that say the same of several attributes.
struct MakerLines {
  private let file: SwiftFile
  private let constraints: [Constraint]

  init(_ constraints: [Constraint], _ file: SwiftFile) {
    (self.constraints, self.file) = (constraints, file)
  }

  /// `.leading.trailing.equalToSuperview().inset(16)`
  var lines: [String] {
    constraints.together { rest($0, asInset: true) }.map { chain, rest in
      let attributes = chain.map(\.first.attribute)
      // Only of both sides alike one says it inward.
      let isInset = attributes.contains(where: Self.ends.contains)
      let text = isInset || chain.isEmpty ? rest : self.rest(chain[0], asInset: false)
      return ".\(SnapKitAttributes.names(of: attributes).joined(separator: "."))\(text)"
    }
  }

  private static let ends: Set<Attribute> = [.trailing, .right, .bottom]
  private static let starts: Set<Attribute> = [.leading, .left, .top]

  private func rest(_ constraint: Constraint, asInset isInset: Bool) -> String {
    let superview = file.outline.document.view(constraint.first.item.view)?.superview
    var text = file.code.makerRelation(constraint.equation, superview: superview) {
      isInset ? amount($0, of: constraint) : ".offset(\($0))"
    }
    if let priority = constraint.waiting?.priority {
      text += ".priority(\(priority))"
    } else if !constraint.priority.isRequired {
      text += ".priority(\(constraint.priority.makerText))"
    }
    if let identifier = constraint.identifier {
      text += ".labeled(\(CodeValue.text(identifier).swift))"
    }
    return text
  }

  /// Inward at trailing edges, as one says it of both sides alike.
  private func amount(_ constant: String, of constraint: Constraint) -> String {
    let attribute = constraint.first.attribute
    let isInset = constraint.second?.attribute == attribute && constraint.multiplier == 1
    if isInset, Self.ends.contains(attribute), constant.hasPrefix("-") {
      return ".inset(\(constant.dropFirst()))"
    }
    if isInset, Self.starts.contains(attribute), !constant.hasPrefix("-"),
      constraint.waiting?.constant == nil
    {
      return ".inset(\(constant))"
    }
    return ".offset(\(constant))"
  }
}

extension [Constraint] {
  /// Those that follow each other and say the same of several attributes.
  ///
  /// - Parameter rest: What is said of one, without its attribute.
  func together(by rest: (Constraint) -> String) -> [(constraints: [Constraint], rest: String)] {
    var chains: [(constraints: [Constraint], rest: String)] = []
    for constraint in self {
      let text = rest(constraint)
      if let last = chains.last, last.rest == text,
        !last.constraints.contains(where: { $0.first.attribute == constraint.first.attribute })
      {
        chains[chains.count - 1].constraints.append(constraint)
      } else {
        chains.append(([constraint], text))
      }
    }
    return chains
  }
}

extension ConstraintCode {
  /// What follows the attributes in a chain of SnapKit: `.equalTo(card.snp.trailing).offset(8)`.
  ///
  /// - Parameters:
  ///   - superview: That of the first view.
  ///   - amount: How a constant that is not 0 is written: `.offset(8)`.
  func makerRelation(
    _ equation: Equation, superview: ViewID?, amount: (String) -> String
  ) -> String {
    let start = "." + equation.relation.label
    let (factor, constant) = (equation.multiplierText, equation.constantText)
    guard let second = equation.second else { return "\(start)(\(constant))" }
    return start + makerTarget(second, of: equation, superview)
      + (factor == "1" ? "" : ".multipliedBy(\(factor))")
      + (constant == "0" ? "" : amount(constant))
  }

  private func makerTarget(
    _ second: Anchor, of equation: Equation, _ superview: ViewID?
  ) -> String {
    let isSame = second.attribute == equation.first.attribute
    if isSame, equation.first.item.guide == nil, superview.map({ Item($0) }) == second.item {
      return "Superview()"
    }
    let name = text(second.item)
    if isSame { return "(\(name.isEmpty ? "self" : name))" }
    return "(\(name.isEmpty ? "" : name + ".")snp.\(second.attribute.name))"
  }
}

extension Priority {
  /// As SnapKit writes it: `.high`, `999`.
  var makerText: String {
    switch rawValue {
    case 1000: ".required"
    case 750: ".high"
    case 500: ".medium"
    case 250: ".low"
    default: rawValue.plain
    }
  }
}
