/// What stands between two operands, with its precedence: of Swift's operators and of those that the
/// libraries of layout code are known by. Any other has the default one: higher than `? :`, lower than
/// all others.
struct InfixSign {
  let form: Form
  let text: String
  let precedence: Int
  let associatesRight: Bool

  enum Form {
    case binary, assignment, question
    case cast(isTest: Bool)
  }

  static let conditionalPrecedence = 20

  private init(_ form: Form, _ text: String, _ precedence: Int, associatesRight: Bool = false) {
    self.form = form
    self.text = text
    self.precedence = precedence
    self.associatesRight = associatesRight
  }

  /// What a word or `=` is between two operands.
  init?(_ token: Token) {
    switch (token.kind, token.text) {
    case (.mark, "="): self.init(.assignment, "=", 10, associatesRight: true)
    case (.word, "as"): self.init(.cast(isTest: false), "as", 90)
    case (.word, "is"): self.init(.cast(isTest: true), "is", 90)
    default: return nil
    }
  }

  init(operator text: String) {
    switch text {
    case "?":
      self.init(.question, text, Self.conditionalPrecedence, associatesRight: true)
    case "??": self.init(.binary, text, 80, associatesRight: true)
    case _ where Self.assignments.contains(text):
      self.init(.assignment, text, 10, associatesRight: true)
    default: self.init(.binary, text, Self.precedences[text] ?? 30)
    }
  }

  /// Whether it stands between two operands even right behind the first: `a== b`. `a--` counts down.
  static func isKnown(_ text: String) -> Bool {
    precedences[text] != nil && text != "--" || assignments.contains(text) || text == "??"
  }

  private static let assignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=", ".&=", ".|=", ".^=",
  ]

  private static let precedences: [String: Int] = {
    var precedences: [String: Int] = [:]
    for (precedence, operators) in [
      (120, "<< >> &<< &>>"), (110, "* / % &* &/ &% & .&"), (105, "+ - &+ &- | ^ .| .^ -- ⁃"),
      (102, "~"), (100, "... ..<"),
      (70, "< <= > >= == != === !== ~= .== .!= .< .<= .> .>= /==/ /<=/ />=/"), (60, "&&"),
      (50, "||"),
    ] {
      for text in operators.split(separator: " ") { precedences[String(text)] = precedence }
    }
    return precedences
  }()
}

extension SwiftReader {
  /// What joins the operand just read to another.
  var infixSign: InfixSign? {
    if let sign = InfixSign(current) { return sign }
    if isLeftOutLine { return nil }
    switch current.kind {
    case .infixOperator: return InfixSign(operator: current.text)
    case .prefixOperator:
      // `a -b`, `a ?b : c`
      guard !current.startsLine, InfixSign.isKnown(current.text) || current.text == "?" else {
        return nil
      }
      return InfixSign(operator: current.text)
    case .postfixOperator:
      // `a== b`
      return InfixSign.isKnown(current.text) && !standsBehind
        ? InfixSign(operator: current.text) : nil
    default: return nil
    }
  }
}
