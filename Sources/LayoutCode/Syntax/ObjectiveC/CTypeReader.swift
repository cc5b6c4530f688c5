import Interchange

/// Types of C and Objective-C, as Swift sees them.
extension ObjectiveCReader {
  /// A type with the stars behind it: `const UILabel * __weak`, `id<Delegate>`, `unsigned int`. `nil` where
  /// none can stand; nothing is read then.
  mutating func readType() -> CType? {
    let start = index
    var words: [String] = []
    var generics: [TypeSyntax] = []
    scan: while current.kind == .word {
      let word = current.text
      switch word {
      case "const", "static", "extern", "struct", "enum", "union", "class", "typename", "auto",
        "oneway", "in", "out", "inout", "bycopy", "byref", "IBOutlet", "UIKIT_EXTERN",
        "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "constexpr", "mutable":
        // `in` of a loop is no qualifier of a type, and a variable may be called `class`.
        if !words.isEmpty, word == "in" || word == "class" { break scan }
        advance()
      case "typeof", "__typeof", "__typeof__", "decltype":
        advance()
        if current.isMark("(") { index = behind(index) }
        words.append("id")
      case _ where words.isEmpty && isMacroBeforeType:
        advance()
      case _ where words.isEmpty && isMacroOfType:
        index = behind(index + 1)
        words.append("id")
      default:
        let isPart =
          words.isEmpty
          || CTypeWords.joined.contains(words.last ?? "") && CTypeWords.joined.contains(word)
        guard isPart, !CTypeWords.statements.contains(word), !word.hasPrefix("@"),
          !CTypeWords.ofCPlusPlus.contains(word)
        else {
          break scan
        }
        words.append(word)
        advance()
        if let list = readAngles() { generics = list }
      }
    }
    guard !words.isEmpty else {
      index = start
      return nil
    }
    let isPointer = skipStars()
    return CType(
      CTypeWords.syntax(words, generics, isPointer: isPointer, known: known, range(from: start)),
      isPointer: isPointer, isPlainWord: words.count == 1 && !CTypeWords.builtIn.contains(words[0]))
  }

  /// `WeakTypeOf(self) weakSelf = self;`: a macro that is not here says which type.
  private var isMacroOfType: Bool {
    guard token(1).isMark("("), !CTypeWords.statements.contains(current.text),
      !current.text.hasPrefix("@")
    else { return false }
    let name = behind(index + 1)
    guard tokens[name].kind == .word, !tokens[name].startsLine else { return false }
    let next = tokens[min(name + 1, tokens.endIndex - 1)]
    return next.isMark("=") || next.isOperator("=") || next.isMark(";")
  }

  /// `APP_EXTERN NSString *const kName;`
  private var isMacroBeforeType: Bool {
    guard current.text.contains("_"), token(1).kind == .word, !token(1).startsLine,
      current.text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" })
    else { return false }
    return token(2).kind == .word || token(2).isOperator("*")
  }

  private mutating func skipStars() -> Bool {
    var isPointer = false
    while true {
      if current.isOperator("*") || current.isOperator("&"), isPointer || current.isOperator("*") {
        isPointer = true
        advance()
      } else if !takeWord("const") {
        return isPointer
      }
    }
  }

  /// `<UIView *>`, `<Delegate, DataSource>`; `nil` where no list of types stands.
  mutating func readAngles() -> [TypeSyntax]? {
    guard current.isOperator("<"), let close = closingAngle else { return nil }
    advance()
    var types: [TypeSyntax] = []
    while index < close {
      if depth < Self.depthLimit {
        depth += 1
        if let type = readType() { types.append(type.syntax) }
        depth -= 1
      }
      while index < close, !take(",") { index = behind(index) }
    }
    index = close + 1
    return types
  }

  /// The bracket that closes the angle here, if nothing but types stands between.
  var closingAngle: Int? {
    var (place, angles) = (index, 0)
    while place < min(index + 60, tokens.endIndex) {
      let token = tokens[place]
      if token.isOperator("<") {
        angles += 1
      } else if token.isOperator(">") {
        angles -= 1
        if angles == 0 { return place }
      } else if token.isMark("(") {
        // A block's parameters.
        place = behind(place) - 1
      } else if token.kind != .word, !token.isMark(","), !token.isOperator("*"),
        !token.isOperator("^"),
        !token.isMark(":"), !token.isMark(".")
      {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// What stands in the parentheses here, a type with all that it has: `(UILabel *)`, `(void (^)(BOOL))`.
  mutating func readTypeInParentheses() -> TypeSyntax? {
    guard current.isMark("(") else { return nil }
    let (start, end) = (index, behind(index))
    advance()
    let type = readType()
    let isFunction = index < end - 1 && current.isMark("(")
    index = end
    guard let type else { return nil }
    return isFunction ? functionType(giving: type, range(from: start)) : type.syntax
  }

  /// A block or a pointer to a function.
  func functionType(giving type: CType, _ range: SourceRange) -> TypeSyntax {
    let function = TypeSyntax(.function(parameters: [], result: type.syntax), range)
    return TypeSyntax(.optional(function, isImplicit: true), range)
  }
}

/// A type as C writes it.
struct CType {
  let syntax: TypeSyntax
  let isPointer: Bool
  /// Whether it is a name alone, which may be that of something else.
  let isPlainWord: Bool

  init(_ syntax: TypeSyntax, isPointer: Bool, isPlainWord: Bool) {
    self.syntax = syntax
    self.isPointer = isPointer
    self.isPlainWord = isPlainWord && !isPointer
  }

  var isVoid: Bool { syntax.name == "Void" && !isPointer }
}

/// The words of which C makes types.
enum CTypeWords {
  static let joined: Set<String> = ["unsigned", "signed", "long", "short", "int", "char", "double"]

  /// Words that begin a statement and no type.
  static let statements: Set<String> = [
    "return", "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue",
    "goto", "self", "super", "nil", "YES", "NO", "NULL", "sizeof", "delete", "throw", "true",
    "false", "typedef",
  ]

  /// Words of C++ that begin no type, and which Objective-C takes for names.
  static let ofCPlusPlus: Set<String> = ["using", "namespace", "template"]

  private static let whole: Set<String> = [
    "int", "unsigned", "signed", "long", "short", "NSInteger", "NSUInteger", "size_t", "int8_t",
    "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "unichar",
    "uint", "Byte",
  ]

  private static let real: Set<String> = [
    "float", "double", "NSTimeInterval", "Float32", "Float64",
  ]

  static let builtIn: Set<String> = whole.union(real).union([
    "void", "char", "BOOL", "bool", "Boolean", "id", "instancetype", "CGFloat", "Class", "SEL",
    "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSRange", "dispatch_block_t",
  ])

  private static let named: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "CGFloat": "CGFloat", "void": "Void",
    "NSString": "String", "NSMutableString": "String", "id": "Any", "instancetype": "Any",
    "Class": "AnyClass", "SEL": "Selector",
  ]

  private static let lists: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
  ]

  static func syntax(
    _ words: [String], _ generics: [TypeSyntax], isPointer: Bool, known: ObjectiveCNames,
    _ range: SourceRange
  ) -> TypeSyntax {
    let last = words.last ?? ""
    let plain = { (name: String) in TypeSyntax(.named([name], generics: []), range) }
    let any = plain("Any")
    let form: TypeSyntax
    if lists.contains(last) {
      form = TypeSyntax(.list(generics.first ?? any), range)
    } else if last == "NSDictionary" || last == "NSMutableDictionary" {
      let value = generics.count > 1 ? generics[1] : any
      form = TypeSyntax(.dictionary(generics.first ?? any, value), range)
    } else if words.contains(where: real.contains) {
      form = plain("CGFloat")
    } else if words.contains(where: whole.contains) || known.numbers.contains(last) {
      form = plain("Int")
    } else if last == "char" {
      form = plain(isPointer ? "String" : "Int")
    } else {
      form = plain(named[last] ?? BridgedNames.today[last] ?? last)
    }
    let isObject = isPointer || last == "id" || last == "instancetype" || last == "dispatch_block_t"
    return isObject ? TypeSyntax(.optional(form, isImplicit: true), range) : form
  }
}
