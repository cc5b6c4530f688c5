import Interchange
import Patience

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
  /// What a text makes outside all types, each with its variable: `let screen = Screen()`.
  private var madeByListing: [(variable: String, type: String)] = []
  /// Of which names code takes the view: `screen` of `screen.view`.
  private var asked: Set<String> = []
  /// Whether it has classes to show.
  private var hasClasses = false
  /// Whether some of these are the app's own.
  private var hasOwn = false

  /// - Parameter offset: Where the new texts begin.
  init(_ program: Program, from offset: Int) {
    self.program = program
    for file in program.files.awaited(each: LineWork.interval) {
      visit(file.statements, within: nil)
      madeByListing += file.statements.compactMap(\.variableMade)
    }
    for type in program.typeOrder {
      if let base = program.lineage(of: type).dropFirst().first { bases.insert(base) }
    }
    if !LineWork.isStopped(after: LineWork.interval) { find(from: offset) }
  }

  private mutating func find(from offset: Int) {
    let types = program.typeOrder.filter { program.types[$0]?.kind == .class }
    let shown = types.compactMap { type -> Screen? in
      if program.isController(type) { return .controller(type) }
      return program.isView(type) ? .view(type) : nil
    }
    let own = shown.filter { !isOfOthers($0) }
    hasOwn = own.contains { screen in
      screen.type.flatMap { program.types[$0]?.range }.map { $0.lowerBound >= offset } ?? true
    }
    let asked = hasOwn ? own : shown
    let free = asked.filter { screen in
      guard let type = screen.type else { return true }
      return !made.contains(type.last) && !bases.contains(type)
    }
    all = free.isEmpty ? asked : free
    hasClasses = !all.isEmpty
    if listing != nil {
      all = all.filter { !isShownByListing($0) } + [.listing]
    }
    helpers = program.types.values.awaited(each: 8)
      .filter { type in
        !shown.contains { $0.type == type.name }
          && type.allFunctions.contains {
            LayoutCalls.areMade(in: $0.function.body ?? [], with: program.libraries)
          }
      }
      .map(\.name).sorted { $0.text < $1.text }.map { .helper($0) }
    rest = shown.filter { !all.contains($0) }
  }

  /// Whether it is declared below a folder of packages, or one of tests.
  private func isOfOthers(_ screen: Screen) -> Bool {
    guard let range = screen.type.flatMap({ program.types[$0]?.range }),
      let file = program.file(of: range)
    else { return false }
    return file.name.split(separator: "/").dropLast().contains {
      Self.foldersOfOthers.contains($0) || $0.hasSuffix("Tests")
    }
  }

  /// Where CocoaPods, Carthage, the package manager of Swift and that of JavaScript put what they bring.
  private static let foldersOfOthers: Set<Substring> = [
    "Pods", "Carthage", "SourcePackages", "checkouts", "node_modules",
  ]

  /// Whether a class is a controller that is whole and that other code makes: what it is handed to is
  /// seldom in the same layout.
  func isHandedOn(_ screen: Screen) -> Bool {
    guard screen.isController, let type = screen.type else { return false }
    return !bases.contains(type) && !isShownByListing(screen) && !(hasOwn && isOfOthers(screen))
  }

  /// Whether a text shows itself what it makes: a view, or a controller's view. A controller that it only
  /// hands on is shown as any other.
  private func isShownByListing(_ screen: Screen) -> Bool {
    guard let type = screen.type else { return false }
    return madeByListing.contains {
      $0.type == type.last && (!screen.isController || asked.contains($0.variable))
    }
  }

  /// The last text with code that stands outside all types.
  var listing: CodeFile? {
    program.files.reversed().awaited(each: LineWork.interval).first(where: isListing)
  }

  /// Whether code stands outside all types, so that it can be carried out as it stands. Functions and
  /// variables beside a screen are there for the screen, and so is a file of nothing else where others have
  /// screens.
  private func isListing(_ file: CodeFile) -> Bool {
    var (declares, shows, helps, laysOut) = (false, false, false, false)
    for statement in file.statements {
      if statement.isPreview { continue }
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
    for statement in statements where !statement.isPreview {
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
        if case .member(let base, let name) = expression.form, name.text == "view",
          case .name(let owner, _) = base.form
        {
          asked.insert(owner)
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
  /// Whether it only tells Xcode's canvas what to show: `#Preview { Card() }`, or a type that provides
  /// previews.
  fileprivate var isPreview: Bool {
    switch form {
    case .expression(let expression):
      if case .macro(let name, _) = expression.form { name.text == "Preview" } else { false }
    case .declaration(let declaration):
      if case .type(let type) = declaration.form {
        type.inherited.contains { $0.name == "PreviewProvider" }
      } else {
        false
      }
    default: false
    }
  }

  /// The variable that it declares, and what that is made as.
  fileprivate var variableMade: (variable: String, type: String)? {
    guard case .declaration(let declaration) = form,
      case .variable(let variable) = declaration.form, let name = variable.pattern.singleName,
      case .call(let function, _)? = variable.value?.form, let type = function.typeCalled
    else { return nil }
    return (name, type)
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
