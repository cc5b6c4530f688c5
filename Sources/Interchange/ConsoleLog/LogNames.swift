/// Makes names that can be typed from what a log calls its views.
enum LogNames {
  /// What a view or guide might be called, before numbers tell those of one name apart: by its
  /// author's name for it, by the text that it shows, by its class.
  static func base(for member: LogCast.Member) -> String {
    if case .superview = member.key { return "superview" }
    if let name = member.name, let identifier = identifier(from: name) { return identifier }
    if let text = member.text {
      if member.isGuide { return guideName(text) }
      if let identifier = identifier(from: text) { return identifier }
    }
    return shortened(member.className.map(className) ?? "item")
  }

  /// Without its first words where it is too long: the last ones say what it is.
  private static func shortened(_ name: String) -> String {
    if name.count <= longest { return name }
    let words = name.suffix(longest).drop { !$0.isUppercase }
    return words.isEmpty ? String(name.prefix(longest)) : uncapitalised(words)
  }

  /// In characters: a generic class can have a name of any length.
  private static let longest = 40

  /// `Total price` becomes `totalPrice`; `nil` where there are no letters, or more than a few words.
  static func identifier(from text: String) -> String? {
    let words = text.split { !isPartOfIdentifier($0) && $0 != "_" }
    guard (1...3).contains(words.count), text.unicodeScalars.count <= 24 else { return nil }
    let name = uncapitalised(words[0]) + words.dropFirst().map(capitalised).joined()
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      !isNumbered(name)
    else { return nil }
    return name
  }

  private static func isPartOfIdentifier(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// `c3` is how constraints are called.
  private static func isNumbered(_ name: String) -> Bool {
    name.first == "c" && name.dropFirst().utf8.allSatisfy(LogByte.isDigit)
  }

  // MARK: Classes and guides

  /// `BadgeView` of `_TtC5MyApp9BadgeView`, as Swift's names are kept.
  static func plainClass(_ className: String) -> String {
    className.hasPrefix("_Tt") ? String(lastMangledName(className)) : className
  }

  /// `UILabel` becomes `label`, `Demo.PriceCell` `priceCell`, whatever ends in `ContentView`
  /// `contentView`.
  static func className(_ className: String) -> String {
    // What is observed has a class of its own, called after that of the app.
    let observed = "NSKVONotifying_"
    let className =
      className.hasPrefix(observed) ? String(className.dropFirst(observed.count)) : className
    let plain = className.hasPrefix("_Tt") ? lastMangledName(className) : className[...]
    let last = plain.split { $0 == "." || $0 == "<" || $0 == ">" }.last ?? plain
    let letters = String(last.unicodeScalars.drop { $0 == "_" })
    if letters.hasSuffix("ContentView") { return "contentView" }
    return identifier(fromClass: withoutPrefix(letters)) ?? "item"
  }

  /// `UIViewSafeAreaLayoutGuide` becomes `safeArea`.
  private static func guideName(_ text: String) -> String {
    guard text.hasPrefix("UI"), text.allSatisfy(isPartOfIdentifier) else {
      return identifier(from: text) ?? "guide"
    }
    var name = withoutPrefix(text)
    for ending in ["LayoutGuide", "Guide"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
    }
    if name.hasPrefix("View"), name != "View" { name.removeFirst(4) }
    return identifier(fromClass: name) ?? "guide"
  }

  /// Without the capitals of a framework or an author: `UI`, `NS`, `KVN`, `FI_`.
  private static func withoutPrefix(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let behind = name.dropFirst(capitals.count)
    if behind.hasPrefix("_"), behind.count > 1 { return String(behind.dropFirst()) }
    guard capitals.count > 1, capitals.count < name.count else { return name }
    return String(name.dropFirst(capitals.count - 1))
  }

  private static func identifier(fromClass name: String) -> String? {
    let legal = name.unicodeScalars.filter { $0.properties.isXIDContinue }
    guard let first = legal.first, first.properties.isXIDStart else { return nil }
    let text = uncapitalised(String(String.UnicodeScalarView(legal))[...])
    return isNumbered(text) ? nil : text
  }

  /// The innermost type in a mangled name: each name stands behind its length. What marks a type as
  /// private, `P33_` with 32 digits, has a length, too, and is no name.
  private static func lastMangledName(_ mangled: String) -> Substring {
    var rest = mangled.dropFirst(3).drop { !$0.isNumber }
    var name = mangled[...]
    while !rest.isEmpty {
      let isMark = rest.first == "P"
      if isMark { rest.removeFirst() }
      guard let length = Int(rest.prefix { $0.isNumber }), length > 0 else { break }
      rest = rest.drop { $0.isNumber }
      // Its underscore may have been lost on the way.
      let isShort = isMark && rest.first.map { !"_$".contains($0) } == true
      if !isMark { name = rest.prefix(length) }
      rest = rest.dropFirst(isShort ? length - 1 : length)
    }
    return name
  }

  // MARK: Letters

  /// `OK` becomes `ok`, `Save` `save`, `URLField` `urlField`, `iPad` stays.
  private static func uncapitalised(_ word: Substring) -> String {
    if !word.contains(where: \.isLowercase) { return word.lowercased() }
    let capitals = word.prefix(while: \.isUppercase).count
    let count = max(
      1, word.dropFirst(capitals).first?.isLowercase == true ? capitals - 1 : capitals)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func capitalised(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
