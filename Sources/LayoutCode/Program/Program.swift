package import Interchange
import Patience

/// All that files, pastes and typed lines declare, in whichever order they came: types with their
/// extensions, functions, variables.
package struct Program: Sendable {
  /// In the order in which they came; of one name only the last.
  package private(set) var files: [CodeFile] = []
  private var fileNames: Set<String> = []
  /// The files by where they begin.
  private var filesByOffset: [(offset: Int, index: Int)] = []
  private(set) var types: [TypeName: DeclaredType] = [:]
  /// The declared ones in the order of the texts.
  private(set) var typeOrder: [TypeName] = []
  private(set) var functions: [String: [DeclaredFunction]] = [:]
  private(set) var globals: [String: DeclaredVariable] = [:]
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// Whether any of it is Objective-C.
  private(set) var hasMessages = false
  /// The operators that the program declares functions for.
  private(set) var operators: Set<String> = []
  /// The modules that its texts import, in their order.
  private var imports: [String] = []
  /// What texts without imports call, by which libraries are told.
  private var calledNames: Set<String> = []
  /// Whether a text of those that were typed or pasted relates anchors as the prompt does.
  private var relates = false
  /// The libraries whose members its code can mean, the likeliest first.
  private(set) var libraries = Library.meant(by: [])
  /// Their operators.
  private var libraryOperators = LibraryOperator.byKey(in: Library.meant(by: []))
  /// Where the text that is being added begins, if it is a paste: what it declares anew takes the place of
  /// what stood before.
  private var pasteOffset: Int?
  /// Every function by where it stands.
  private(set) var functionsByPlace: [SyntaxID: DeclaredFunction] = [:]

  /// Pictures and texts that belong to it.
  private(set) var resources = Resources()
  /// The scenes of its storyboards and xibs.
  private(set) var interfaces = Interfaces()

  package init() {}

  package init(_ files: [CodeFile]) {
    add(files)
  }

  /// Where the next text's places begin.
  package var nextOffset: Int { (files.map(\.range.upperBound).max() ?? -1) + 1 }

  /// Adds texts. Those that were there by the same names before are forgotten.
  package mutating func add(_ new: [CodeFile]) {
    let named = new.indices.filter { !new[$0].name.isEmpty }
    let places = Dictionary(named.map { (new[$0].name, $0) }) { _, last in last }
    if places.keys.contains(where: fileNames.contains) {
      let (kept, resources) = (files.filter { places[$0.name] == nil }, resources)
      let interfaces = interfaces
      self = Program(kept)
      (self.resources, self.interfaces) = (resources, interfaces)
    }
    for (place, file) in new.enumerated().awaited(each: LineWork.interval)
    where places[file.name] ?? place == place {
      append(file)
    }
  }

  package mutating func add(_ file: CodeFile) { add([file]) }

  private mutating func append(_ file: CodeFile) {
    filesByOffset.insert((file.offset, files.count), at: fileCount(upTo: file.offset))
    fileNames.insert(file.name)
    files.append(file)
    pasteOffset = file.name.isEmpty ? file.offset : nil
    if file.dialect == .objectiveC { hasMessages = true }
    for statement in file.statements {
      guard case .declaration(let declaration) = statement.form else { continue }
      addGlobal(declaration)
    }
    meetLibraries(in: file)
  }

  mutating func add(_ more: Resources) {
    resources.merge(more)
    interfaces.add(more.storyboards)
  }

  /// What a text calls tells the libraries that it means, and the prompt's relations.
  mutating func meetLibraries(in file: CodeFile) {
    if imports.isEmpty { calledNames.formUnion(Library.marks(in: file.statements)) }
    relates = relates || file.name.isEmpty && file.holdsRelations
    chooseLibraries()
  }

  /// Whether comparisons that stand by themselves are the prompt's relations.
  var knowsRelations: Bool { libraries.last?.name == Library.prompt.name }

  private mutating func chooseLibraries() {
    var meant = Library.meant(by: imports, calling: calledNames)
    if relates, !meant.contains(where: { $0.relations != nil }) { meant.append(.prompt) }
    if meant.map(\.name) == libraries.map(\.name) { return }
    libraries = meant
    libraryOperators = LibraryOperator.byKey(in: meant)
  }

  private mutating func addGlobal(_ declaration: Declaration) {
    switch declaration.form {
    case .variable(let variable):
      for one in DeclaredVariable.all(variable, declaration, owner: nil) { globals[one.name] = one }
    case .function(let function):
      let declared = DeclaredFunction(
        function: function, modifiers: declaration.modifiers, range: declaration.range, owner: nil,
        attributes: declaration.attributes)
      functions[function.name.text, default: []].replace(by: declared, from: pasteOffset)
      functionsByPlace[declared.id] = declared
      note(function)
    case .type(let type): add(type, at: declaration.range, within: nil)
    case .alias(let name, let type?): aliases[name.text] = type
    case .import(let path): addImport(of: path.first)
    case .alias, .cases, .operatorDeclaration: break
    }
  }

  private mutating func addImport(of module: String?) {
    guard let module, !imports.contains(module) else { return }
    imports.append(module)
    chooseLibraries()
  }

  /// What the libraries declare an operator for, the likeliest first.
  func operators(_ place: LibraryOperator.Place, _ sign: String) -> [LibraryOperator] {
    libraryOperators[LibraryOperator.Key(place: place, sign: sign)] ?? []
  }

  /// How deep types may stand in one another.
  private static let nesting = 20
  /// What extends these extends lists: `extension Collection { subscript(safe index: Index) … }`.
  private static let collections: Set<String> = [
    "Sequence", "Collection", "RandomAccessCollection", "MutableCollection",
    "BidirectionalCollection",
  ]

  mutating func add(
    _ type: Declaration.TypeDeclaration, at range: SourceRange, within outer: TypeName?,
    depth: Int = 0
  ) {
    guard depth < Self.nesting, !type.path.isEmpty else { return }
    let written = type.path.joined(separator: ".")
    let own = type.kind == .extension && Self.collections.contains(written) ? "Array" : written
    let name = TypeName(outer.map { "\($0.text).\(own)" } ?? own)
    // A new text's type takes the place of what was called so before.
    let isNew = type.kind != .extension && types[name]?.kind != nil && outer == nil
    let extensions = isNew ? extensions(of: name, before: range) : []
    if isNew { forget(name) }
    var declared = types[name] ?? DeclaredType(name)
    declared.join(type, at: range, replacing: pasteOffset)
    for (inner, range) in extensions { declared.join(inner, at: range, replacing: nil) }
    types[name] = declared
    if type.kind != .extension { typeOrder.append(name) }
    for function in declared.allFunctions + declared.subscripts {
      functionsByPlace[function.id] = function
      note(function.function)
    }
    for member in type.members {
      guard case .type(let inner) = member.form else { continue }
      add(inner, at: member.range, within: name, depth: depth + 1)
    }
  }

  private mutating func note(_ function: Declaration.Function) {
    guard function.kind == .function, let first = function.name.text.first,
      !first.isLetter, first != "_"
    else { return }
    operators.insert(function.name.text)
  }

  /// What extends a type in the texts before a place.
  private func extensions(
    of name: TypeName, before place: SourceRange
  ) -> [(Declaration.TypeDeclaration, SourceRange)] {
    files.filter { $0.offset <= place.lowerBound }.flatMap(\.statements).compactMap { statement in
      guard case .declaration(let declaration) = statement.form,
        case .type(let type) = declaration.form, type.kind == .extension,
        type.path.joined(separator: ".") == name.text,
        declaration.range.lowerBound < place.lowerBound
      else { return nil }
      return (type, declaration.range)
    }
  }

  private mutating func forget(_ name: TypeName) {
    let isGone = { (other: TypeName) in other == name || other.text.hasPrefix(name.text + ".") }
    typeOrder.removeAll(where: isGone)
    types = types.filter { !isGone($0.key) }
  }

  /// The file in which something stands.
  package func file(of range: SourceRange) -> CodeFile? {
    let count = fileCount(upTo: range.lowerBound)
    guard count > 0 else { return nil }
    let file = files[filesByOffset[count - 1].index]
    return range.lowerBound <= file.range.upperBound ? file : nil
  }

  /// How many files begin there or before.
  private func fileCount(upTo place: Int) -> Int {
    var (low, high) = (0, filesByOffset.count)
    while low < high {
      let middle = (low + high) / 2
      if filesByOffset[middle].offset <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What the text says at a place.
  /// The place of a name that something at a place begins or ends with.
  func range(of name: String, in range: SourceRange) -> SourceRange {
    let (text, length) = (text(at: range), name.utf8.count)
    if text.hasPrefix(name) { return SourceRange(range.lowerBound, range.lowerBound + length) }
    if text.hasSuffix(name) { return SourceRange(range.upperBound - length, range.upperBound) }
    return range
  }

  func text(at range: SourceRange) -> String {
    guard let file = file(of: range) else { return "" }
    let bytes = file.text.utf8
    return String(
      decoding: bytes.dropFirst(range.lowerBound - file.offset)
        .prefix(range.upperBound - range.lowerBound), as: UTF8.self)
  }
}
