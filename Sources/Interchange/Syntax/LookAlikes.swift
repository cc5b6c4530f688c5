/// Characters that look like those of the grammar: what a Japanese keyboard types in its full width,
/// and what a text editor makes of quotes, dashes and signs. None of them is read as what it looks
/// like; a refusal offers the line as it was meant perhaps.
package enum LookAlikes {
  /// `line` with the characters of the grammar in the place of their look-alikes. Texts in quotes
  /// stay, and so do the words that `isName` knows and words in a script of their own. In a visual
  /// format there are no texts, and what looks like a quote of Japanese is a bracket.
  ///
  /// - Parameter times: What `×` and its like are: a factor stands behind it, or the other side of a size.
  package static func corrected(
    _ line: String, times: String = "*", isName: (String) -> Bool
  ) -> String {
    let scalars = Array(line.unicodeScalars)
    let brackets = isVisualFormat(scalars) ? bracketsMeant : [:]
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if let bracket = brackets[scalar] {
        result.append(contentsOf: bracket.unicodeScalars)
        index += 1
      } else if let end = textEnd(from: index, in: scalars) {
        result.append(contentsOf: quoted(scalars[(index + 1)..<end]))
        index = end + 1
      } else if scalar.continuesIdentifier {
        let word = scalars[index...].prefix(while: \.continuesIdentifier)
        result.append(contentsOf: plain(word, isName: isName))
        index = word.endIndex
      } else {
        let plain = scalar.isBlank ? " " : sign(scalar, times: times) ?? String(scalar)
        result.append(contentsOf: plain.unicodeScalars)
        index += 1
      }
    }
    return String(result)
  }

  /// Whether something in `text` looks like a character of the grammar and is none.
  package static func occur(in text: Substring) -> Bool {
    text.unicodeScalars.contains {
      sign($0, times: "*") != nil || $0 != "\"" && closing[$0] != nil || $0.isLongVowelMark
    }
  }

  /// The sign or digit of code that `scalar` was typed for; `nil` for letters, and for what an operator may
  /// be called in Swift (`×`, `÷`).
  package static func signInCode(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let twin = scalar.fullWidthTwin {
      return twin.beginsIdentifier || twin == "_" ? nil : twin
    }
    return signs[scalar].flatMap { "*/".contains($0) ? nil : $0.unicodeScalars.first }
  }

  /// What ends a text that begins with `scalar`, where that is no quote of code.
  package static func quotesInCode(closing scalar: Unicode.Scalar) -> Set<Unicode.Scalar>? {
    scalar == "\"" || scalar == "‘" ? nil : closing[scalar]
  }

  /// `text` without what looks like a quote at its ends.
  package static func unquoted(_ text: String) -> String {
    let quotes = closing.values.reduce(Set(closing.keys).union(["'"])) { $0.union($1) }
    let inner = text.unicodeScalars.drop(while: quotes.contains)
    let end = inner.lastIndex { !quotes.contains($0) }
    return end.map { String(inner[...$0]) } ?? ""
  }

  private static func sign(_ scalar: Unicode.Scalar, times: String) -> String? {
    crosses.contains(scalar)
      ? times : signs[scalar] ?? scalar.fullWidthTwin.map { String($0) }
  }

  private static let crosses: Set<Unicode.Scalar> = ["×", "✕", "✖"]

  private static let signs: [Unicode.Scalar: String] = [
    "∗": "*", "÷": "/", "∕": "/", "⁄": "/",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
    "、": ",", "､": ",", "。": ".", "｡": ".", "【": "[", "】": "]", "〔": "[", "〕": "]",
  ]

  private static let bracketsMeant: [Unicode.Scalar: String] = [
    "「": "[", "」": "]", "『": "[", "』": "]", "｢": "[", "｣": "]",
  ]

  /// Whether the line is a visual format once its signs are those of the grammar. What looks like a
  /// quote of Japanese is a bracket where the line begins with one, as a text begins no line.
  private static func isVisualFormat(_ line: [Unicode.Scalar]) -> Bool {
    let begins = line.first { !$0.isBlank }.flatMap { bracketsMeant[$0] } != nil
    let plain = line.map { scalar in
      bracketsMeant[scalar].map { begins ? $0 : "\"" } ?? sign(scalar, times: "*") ?? String(scalar)
    }
    return LineReader.isVisualFormat(plain.joined())
  }
}

// MARK: - Texts and words

extension LookAlikes {
  private static let doubleQuotes: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "＂", "″"]

  /// What ends a text that begins with the key, besides a plain quote.
  private static let closing: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var closing: [Unicode.Scalar: Set<Unicode.Scalar>] = [
      "‘": ["’"], "«": ["»"], "「": ["」"], "『": ["』"], "｢": ["｣"], "\"": doubleQuotes,
    ]
    for quote in doubleQuotes { closing[quote] = doubleQuotes }
    return closing
  }()

  /// Where the text ends that begins at `start`; `nil` where none begins, or nothing ends it. A quote
  /// ends what one of its own kind began, and only then what another did.
  private static func textEnd(from start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let others = closing[scalars[start]] else { return nil }
    let kinds: [Set<Unicode.Scalar>] = [["\""], others]
    let ordered = scalars[start] == "\"" ? kinds : kinds.reversed()
    return ordered.lazy.compactMap { end(of: $0, from: start + 1, in: scalars) }.first
  }

  private static func end(
    of ends: Set<Unicode.Scalar>, from start: Int, in scalars: [Unicode.Scalar]
  ) -> Int? {
    var index = start
    while index < scalars.count {
      if ends.contains(scalars[index]) { return index }
      index += scalars[index] == "\\" ? 2 : 1
    }
    return nil
  }

  private static func quoted(_ text: ArraySlice<Unicode.Scalar>) -> String.UnicodeScalarView {
    var view = String.UnicodeScalarView()
    view.append("\"")
    var isEscaped = false
    for scalar in text {
      if scalar == "\"", !isEscaped { view.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      view.append(scalar)
    }
    view.append("\"")
    return view
  }

  /// A word that is all of full width, or partly, and otherwise ASCII. What lengthens a vowel is on
  /// the key of the minus sign, and lengthens none where there is nothing but ASCII.
  private static func plain(
    _ word: ArraySlice<Unicode.Scalar>, isName: (String) -> Bool
  ) -> String.UnicodeScalarView {
    var whole = String.UnicodeScalarView()
    whole.append(contentsOf: word)
    var view = String.UnicodeScalarView()
    for scalar in word {
      let minus: Unicode.Scalar? = scalar.isLongVowelMark ? "-" : nil
      guard let twin = scalar.isASCII ? scalar : scalar.fullWidthTwin ?? minus else {
        return whole
      }
      view.append(twin)
    }
    return isName(String(whole)) ? whole : view
  }
}

extension Unicode.Scalar {
  /// `ー`, and the same in half width.
  fileprivate var isLongVowelMark: Bool { self == "ー" || self == "ｰ" }

  /// The ASCII character of which this is the full width: `１`, `＝`, `ｘ`.
  fileprivate var fullWidthTwin: Unicode.Scalar? {
    0xFF01...0xFF5E ~= value ? Unicode.Scalar(value - 0xFEE0) : nil
  }
}
