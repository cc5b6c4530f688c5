import AutoLayout
import Patience

/// Lines that a slip of somebody new may mean: `title.width == 100px`, `add view box 100 x 50`, `move title to
/// card`. Whoever offers one has read it before.
struct SlipMeant {
  /// The likeliest first.
  let lines: [String]

  /// - Parameter views: Those of the user, in the order of their making.
  init(_ text: String, views: [View]) {
    let line = Line(text, views: views)
    let rules = (Self.rules + Self.namingRules).awaited(each: 1 + views.count / LineWork.interval)
    lines = rules.compactMap { $0(line) }.filter { $0 != line.text }
  }

  /// A line and its words.
  struct Line: Sendable {
    let text: String
    let views: [View]
    let words: [String]
    /// What stands before and behind the first `=`, `==`, `<=` or `>=` that stands alone.
    let sides: (left: String, sign: String, right: String)?

    init(_ text: String, views: [View]) {
      (self.text, self.views) = (text.trimmed, views)
      words = self.text.split(whereSeparator: \.isWhitespace).map(String.init)
      let place = words.firstIndex { SlipMeant.signs.contains($0) }
      sides = place.map { [words] place in
        (
          words[..<place].joined(separator: " "), words[place],
          words[(place + 1)...].joined(separator: " ")
        )
      }
    }

    var first: String { words.first ?? "" }
    /// The view that was made last, which is meant where none is named.
    var newest: String? { views.last?.name }
    var hasQuotes: Bool { text.contains("\"") }
  }

  private static let signs: Set = ["=", "==", "<=", ">="]

  typealias Rule = @Sendable (Line) -> String?

  private static let rules: [Rule] = [
    withoutClosingBracket, withClosingQuote, partedBySemicolons, withoutUnits, withPriority,
    withSize, placedIn, ofConstraint, quotingPath, withoutFillers, settingAnchor, assigningText,
    quotingText, settingFont, ofFunction, ofSizeOrFrame, ofNewest, ofContent, ofConstant,
    ofRelation, hiding, withBrackets, askingWhyNot, addingTo, withEnd, withOneDot, ofScrolled,
    ofJapanese,
  ]

  // MARK: Signs

  /// `title.width == 100)`
  private static func withoutClosingBracket(_ line: Line) -> String? {
    guard let last = line.text.last, let open = [")": "(", "]": "["][String(last)] else {
      return nil
    }
    let count = { (sign: Character) in line.text.count { $0 == sign } }
    return count(last) > count(Character(open)) ? String(line.text.dropLast()) : nil
  }

  /// `add label title "Hello`
  private static func withClosingQuote(_ line: Line) -> String? {
    line.text.count { $0 == "\"" } == 1 ? line.text + "\"" : nil
  }

  /// `title.width == 100, title.height == 50`
  private static func partedBySemicolons(_ line: Line) -> String? {
    guard line.words.count(where: signs.contains) > 1, !line.text.contains("(") else { return nil }
    return [", ", " and ", " && ", ","].reduce(line.text) { $0.replacing($1, with: "; ") }
  }

  /// `title..width`
  private static func withOneDot(_ line: Line) -> String? {
    line.text.contains("..") && !line.text.contains("..<") && !line.text.contains("...")
      ? line.text.replacing("..", with: ".") : nil
  }

  /// `title.width ==`
  private static func withEnd(_ line: Line) -> String? {
    guard let sides = line.sides, sides.right.isEmpty, sides.sign != "=",
      let attribute = attribute(of: sides.left)
    else { return nil }
    return line.text + (attribute.kind == .size ? " 100" : " view.\(attribute.name)")
  }

  // MARK: Numbers

  /// `title.width == 100px`
  private static func withoutUnits(_ line: Line) -> String? {
    var words: [String] = []
    for word in line.words {
      if units.contains(word), words.last.map(isNumber) == true { continue }
      let number = word.prefix { $0.isNumber || ".-".contains($0) }
      words.append(units.contains(String(word.dropFirst(number.count))) ? String(number) : word)
    }
    return words.joined(separator: " ")
  }

  private static let units: Set = ["px", "pt", "pts", "dp", "points", "ポイント"]

  /// `title.width == 100 priority 750`, `title.width == 100 @750 @250`
  private static func withPriority(_ line: Line) -> String? {
    let words = line.words
    if let place = words.firstIndex(where: { ["priority", "prio", "優先度"].contains($0) }),
      words.indices.contains(place + 1)
    {
      return (words[..<place] + ["@\(words[place + 1])"]).joined(separator: " ")
    }
    let places = words.indices.filter { words[$0].hasPrefix("@") }
    return places.count > 1 ? words[..<places[1]].joined(separator: " ") : nil
  }

  /// `add view box 100 x 50`, `device 300*500`
  private static func withSize(_ line: Line) -> String? {
    guard ["add", "content", "device", "追加", "内容", "デバイス"].contains(line.first), !line.hasQuotes
    else { return nil }
    let signs = "xX×*＊,、"
    let parted = line.words.filter { !signs.contains($0) }.flatMap { word in
      word.allSatisfy { $0.isNumber || $0 == "." || signs.contains($0) }
        ? word.split { signs.contains($0) }.map(String.init) : [word]
    }
    guard let place = parted.firstIndex(where: isNumber), parted.indices.contains(place + 1),
      isNumber(parted[place + 1])
    else { return nil }
    let size = "\(parted[place])x\(parted[place + 1])"
    return (parted[..<place] + [size] + parted[(place + 2)...]).joined(separator: " ")
  }

  static func isNumber(_ word: String) -> Bool { Double(word)?.isFinite == true }

  // MARK: Words

  /// `move title to card`
  private static func placedIn(_ line: Line) -> String? {
    guard ["move", "add", "insert", "put", "移動", "追加"].contains(line.first), line.words.count > 3
    else { return nil }
    let words = line.words.map { ["to", "into", "inside", "on", "under"].contains($0) ? "in" : $0 }
    return words.joined(separator: " ")
  }

  /// `add constraint title.width == 100`
  private static func ofConstraint(_ line: Line) -> String? {
    guard let place = line.words.firstIndex(of: "constraint"), (1...2).contains(place) else {
      return nil
    }
    return line.words[(place + 1)...].joined(separator: " ")
  }

  /// `add a label called title`, `remove the title`
  private static func withoutFillers(_ line: Line) -> String? {
    guard Catalogue.command(line.first) != nil else { return nil }
    let end = line.words.firstIndex { $0.hasPrefix("\"") } ?? line.words.endIndex
    let kept = line.words[1..<max(1, end)].filter { !fillers.contains($0) }
    return ([line.first] + kept + line.words[end...]).joined(separator: " ")
  }

  private static let fillers: Set = [
    "a", "an", "the", "my", "new", "called", "named", "text", "titled", "title:", "with", "please",
  ]

  /// `set title width 100`
  private static func settingAnchor(_ line: Line) -> String? {
    guard line.first == "set", line.words.count == 4, Attribute(name: line.words[2]) != nil else {
      return nil
    }
    return "\(line.words[1]).\(line.words[2]) == \(line.words[3])"
  }

  /// `why title.width == 100`
  private static func askingWhyNot(_ line: Line) -> String? {
    guard line.first == "why", line.sides != nil else { return nil }
    return "why not " + line.words.dropFirst().joined(separator: " ")
  }

  /// `why scroll.contentSize`
  private static func ofScrolled(_ line: Line) -> String? {
    line.text.contains(".contentSize")
      ? line.text.replacing(".contentSize", with: ".content.height") : nil
  }

  /// `save my layout`
  private static func quotingPath(_ line: Line) -> String? {
    guard ["save", "replay", "import"].contains(line.first), line.words.count > 2, !line.hasQuotes
    else { return nil }
    return "\(line.first) \"\(line.words.dropFirst().joined(separator: " "))\""
  }

  // MARK: Values

  /// `title.text "Bye"`
  private static func assigningText(_ line: Line) -> String? {
    guard line.first.contains("."), line.words.count > 1, line.words[1].hasPrefix("\"") else {
      return nil
    }
    return "\(line.first) = " + line.words.dropFirst().joined(separator: " ")
  }

  /// `title.text = こんにちは`
  private static func quotingText(_ line: Line) -> String? {
    guard let sides = line.sides, sides.sign == "=", !line.hasQuotes, !sides.right.isEmpty,
      [".text", ".title", ".placeholder"].contains(where: sides.left.hasSuffix)
    else { return nil }
    let text = sides.right.hasPrefix("'") ? sides.right.filter { $0 != "'" } : sides.right
    return "\(sides.left) = \"\(text)\""
  }

  /// `title.font = 20`
  private static func settingFont(_ line: Line) -> String? {
    guard let sides = line.sides, sides.left.hasSuffix(".font"), isNumber(sides.right) else {
      return nil
    }
    return "\(sides.left) = .systemFont(ofSize: \(sides.right))"
  }

  /// `title.size == 100x50`, `title.frame = 0,0,100,50`
  private static func ofSizeOrFrame(_ line: Line) -> String? {
    guard let sides = line.sides, let dot = sides.left.lastIndex(of: ".") else { return nil }
    let numbers = sides.right.split { "()x×, ".contains($0) }.map(String.init)
    guard numbers.allSatisfy(isNumber) else { return nil }
    let view = sides.left[..<dot]
    switch (sides.left[dot...], numbers.count) {
    case (".size", 1): return "\(view).width == \(numbers[0]); \(view).height == \(numbers[0])"
    case (".size", 2): return "\(view).width == \(numbers[0]); \(view).height == \(numbers[1])"
    case (".frame", 4):
      return "\(view).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), "
        + "width: \(numbers[2]), height: \(numbers[3]))"
    default: return nil
    }
  }

  /// `width == 100`, `leading == 16`
  private static func ofNewest(_ line: Line) -> String? {
    guard let sides = line.sides, let view = line.newest,
      let attribute = Attribute(name: sides.left)
    else { return nil }
    let isPlace = attribute.kind != .size && isNumber(sides.right)
    let right = isPlace ? "view.\(attribute.name) + \(sides.right)" : sides.right
    return "\(view).\(sides.left) \(sides.sign == "=" ? "==" : sides.sign) \(right)"
  }

  /// `title.height == auto`
  private static func ofContent(_ line: Line) -> String? {
    guard let sides = line.sides, sides.right == "auto", let dot = sides.left.lastIndex(of: ".")
    else {
      return nil
    }
    return "content \(sides.left[..<dot]) auto"
  }

  // MARK: Formats

  /// `H:|-16-title-16-|`
  private static func withBrackets(_ line: Line) -> String? {
    guard line.text.contains("|"), line.words.count == 1 else { return nil }
    let parts = line.text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.first?.isLetter == true && !part.contains(":") ? "[\(part)]" : String(part)
    }
    return parts.joined(separator: "-")
  }

  // MARK: Calls

  /// `title.widthAnchor.constraint(equalTo: 100)`
  private static func ofConstant(_ line: Line) -> String? {
    guard let label = line.text.firstRange(of: "To: "), line.text.contains(".constraint("),
      line.text[label.upperBound...].first?.isNumber == true
    else { return nil }
    return line.text.replacing("To: ", with: "ToConstant: ")
  }

  /// `NSLayoutConstraint.activate(title.width == 100)`, `title.addConstraint(title.width == 100)`
  private static func ofRelation(_ line: Line) -> String? {
    let calls = ["NSLayoutConstraint.activate(", ".addConstraint(", "constraint("]
    guard let call = calls.lazy.compactMap(line.text.firstRange(of:)).first,
      line.text.hasSuffix(")"), line.sides != nil
    else { return nil }
    return String(line.text[call.upperBound...].dropLast().filter { !"[]".contains($0) })
  }

  /// `title.hide()`
  private static func hiding(_ line: Line) -> String? {
    for (call, command) in [(".hide()", "hide"), (".show()", "show"), (".delete()", "remove")]
    where line.text.hasSuffix(call) {
      return "\(command) \(line.text.dropLast(call.count))"
    }
    return nil
  }

  /// `width(title) == 100`
  private static func ofFunction(_ line: Line) -> String? {
    let parts = line.text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let behind = parts.last?.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, Attribute(name: String(name)) != nil, parts.count == 2,
      let view = behind?.first, let rest = behind?.dropFirst().first
    else { return nil }
    return "\(view).\(name)\(rest)"
  }

  /// `title.addTo(view)`
  private static func addingTo(_ line: Line) -> String? {
    for call in [".addTo(", ".add(to: ", ".addToView(", ".addTo(view: "] {
      guard let place = line.text.firstRange(of: call), line.text.hasSuffix(")") else { continue }
      let superview = line.text[place.upperBound...].dropLast()
      return "\(superview).addSubview(\(line.text[..<place.lowerBound]))"
    }
    return nil
  }

  // MARK: Japanese

  /// `titleの幅を100にする`, `titleを中央に`
  private static func ofJapanese(_ line: Line) -> String? {
    guard let particle = line.text.firstIndex(where: { "のを".contains($0) }) else { return nil }
    let view = String(line.text[..<particle]).trimmed
    let rest = String(line.text[line.text.index(after: particle)...]).trimmed
    if ["中央", "真ん中", "中心"].contains(where: rest.hasPrefix) {
      return "\(view).centerX == view.centerX; \(view).centerY == view.centerY"
    }
    let number = rest.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard !number.isEmpty else { return nil }
    if ["幅", "横幅"].contains(where: rest.hasPrefix) { return "\(view).width == \(number)" }
    return rest.hasPrefix("高さ") ? "\(view).height == \(number)" : nil
  }

  static func attribute(of anchor: String) -> Attribute? {
    anchor.split(separator: ".").last.flatMap { Attribute(name: String($0)) }
  }
}
