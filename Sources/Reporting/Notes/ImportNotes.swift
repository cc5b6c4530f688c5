package import Interchange
package import Prose

extension [ConsoleLog.Note] {
  /// All of them, but of many elements in no known form only the first: how many there are is said
  /// elsewhere.
  package var words: [Phrase] {
    var unread = 0
    return filter { note in
      guard case .unreadEntry = note.kind else { return true }
      unread += 1
      return unread <= 3
    }.map(\.words)
  }
}

extension ConsoleLog.Note {
  /// What is said of a part of a log that was not understood, with its line.
  package var words: Phrase {
    let place = Phrase(en: "line \(line): ", ja: "\(line) 行目：")
    switch kind {
    case .nothingFound:
      return Phrase(
        en: "there is no constraint conflict in this text", ja: "制約の矛盾に関する記述が見つかりません")
    case .nothingReadable:
      return place
        + Phrase(
          en:
            "a conflict is announced here, but none of its constraints is printed in a form that is "
            + "known (a description of its own hides them)",
          ja: "矛盾の報告がここにありますが、制約が知られている形で書かれていません（独自の description によるものです）")
    case .unreadEntry(let text):
      let entry = Self.shortened(text)
      return place + Phrase(en: "not understood: \(entry)", ja: "読み取れません：\(entry)")
    case .cutShort(let text):
      let entry = Self.shortened(text)
      return place + Phrase(en: "the text ends inside \(entry)", ja: "途中で切れています：\(entry)")
    case .addressIsCut(let start, let address):
      return place + Self.taken(address, for: start)
    case .endsInAddress(let start):
      let name = Text(start.description, as: .handle)
      return place
        + Phrase(
          en: "the text ends inside the address \(name); what has it is taken for a view by itself",
          ja: "アドレスが \(name) で切れています。一覧のほかのビューとは別のビューと見なしました")
    case .hiddenBySystem:
      let hidden = Text("<private>", as: .code)
      return place
        + Phrase(
          en: "the system printed \(hidden) in place of constraints",
          ja: "制約の代わりに \(hidden) と出力されています")
    case .brokenIsNotListed(let reference):
      let name = Text(reference.description, as: .handle)
      return place
        + Phrase(
          en: "the broken constraint \(name) is not in the list above it",
          ja: "除外された制約 \(name) が一覧にありません")
    case .linesAreLeftOut:
      return place
        + Phrase(en: "lines of the list are left out here", ja: "ここで一覧の一部が省かれています")
    case .brokenIsListedAs(let reference, let listed):
      let (name, other) = (
        Text(reference.description, as: .handle), Text(listed.description, as: .handle)
      )
      return place
        + Phrase(
          en:
            "the broken constraint \(name) is not in the list above it; \(other) says the same and "
            + "is taken for it",
          ja: "除外された制約 \(name) は一覧にありませんが、同じ内容の \(other) と見なしました")
    case .brokenIsNotNamed:
      return place
        + Phrase(
          en: "the log does not say which constraint was broken",
          ja: "どの制約が除外されたか、ログに書かれていません")
    case .superviewIsNotNamed(let reference):
      let (name, bar) = (Text(reference.description, as: .handle), Text("|", as: .code))
      return place
        + Phrase(
          en: "\(bar) in \(name) stands for a superview that the line does not name",
          ja: "\(name) の \(bar) がどの親ビューを指すか、この行からは分かりません")
    }
  }

  private static func taken(
    _ address: ConsoleLog.Address, for start: ConsoleLog.Address
  ) -> Phrase {
    let (whole, name) = (
      Text(address.description, as: .handle), Text(start.description, as: .handle)
    )
    return Phrase(
      en: "the text ends inside the address \(name); \(whole), the only one of that class that "
        + "begins so, is taken for it",
      ja: "アドレスが \(name) で切れています。同じクラスでこう始まるのは \(whole) だけなので、それと見なしました")
  }

  private static func shortened(_ text: String) -> Text {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Text(TextWidth.truncated(line, to: 60), as: .code)
  }
}

extension VisualFormat.Note {
  /// What is said of a visual format that is accepted all the same.
  package var words: Phrase {
    switch self {
    case .nameForeignToUIKit(let name):
      return Phrase(
        en: "UIKit's visual format takes only ASCII names, and not \(name.text, as: .name)",
        ja: "UIKit のビジュアルフォーマットでは \(name.text, as: .name) のような名前は使えません（ASCII のみ）")
    case .optionWithoutEffect(let option):
      let name = Text(option.rawValue, as: .code)
      return Phrase(
        en: "\(name) has no effect on this axis", ja: "\(name) はこの方向では効果がありません")
    }
  }
}
