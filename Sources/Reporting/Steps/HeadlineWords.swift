package import Prose

/// What a step's header says where nothing was edited: time was travelled.
package enum HeadlineWords {
  /// - Parameter headline: What that step said of itself: of a text or a colour nothing else tells.
  package static func undone(step: Int, _ headline: Phrase) -> Phrase {
    Phrase(
      en: "back from step \(step): \(headline)", ja: "手順 \(step) を取り消しました：\(headline)")
  }

  /// - Parameter headline: What that step says of itself.
  package static func redone(_ headline: Phrase) -> Phrase {
    Phrase(en: "again: \(headline)", ja: "やり直し：\(headline)")
  }

  package static func gone(from step: Int) -> Phrase {
    Phrase(en: "here from step \(step)", ja: "手順 \(step) から移動しました")
  }

  /// Instead of going to the step that is the present one.
  package static func isHere(_ step: Int) -> Phrase {
    Phrase(en: "This is step \(step) already.", ja: "すでに手順 \(step) です。")
  }

  /// An empty document to replay a session from.
  package static func replayed(_ path: String) -> Phrase {
    let name = Text(path, as: .code)
    return Phrase(en: "an empty document, to replay \(name)", ja: "空のレイアウトから \(name) を再生します")
  }
}
