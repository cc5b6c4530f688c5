package import AutoLayout
package import Interchange

/// A property that the document itself keeps of views, from the tables: the prompt reads and sets it, with
/// no program around it.
package struct DocumentProperty: Sendable {
  package let name: String
  package let type: TypeName
  private let access: Member.OfView

  /// `nil` for what views of that class do not have, or what is not kept of them.
  package init?(_ name: String, of type: TypeName) {
    guard let member = UIKitTables.property(name, of: type, isStatic: false), member.name == name
    else { return nil }
    self.init(member)
  }

  private init?(_ member: Member) {
    guard let access = member.ofView, let type = member.type else { return nil }
    (name, self.type, self.access) = (member.name, type, access)
  }

  /// Each name once, in the order of the tables.
  package static let all: [DocumentProperty] = {
    var known: Set<String> = []
    return UIKitTables.viewTables.flatMap(\.members).compactMap(DocumentProperty.init)
      .filter { known.insert($0.name).inserted }
  }()

  package var isSettable: Bool { access.change != nil }

  package func value(of view: View, in document: Document) -> Value { access.read(view, document) }

  /// What setting it changes; `nil` where nothing does.
  ///
  /// - Parameter value: Of the property's type.
  package func change(
    of view: View, to value: Value, at range: SourceRange, in document: Document, step: Int
  ) throws(TypedRun.Failure) -> ViewChange? {
    var evaluator = Evaluator(
      program: Program(), document: document, step: step, policy: .typedLine)
    do throws(Stop) {
      return try access.change?(&evaluator, view, Operand(value, at: range))
    } catch {
      throw TypedRun.Failure(stop: error, range: range, document: document, unknownName: nil)
    }
  }
}
