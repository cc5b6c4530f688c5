import AutoLayout
import Diagnosis
import Interchange
import Prose
import Reporting

/// `anchorWithOffset(to:)`: how far it is from one anchor to another, in reading direction where they
/// are directional ones (UIKit constraints, section 2).
struct AnchorDistance: Hashable, Sendable {
  let from: Anchor
  let to: Anchor

  /// What a constraint holds apart that is made of it.
  fileprivate var equation: Equation { Equation(to, .equal, from) }

  /// Whether it counts to the left, as in a layout that is read from the right.
  fileprivate func isMirrored(in document: Document) -> Bool {
    [from, to].contains { $0.attribute.isDirectional }
      && document.direction(ofItem: to.item.view) == .rightToLeft
  }

  static let forms = ["constraint(equalToConstant:)"]
}

extension Evaluator {
  /// `title.trailingAnchor.anchorWithOffset(to: photo.leadingAnchor)`
  mutating func distance(from anchor: Anchor, _ call: Call) throws(LineFailure) -> Value {
    let (_, values) = try call.form(among: ["anchorWithOffset(to:)"])
    let other = try rawOperand(values[0]).anchor()
    guard anchor.attribute.kind == other.attribute.kind, anchor.attribute.kind != .size else {
      throw .objection(LanguageWords.incommensurable(at: call.range))
    }
    return .distance(AnchorDistance(from: anchor, to: other))
  }

  /// Against a number it is a constraint between the two anchors. Against another anchor it would be
  /// one between three or four.
  mutating func constraint(
    from distance: AnchorDistance, _ call: Call
  ) throws(LineFailure) -> NewConstraint {
    guard call.name.text == "constraint" else {
      throw .objection(LanguageWords.noMethod(call, of: .distance(distance)))
    }
    let family = call.arguments.first?.label.flatMap { AnchorFamily($0.text) }
    if let family, family.object == .anchor {
      throw .objection(LanguageWords.distanceAgainst(call))
    }
    guard let family, call.arguments.count == 1, family.object == .number else {
      throw .objection(LanguageWords.wrongArguments(call, forms: AnchorDistance.forms))
    }
    var new = NewConstraint(
      distance.to, family.relation, distance.from, origin: .swift(step: workspace.step))
    new.constant = try operand(call.arguments[0].value).number()
    new.isActive = false
    return new
  }

  /// In points, as the layout has it now: the number that a constraint of it would hold with. Where the
  /// two are read in different directions, both edges are taken as that constraint takes them (UIKit
  /// constraints, section 1.3).
  mutating func length(
    of distance: AnchorDistance, at range: SourceRange
  ) throws(LineFailure) -> Double {
    var (from, to) = (
      try position(of: distance.from, at: range), try position(of: distance.to, at: range)
    )
    if let ends = try workspace.solution().ends(of: distance.equation) { (from, to) = ends }
    return distance.isMirrored(in: document) ? from - to : to - from
  }
}

extension LanguageWords {
  fileprivate static func distanceAgainst(_ call: Call) -> Objection {
    Objection(
      Phrase(
        en: "A distance between two anchors is held against a number here, and not against a third "
          + "anchor.",
        ja: "アンカー間の距離は、ここでは数値にだけ合わせられます。別のアンカーには合わせられません。"),
      at: call.range,
      hints: [
        Phrase(
          en: "A guide does the same: \("add guide gap", as: .code), pinned to both anchors.",
          ja: "両方のアンカーに合わせたガイド（\("add guide gap", as: .code)）で代用できます。")
      ])
  }
}
