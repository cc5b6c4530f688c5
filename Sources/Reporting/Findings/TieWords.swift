import AutoLayout
import Diagnosis
import Prose

/// What is said of two optional constraints of one priority that cannot both hold.
enum TieWords {
  /// - Parameter number: That of its repair, where repairs are numbered.
  static func block(of tie: Tie, in document: Document, number: Int? = nil) -> Report.Block {
    .row(
      Phrase(en: "\("tie", as: .trouble)", ja: "\("同順位", as: .trouble)"),
      phrase(for: tie, in: document) + FixWords.reference(to: number))
  }

  static func gone(_ tie: Tie, in document: Document, before old: Document) -> Report.Block {
    let names = tie.handles.map { Phrase(document.handleText($0, before: old)) }.listed()
    return .row(
      Phrase(en: "\("settled", as: .good)", ja: "\("解消", as: .good)"),
      Phrase(en: "\(names) no longer tie", ja: "\(names) の同順位はなくなりました"))
  }

  static func phrase(for tie: Tie, in document: Document) -> Phrase {
    let contents = TiedContents(tie, in: document)
    let names = tie.handles.map(document.handleText)
    let priority = Text(tie.priority.rawValue.inPoints, as: .priority)
    return [
      Phrase(
        en: "\(names.joined(separator: " ")) at \(priority): ",
        ja: "\(names.joined(separator: " と "))（優先度 \(priority)）：")
        + (contents?.outcome ?? outcome(of: tie, in: document)),
      decision(tie.decision, in: document),
      contents?.remedy ?? remedy(for: tie, in: document),
      document.isBySupposedFont(tie) ? supposed : "",
    ].filter { !$0.isEmpty }.joined(separator: Phrase(en: "; ", ja: "。"))
  }

  private static var supposed: Phrase {
    let command = Text("notes", as: .command)
    return Phrase(en: "its font is only supposed (\(command))", ja: "フォントは推定です（\(command)）")
  }

  private static func outcome(of tie: Tie, in document: Document) -> Phrase {
    let (nearer, loser) = (document.handleText(tie.nearer), document.handleText(tie.loser))
    if tie.nearerAmount.inPoints == "0" {
      return Phrase(
        en: "\(nearer) holds, \(loser) misses by \(tie.loserAmount)",
        ja: "\(nearer) は成立し、\(loser) は \(tie.loserAmount) ずれます")
    }
    return Phrase(
      en: "\(nearer) misses by \(tie.nearerAmount), \(loser) by \(tie.loserAmount)",
      ja: "\(nearer) は \(tie.nearerAmount)、\(loser) は \(tie.loserAmount) ずれます")
  }

  private static func decision(_ decision: Tie.Decision, in document: Document) -> Phrase {
    guard case .lower(let handle, let priority) = decision else { return "" }
    let name = document.handleText(handle)
    let level = Text(priority.rawValue.inPoints, as: .priority)
    return Phrase(en: "decided by \(name) at \(level)", ja: "優先度 \(level) の \(name) が決めました")
  }

  private static func remedy(for tie: Tie, in document: Document) -> Phrase {
    guard let priority = tie.turnedBy else { return "" }
    let level = Text(priority.rawValue.inPoints, as: .priority)
    let loser = document.handleText(tie.loser)
    return Phrase(
      en: "\(level) on \(loser) would turn it round", ja: "\(loser) を \(level) にすると逆になります")
  }
}
