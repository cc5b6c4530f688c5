import Interchange

/// What a program can show.
enum Screen: Hashable, Sendable {
  /// Statements that stand outside all types, and functions there that nothing calls.
  case listing
  case controller(TypeName)
  case view(TypeName)
  /// What no screen is and lays something out: extensions, and types that are no views.
  case helper(TypeName)

  var type: TypeName? {
    switch self {
    case .listing: nil
    case .controller(let type), .view(let type), .helper(let type): type
    }
  }

  var name: String { type?.text ?? "view" }

  var isController: Bool { if case .controller = self { true } else { false } }
}

/// Finds the screens of a program: what nothing else in it makes.
struct Screens {
  /// In the order of the texts.
  private(set) var all: [Screen] = []
  /// What lays something out and is no screen.
  private(set) var helpers: [Screen] = []
  /// Classes that other code makes, or that others are made from.
  private(set) var rest: [Screen] = []
  private let program: Program
  /// What code names to make something of it.
  private var made: Set<String> = []
  private var bases: Set<TypeName> = []
  /// What a text makes outside all types, by a variable there: `let screen = Screen()`.
  private var madeByListing: Set<String> = []
  /// Whether it has classes to show.
  private var hasClasses = false

  init(_ program: Program) {
    self.program = program
    for file in program.files {
      visit(file.statements, within: nil)
      for statement in file.statements {
        if let name = statement.typeMade { madeByListing.insert(name) }
      }
    }
    for type in program.typeOrder {
      if let base = program.lineage(of: type).dropFirst().first { bases.insert(base) }
    }
    find()
  }

  private mutating func find() {
    let types = program.typeOrder.filter { program.types[$0]?.kind == .class }
    let shown = types.compactMap { type -> Screen? in
      if program.isController(type) { return .controller(type) }
      return program.isView(type) ? .view(type) : nil
    }
    let free = shown.filter { screen in
      guard let type = screen.type else { return true }
      return !made.contains(type.last) && !bases.contains(type)
    }
    all = free.isEmpty ? shown : free
    hasClasses = !all.isEmpty
    if listing != nil {
      all = all.filter { screen in screen.type.map { !madeByListing.contains($0.last) } ?? true }
      all.append(.listing)
    }
    helpers = program.types.values
      .filter { type in
        !shown.contains { $0.type == type.name }
          && type.allFunctions.contains {
            LayoutCalls.areMade(in: $0.function.body ?? [], with: program.libraries)
          }
      }
      .map(\.name).sorted { $0.text < $1.text }.map { .helper($0) }
    rest = shown.filter { !all.contains($0) }
  }

  /// The last text with code that stands outside all types.
  var listing: CodeFile? { program.files.last(where: isListing) }

  /// Whether code stands outside all types, so that it can be carried out as it stands. Functions and
  /// variables beside a screen are there for the screen, and so is a file of nothing else where others have
  /// screens.
  private func isListing(_ file: CodeFile) -> Bool {
    var (declares, shows, helps, laysOut) = (false, false, false, false)
    for statement in file.statements {
      switch statement.form {
      case .unreadable: break
      case .declaration(let declaration):
        switch declaration.form {
        case .function(let function):
          declares = true
          laysOut = laysOut || LayoutCalls.areMade(in: function.body ?? [], with: program.libraries)
        case .variable: declares = true
        case .type(let type):
          let name = TypeName(type.path.joined(separator: "."))
          let isScreen = program.isController(name) || program.isView(name)
          // In C constants and functions stand beside any class.
          shows =
            shows || file.dialect == .objectiveC || type.kind == .class && isScreen
            || type.kind == .extension && isLaidOut(by: type)
          helps = helps || isLaidOut(by: type)
        case .alias, .cases, .import, .operatorDeclaration: break
        }
      default: return true
      }
    }
    // Of a file, variables beside a helper are there for that.
    if helps, !laysOut, !file.name.isEmpty { return false }
    return declares && !shows && (file.name.isEmpty || !hasClasses)
  }

  /// Whether an extension lays something out, so that variables beside it are there for that.
  private func isLaidOut(by type: Declaration.TypeDeclaration) -> Bool {
    type.members.contains { member in
      guard case .function(let function) = member.form else { return false }
      return LayoutCalls.areMade(in: function.body ?? [], with: program.libraries)
    }
  }

  // MARK: What is made

  private mutating func visit(_ statements: [Statement], within type: String?) {
    for statement in statements {
      if case .declaration(let declaration) = statement.form {
        visit(declaration, within: type)
      }
      visit(statement.parts, within: type)
    }
  }

  private mutating func visit(_ parts: [TreePart], within type: String?) {
    for part in parts {
      switch part {
      case .statements(let statements): visit(statements, within: type)
      case .expression(let expression):
        if case .call(let function, _) = expression.form, let name = function.typeCalled,
          name != type
        {
          made.insert(name)
        }
        visit(expression.parts, within: type)
      }
    }
  }

  private mutating func visit(_ declaration: Declaration, within type: String?) {
    switch declaration.form {
    case .variable(let variable):
      if let value = variable.value { visit([.expression(value)], within: type) }
      for body in [
        variable.getter, variable.setter?.body, variable.willSet?.body, variable.didSet?.body,
      ] {
        visit(body ?? [], within: type)
      }
    case .function(let function):
      visit(function.body ?? [], within: type)
    case .type(let inner):
      for member in inner.members { visit(member, within: inner.name.text) }
    case .alias, .cases, .import, .operatorDeclaration: break
    }
  }
}

extension Statement {
  /// What the variable is that it declares.
  fileprivate var typeMade: String? {
    guard case .declaration(let declaration) = form,
      case .variable(let variable) = declaration.form,
      case .call(let function, _)? = variable.value?.form
    else { return nil }
    return function.typeCalled
  }
}

extension Expression {
  /// `Card` of `Card(…)`, `Kit.Card(…)` and `Card.init(…)`.
  fileprivate var typeCalled: String? {
    switch form {
    case .name(let name, _): name.first?.isUppercase == true ? name : nil
    case .member(let base, let name):
      name.text == "init" ? base.typeCalled : name.text.first?.isUppercase == true ? name.text : nil
    default: nil
    }
  }
}
