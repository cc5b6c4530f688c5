import AutoLayout
import Diagnosis
import Prose

/// Two views that hold on to the size of their contents equally strongly, while there is room for one
/// only to have it: what that means for them, without the names of the rules.
struct TiedContents {
  private let rule: Rule
  private let nearer: Text
  private let loser: Text
  private let tie: Tie
  private let document: Document

  /// `nil` for a tie of anything else.
  init?(_ tie: Tie, in document: Document) {
    guard case .generated(let first, let rule) = tie.nearer,
      case .generated(let second, rule) = tie.loser, tie.others.isEmpty,
      [.hugging, .compressionResistance].contains(rule.maker), tie.nearerAmount.inPoints == "0"
    else { return nil }
    self.rule = rule
    nearer = Text(document.name(of: first), as: .name)
    loser = Text(document.name(of: second), as: .name)
    self.tie = tie
    self.document = document
  }

  private var hugs: Bool { rule.maker == .hugging }

  /// `both hug alike: a gets 311 too wide`.
  var outcome: Phrase {
    let amount = tie.loserAmount
    let isAcross = [.hugging(.horizontal), .resistance(.horizontal)].contains(rule)
    if hugs {
      return Phrase(
        en: "\(nearer) and \(loser) hug their contents alike, and \(loser) is \(amount) too "
          + "\(isAcross ? "wide" : "high")",
        ja: "\(nearer) と \(loser) のハギングが同じ強さで、\(loser) の"
          + "\(isAcross ? "幅" : "高さ")が \(amount) 余ります")
    }
    return Phrase(
      en: "\(nearer) and \(loser) resist compression alike, and \(loser) is \(amount) too "
        + "\(isAcross ? "narrow" : "low")",
      ja: "\(nearer) と \(loser) の圧縮抵抗が同じ強さで、\(loser) の"
        + "\(isAcross ? "幅" : "高さ")が \(amount) 足りません")
  }

  /// What would make it the other view's loss; `nil` where nothing was found.
  var remedy: Phrase? {
    guard let priority = tie.turnedBy else { return nil }
    let level = Text(priority.rawValue.inPoints, as: .priority)
    let handle = document.handleText(tie.loser)
    return hugs
      ? Phrase(
        en: "with \(level) on \(handle) \(nearer) would grow instead",
        ja: "\(handle) を \(level) にすると \(nearer) の方が広がります")
      : Phrase(
        en: "with \(level) on \(handle) \(nearer) would give way instead",
        ja: "\(handle) を \(level) にすると \(nearer) の方が縮みます")
  }
}
