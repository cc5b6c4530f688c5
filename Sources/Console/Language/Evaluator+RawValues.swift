import AutoLayout
import Interchange
import LayoutCode
import Prose

/// Values by UIKit's numbers, and the numbers of values.
extension Evaluator {
  /// `UIView.AutoresizingMask(rawValue: 18)`, `NSLayoutConstraint.FormatOptions()`.
  mutating func made(_ type: Enumeration, by call: Call) throws(LineFailure) -> Value {
    let forms = ["(rawValue:)"] + (type.isOptionSet ? ["()", "(_:)"] : [])
    let (form, trees) = try call.form(among: forms.map { type.name + $0 })
    guard let tree = trees.first else { return .list([]) }
    let operand = try operand(tree)
    if case .inert = operand.value { return operand.value }
    if form.hasSuffix("(_:)") {
      return .list(try operand.choices(among: type).map { .choice($0) })
    }
    return try operand.value(of: type, numbered: operand.wholeNumber())
  }

  /// `NSTextAlignment(rawValue: 1)`: of other types of UIKit's neither the numbers nor what they do
  /// is known, but they are no views.
  func isOfNumber(_ call: Call) -> Bool {
    call.arguments.first?.label?.text == "rawValue"
  }

  /// `UIView.AnimationOptions()`: what is within one of UIKit's types is no view.
  func isWithinType(_ type: String) -> Bool {
    ViewKind.ofClass(type) != nil || type == "NSLayoutConstraint"
  }

  /// The number of a name behind a type that is written, or of a property whose type is known; `nil`
  /// where neither is.
  mutating func rawValue(ofTyped tree: ExpressionTree) throws(LineFailure) -> Value? {
    if let type = Enumeration.meant(by: tree) {
      let value = try value(of: tree)
      if let number = type.rawValue(of: value) { return .whole(Double(number)) }
      guard case .choice(let choice) = value, value.number == nil else { return nil }
      throw .objection(LanguageWords.notAmong(.choice(choice), type.names, at: tree.range))
    }
    guard case .member(let owner, let name) = tree.form, owner.isTypePath,
      let value = try? value(of: tree),
      case .choice = value, Operand(value, at: tree.range).numberMeant == nil
    else { return nil }
    let type = ExpressionWriter.write(owner)
    throw .objection(LanguageWords.unknownNumbers(of: type, at: owner.range.union(name.range)))
  }

  /// The number of what `rawValue` stands behind, where neither a type nor a property tells what it
  /// is of; `nil` for what has none.
  func rawValue(of operand: Operand, _ name: NameSyntax) throws(LineFailure) -> Value? {
    if let number = operand.numberMeant { return .number(number) }
    let found = Enumeration.numbering(operand.value)
    guard let first = found.first else { return nil }
    guard found.allSatisfy({ $0.rawValue == first.rawValue }) else {
      throw .objection(
        LanguageWords.manyRawValues(
          operand.value.text(in: document), found.map { ($0.type.name, $0.rawValue) },
          at: operand.range.union(name.range)))
    }
    return .whole(Double(first.rawValue))
  }
}

extension Operand {
  /// The name behind the dot, or what has the number.
  func choice(of type: TypeName) throws(LineFailure) -> String {
    let type = Enumeration(type)
    if case .raw(let number) = value,
      case .choice(let name) = try value(of: type, numbered: try wholeNumber(number))
    {
      return name
    }
    return try choice(among: type.names)
  }

  /// The names of an option set: one, several in brackets, none, or what has the number.
  func choices(of type: TypeName) throws(LineFailure) -> [String] {
    try choices(among: Enumeration(type))
  }

  fileprivate func choices(among type: Enumeration) throws(LineFailure) -> [String] {
    guard case .raw(let number) = value else { return try choices(among: type.names) }
    let meant = try value(of: type, numbered: try wholeNumber(number))
    return try Operand(meant, at: range).choices(among: type.names)
  }

  private func wholeNumber(_ number: Double) throws(LineFailure) -> Int {
    try Operand(.number(number), at: range).wholeNumber()
  }

  fileprivate func value(
    of type: Enumeration, numbered number: Int
  ) throws(LineFailure) -> Value {
    guard let value = type.value(of: number) else {
      throw .objection(LanguageWords.noCase(number, of: type, at: range))
    }
    return value
  }
}

extension ExpressionTree {
  /// `UITextField.ViewMode`, by its last name.
  fileprivate var isTypePath: Bool { TypeNames.isType(lastName) }

  fileprivate var lastName: String {
    switch form {
    case .name(let name): name
    case .member(_, let name): name.text
    default: ""
    }
  }
}

extension LanguageWords {
  fileprivate static func unknownNumbers(of type: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "The numbers of \(type, as: .code) are not known here: no layout asks for them.",
        ja: "\(type, as: .code) の番号はレイアウトに関わらないため、ここでは分かりません。"), at: range)
  }

  fileprivate static func noCase(
    _ number: Int, of type: Enumeration, at range: SourceRange
  ) -> Objection {
    let some = type.cases.prefix(16).map { numbered($0.rawValue, "." + $0.name) }
    let listed = (some + (type.cases.count > some.count ? ["…"] : [])).joined(separator: ", ")
    return Objection(
      Phrase(
        en: "Nothing of \(type.name, as: .code) has the number \(Double(number)).",
        ja: "\(type.name, as: .code) に「\(Double(number))」という値はありません。"), at: range,
      hints: [
        Phrase(en: "It has: \(listed)", ja: "使える値：\(listed)")
      ])
  }

  fileprivate static func manyRawValues(
    _ value: Text, _ found: [(type: String, rawValue: Int)], at range: SourceRange
  ) -> Objection {
    let listed = found.map { numbered($0.rawValue, $0.type) }.listed()
    return Objection(
      Phrase(
        en: "\(value) has a number in each of several types; nothing here says which is meant.",
        ja: "\(value) は複数の型にあり、番号が型ごとに異なります。どの型かここからは分かりません。"), at: range,
      hints: [
        Phrase(
          en: "Write the type before it. Its numbers: \(listed)",
          ja: "前に型名を書いてください。それぞれの番号：\(listed)")
      ])
  }

  private static func numbered(_ number: Int, _ name: String) -> Phrase {
    Phrase("\(Double(number)) \(name, as: .code)")
  }
}
