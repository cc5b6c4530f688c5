import AutoLayout
import Interchange
import Prose

/// What may stand in `H:|-[photo(44)]-8-[title]-| options alignAllTop metrics gap=8`.
extension Completer {
  func formatOffers(in text: TypedText) -> Offer {
    let word = text.name
    let before = text.statement.dropLast(word.count)
    if let open = before.openBracket {
      return (word, before[open] == "[" ? viewOffers(text) : predicateOffers(before, open))
    }
    let last = before.split(separator: " ").last { ["options", "metrics"].contains($0) }
    switch last {
    case "options" where before.last == " ": return (word, options(across: !text.isVertical))
    case "metrics" where before.last == " ": return (word, metricNames(in: text))
    case .some: return (word, [])
    default: return (word, jointOffers(before))
    }
  }

  /// Behind `[`: the views; behind a view's name what ends it.
  private func viewOffers(_ text: TypedText) -> [Candidate] {
    if text.statement.dropLast(text.name.count).last == "[" {
      let hasGuides = text.isVertical && !text.name.isEmpty
      return views({ $0.id != .window && !$0.isContentView }, isWhole: false)
        + (hasGuides ? controllersGuides : [])
    }
    return [
      Candidate("(", Phrase(en: "its size", ja: "大きさ"), isWhole: false),
      Candidate("]", Phrase(en: "end of the view", ja: "ビューの終わり"), isWhole: false),
    ]
  }

  /// Within parentheses: relations, numbers by name, and sizes of views where it is a view's.
  private func predicateOffers(_ before: Substring, _ open: Substring.Index) -> [Candidate] {
    switch before.withoutBlanksAtEnd.last {
    case "(", ",": relations + quantities(inViews: before[..<open].openBracket != nil)
    case "=": quantities(inViews: before[..<open].openBracket != nil)
    case "@": priorityNumbers + numbers
    default:
      [
        Candidate("@", Phrase(en: "priority", ja: "優先度"), isWhole: false),
        Candidate(",", Phrase(en: "another one", ja: "続けて指定"), isWhole: false),
        Candidate(")", Phrase(en: "end", ja: "終わり"), isWhole: false),
      ]
    }
  }

  private func quantities(inViews: Bool) -> [Candidate] {
    numbers + (inViews ? views({ $0.id != .window && !$0.isContentView }, isWhole: false) : [])
  }

  /// Outside of brackets.
  private func jointOffers(_ before: Substring) -> [Candidate] {
    let view = Candidate("[", Phrase(en: "a view", ja: "ビュー"), isWhole: false)
    let edge = Candidate("|", Phrase(en: "the superview's edge", ja: "親ビューの端"), isWhole: false)
    let gap = Candidate("-", Phrase(en: "the standard space", ja: "標準の間隔"), isWhole: false)
    switch before.withoutBlanksAtEnd.last {
    case ":", nil: return [edge, view]
    case "|" where before.filter({ $0 == "|" }).count == 1 && !before.contains("["):
      return [gap, view]
    case "-":
      let amount = Candidate("(", Phrase(en: "an amount", ja: "間隔の指定"), isWhole: false)
      return [view, edge, amount] + numbers
    default: return (before.last == "|" ? [] : [gap, edge, view]) + suffixes
    }
  }

  private var suffixes: [Candidate] {
    [
      Candidate("options", Phrase(en: "alignment, direction", ja: "揃え方と向き")),
      Candidate("metrics", Phrase(en: "numbers by name", ja: "名前付きの数値")),
    ]
  }

  /// Only what aligns on the other axis.
  private func options(across: Bool) -> [Candidate] {
    let vertical: [VisualFormat.Option] = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllFirstBaseline,
      .alignAllLastBaseline,
    ]
    let horizontal: [VisualFormat.Option] = [
      .alignAllLeading, .alignAllTrailing, .alignAllLeft, .alignAllRight, .alignAllCenterX,
    ]
    let directions: [VisualFormat.Option] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
    ]
    let align = Phrase(en: "aligns the views", ja: "ビューを揃える")
    let direct = Phrase(en: "order of the views", ja: "ビューの並ぶ向き")
    return (across ? vertical : horizontal).map { Candidate($0.rawValue, align) }
      + (across ? directions.map { Candidate($0.rawValue, direct) } : [])
  }

  /// Names in the format that nothing in the document is called by, without those that have a number.
  private func metricNames(in text: TypedText) -> [Candidate] {
    let parts = text.parts.map(String.init)
    let words = parts.prefix { !["options", "metrics"].contains($0) }.joined(separator: " ")
    let format = words.dropFirst(["H:", "V:"].contains(where: words.hasPrefix) ? 2 : 0)
    var seen = Set(parts.filter { $0.contains("=") }.map { String($0.prefix { $0 != "=" }) })
    return format.split { !$0.isNameCharacter }.map(String.init).filter { name in
      name.first?.isLetter == true && document.entity(named: name) == nil
        && seen.insert(name).inserted
    }.map { Candidate("\($0)=", Phrase(en: "a number", ja: "数値"), isWhole: false) }
  }

  private var relations: [Candidate] {
    [
      Candidate("==", Phrase(en: "equal to", ja: "等しい"), isWhole: false),
      Candidate("<=", Phrase(en: "at most", ja: "以下"), isWhole: false),
      Candidate(">=", Phrase(en: "at least", ja: "以上"), isWhole: false),
    ]
  }

  private var priorityNumbers: [Candidate] {
    [999, 750, 500, 250].map {
      Candidate("\($0)", Phrase(en: "priority", ja: "優先度"), isWhole: false)
    }
  }

  /// What `let` gave a number.
  private var numbers: [Candidate] { namedValues { $0.number != nil } }
}

extension TypedText {
  fileprivate var isVertical: Bool { statement.withoutBlanks.hasPrefix("V:") }
}
