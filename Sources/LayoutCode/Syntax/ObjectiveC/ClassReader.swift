import Interchange

/// Interfaces, implementations, categories and protocols.
extension ObjectiveCReader {
  mutating func readFile() {
    let end = tokens.endIndex - 1
    var loose: [Declaration] = []
    while index < end, !isCancelled() {
      let start = index
      do throws(ReadingStop) {
        if isMethodStart {
          if let method = try readMethod() { loose.append(method) }
        } else {
          try readOutside(before: end)
        }
      } catch {
        leaveOut(from: start, before: end, error)
      }
      if index == start { advance() }
    }
    addLoose(loose)
  }

  private mutating func readOutside(before end: Int) throws(ReadingStop) {
    switch current.text {
    case "@interface" where current.kind == .word: try readInterface()
    case "@implementation" where current.kind == .word: try readImplementation()
    case "@protocol" where current.kind == .word: try readProtocol()
    case "@class" where current.kind == .word: skipToSemicolon()
    case "@import" where current.kind == .word: try readImport()
    case "@end", ";", "}": advance()
    case "@property" where current.kind == .word: _ = try readProperty()
    case "extern" where token(1).kind == .text:
      // `extern "C" {`
      index = min(index + 2, end)
      _ = take("{")
    case "@synthesize", "@dynamic": skipToSemicolon()
    default: statements += try readOutsideStatement()
    }
  }

  mutating func skipToSemicolon() {
    while current.kind != .end, !take(";") {
      if isMemberStart, !current.isWord("@protocol") { return }
      index = behind(index)
    }
  }

  private mutating func readImport() throws(ReadingStop) {
    let start = index
    advance()
    let module = try expectName()
    skipToSemicolon()
    let range = range(from: start)
    statements.append(Statement(.declaration(Declaration(.import([module.text]), range)), range))
  }

  /// Methods that stand outside all classes, as listings have them: of the class whose interface stands
  /// beside them, else of one that they tell of.
  private mutating func addLoose(_ methods: [Declaration]) {
    guard let first = methods.first, let last = methods.last else { return }
    let range = first.range.union(last.range)
    if let name = classes.onlyInterface {
      return classes.join(name, inherited: [], methods, at: range, isImplementation: true)
    }
    let owner = LooseMethods.owner(of: methods)
    let base = TypeSyntax(
      .named([owner.base], generics: []), SourceRange(range.lowerBound, range.lowerBound))
    classes.join(
      NameSyntax(owner.name, SourceRange(range.lowerBound, range.lowerBound)), inherited: [base],
      methods, at: range, isImplementation: true)
  }

  // MARK: - Interfaces

  /// `@interface Card : UIView <Delegate> { ivars } members @end`, also an extension or a category.
  private mutating func readInterface() throws(ReadingStop) {
    let start = index
    advance()
    let name = try expectName()
    var inherited: [TypeSyntax] = []
    var isCategory = false
    // The parameters of a generic class.
    _ = readAngles()
    if current.isMark("(") {
      isCategory = token(1).kind == .word
      index = behind(index)
    } else if take(":"), let superclass = readType() {
      inherited.append(superclass.syntax)
      known.interfaces.insert(name.text)
    }
    inherited += readAngles() ?? []
    var members = try readIvars()
    members += readMembers(of: name.text)
    if isCategory {
      let stored = members.filter { $0.modifiers.contains("ivar") }
      statements.append(.type(.extension, name, inherited, stored, at: range(from: start)))
    } else {
      classes.join(
        name, inherited: inherited, members, at: range(from: start), isImplementation: false)
    }
  }

  private mutating func readImplementation() throws(ReadingStop) {
    let start = index
    advance()
    let name = try expectName()
    var isCategory = false
    if current.isMark("(") {
      isCategory = token(1).kind == .word
      index = behind(index)
    }
    var inherited: [TypeSyntax] = []
    if take(":"), let superclass = readType() { inherited.append(superclass.syntax) }
    var members = try readIvars()
    members += readMembers(of: name.text)
    if isCategory {
      statements.append(.type(.extension, name, [], members, at: range(from: start)))
    } else {
      classes.join(
        name, inherited: inherited, members, at: range(from: start), isImplementation: true)
    }
  }

  /// The requirements of a protocol have no code that can be carried out: they are read over.
  private mutating func readProtocol() throws(ReadingStop) {
    let start = index
    advance()
    let name = try expectName()
    if current.isMark(",") || current.isMark(";") {
      return skipToSemicolon()
    }
    let inherited = readAngles() ?? []
    while current.kind != .end, !current.isWord("@end") {
      if current.isWord("@interface") || current.isWord("@implementation") { break }
      index = behind(index)
    }
    _ = takeWord("@end")
    statements.append(.type(.protocol, name, inherited, [], at: range(from: start)))
  }

  // MARK: - Members

  /// Everything up to `@end`. Functions and variables that stand among them belong to no class.
  private mutating func readMembers(of type: String) -> [Declaration] {
    var members: [Declaration] = []
    let end = tokens.endIndex - 1
    while index < end, !isCancelled() {
      if takeWord("@end") { break }
      if current.isWord("@interface") || current.isWord("@implementation") { break }
      let start = index
      do throws(ReadingStop) {
        members += try readMember(of: type)
      } catch {
        leaveOut(from: start, before: end, error)
      }
      if index == start { advance() }
    }
    return members
  }

  private mutating func readMember(of type: String) throws(ReadingStop) -> [Declaration] {
    if isMethodStart { return try readMethod().map { [$0] } ?? [] }
    switch current.text {
    case "@property" where current.kind == .word:
      let properties = try readProperty()
      for case .variable(let variable) in properties.map(\.form) {
        for name in variable.pattern.names { known.properties.insert("\(type).\(name)") }
      }
      return properties
    case "@synthesize" where current.kind == .word: return try readSynthesize()
    case "@dynamic" where current.kind == .word: skipToSemicolon()
    case "@optional", "@required", "@public", "@private", "@protected", "@package", ";", "}":
      advance()
    default: try readOutsideMember()
    }
    return []
  }

  private mutating func readOutsideMember() throws(ReadingStop) {
    if current.isWord("@class") || current.isWord("@protocol") {
      return skipToSemicolon()
    }
    statements += try readOutsideStatement().filter {
      if case .declaration = $0.form { true } else { false }
    }
  }

  /// `@synthesize title = _heading;` gives a property's storage another name.
  private mutating func readSynthesize() throws(ReadingStop) -> [Declaration] {
    let start = index
    advance()
    var members: [Declaration] = []
    repeat {
      let property = try expectName()
      guard take("=") else { continue }
      let storage = try expectName()
      if storage.text != "_" + property.text {
        members.append(.alias(of: property, storage, at: range(from: start)))
      }
    } while take(",")
    _ = take(";")
    return members
  }

  // MARK: - What an object keeps

  /// `{ UILabel *_title; CGFloat _gap; }`
  private mutating func readIvars() throws(ReadingStop) -> [Declaration] {
    guard current.isMark("{") else { return [] }
    let end = behind(index) - 1
    advance()
    var members: [Declaration] = []
    while index < end {
      let start = index
      if current.kind == .word, current.text.hasPrefix("@") || current.isMark(";") {
        advance()
        continue
      }
      do throws(ReadingStop) {
        let isOutlet = current.isWord("IBOutlet")
        let variables = try readDeclarators()
        members += variables.map {
          .stored($0.name, $0.type, isOutlet: isOutlet, modifiers: ["ivar"], at: range(from: start))
        }
        guard take(";") || index == end else { throw stop(.mark(";")) }
      } catch {
        leaveOut(from: start, before: end, error)
      }
    }
    index = end + 1
    return members
  }

  /// `@property (nonatomic, strong) IBOutlet UILabel *title, *subtitle;`
  mutating func readProperty() throws(ReadingStop) -> [Declaration] {
    let start = index
    advance()
    var words: Set<String> = []
    var getter: String?
    if current.isMark("(") {
      let end = behind(index)
      while index < end {
        if current.kind == .word { words.insert(current.text) }
        if current.isWord("getter"), token(1).isOperator("=") { getter = token(2).text }
        advance()
      }
      index = end
    }
    var isOutlet = current.isWord("IBOutlet")
    if current.isWord("IBOutletCollection") {
      isOutlet = true
      advance()
      if current.isMark("(") { index = behind(index) }
    }
    let variables = try readDeclarators()
    while current.kind != .end, !current.isMark(";"), !isMemberStart { index = behind(index) }
    _ = take(";")
    let range = range(from: start)
    var modifiers: Set<String> = ["ivar", "property"]
    if words.contains("class") { modifiers.insert("static") }
    return variables.map {
      .stored(
        $0.name, $0.type, isOutlet: isOutlet, getter: getter, modifiers: modifiers, at: range)
    }
  }
}

extension Declaration {
  /// What an object keeps, by a name.
  fileprivate static func stored(
    _ name: NameSyntax, _ type: TypeSyntax, isOutlet: Bool, getter: String? = nil,
    modifiers: Set<String>, at range: SourceRange
  ) -> Declaration {
    let variable = Declaration.Variable(
      pattern: .name(name), type: type, value: nil, isVariable: true)
    var attributes: [Attribute] = []
    if isOutlet { attributes.append(Attribute(name: NameSyntax("IBOutlet", range), arguments: [])) }
    if let getter {
      let value = Expression(.name(getter, generics: []), range)
      attributes.append(
        Attribute(
          name: NameSyntax("getter", range),
          arguments: [Expression.Argument(label: nil, value: value)]))
    }
    // Each of several in one declaration has its own place.
    return Declaration(
      .variable(variable), attributes: attributes, modifiers: modifiers, name.range)
  }

  /// A name for what a property keeps.
  fileprivate static func alias(
    of property: NameSyntax, _ storage: NameSyntax, at range: SourceRange
  ) -> Declaration {
    let value = Expression(.name(storage.text, generics: []), storage.range)
    let variable = Declaration.Variable(
      pattern: .name(property), type: nil, value: nil, isVariable: true)
    return Declaration(
      .variable(variable),
      attributes: [
        Attribute(
          name: NameSyntax("synthesize", range),
          arguments: [Expression.Argument(label: nil, value: value)])
      ], modifiers: ["ivar", "synthesized"], range)
  }
}
