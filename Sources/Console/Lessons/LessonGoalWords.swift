import Prose

/// What a goal misses, as a teacher would say it.
enum LessonGoalWords {
  /// What a goal expects that speaks of something that is not there yet.
  static let named = Phrase(en: "what the task speaks of", ja: "課題に出てくるもの")

  /// Of what holds as things are: `if rotate came next: bar.width is 361; it should be 820`.
  static func elsewhere(_ line: String, _ words: Phrase) -> Phrase {
    Phrase(
      en: "if \(line, as: .command) came next: \(words)",
      ja: "次に \(line, as: .command) とした場合：\(words)")
  }

  /// Of a name that the pupil is to give.
  ///
  /// - Parameter handle: The constraint that stands already and only lacks the name.
  static func unnamed(_ name: String, standing handle: String?) -> Phrase {
    let beginning = Phrase(
      en: "nothing is called \(name, as: .code) yet: ", ja: "「\(name, as: .code)」という名前のものがまだありません。")
    guard let handle else {
      return beginning
        + Phrase(
          en: "\("as \(name)", as: .code) behind a relation names its constraint",
          ja: "関係式の後に \("as \(name)", as: .code) と書くと、その制約の名前になります")
    }
    return beginning
      + Phrase(
        en: "\("rename \(handle) \(name)", as: .command) gives the name to the constraint you made",
        ja: "\("rename \(handle) \(name)", as: .command) で、作った制約に名前が付きます")
  }

  /// Of what was to be seen and is not any more, though the task says nothing of it.
  static func outOfSight(_ view: String) -> Phrase {
    Phrase(
      en: "\(view, as: .name) is no longer to be seen, and the task needs it: "
        + "\("undo", as: .command), or \("show \(view)", as: .command) where it is hidden, brings it back",
      ja: "\(view, as: .name) が見えなくなっています。この課題に必要なので、\("undo", as: .command) か、隠したのなら "
        + "\("show \(view)", as: .command) で戻します")
  }

  /// Of a conflict that is not the task's own, told before what is missed.
  static func layout(without broken: [String]) -> Phrase {
    let list = broken.joined(separator: ", ")
    return Phrase(
      en: "a conflict is there: what follows is the layout without \(list, as: .code) "
        + "(\("why", as: .command) tells of it, \("undo", as: .command) takes the last line back)",
      ja: "矛盾があります。以下は \(list, as: .code) を除いたレイアウトの値です（\("why", as: .command) で理由、"
        + "\("undo", as: .command) で直前の行を取り消し）")
  }

  /// Of what a pupil has taken away.
  static func lost(_ name: String) -> Phrase {
    Phrase(
      en: "\(name, as: .code) is gone, and the task needs it: \("undo", as: .code) brings it back",
      ja: "\(name, as: .code) がなくなっています。この課題に必要なので、\("undo", as: .code) で戻します")
  }

  /// Of a view that is to be taken out of its superview, or is to be in one.
  static func place(of view: String, shouldBe wanted: String) -> Phrase {
    wanted == "nil"
      ? Phrase(
        en: "\(view, as: .code) is still in a view; it should be removed from it",
        ja: "\(view, as: .code) がまだビューの中にあります。取り外してください")
      : Phrase(
        en: "\(view, as: .code) is not in \(wanted, as: .code); it should be "
          + "(\("undo", as: .code), or \("add \(view)", as: .code), brings it back)",
        ja: "\(view, as: .code) が \(wanted, as: .code) の中にありません。\("undo", as: .code) か "
          + "\("add \(view)", as: .code) で戻せます")
  }

  /// `box.width is 90; it should be 100`.
  static func compared(_ side: String, _ mismatch: Mismatch) -> Phrase {
    let isOpen = mismatch.found.text(in: .english).string.hasPrefix("~")
    if isOpen {
      return Phrase(
        en:
          "\(side, as: .code) is \(mismatch.found); nothing fixes it, and it should be \(mismatch.expected)",
        ja: "\(side, as: .code) は決まっておらず、今は \(mismatch.found)。目標は \(mismatch.expected)")
    }
    return Phrase(
      en: "\(side, as: .code) is \(mismatch.found); it should be \(mismatch.expected)",
      ja: "\(side, as: .code) は今 \(mismatch.found)、目標は \(mismatch.expected)")
  }

  static func condition(_ subject: String) -> Phrase {
    Phrase(en: "this does not hold: \(subject, as: .code)", ja: "成り立っていません：\(subject, as: .code)")
  }

  static func truth(of subject: String, shouldBe wanted: Bool) -> Phrase {
    let (now, then) = (Text(String(!wanted), as: .code), Text(String(wanted), as: .code))
    return Phrase(
      en: "\(subject, as: .code) is \(now) now; it should be \(then)",
      ja: "\(subject, as: .code) は今 \(now)、目標は \(then)")
  }

  /// Of anchors that are to be open.
  static func fixed(_ anchors: String) -> Phrase {
    Phrase(
      en: "something fixes \(anchors, as: .code); nothing should",
      ja: "\(anchors, as: .code) が決まっています。決まらない状態にします")
  }

  static func ambiguous(_ anchors: Phrase) -> Phrase {
    Phrase(en: "nothing fixes \(anchors)", ja: "決まっていません：\(anchors)")
  }

  static func conflict(_ members: Phrase) -> Phrase {
    Phrase(en: "a conflict is left: \(members)", ja: "矛盾が残っています：\(members)")
  }

  static func count(_ mismatch: Mismatch) -> Phrase {
    Phrase(
      en: "there are \(mismatch.found) constraints of yours; there should be \(mismatch.expected)",
      ja: "書いた制約は今 \(mismatch.found) 個、目標は \(mismatch.expected) 個")
  }

  static func other(_ mismatch: Mismatch) -> Phrase {
    Phrase(
      en: "\(mismatch.found); it should be: \(mismatch.expected)",
      ja: "今は「\(mismatch.found)」、目標は「\(mismatch.expected)」")
  }
}
