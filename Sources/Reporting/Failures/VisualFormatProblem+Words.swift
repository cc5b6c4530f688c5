import Interchange
import Prose

/// What UIKit's parser has to say, in the order of the format (UIKit visual format, section 4).
extension VisualFormat.Problem {
  var words: Refusal {
    switch self {
    case .unknownView(let name): Self.unknownView(name)
    case .unknownMetric(let name): Self.unknownMetric(name)
    case .metricWithoutNumber(let name): Self.metricWithoutNumber(name)
    case .noSuperview(let name): Self.noSuperview(name)
    case .guideAtSuperview(let name, let line): Self.guideAtSuperview(name, instead: line)
    case .unknownOption(let name): Self.unknownOption(name)
    case .conflictingOptions(let one, let other): Self.conflicting(one, other)
    case .optionOnLayoutAxis(let option): Self.onLayoutAxis(option)
    case .ambiguousMinus: Self.ambiguousMinus
    case .unknownOrientation(let name): Self.unknownOrientation(name)
    case .empty, .expectedColon, .expectedView, .viewNotClosed, .viewPredicatesNotClosed,
      .connectionPredicatesNotClosed, .unknownRelation,
      .connectionNotClosed, .expectedMoreInput, .loneSuperview, .expectedEnd, .numberOutOfRange:
      Refusal(grammar, hints: [Self.example("H:|-[photo(44)]-8-[title]-|")])
    case .expectedNumberOrName:
      Refusal(grammar, hints: [Self.example("H:[photo]-(>=8)-[title]")])
    case .expectedOption:
      Refusal(grammar, hints: [Self.optionExample])
    case .expectedMetric:
      Refusal(grammar, hints: [Self.example("[a]-gap-[b] metrics gap=8")])
    }
  }

  /// Wrong whatever the views are called.
  private var grammar: Phrase {
    switch self {
    case .empty: Phrase(en: "The visual format is empty.", ja: "ビジュアルフォーマットが空です。")
    case .expectedColon(let orientation):
      Phrase(
        en: "\(orientation, as: .code) is the orientation, and a colon follows it.",
        ja: "向きの \(orientation, as: .code) の後にはコロンが必要です。")
    case .expectedView:
      Phrase(
        en: "A view is expected here: a name in \("[ ]", as: .code).",
        ja: "ここにはビューが必要です（\("[ ]", as: .code) の中に名前）。")
    case .viewNotClosed:
      Phrase(
        en: "The view ends with \("]", as: .code), which is missing here.",
        ja: "ビューを閉じる \("]", as: .code) がありません。")
    case .viewPredicatesNotClosed:
      Phrase(
        en: "The size of a view ends with \(")", as: .code), and then the view with "
          + "\("]", as: .code).",
        ja: "ビューの大きさは \(")", as: .code) で、続いてビューは \("]", as: .code) で閉じます。")
    case .connectionPredicatesNotClosed:
      Phrase(
        en: "The spacing opened with \("(", as: .code) has no \(")", as: .code).",
        ja: "間隔の \("(", as: .code) を閉じる \(")", as: .code) がありません。")
    case .unknownRelation:
      Phrase(
        en: "A relation is \("==", as: .code), \(">=", as: .code) or \("<=", as: .code).",
        ja: "関係は \("==", as: .code)、\(">=", as: .code)、\("<=", as: .code) のどれかです。")
    case .expectedNumberOrName:
      Phrase(
        en: "A number or the name of a metric is expected here.", ja: "ここには数値か metrics の名前が必要です。")
    case .connectionNotClosed:
      Phrase(
        en: "The spacing ends with \("-", as: .code), which is missing here.",
        ja: "間隔を閉じる \("-", as: .code) がありません。")
    case .expectedMoreInput:
      Phrase(
        en: "The format breaks off: a view or \("|", as: .code) should follow.",
        ja: "途中で終わっています。ビューか \("|", as: .code) が必要です。")
    case .loneSuperview:
      Phrase(
        en: "A spacing or a view should follow \("|", as: .code).",
        ja: "\("|", as: .code) の後には間隔かビューが必要です。")
    case .expectedEnd:
      Phrase(
        en: "The format ends here; only \("options", as: .code) and "
          + "\("metrics", as: .code) may follow.",
        ja: "ビジュアルフォーマットはここで終わっています。後に書けるのは \("options", as: .code) と "
          + "\("metrics", as: .code) だけです。")
    case .numberOutOfRange: Phrase(en: "This number is too large.", ja: "この数値は大きすぎます。")
    case .expectedOption:
      Phrase(
        en: "\("options", as: .code) is followed by UIKit's options without the dot.",
        ja: "\("options", as: .code) の後には、UIKit のオプション名をドットなしで続けます。")
    default:
      Phrase(
        en: "\("metrics", as: .code) is followed by names with a number each.",
        ja: "\("metrics", as: .code) の後には、名前と数値の組を続けます。")
    }
  }

  private static var optionExample: Phrase { example("[a][b] options alignAllCenterY") }

  private static func example(_ format: String) -> Phrase {
    Phrase(en: "For example \(format, as: .code).", ja: "例：\(format, as: .code)")
  }
}

extension VisualFormat.Problem {
  private static func unknownView(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "\(name, as: .name) is not a view; UIKit would not find it in the views dictionary.",
        ja: "「\(name, as: .name)」というビューはありません（UIKit なら views 辞書にないキーです）。"))
  }

  private static func unknownMetric(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "\(name, as: .name) is neither a metric nor a number that is known.",
        ja: "\(name, as: .name) は metrics にも数値の名前にもありません。"),
      hints: [
        Phrase(
          en: "Add \("metrics \(name)=8", as: .code) to the line.",
          ja: "行の最後に \("metrics \(name)=8", as: .code) と書いてください。")
      ])
  }

  private static func metricWithoutNumber(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "The metric \(name, as: .name) has no number.",
        ja: "メトリクス \(name, as: .name) に数値が付いていません。"),
      hints: [example("metrics \(name)=8")])
  }

  private static func noSuperview(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "\("|", as: .code) is the superview of \(name, as: .name), which has none.",
        ja: "\("|", as: .code) は \(name, as: .name) の親ビューですが、\(name, as: .name) には親がありません。"),
      hints: [
        Phrase(
          en: "Add it first: \("add \(name)", as: .command).",
          ja: "先に追加してください：\("add \(name)", as: .command)。")
      ])
  }

  private static func guideAtSuperview(_ name: String, instead line: String) -> Refusal {
    Refusal(
      Phrase(
        en: "\(name, as: .name) is a layout guide: it has no superview, so "
          + "\("|", as: .code) cannot stand beside it.",
        ja: "\(name, as: .name) はレイアウトガイドです。親ビューがないので \("|", as: .code) とは並べられません。"),
      hints: [
        Phrase(
          en: "Write the relation: \(line, as: .command).",
          ja: "関係式で書いてください：\(line, as: .command)。")
      ])
  }

  private static func unknownOption(_ name: String) -> Refusal {
    let near = Spelling.suggestions(
      for: name, among: VisualFormat.Option.allCases.map(\.rawValue))
    return Refusal(
      Phrase(
        en: "\(name, as: .code) is not an option.", ja: "「\(name, as: .code)」という options はありません。"),
      hints: [near.isEmpty ? optionExample : SuggestionWords.didYouMean(near)])
  }

  private static func conflicting(
    _ one: VisualFormat.Option, _ other: VisualFormat.Option
  ) -> Refusal {
    Refusal(
      Phrase(
        en: "\(one.rawValue, as: .code) and \(other.rawValue, as: .code) exclude each other.",
        ja: "\(one.rawValue, as: .code) と \(other.rawValue, as: .code) は同時に指定できません。"))
  }

  private static func onLayoutAxis(_ option: VisualFormat.Option) -> Refusal {
    Refusal(
      Phrase(
        en: "\(option.rawValue, as: .code) aligns along the axis of the format itself, which UIKit "
          + "does not allow.",
        ja: "\(option.rawValue, as: .code) はフォーマットと同じ方向の整列なので、UIKit では使えません。"),
      hints: [
        Phrase(
          en: "A horizontal format aligns tops, bottoms, centres or baselines; a vertical one the "
            + "sides.",
          ja: "横のフォーマットでは上下の端・縦の中心・ベースライン、縦では左右の端や横の中心を揃えます。")
      ])
  }

  private static var ambiguousMinus: Refusal {
    Refusal(
      Phrase(
        en: "\("--", as: .code) may be a minus sign or one bar too many.",
        ja: "\("--", as: .code) は負の数とも余分な線とも読めます。"),
      hints: [
        Phrase(
          en: "Put negative numbers in parentheses: \("-(-8)-", as: .code).",
          ja: "負の数は括弧に入れてください：\("-(-8)-", as: .code)。")
      ])
  }

  private static func unknownOrientation(_ name: String) -> Refusal {
    Refusal(
      Phrase(
        en: "\(name, as: .code) is not an orientation.", ja: "「\(name, as: .code)」という向きはありません。"),
      hints: [
        Phrase(
          en: "\("H:", as: .code) is horizontal, \("V:", as: .code) vertical.",
          ja: "\("H:", as: .code) が横、\("V:", as: .code) が縦です。"),
        Phrase(
          en: "A constraint gets a name behind it: \("title.width == 100 as wide", as: .code); "
            + "one that is there by \("rename c9 wide", as: .command).",
          ja: "制約の名前は後ろに付けます：\("title.width == 100 as wide", as: .code)。既存の制約なら "
            + "\("rename c9 wide", as: .command)。"),
      ])
  }
}
