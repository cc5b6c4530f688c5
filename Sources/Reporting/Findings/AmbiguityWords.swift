package import AutoLayout
import Diagnosis
package import Prose

/// What is said of a number that could be another one just as well.
enum AmbiguityWords {
  /// `ambiguous title.x  anything from 0 to 220; nothing fixes its leading edge`, and underneath what
  /// would settle it.
  ///
  /// - Parameter number: That of its repair, where repairs are numbered.
  static func blocks(
    of ambiguity: Ambiguity, in document: Document, number: Int? = nil
  ) -> [Report.Block] {
    let head = head(of: ambiguity, in: document)
    guard let settlement = ambiguity.settlement else { return [head] }
    let line = text(of: settlement, in: document)
    let words = Phrase(en: "\(line) would settle it", ja: "\(line) で決まります")
    return [head, .row("", words + FixWords.reference(to: number))]
  }

  /// Why it is ambiguous, without what would settle it.
  static func head(of ambiguity: Ambiguity, in document: Document) -> Report.Block {
    let name = document.text(of: ambiguity.part, of: ambiguity.item)
    return .row(
      label(of: name),
      RangeWords.phrase(for: ambiguity.range) + Phrase(en: "; ", ja: "。")
        + cause(of: ambiguity, in: document))
  }

  /// With the name where the bodies of other rows begin.
  static func label(of name: Text) -> Phrase {
    Phrase(en: "\("ambiguous", as: .trouble) \(name)", ja: "\("曖昧", as: .trouble)      \(name)")
  }

  /// `settled   title.x, title.y`.
  static func settled(_ ambiguities: [Ambiguity], in document: Document) -> Report.Block {
    let names = ambiguities.map { document.text(of: $0.part, of: $0.item) }
    let shown = names.prefix(6).map { Phrase($0) }.joined(separator: Phrase(en: ", ", ja: "、"))
    let rest = names.count - 6
    let more = rest > 0 ? Phrase(en: " and \(rest) more", ja: " ほか \(rest) 件") : ""
    return .row(
      Phrase(en: "\("settled", as: .good)", ja: "\("解消", as: .good)"),
      Phrase(en: "\(shown)\(more)", ja: "\(shown)\(more) の曖昧さ"))
  }

  /// What one would type, or the priority that one would give.
  private static func text(
    of settlement: Ambiguity.Settlement, in document: Document
  ) -> Text {
    switch settlement {
    case .constraint(let equation): EquationText(equation, in: document).line.styled(.hint)
    case .priority(let handle, let priority): "\(document.handleText(handle)) \(priority.text)"
    }
  }

  private static func cause(of ambiguity: Ambiguity, in document: Document) -> Phrase {
    let edge = PartWords.phrase(for: ambiguity.part)
    switch ambiguity.cause {
    case .nothingFixes:
      return Phrase(en: "nothing fixes its \(edge)", ja: "\(edge)を決める制約がありません")
    case .onlyBounded(let handles):
      let names = document.list(handles)
      return Phrase(
        en: "\(names) only \(handles.count, one: "bounds", many: "bound") it; "
          + "nothing fixes its \(edge)",
        ja: "\(names) は範囲を限るだけで、\(edge)を決める制約がありません")
    case .waits(let handles):
      let names = document.list(handles)
      let awaited = document.awaited(by: handles)
      return Phrase(
        en: "\(names) \(handles.count, one: "waits", many: "wait") for \(awaited)",
        ja: "\(names) が \(awaited) の値を待っています")
    case .scrollable:
      let name = document.text(of: ambiguity.item.view)
      return Phrase(
        en: "\(name) has ambiguous scrollable content size",
        ja: "\(name) のスクロール可能な内容の大きさが曖昧です（ambiguous scrollable content size）")
    case .hangs(let item, let part):
      let other = document.text(of: part, of: item)
      return Phrase(
        en: "it follows \(other), which is ambiguous", ja: "曖昧な \(other) に連動しています")
    case .tied(let handles):
      let names = document.list(handles)
      return Phrase(
        en: "\(names) pull it to different values at the same priority",
        ja: "同じ優先度の \(names) が別々の値を求めています")
    }
  }
}

/// What a number of a rectangle is called within a sentence.
enum PartWords {
  static func phrase(for part: RectPart) -> Phrase {
    switch part {
    case .x: Phrase(en: "leading edge", ja: "先頭の端")
    case .y: Phrase(en: "top edge", ja: "上端")
    case .width: Phrase(en: "width", ja: "幅")
    case .height: Phrase(en: "height", ja: "高さ")
    }
  }
}

/// The values that something can take: `anything from 0 to 220`, `at least 16`.
package enum RangeWords {
  package static func phrase(for range: ValueRange) -> Phrase {
    switch (range.low.isFinite, range.high.isFinite) {
    case (false, false): Phrase(en: "anything", ja: "任意の値")
    case (true, false): Phrase(en: "at least \(range.low)", ja: "\(range.low) 以上の任意の値")
    case (false, true): Phrase(en: "at most \(range.high)", ja: "\(range.high) 以下の任意の値")
    case (true, true):
      Phrase(
        en: "anything from \(range.low) to \(range.high)",
        ja: "\(range.low) から \(range.high) までの任意の値")
    }
  }
}
