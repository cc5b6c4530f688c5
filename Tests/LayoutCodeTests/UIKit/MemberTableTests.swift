import AutoLayout
import Interchange
import Testing

@testable import LayoutCode

/// What holds for every table.
@Suite struct MemberTableTests {
  @Test func everyTypeHasOneTable() {
    let names = UIKitTables.all.flatMap { [$0.type] + $0.olderNames }.map(\.text)
    let doubled = Dictionary(grouping: names, by: { $0 }).filter { $0.value.count > 1 }.keys
    #expect(doubled.isEmpty, "\(doubled.sorted())")
  }

  @Test func everySuperclassHasATable() {
    for table in UIKitTables.all {
      guard let superclass = table.superclass else { continue }
      #expect(UIKitTables.table(superclass) != nil, "\(table.type.text): \(superclass.text)")
    }
  }

  /// Of one name only what is called differently may stand twice.
  @Test(arguments: UIKitTables.all.map(\.type.text))
  func noMemberStandsTwice(_ type: String) {
    let members = UIKitTables.table(TypeName(type))?.members ?? []
    let forms = members.map { member in
      "\(member.isStatic) \(member.name) \(member.parameters.map { "\($0.map(\.labels))" } ?? "")"
    }
    let doubled = Dictionary(grouping: forms, by: { $0 }).filter { $0.value.count > 1 }.keys
    #expect(doubled.isEmpty, "\(doubled.sorted())")
  }

  @Test(arguments: UIKitTables.all.map(\.type.text))
  func whatIsSaidOfAMemberIsNotInertToo(_ type: String) {
    let table = UIKitTables.table(TypeName(type))
    let doubled = Set(table?.members.map(\.name) ?? []).intersection(table?.inert ?? [])
    #expect(doubled.isEmpty, "\(doubled.sorted())")
  }

  /// Whatever is not known, a member gives a value or stops with a reason.
  @Test(arguments: UIKitTables.all.map(\.type.text))
  func everyMemberAnswersToWhatIsNotKnown(_ type: String) {
    for member in UIKitTables.table(TypeName(type))?.members ?? [] {
      for receiver in [Value.unknown(Unknown("thing", at: place)), .absent, .text("text")] {
        use(member, on: receiver)
      }
      var evaluator = evaluator()
      guard let made = made(TypeName(type), &evaluator) else { continue }
      use(member, on: made, &evaluator)
    }
  }

  private let place = SourceRange(0, 0)

  private func evaluator() -> Evaluator {
    Evaluator(program: Program(), document: Document(), step: 1)
  }

  private func made(_ type: TypeName, _ evaluator: inout Evaluator) -> Value? {
    let none = CallArguments(operands: [], labels: [], range: place)
    guard let found = UIKitTables.method("init", none, of: type, isStatic: true),
      case .method(_, let call) = found.member.form
    else { return nil }
    return try? call(&evaluator, .type(type), found.arguments)
  }

  private func use(_ member: Member, on receiver: Value) {
    var evaluator = evaluator()
    use(member, on: receiver, &evaluator)
  }

  private func use(_ member: Member, on receiver: Value, _ evaluator: inout Evaluator) {
    let given = Value.unknown(Unknown("given", at: place))
    let arguments = CallArguments(
      operands: (member.parameters ?? []).map { _ in Operand(given, at: place) },
      labels: (member.parameters ?? []).map(\.label), range: place)
    switch member.form {
    case .property(let read, let write):
      _ = try? read(&evaluator, receiver, place)
      try? write?(&evaluator, receiver, Operand(given, at: place))
    case .method(_, let call): _ = try? call(&evaluator, receiver, arguments)
    case .mutating(_, let change):
      var changed = receiver
      _ = try? change(&evaluator, &changed, arguments)
    }
  }
}
