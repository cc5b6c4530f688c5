/// What stands behind `#if` in C.
///
/// A layout is that of an iPhone or iPad of today: versions of iOS are the newest, other systems are not
/// there. What only the project knows (`DEBUG`, its own flags) may or may not hold.
struct PreprocessorCondition {
  private var tokens: ArraySlice<Token>
  private let macros: [String: Macro]

  /// False where it is known not to hold.
  static func mayHold(_ tokens: ArraySlice<Token>, _ macros: [String: Macro]) -> Bool {
    var condition = PreprocessorCondition(tokens: tokens, macros: macros)
    return condition.either(depth: 0).map { $0 != 0 } ?? true
  }

  /// `nil` for what only the project knows.
  static func isDefined(_ name: String) -> Bool? {
    if absent.contains(name) { return false }
    return name == "__OBJC__" || name.hasPrefix("__IPHONE_") ? true : nil
  }

  private static let absent: Set<String> = [
    "__cplusplus", "__MAC_OS_X_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MAX_ALLOWED", "_WIN32",
    "__ANDROID__", "__linux__", "APPORTABLE",
  ]

  private static let values: [String: Double] = [
    "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_IPHONE_SIMULATOR": 1,
    "TARGET_OS_SIMULATOR": 1, "TARGET_OS_MAC": 0, "TARGET_OS_OSX": 0, "TARGET_OS_TV": 0,
    "TARGET_OS_WATCH": 0, "TARGET_OS_MACCATALYST": 0, "TARGET_OS_VISION": 0, "true": 1, "false": 0,
    "YES": 1, "NO": 0, "__IPHONE_OS_VERSION_MAX_ALLOWED": 990_000,
    "__IPHONE_OS_VERSION_MIN_REQUIRED": 990_000, "__LP64__": 1,
  ]

  // MARK: Reading

  private mutating func take(_ sign: String) -> Bool {
    guard let first = tokens.first, first.isOperator(sign) || first.isMark(sign) else {
      return false
    }
    tokens.removeFirst()
    return true
  }

  private mutating func either(depth: Int) -> Double? {
    var value = both(depth: depth)
    while take("||") {
      let other = both(depth: depth)
      let isTrue = value.map { $0 != 0 } == true || other.map { $0 != 0 } == true
      value = isTrue ? 1 : value == nil || other == nil ? nil : 0
    }
    return value
  }

  private mutating func both(depth: Int) -> Double? {
    var value = comparison(depth: depth)
    while take("&&") {
      let other = comparison(depth: depth)
      value = value == 0 || other == 0 ? 0 : value == nil || other == nil ? nil : 1
    }
    return value
  }

  private mutating func comparison(depth: Int) -> Double? {
    let value = single(depth: depth)
    for sign in ["==", "!=", ">=", "<=", ">", "<"] where take(sign) {
      guard let other = single(depth: depth), let value else { return nil }
      return holds(value, sign, other) ? 1 : 0
    }
    return value
  }

  private func holds(_ one: Double, _ sign: String, _ two: Double) -> Bool {
    switch sign {
    case "==": one == two
    case "!=": one != two
    case ">=": one >= two
    case "<=": one <= two
    case ">": one > two
    default: one < two
    }
  }

  private mutating func single(depth: Int) -> Double? {
    guard depth < 50 else { return nil }
    if take("!") { return single(depth: depth + 1).map { $0 == 0 ? 1 : 0 } }
    if take("(") {
      let value = either(depth: depth + 1)
      _ = take(")")
      return value
    }
    guard let token = tokens.popFirst() else { return nil }
    if token.kind == .number { return CNumber.value(of: token.text) }
    if token.text == "defined" || token.text == "__has_include" {
      let isInParentheses = take("(")
      let name = tokens.popFirst()?.text ?? ""
      if isInParentheses {
        tokens = tokens.drop { !$0.isMark(")") }.dropFirst()
      }
      return token.text == "defined" ? Self.isDefined(name).map { $0 ? 1 : 0 } : nil
    }
    if let value = Self.values[token.text] { return value }
    if token.text.hasPrefix("__IPHONE_"), let version = Double(token.text.filter(\.isNumber)) {
      return version * 100
    }
    return macros[token.text]?.singleValue.flatMap { CNumber.value(of: $0.text) }
  }
}

/// What a number of C is worth.
enum CNumber {
  static func value(of text: String) -> Double? {
    let lowered = text.lowercased()
    if lowered.hasPrefix("0x") || lowered.hasPrefix("0b") {
      return NumberLiteral.value(
        of: String(lowered.reversed().drop { "ul".contains($0) }.reversed()))
    }
    let bare = String(lowered.reversed().drop { "ulf".contains($0) }.reversed())
    return Double(bare.hasSuffix(".") ? bare + "0" : bare).flatMap { $0.isFinite ? $0 : nil }
  }

  static func isWhole(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return lowered.hasPrefix("0x") || !lowered.contains { ".ef".contains($0) }
  }
}
