import Interchange

/// Classes and their kin, with their members.
extension SwiftReader {
  mutating func readTypeDeclaration() throws(ReadingStop) -> Declaration.TypeDeclaration {
    let kind: Declaration.TypeDeclaration.Kind =
      switch current.text {
      case "struct": .struct
      case "enum": .enum
      case "protocol": .protocol
      case "extension": .extension
      case "actor": .actor
      default: .class
      }
    advance()
    let name: NameSyntax
    var path: [String]
    if kind == .extension {
      let type = try readType()
      path = type.path
      name = NameSyntax(path.last ?? "", type.range)
    } else {
      name = try expectName()
      path = [name.text]
    }
    let (generics, inherited) = readInheritance()
    guard current.isMark("{") else { throw stop(.mark("{")) }
    let members = try nested(skipping: []) { reader throws(ReadingStop) in reader.readMembers() }
    return Declaration.TypeDeclaration(
      kind: kind, name: name, path: path, generics: generics, inherited: inherited,
      members: members)
  }

  /// What stands before the members. A mistake in it costs no member.
  private mutating func readInheritance() -> ([String], [TypeSyntax]) {
    var generics: [String] = []
    var inherited: [TypeSyntax] = []
    do throws(ReadingStop) {
      generics = try readGenericParameters()
      if take(":") {
        repeat {
          // `protocol Drawable: class`
          if takeWord("class") { continue }
          if current.isMark("{") { break }
          inherited.append(try readType())
        } while take(",")
      }
      if current.isWord("where") { try readRequirements() }
      guard current.isMark("{") else { throw stop(.mark("{")) }
    } catch {
      let place = here
      while current.kind != .end, !current.isMark("{"), !current.isMark("}"),
        !(current.startsLine && beginsDeclaration)
      {
        go(to: behind(index))
      }
      guard current.isMark("{") else {
        goBack(to: place)
        return (generics, inherited)
      }
      notes.append(
        CodeFile.Note(.leftOut(expected: error.expected.phrase), at: error.range))
    }
    return (generics, inherited)
  }

  /// From the opening brace to the closing one; what is no declaration is left out.
  private mutating func readMembers() -> [Declaration] {
    advance()
    let outer = braceIsBody
    braceIsBody = false
    defer { braceIsBody = outer }
    var members: [Declaration] = []
    while !current.isMark("}"), current.kind != .end, !isStopped {
      if take(";") { continue }
      let start = index
      let outerDepth = depth
      do throws(ReadingStop) {
        members += try readMember()
      } catch {
        (depth, braceIsBody) = (outerDepth, false)
        leaveOut(from: start, error)
      }
      if index == start { advance() }
    }
    if current.isMark("}") { advance() }
    return members
  }

  private mutating func readMember() throws(ReadingStop) -> [Declaration] {
    if let declarations = try readDeclarations(inType: true) { return declarations }
    // A macro that makes members, or what a listing leaves out.
    if current.kind == .hashWord {
      _ = try readPrimary()
      return []
    }
    if current.isOperator("...") || current.isOperator("…") || current.kind == .placeholder {
      advance()
      return []
    }
    throw stop(.word("func"))
  }

  // MARK: - What needs no reader of its own

  /// `case small = 8, detail(String)`
  mutating func readEnumCases() throws(ReadingStop) -> [Declaration.Case] {
    advance()
    var cases: [Declaration.Case] = []
    repeat {
      guard let name = takeName() else { throw stop(.name) }
      let associated = current.isMark("(") ? try readAssociated() : []
      let value = take("=") ? try readExpression() : nil
      cases.append(Declaration.Case(name: name, associated: associated, rawValue: value))
    } while take(",")
    return cases
  }

  /// What a case carries; most have no label.
  private mutating func readAssociated() throws(ReadingStop) -> [Parameter] {
    advance()
    var parameters: [Parameter] = []
    while !current.isMark(")") {
      var name = NameSyntax("_", range(of: current))
      var label: String?
      let isName = current.kind == .word || current.kind == .quotedWord
      if isName, token(1).isMark(":") || token(2).isMark(":") && token(1).kind == .word {
        name = takeName() ?? name
        label = name.text == "_" ? nil : name.text
        if !current.isMark(":"), let inner = takeName() { name = inner }
        advance()
      }
      let type = try readType()
      let isVariadic = current.isOperator("...")
      if isVariadic { advance() }
      let standard = take("=") ? try readExpression() : nil
      parameters.append(
        Parameter(label: label, name: name, type: type, standard: standard, isVariadic: isVariadic))
      if !take(",") { break }
    }
    try expect(")")
    return parameters
  }

  /// `typealias Row<T> = [T]`, `associatedtype Element: View`
  mutating func readAlias() throws(ReadingStop) -> Declaration.Form {
    advance()
    let name = try expectName()
    _ = try readGenericParameters()
    if take(":") {
      repeat { _ = try readType() } while take(",")
    }
    let type = take("=") ? try readType() : nil
    if current.isWord("where") { try readRequirements() }
    return .alias(name, type)
  }

  /// `import class UIKit.UIView`
  mutating func readImport() throws(ReadingStop) -> Declaration.Form {
    advance()
    let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if kinds.contains(current.text), !token(1).isMark(".") { advance() }
    var parts: [String] = []
    repeat {
      if current.isOperator {
        parts.append(current.text)
        advance()
      } else {
        guard !current.startsLine || parts.isEmpty, let name = takeName() else { throw stop(.name) }
        parts.append(name.text)
      }
    } while take(".")
    return .import(parts)
  }

  /// `infix operator +++: AdditionPrecedence`, `precedencegroup P { … }`, `macro m() = …`
  mutating func readOperator() throws(ReadingStop) -> Declaration.Form {
    let isMacro = current.isWord("macro")
    advance()
    let name = NameSyntax(current.text, range(of: current))
    advance()
    if isMacro {
      _ = try readGenericParameters()
      if current.isMark("(") { go(to: behind(index)) }
      if take("->") { _ = try readType() }
      if take("=") { _ = try readExpression() }
      if current.isWord("where") { try readRequirements() }
      return .operatorDeclaration(name)
    }
    if take(":") {
      repeat { _ = try readType() } while take(",")
    }
    if current.isMark("{"), !current.startsLine { go(to: behind(index)) }
    return .operatorDeclaration(name)
  }
}

extension TypeSyntax {
  /// The parts of its name: `["Outer", "Inner"]`.
  fileprivate var path: [String] {
    switch form {
    case .named(let parts, _): parts
    case .optional: ["Optional"]
    case .qualified(_, let type): type.path
    default: [name].compactMap { $0 }
    }
  }
}
