import Prose

/// What a goal misses, as a teacher would say it.
enum LessonGoalWords {
  /// What a goal expects that speaks of something that is not there yet.
  static let named = Phrase(en: "what the task speaks of", ja: "課題に出てくるもの")

  /// `box.width is 90; it should be 100`.
  static func compared(_ side: String, _ mismatch: Mismatch) -> Phrase {
    let isOpen = mismatch.found.text(in: .english).string.hasPrefix("~")
    if isOpen {
      return Phrase(
        en:
          "\(side, as: .code) is \(mismatch.found) now, but nothing fixes it; it should be \(mismatch.expected)",
        ja: "\(side, as: .code) は決まっていません（今は \(mismatch.found)）。目標は \(mismatch.expected)")
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
