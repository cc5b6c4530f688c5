import Interchange

/// Messages, as calls and members by the names that Swift gives them.
extension ObjectiveCReader {
  /// `[title setText:@"Hi"]`
  mutating func readMessage() throws(ReadingStop) -> Expression {
    let start = index
    advance()
    let outer = links
    links = 0
    defer { links = outer }
    let receiver: Expression
    if let generic = readGenericClass() {
      receiver = generic
    } else {
      receiver = try nested { reader throws(ReadingStop) in try reader.readConditional() }
    }
    guard current.kind == .word || current.isMark(":") else { throw stop(.name) }
    let place = range(of: current)
    var (pieces, arguments) = ([String](), [[Expression]]())
    var piece = ""
    if current.kind == .word {
      piece = current.text
      advance()
    }
    while take(":") {
      pieces.append(piece)
      var values = [try readAssignment()]
      while take(",") { values.append(try readAssignment()) }
      arguments.append(values)
      piece = ""
      if current.kind == .word, token(1).isMark(":") {
        piece = current.text
        advance()
      } else if !current.isMark(":") {
        break
      }
    }
    try expect("]")
    if arguments.last?.last?.isMasonryBlock == true, !pieces[0].hasPrefix("mas_") {
      usesShorthand = true
    }
    let selector = Selector(pieces.isEmpty ? [piece] : pieces, hasArguments: !pieces.isEmpty)
    let whole = range(from: start)
    return Message(
      receiver: receiver, selector: selector, arguments: arguments, name: place, range: whole
    ).expression
  }
}

extension ObjectiveCReader {
  /// `NSArray<NSURL *>` of `[NSArray<NSURL *> class]`; `nil` for what else a message is sent to.
  private mutating func readGenericClass() -> Expression? {
    let start = index
    guard current.kind == .word, token(1).isOperator("<") else { return nil }
    advance()
    guard let close = closingAngle, tokens[close + 1].kind == .word else {
      index = start
      return nil
    }
    index = close + 1
    return Expression(.name(tokens[start].text, generics: []), range(of: tokens[start]))
  }
}

/// A message with what it is sent to.
struct Message {
  let receiver: Expression
  let selector: Selector
  /// Of a list behind commas several.
  let arguments: [[Expression]]
  /// Of the selector's first piece.
  let name: SourceRange
  let range: SourceRange

  var expression: Expression { making ?? lists ?? plain }

  private var first: Expression? { arguments.first?.first }

  // MARK: By the rules

  private var plain: Expression {
    var imported = SwiftImport.name(of: selector)
    if let type = receiver.classMeant {
      if let factory = SwiftImport.factoryName(of: selector, on: type) { imported = factory }
      if imported.base == "init" { return made(receiver, imported) }
      if !selector.hasArguments {
        let text = SwiftImport.classProperty(imported.base, of: type)
        let member = Expression(.member(receiver, NameSyntax(text, name)), range)
        // `[UIButtonConfiguration plainButtonConfiguration]` is `.plain()`.
        return UIKitTables.isBareMethod(text, ofClass: TypeName(type))
          ? Expression(.call(member, []), range) : member
      }
    }
    let base = receiver.asReceiver
    let member = Expression(.member(base, NameSyntax(imported.base, name)), range)
    if selector.hasArguments || UIKitTables.bareMethodNames.contains(imported.base)
      || imported.base == "init"
    {
      return Expression(.call(member, labelled(imported)), range)
    }
    return member
  }

  private func labelled(_ imported: ImportedName) -> [Expression.Argument] {
    var result: [Expression.Argument] = []
    for (place, values) in arguments.enumerated() {
      for (position, value) in values.enumerated() where position == 0 || !value.isAbsent {
        let label =
          position == 0 && imported.labels.indices.contains(place) ? imported.labels[place] : nil
        result.append(
          Expression.Argument(label: label.map { NameSyntax($0, value.range) }, value: value))
      }
    }
    return result
  }

  /// Something new of a class.
  private func made(_ type: Expression, _ imported: ImportedName) -> Expression {
    if let name = type.plainName, name != "self", name != "super" {
      return Expression(.call(type, labelled(imported)), range)
    }
    let initializer = Expression(.member(type, NameSyntax("init", name)), range)
    return Expression(.call(initializer, labelled(imported)), range)
  }

  // MARK: What every object answers to

  /// `alloc`, `new`, `class`, `copy` and their like, and `init` behind `alloc`; `nil` for any other message.
  var making: Expression? {
    switch selector.text {
    case "alloc":
      return Expression(.member(receiver, NameSyntax(Self.allocated, name)), range)
    case "new" where receiver.classMeant != nil || receiver.plainName == "self":
      return Message(
        receiver: Message.alloc(receiver, range), selector: Selector("init"), arguments: [],
        name: name, range: range
      ).expression
    case "class":
      if receiver.classMeant != nil { return receiver }
      let argument = Expression.Argument(label: NameSyntax("of", name), value: receiver)
      return Expression(.call(Expression(.name("type", generics: []), range), [argument]), range)
    case "self", "retain", "autorelease", "copy", "mutableCopy": return receiver
    default: break
    }
    guard receiver.isAllocated, case .member(let type, _) = receiver.form,
      SwiftImport.name(of: selector).base == "init"
    else { return nil }
    if let literal = MessageLists.literal(of: type.plainName, selector, arguments) {
      return Expression(literal, range)
    }
    return made(type, SwiftImport.name(of: selector))
  }

  /// What has room in memory and is nothing yet.
  fileprivate static let allocated = "alloc"

  private static func alloc(_ type: Expression, _ range: SourceRange) -> Expression {
    Expression(.member(type, NameSyntax(allocated, range)), range)
  }

  // MARK: Lists, dictionaries and numbers

  private var lists: Expression? {
    if let type = receiver.classMeant,
      let literal = MessageLists.literal(of: type, selector, arguments)
    {
      return Expression(literal, range)
    }
    guard let first else { return nil }
    switch selector.text {
    case "objectForKey:", "objectAtIndex:", "objectForKeyedSubscript:",
      "objectAtIndexedSubscript:":
      return Expression(.index(receiver.asReceiver, [argument(first)]), range)
    case "setObject:forKey:", "setObject:forKeyedSubscript:":
      guard let key = arguments.last?.first else { return nil }
      let place = Expression(.index(receiver, [argument(key)]), range)
      return Expression(.assignment(place, "=", first), range)
    case "isKindOfClass:", "isMemberOfClass:":
      guard let type = first.classMeant else { return nil }
      return Expression(
        .cast(receiver, .is, TypeSyntax(.named([type], generics: []), first.range)), range)
    case "isEqual:", "isEqualToString:", "isEqualToNumber:":
      return Expression(.binary(receiver, "==", first), range)
    case "arrayByAddingObjectsFromArray:":
      return Expression(.binary(receiver, "+", first), range)
    case "arrayByAddingObject:":
      return Expression(.binary(receiver, "+", Expression(.list([first]), first.range)), range)
    default: return nil
    }
  }

  private func argument(_ value: Expression) -> Expression.Argument {
    Expression.Argument(label: nil, value: value)
  }
}

extension Expression {
  /// `^(MASConstraintMaker *make) { … }`
  fileprivate var isMasonryBlock: Bool {
    guard case .closure(let closure) = form else { return false }
    return closure.parameters.first?.type?.name == "MASConstraintMaker"
  }

  /// `[UILabel alloc]`
  var isAllocated: Bool {
    if case .member(_, let name) = form { name.text == Message.allocated } else { false }
  }
}

/// What Swift writes as literals.
enum MessageLists {
  /// `nil` where a class makes no list, dictionary or number so.
  static func literal(
    of type: String?, _ selector: Selector, _ arguments: [[Expression]]
  ) -> Expression.Form? {
    guard let type else { return nil }
    let values = (arguments.first ?? []).filter { !$0.isAbsent }
    let piece = selector.pieces.first ?? ""
    switch type {
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet",
      "NSMutableOrderedSet":
      return list(piece, values)
    case "NSDictionary", "NSMutableDictionary":
      return dictionary(selector, values, arguments)
    case "NSNumber":
      return piece.hasPrefix("numberWith") || piece.hasPrefix("initWith") ? values.first?.form : nil
    case "NSValue": return piece.hasPrefix("valueWith") ? values.first?.form : nil
    default: return nil
    }
  }

  private static func list(_ piece: String, _ values: [Expression]) -> Expression.Form? {
    switch piece {
    case "array", "set", "orderedSet", "init", "initWithCapacity", "arrayWithCapacity",
      "setWithCapacity":
      return .list([])
    case "arrayWithArray", "initWithArray", "setWithArray", "arrayWithSet":
      return values.first?.form
    default:
      let isOfObjects = piece.hasSuffix("WithObjects") || piece.hasSuffix("WithObject")
      return isOfObjects ? .list(values) : nil
    }
  }

  private static func dictionary(
    _ selector: Selector, _ values: [Expression], _ arguments: [[Expression]]
  ) -> Expression.Form? {
    switch selector.text {
    case "dictionary", "init", "dictionaryWithCapacity:", "initWithCapacity:":
      return .dictionary([])
    case "dictionaryWithDictionary:", "initWithDictionary:": return values.first?.form
    case "dictionaryWithObject:forKey:":
      guard let value = values.first, let key = arguments.last?.first else { return nil }
      return .dictionary([Expression.Entry(key: key, value: value)])
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      return .dictionary(
        stride(from: 0, to: values.count - 1, by: 2).map {
          Expression.Entry(key: values[$0 + 1], value: values[$0])
        })
    default: return nil
    }
  }
}
