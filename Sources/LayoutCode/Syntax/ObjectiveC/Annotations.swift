/// Words for the compiler, on which no layout depends: the preprocessor leaves them out.
enum Annotations {
  /// Where it ends if `word` at `index` is one; `nil` for any other word.
  static func end(of word: String, behind index: Int, in parentheses: Parentheses) -> Int? {
    if bare.contains(word) { return index + 1 }
    guard withArguments.contains(word) || isMacro(word) else { return nil }
    return parentheses.arguments(at: index + 1)?.end ?? index + 1
  }

  private static let bare: Set<String> = [
    "NS_DESIGNATED_INITIALIZER", "UI_APPEARANCE_SELECTOR", "IBInspectable", "IB_DESIGNABLE",
    "DEPRECATED_ATTRIBUTE", "OBJC_EXPORT", "_Nonnull", "_Nullable", "_Null_unspecified",
    "__nonnull", "__nullable", "__null_unspecified", "__kindof", "__covariant", "__contravariant",
    "__unused", "__autoreleasing", "__unsafe_unretained", "__bridge", "__bridge_transfer",
    "__bridge_retained", "__deprecated", "__strong", "__block", "__weak", "_Noreturn", "volatile",
    "restrict", "__restrict", "inline", "__inline", "CG_INLINE", "NS_INLINE", "register",
    "__used", "__FBSDK_ATTRIBUTE__", "nonnull", "nullable", "null_unspecified",
  ]

  private static let withArguments: Set<String> = [
    "__attribute__", "__attribute", "__deprecated_msg", "DEPRECATED_MSG_ATTRIBUTE", "_Pragma",
    "@weakify", "@strongify", "__declspec", "SWIFT_CLASS", "SWIFT_PROTOCOL",
  ]

  /// `NS_AVAILABLE_IOS(9_0)`, `API_DEPRECATED(…)`: Apple's own in capitals, but for those that declare.
  private static func isMacro(_ word: String) -> Bool {
    guard let prefix = prefixes.first(where: word.hasPrefix), word.count > prefix.count else {
      return false
    }
    return !word.hasSuffix("ENUM") && !word.hasSuffix("OPTIONS") && !word.contains("TYPED_")
      && word.utf8.allSatisfy {
        UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") || $0 == UInt8(ascii: "_") || $0.isDigit
      }
  }

  private static let prefixes = [
    "NS_", "API_", "CF_", "UIKIT_", "__IOS_", "__TVOS_", "__OSX_", "__WATCHOS_", "FOUNDATION_",
    "OBJC_",
  ]
}
