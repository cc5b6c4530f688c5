import Interchange
import Prose
import Reporting

/// A name that nothing has, beside one that differs by a letter or two. It is told, and nothing is done as
/// if the other had been written: the code may have a member of its own in a file that is not here.
extension Evaluator {
  mutating func noteMisspelling(_ name: String, memberOf value: Value) {
    guard let type = UIKitTables.type(of: value, in: heap),
      !Library.all.contains(where: { $0.declares(type) })
    else { return }
    noteMisspelling(name, among: memberNames(of: type))
  }

  /// A name that nothing has in a type of a library, all of whose members are known. A typed line is
  /// refused; of a file it is told with its line.
  mutating func refuseUnknown(
    _ name: String, in type: TypeName, isRefused: Bool = false, at range: SourceRange
  ) throws(Stop) {
    guard let library = Library.all.first(where: { $0.declares(type) }) else { return }
    let near = Spelling.suggestions(for: name, among: memberNames(of: type).sorted(), atMost: 1)
    let file = program.file(of: range)
    if isRefused || policy == .typedLine && file?.isTyped != false {
      throw .objection(
        EvaluationWords.notIn(library.name, name), at: range,
        hints: near.map { SuggestionWords.didYouMean([$0]) })
    }
    let line = file?.line(of: range) ?? 1
    findings.note(EvaluationWords.notIn(library.name, name, near: near.first, line: line))
  }

  mutating func refuseUnknown(_ name: String, in value: Value, at range: SourceRange) throws(Stop) {
    guard let type = UIKitTables.type(of: value, in: heap) else { return }
    // What stands there is no view, and must not become one.
    let isHandle = if case .structure = value { true } else { false }
    try refuseUnknown(name, in: type, isRefused: isHandle, at: range)
  }

  /// A name alone: of a local, or of a member of `self`.
  mutating func noteMisspelling(_ name: String) {
    // It is looked for once, however often the code runs past it.
    guard name.count >= Self.shortest, undeclaredNames.insert(name).inserted else { return }
    var names = Set<String>()
    var next: ScopeID? = frame.scope
    while let scope = next {
      names.formUnion(heap[scope].names.keys)
      next = heap[scope].parent
    }
    if let own = ownValue, let type = UIKitTables.type(of: own, in: heap) {
      names.formUnion(memberNames(of: type))
    }
    noteMisspelling(name, among: names)
  }

  mutating func memberNames(of type: TypeName) -> Set<String> {
    var names = Set<String>()
    for ancestor in lineage(of: type) {
      names.formUnion(UIKitTables.memberNames(of: ancestor, with: program.libraries))
      guard let declared = program.types[ancestor] else { continue }
      names.formUnion(declared.properties.keys)
      names.formUnion(declared.functions.keys)
    }
    return names
  }

  private mutating func noteMisspelling(_ name: String, among names: Set<String>) {
    guard name.count >= Self.shortest else { return }
    let near = Spelling.suggestions(for: name, among: names.sorted(), atMost: 1).first
    // `addSubviews` beside `addSubview`, and `title2` beside `title`, are names of their own.
    guard let near, abs(near.count - name.count) <= 1, !near.hasPrefix(name),
      !name.hasPrefix(near), near.filter(\.isNumber) == name.filter(\.isNumber)
    else { return }
    findings.note(EvaluationWords.misspelt(name, near: near))
  }

  /// Of shorter names many are near one another.
  private static let shortest = 6
}
