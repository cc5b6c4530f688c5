import AutoLayout
import Interchange

/// Changes to the numbers that a call names, in whichever dialect: `withInset: 16`, `Top(16)`, `- 16`; and to
/// those that are kept under a name it speaks of.
struct LiteralRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }

  init(_ change: SiteChange) { self.change = change }

  /// More numbers nobody writes into one call.
  private static let limit = 12

  var proposals: [[TextEdit]] {
    guard case .constant(let constant) = change.change else { return [] }
    let numbers = SyntaxWalk(site.use.whole).flatMap { places(in: $0, for: constant) }
    let known = numbers.filter { $0.value.magnitude == change.constraint.constant.magnitude }
    let others = numbers.filter { $0.value.magnitude != change.constraint.constant.magnitude }
    return (known + named(constant) + others).prefix(Self.limit).flatMap { place in
      place.texts.map { [TextEdit(place.range, $0)] }
    }
  }

  /// A number in the text, and what may stand there instead.
  private struct Place {
    let value: Double
    let range: SourceRange
    let texts: [String]
  }

  private func places(in node: SyntaxNode, for constant: Double) -> [Place] {
    guard case .expression(let expression) = node else { return [] }
    switch expression.form {
    case .binary(let left, let sign, let right) where sign == "+" || sign == "-":
      guard case .number(let value, _) = right.form else { return [] }
      let range = SourceRange(left.range.upperBound, right.range.upperBound)
      return [
        Place(
          value: value, range: site.local(range),
          texts: [constant.asSummand, (-constant).asSummand])
      ]
    case .prefix("-", let inner):
      guard case .number(let value, _) = inner.form else { return [] }
      return [place(of: expression, value, constant)]
    case .number(let value, _): return [place(of: expression, value, constant)]
    default: return []
    }
  }

  private func place(
    of expression: Expression, _ value: Double, _ constant: Double
  ) -> Place {
    Place(
      value: value, range: site.local(expression.range),
      texts: [constant.plain, (-constant).plain])
  }

  /// `let margin: CGFloat = 16` where the call speaks of `margin`, or of `Metrics.margin`.
  private func named(_ constant: Double) -> [Place] {
    let names = Set(
      SyntaxWalk(site.use.whole).compactMap { node -> String? in
        guard case .expression(let expression) = node else { return nil }
        switch expression.form {
        case .name(let name, _): return name
        case .member(_, let name): return name.text
        default: return nil
        }
      })
    return SyntaxWalk(site.file.statements).flatMap { node -> [Place] in
      guard case .declaration(let declaration) = node,
        case .variable(let variable) = declaration.form,
        case .name(let name) = variable.pattern, names.contains(name.text),
        let value = variable.value
      else { return [] }
      return places(in: .expression(value), for: constant)
    }
  }
}
