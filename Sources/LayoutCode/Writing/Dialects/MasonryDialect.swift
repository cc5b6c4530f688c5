import AutoLayout
import Patience
import Prose

extension CodeDialect {
  /// One `mas_makeConstraints:` for each view.
  static let masonry = CodeDialect(
    word: "masonry", ending: "m",
    summary: Phrase(en: "Objective-C with Masonry", ja: "Masonry を使う Objective-C")
  ) { outline, language in
    MasonryFile(ObjectiveCFile(outline: outline, language: language)).text
  }
}

/// A layout by Masonry, which knows views and no guides but those of a controller.
private struct MasonryFile {
  private let file: ObjectiveCFile

  init(_ file: ObjectiveCFile) { self.file = file }

  private var code: MasonryLine { MasonryLine(text: file.text(of:)) }

  var text: String {
    let constraints = file.outline.constraintsFromInside
    let chains = constraints.filter(isChain)
    let groups = chains.byFirstItem
    let maker = file.outline.free("make")
    let blocks = groups.awaited(each: 16).flatMap { item, chains in
      ["[\(file.text(of: item)) mas_makeConstraints:^(MASConstraintMaker *\(maker)) {"]
        + code.lines(maker, chains).map { "  " + $0 } + ["}];"]
    }
    let rest = ObjectiveCConstraints(file).lines(for: constraints.filter { !isChain($0) })
    return file.text(
      constraints: blocks + rest, imports: ["<UIKit/UIKit.h>", "<Masonry/Masonry.h>"],
      without: Set(groups.map(\.item.view)))
  }

  private func isChain(_ constraint: Constraint) -> Bool {
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    return constraint.isActive && file.outline.switchesMaskOff(of: constraint.first.item)
      && constraint.name == nil && constraint.explicitHolder == nil
      && constraint.identifier == nil && file.outline.document.view(items[0].view)?.isGuide == false
      && items.allSatisfy { item in
        (item.guide == nil || item.guide == .safeArea && item != constraint.first.item)
          && file.outline.document.view(item.view)?.isGuide == false
      }
      && (constraint.second?.item.guide == nil
        || constraint.second?.attribute.hasSafeAreaName == true)
  }
}

/// A constraint as one of Masonry's chains.
struct MasonryLine {
  /// What views and guides are called.
  let text: (Item) -> String

  /// `make.left.equalTo(card.mas_right).offset(8);`
  func line(_ maker: String, _ equation: Equation) -> String {
    "\(maker).\(equation.first.attribute.masonryName)\(rest(equation))"
  }

  /// The same of several, those together that say the same of several attributes.
  func lines(_ maker: String, _ constraints: [Constraint]) -> [String] {
    constraints.together { rest($0.equation) }.map { chain, rest in
      let attributes = chain.map(\.first.attribute)
      let group = MasonryMembers.groups.first { Set($0.attributes) == Set(attributes) }
      let names = group.map { [$0.name] } ?? attributes.map(\.masonryName)
      return ([maker] + names).joined(separator: ".") + rest
    }
  }

  private func rest(_ equation: Equation) -> String {
    let constant = equation.constantText
    var line = ".\(equation.relation.label)"
    if let second = equation.second {
      line += "(\(target(second, of: equation)))"
      let factor = equation.multiplierText
      if factor != "1" { line += ".multipliedBy(\(factor))" }
      if constant != "0" { line += ".offset(\(constant))" }
    } else {
      line += "(\(MakerNames.boxed(constant)))"
    }
    let priority = equation.waiting?.priority ?? equation.priority.rawValue.plain
    return line + (priority == "1000" ? ";" : ".priority(\(priority));")
  }

  private func target(_ second: Anchor, of equation: Equation) -> String {
    let name = text(Item(second.item.view))
    if second.item.guide == .safeArea {
      return "\(name).mas_safeAreaLayoutGuide\(second.attribute.name.capitalizedFirst)"
    }
    return second.attribute == equation.first.attribute
      ? name : "\(name).mas_\(second.attribute.masonryName)"
  }
}

extension Attribute {
  fileprivate var masonryName: String { self == .lastBaseline ? "baseline" : name }

  /// Whether Masonry has a name for it of the safe area.
  fileprivate var hasSafeAreaName: Bool {
    [.top, .bottom, .left, .right, .leading, .trailing].contains(self)
  }
}
