import AutoLayout

/// Slips about what is named: a view by its kind, an anchor without a relation, a command with an anchor.
extension SlipMeant {
  static let namingRules: [Rule] = [
    upperCaseAxis, joiningSign, withSign, priorityBeforeName, ofSuperview, ofInnerView, ofKind,
    ofUnquotedNumber, textOfView, ofOneView, settingPriority, withPriorityOfContent, affectingAxis,
    withKeyboard,
  ]

  /// `h:|-16-[title]-16-|`
  private static func upperCaseAxis(_ line: Line) -> String? {
    guard ["h:", "v:"].contains(where: line.text.hasPrefix) else { return nil }
    return line.text.prefix(1).uppercased() + line.text.dropFirst()
  }

  /// `title.width = > 100`
  private static func joiningSign(_ line: Line) -> String? {
    let signs = [
      " = > ": " >= ", " > = ": " >= ", " = < ": " <= ", " < = ": " <= ", " = = ": " == ",
    ]
    return signs.first { line.text.contains($0.key) && !line.hasQuotes }
      .map { line.text.replacing($0.key, with: $0.value) }
  }

  /// `title.width 100`, `title.leading equals view.leading`, `title.width => 100`
  private static func withSign(_ line: Line) -> String? {
    guard line.sides == nil, line.words.count > 1, let attribute = attribute(of: line.first),
      line.first.contains(".")
    else { return nil }
    let isWritten = signWords.contains(line.words[1].lowercased())
    let rest = line.words.dropFirst(isWritten ? 2 : 1).joined(separator: " ")
    guard isWritten || line.words.count == 2, !rest.isEmpty else { return nil }
    let isPlace = attribute.kind != .size && isNumber(rest)
    let sign = isWritten ? turnedSigns[line.words[1]] ?? "==" : "=="
    return "\(line.first) \(sign) " + (isPlace ? "view.\(attribute.name) + \(rest)" : rest)
  }

  private static let signWords: Set = [
    "equals", "equal", "is", "=>", "=<", "===", "->", ":", "を", "は",
  ]

  private static let turnedSigns = ["=>": ">=", "=<": "<="]

  /// `title.width == 100 as wide @500`
  private static func priorityBeforeName(_ line: Line) -> String? {
    let count = line.words.count
    guard count > 3, line.words[count - 1].hasPrefix("@"), line.words[count - 3] == "as" else {
      return nil
    }
    let end = [line.words[count - 1], "as", line.words[count - 2]]
    return (line.words.dropLast(3) + end).joined(separator: " ")
  }

  /// `title.leading == superview.leading`
  private static func ofSuperview(_ line: Line) -> String? {
    guard let owner = line.sides?.left.split(separator: ".").first else { return nil }
    let words = line.words.map { word in
      superviewWords.first { word.hasPrefix("\($0).") }
        .map { "\(owner).superview" + word.dropFirst($0.count) } ?? word
    }
    return words.joined(separator: " ")
  }

  private static let superviewWords = ["superview", "parent", "super", "親ビュー", "親"]

  /// `view.title.top == view.top`
  private static func ofInnerView(_ line: Line) -> String? {
    line.views.reduce(line.text) {
      $0.replacing("view.\($1.name).", with: "\($1.name).")
    }
  }

  /// `Label.top == view.top`, where one label alone is there.
  private static func ofKind(_ line: Line) -> String? {
    let named = line.words.map { word -> String in
      let kind = word.prefix { $0 != "." }
      let names = ["view"] + line.views.map(\.name)
      if names.contains(String(kind)) { return word }
      if let name = names.first(where: { $0.lowercased() == kind.lowercased() }) {
        return name + word.dropFirst(kind.count)
      }
      let meant = line.views.filter { view in
        [view.kind.name, view.kind.className].contains { $0.lowercased() == kind.lowercased() }
      }
      return meant.count == 1 && kind.count < word.count
        ? meant[0].name + word.dropFirst(kind.count) : word
    }
    return named.joined(separator: " ")
  }

  /// `title.top == view.top + "8"`
  private static func ofUnquotedNumber(_ line: Line) -> String? {
    guard line.sides != nil else { return nil }
    return line.words.map { word in
      let inner = word.dropFirst().dropLast()
      return word.hasPrefix("\"") && word.hasSuffix("\"") && isNumber(String(inner))
        ? String(inner) : word
    }.joined(separator: " ")
  }

  /// `title "Hello"`, `title text "Hello"`
  private static func textOfView(_ line: Line) -> String? {
    guard let quote = line.words.firstIndex(where: { $0.hasPrefix("\"") }), (1...2).contains(quote),
      line.views.contains(where: { $0.name == line.first })
    else { return nil }
    return "content \(line.first) " + line.words[quote...].joined(separator: " ")
  }

  /// `frames title`, `tree title`, `remove title.width`
  private static func ofOneView(_ line: Line) -> String? {
    guard line.words.count == 2 else { return nil }
    switch line.first {
    case "frame", "frames", "フレーム": return "\(line.words[1]).frame"
    case "tree", "ツリー": return "\(line.words[1]).subviews"
    case "remove", "削除": return affecting(line.words[1])
    default: return nil
    }
  }

  /// `affecting title.width`
  private static func affectingAxis(_ line: Line) -> String? {
    guard ["affecting", "影響"].contains(line.first), line.words.count == 2 else { return nil }
    return affecting(line.words[1])
  }

  /// `affecting title h` for `title.width`; `nil` for what is no anchor.
  private static func affecting(_ anchor: String) -> String? {
    guard let attribute = attribute(of: anchor), let dot = anchor.lastIndex(of: ".") else {
      return nil
    }
    return "affecting \(anchor[..<dot]) \(attribute.axis == .horizontal ? "h" : "v")"
  }

  /// `hug title 252`, `resist title v 800`
  private static func withPriorityOfContent(_ line: Line) -> String? {
    var words = line.words
    guard ["hug", "resist"].contains(line.first), [3, 4].contains(words.count) else { return nil }
    if words.count == 3 { words.insert("h", at: 2) }
    let ofKind = line.views.filter { $0.kind.name == words[1] }
    let isName = line.views.contains { $0.name == words[1] }
    let name = !isName && ofKind.count == 1 ? ofKind[0].name : words[1]
    return isNumber(words[3]) ? "\(name).\(words[0]).\(words[2]).priority = \(words[3])" : nil
  }

  /// `set title hug h 800`, `set title.hug.h 800`
  private static func settingPriority(_ line: Line) -> String? {
    let parts = line.words.dropFirst().flatMap { $0.split(separator: ".") }.map(String.init)
    guard ["set", "変更"].contains(line.first), parts.count == 4, isNumber(parts[3]),
      ["hug", "resist"].contains(parts[1])
    else { return nil }
    return "\(parts[0...2].joined(separator: ".")).priority = \(parts[3])"
  }

  /// `keyboard show`
  private static func withKeyboard(_ line: Line) -> String? {
    guard ["keyboard", "キーボード"].contains(line.first), line.words.count == 2 else { return nil }
    return ["show", "on", "up", "表示", "オン"].contains(line.words[1]) ? "keyboard 336" : nil
  }
}
