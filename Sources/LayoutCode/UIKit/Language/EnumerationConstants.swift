import Interchange

/// Cases as Objective-C calls them: `NSTextAlignmentCenter`, `NSLayoutAttributeTop`.
enum EnumerationConstants {
  static let all: [Member] =
    tables.flatMap { table in prefixes(of: table).flatMap { constants(of: table, behind: $0) } }

  private static let tables =
    UIKitTables.layoutEnumerations + UIKitTables.valueEnumerations + UIFontMembers.enumerations

  /// The cases by those names: `.center` of `NSTextAlignmentCenter`.
  static let choices: [String: String] = Dictionary(
    tables.flatMap { table in
      prefixes(of: table).flatMap { prefix in
        table.choices.map { (name(of: $0, behind: prefix), "." + $0.name) }
      }
    }, uniquingKeysWith: { first, _ in first })

  /// The type's name, where that is not cut short.
  private static let shortened: [TypeName: String] = [
    "NSLineBreakMode": "NSLineBreak", "NSLayoutConstraint.FormatOptions": "NSLayoutFormat",
    "UIControl.Event": "UIControlEvent", "UIView.AnimationOptions": "UIViewAnimationOption",
  ]

  private static func prefixes(of table: MemberTable) -> [String] {
    if let prefix = shortened[table.type] { return [prefix] }
    return ([table.type] + table.olderNames).map(\.text).filter { !$0.contains(".") }
  }

  private static func constants(of table: MemberTable, behind prefix: String) -> [Member] {
    table.choices.map { choice in
      .constant(
        name(of: choice, behind: prefix), type: table.type, .choice(choice.name, of: table.type))
    }
  }

  private static func name(of choice: EnumerationCase, behind prefix: String) -> String {
    prefix + choice.name.capitalizedFirst
  }
}
