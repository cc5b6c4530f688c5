import Interchange

/// The name of a message: `addSubview:` is `["addSubview"]` with an argument, `frame` without one.
package struct Selector: Hashable, Sendable {
  package let pieces: [String]
  package let hasArguments: Bool

  package init(_ pieces: [String], hasArguments: Bool) {
    self.pieces = pieces
    self.hasArguments = hasArguments
  }

  /// As it is written: `constraintEqualToAnchor:constant:`.
  package init(_ text: String) {
    hasArguments = text.contains(":")
    pieces = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      .dropLast(hasArguments ? 1 : 0)
  }

  package var text: String {
    hasArguments ? pieces.map { $0 + ":" }.joined() : pieces.first ?? ""
  }
}

/// What Swift calls a message, as it imports it.
package struct ImportedName: Hashable, Sendable {
  package let base: String
  package let labels: [String?]

  package init(_ base: String, _ labels: [String?]) {
    self.base = base
    self.labels = labels
  }

  /// As it is written in Swift: `constraint(equalTo:constant:)`.
  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    base = parts.first.map(String.init) ?? text
    let inside = parts.count == 2 ? parts[1].prefix { $0 != ")" } : ""
    labels = inside.split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }
}

/// The rules by which Swift imports the names of Objective-C.
///
/// What UIKit has is looked up: first in the table of exceptions, then among the members that are known
/// by their older names, whose labels are those of the message. What projects declare goes by the rules
/// alone, where it is declared and where it is called, so that both agree.
package enum SwiftImport {
  package static func name(of selector: Selector) -> ImportedName {
    if let exception = ImportExceptions.names[selector.text] { return exception }
    guard selector.hasArguments, let first = selector.pieces.first else {
      return ImportedName(selector.pieces.first ?? "", [])
    }
    let rest = selector.pieces.dropFirst().map(label)
    if let label = initializerLabel(first) { return ImportedName("init", [label] + rest) }
    // `setAdjustsFontSizeToFitWidth:` sets what is called so, however many words that has.
    if UIKitTables.memberNames.contains(first) || rest.isEmpty && first.propertySet != nil {
      return ImportedName(first, [nil] + rest)
    }
    guard let (base, label) = parted(first) else { return ImportedName(first, [nil] + rest) }
    return ImportedName(base, [label] + rest)
  }

  /// `[UIColor colorWithRed:…]` makes one as `UIColor(red:…)` does: the message begins with the end of
  /// the class's name.
  package static func factoryName(of selector: Selector, on type: String) -> ImportedName? {
    guard
      type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("CA")
        || BridgedNames.today["NS" + type] != nil,
      let first = selector.pieces.first
    else { return nil }
    let words = first.capitalizedFirst.capitalWords
    guard
      let count = (1...max(1, words.count)).last(where: { count in
        type.hasSuffix(words.prefix(count).joined())
      })
    else { return nil }
    let rest = words.dropFirst(count)
    if rest.isEmpty { return selector.hasArguments ? nil : ImportedName("init", []) }
    guard selector.hasArguments else { return nil }
    let label = rest.first == "With" ? rest.dropFirst() : rest
    guard !label.isEmpty else { return nil }
    return ImportedName(
      "init", [label.joined().loweredFirst] + selector.pieces.dropFirst().map(self.label))
  }

  /// `[UIColor redColor]` is `.red`, `[UIScreen mainScreen]` `.main`: without the class's own name.
  package static func classProperty(_ name: String, of type: String) -> String {
    if let exception = ImportExceptions.classProperties["\(type).\(name)"] { return exception }
    let words = name.capitalWords
    for count in 1..<max(1, words.count) {
      let ending = words.suffix(words.count - count).joined()
      if type.hasSuffix(ending) { return words.prefix(count).joined() }
    }
    return name
  }

  // MARK: Rules

  /// `initWithFrame` has the label `frame`; `nil` for what is no initializer.
  private static func initializerLabel(_ piece: String) -> String?? {
    let words = piece.capitalWords
    guard words.first == "init" else { return nil }
    if words.count == 1 { return .some(nil) }
    let rest = words.dropFirst(words[1] == "With" && words.count > 2 ? 2 : 1)
    return .some(rest.joined().loweredFirst)
  }

  /// A message is parted at its last preposition: `configureWithTitle:` is `configure(withTitle:)`.
  private static func parted(_ piece: String) -> (base: String, label: String)? {
    let words = piece.capitalWords
    guard let place = words.indices.last(where: { $0 > 0 && prepositions.contains(words[$0]) }),
      place + 1 < words.count
    else { return nil }
    return (words[..<place].joined(), words[place...].joined().loweredFirst)
  }

  private static let prepositions: Set<String> = [
    "With", "At", "For", "From", "To", "In", "On", "Of", "By", "Using", "After", "Before", "Into",
    "Between", "Over", "Under", "Via", "Within",
  ]

  private static func label(_ piece: String) -> String? {
    piece.isEmpty ? nil : ImportExceptions.labels[piece] ?? piece
  }
}

extension String {
  /// `colorWithRed` is `color With Red`; an abbreviation is one word: `initWithURLString` has `URL String`.
  var capitalWords: [String] {
    var words: [String] = []
    let letters = Array(self)
    for (place, letter) in letters.enumerated() {
      let before = place > 0 ? letters[place - 1] : nil
      let isNew =
        letter.isUppercase
        && (before?.isUppercase != true
          || place + 1 < letters.count && letters[place + 1].isLowercase)
      if isNew || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// `hidden` of `setHidden`; `nil` for what sets nothing.
  var propertySet: String? {
    guard hasPrefix("set"), let first = dropFirst(3).first, first.isUppercase else { return nil }
    return first.lowercased() + dropFirst(4)
  }

  /// Its first word begins small: `URLString` is `urlString`, `OK` is `ok`.
  var loweredFirst: String {
    let words = capitalWords
    guard let first = words.first else { return self }
    let isAbbreviation = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    let lowered =
      isAbbreviation ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return lowered + words.dropFirst().joined()
  }
}
