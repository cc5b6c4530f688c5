package import AutoLayout

/// What code has left for what follows it: what it declares, the objects that it has made, and the values
/// of its variables.
package struct CodeState: Sendable {
  private(set) var program: Program
  let heap: Heap
  let globals: [VariableKey: Value]
  let closures: [SyntaxID: Expression.Closure]
  let localFunctions: [SyntaxID: DeclaredFunction]
  let computedLocals: Set<SyntaxID>
  let objectOfView: [ViewID: ObjectID]
  let objectOfGuide: [Item: ObjectID]
  let objectOfConstraint: [ConstraintID: ObjectID]
  let viewOfUnknown: [Unknown: ObjectID]
  let unknownViews: Set<ViewID>
  let viewsOfOpenClasses: Set<ViewID>
  let names: GivenNames
  let shown: ObjectID?
  let callbackFrames: CallbackLedger
  let updated: Set<ObjectID>
  let observers: [Observer]
  /// The functions that ran where they are declared, and that nothing has called since.
  let ranUncalled: Set<SyntaxID>
  /// Where the variables of listings and lines are while they run.
  let scope: ScopeID

  /// - Parameter program: What following code knows of the texts, without lines that only ran.
  init(_ evaluator: Evaluator, program: Program) {
    var evaluator = evaluator
    // Lines are code of a controller, too.
    if evaluator.listingScope == nil { evaluator.beginListing() }
    self.program = program
    var heap = evaluator.heap
    scope = evaluator.listingScope ?? evaluator.frame.scope
    // The document keeps them by their names.
    heap[scope] = Scope(parent: nil)
    self.heap = heap
    globals = evaluator.globals
    // A later line stands where one stood that only ran.
    let end = program.nextOffset
    closures = evaluator.closures.filter { $0.key.offset < end }
    localFunctions = evaluator.localFunctions.filter { $0.key.offset < end }
    computedLocals = evaluator.computedLocals.filter { $0.offset < end }
    objectOfView = evaluator.objectOfView
    objectOfGuide = evaluator.objectOfGuide
    objectOfConstraint = evaluator.objectOfConstraint
    viewOfUnknown = evaluator.viewOfUnknown
    unknownViews = evaluator.unknownViews
    viewsOfOpenClasses = evaluator.viewsOfOpenClasses
    names = evaluator.names
    shown = evaluator.shown
    callbackFrames = evaluator.callbackFrames
    updated = evaluator.updated
    observers = evaluator.observers
    ranUncalled = evaluator.ranUncalled
  }

  /// What a document keeps; `nil` where no code has run.
  package init?(of document: Document) {
    guard let state = document.codeState?.value(as: CodeState.self) else { return nil }
    self = state
  }

  /// What lines of a document go on with: what its code has left, else what the texts declare that it
  /// keeps; `nil` where there has been no code.
  package init?(following document: Document) {
    if let state = CodeState(of: document) {
      self = state
      return
    }
    if document.code.isEmpty { return nil }
    self.init(declaring: document.code.map(\.text), on: document)
  }

  private init(declaring texts: [String], on document: Document) {
    var reader = CodeReader(isCancelled: { false })
    let program = Program(reader.read(texts.map { CodeSource(text: $0) }, from: 0))
    self.init(Evaluator(program: program, document: document, step: 0), program: program)
  }

  /// The same with what another text declares.
  package func declaring(_ text: String) -> CodeState {
    var (state, reader) = (self, CodeReader(isCancelled: { false }))
    for file in reader.read([CodeSource(text: text)], from: program.nextOffset) {
      state.program.add(file)
    }
    return state
  }

  /// What stands on a line; `nil` where no statement of the code begins on it.
  package func text(on line: CodeLine) -> String? { texts(of: line.file)[line.number] }

  /// The line of the same file that says this by now: that of the number, or the first.
  package func line(like line: CodeLine, saying text: String) -> CodeLine? {
    let same = texts(of: line.file).filter { $0.value == text }.keys.sorted()
    let number = same.contains(line.number) ? line.number : same.first
    return number.map { CodeLine(file: line.file, number: $0) }
  }

  /// The lines of a file on which statements begin, by number.
  private func texts(of name: String) -> [Int: String] {
    program.files.filter { $0.name == name }.reduce(into: [:]) { texts, file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for case .statement(let statement) in SyntaxWalk(file.statements) {
        let number = file.line(of: statement.range)
        guard lines.indices.contains(number - 1) else { continue }
        var line = lines[number - 1].drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        texts[number] = String(line)
      }
    }
  }

  /// Whether following code finds all as `earlier` left it.
  func isAs(_ earlier: CodeState) -> Bool {
    heap.addsOnlyScopes(to: earlier.heap) && globals == earlier.globals && shown == earlier.shown
      && callbackFrames == earlier.callbackFrames && updated == earlier.updated
      && observers == earlier.observers && program.nextOffset == earlier.program.nextOffset
      && ranUncalled == earlier.ranUncalled
  }

  /// Whether nothing that follows could tell it from none: nothing is declared or kept but what the document
  /// has by itself.
  var isNeedless: Bool {
    program.files.isEmpty && globals.isEmpty && observers.isEmpty
      && heap.hasOnlyParts(beside: shown)
  }

  /// As a document keeps it.
  package var kept: KeptValue { KeptValue(self, text: "") }
}

/// Two states are the same where code has made the same objects and left the same values. Their texts are
/// compared by length alone: the document has the texts, too.
extension CodeState: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    one.heap == other.heap && one.globals == other.globals && one.shown == other.shown
      && one.program.nextOffset == other.program.nextOffset
      && one.ranUncalled == other.ranUncalled
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(program.nextOffset) }
}

extension Evaluator {
  /// Whether something that stays calls a function or closure that stands from there on.
  func keepsFunction(from offset: Int) -> Bool {
    let names = heap[listingScope ?? frame.scope].names.values
    let fields = (0..<heap.objectCount).lazy.flatMap { [heap] in heap[ObjectID($0)].fields.values }
    return observers.count > firstObserver || names.contains { $0.holdsFunction(from: offset) }
      || globals.values.contains { $0.holdsFunction(from: offset) }
      || fields.contains { $0.holdsFunction(from: offset) }
  }

  /// Goes on where earlier code has left off.
  mutating func take(_ state: CodeState) {
    heap = state.heap
    globals = state.globals
    closures = state.closures
    localFunctions = state.localFunctions
    computedLocals = state.computedLocals
    objectOfView = state.objectOfView
    objectOfGuide = state.objectOfGuide
    objectOfConstraint = state.objectOfConstraint
    viewOfUnknown = state.viewOfUnknown
    unknownViews = state.unknownViews
    viewsOfOpenClasses = state.viewsOfOpenClasses
    names = state.names
    shown = state.shown
    callbackFrames = state.callbackFrames
    updated = state.updated
    observers = state.observers
    ranUncalled = state.ranUncalled
    frame.scope = state.scope
    firstObject = heap.objectCount
    firstObserver = observers.count
  }
}
