package import Interchange
package import Prose

/// What a type of UIKit or Swift has behind its dot: the one place that says how it is read, written
/// and called, whether it has part in the layout, and what help and completion say of it.
package struct Member: Sendable {
  package typealias Read =
    @Sendable (inout Evaluator, Value, SourceRange) throws(Stop) -> Value
  package typealias Write =
    @Sendable (inout Evaluator, Value, Operand) throws(Stop) -> Void
  package typealias Call =
    @Sendable (inout Evaluator, Value, CallArguments) throws(Stop) -> Value
  package typealias Mutate =
    @Sendable (inout Evaluator, inout Value, CallArguments) throws(Stop) -> Value

  package let name: String
  /// How Swift and UIKit called it before: `hidden` of `isHidden`.
  package let olderNames: [String]
  /// What a property holds and a method gives, so that `.vertical` is known where it is wanted.
  package let type: TypeName?
  package let form: Form
  /// Whether it belongs to the type and not to what is made of it.
  package let isStatic: Bool
  /// Whether the layout depends on it. What does not passes with one remark.
  package let hasPartInLayout: Bool
  /// Whether a call of it makes constraints, so that it is looked for in a text.
  package let makesConstraints: Bool
  /// What help says of it; `nil` for what goes without saying.
  package let summary: Phrase?
  /// How it is read and changed where the document itself keeps it of each view; `nil` for other members.
  var ofView: OfView?

  struct OfView: Sendable {
    let read: ReadOfView
    let change: ChangeOfView?
  }

  package enum Form: Sendable {
    case property(read: Read, write: Write?)
    /// Several forms of one name are several members.
    case method([MemberParameter], Call)
    /// Changes the value that it is called on, of types that are no classes.
    case mutating([MemberParameter], Mutate)
  }

  package static func property(
    _ name: String, older: [String] = [], type: TypeName? = nil, isStatic: Bool = false,
    hasPartInLayout: Bool = true, summary: Phrase? = nil, read: @escaping Read,
    write: Write? = nil
  ) -> Member {
    Member(
      name: name, olderNames: older, type: type, form: .property(read: read, write: write),
      isStatic: isStatic, hasPartInLayout: hasPartInLayout, makesConstraints: false,
      summary: summary)
  }

  package static func method(
    _ name: String, _ parameters: [MemberParameter] = [], older: [String] = [],
    gives type: TypeName? = nil,
    isStatic: Bool = false, hasPartInLayout: Bool = true, makesConstraints: Bool = false,
    summary: Phrase? = nil, call: @escaping Call
  ) -> Member {
    Member(
      name: name, olderNames: older, type: type, form: .method(parameters, call),
      isStatic: isStatic, hasPartInLayout: hasPartInLayout, makesConstraints: makesConstraints,
      summary: summary)
  }

  package static func mutating(
    _ name: String, _ parameters: [MemberParameter] = [], older: [String] = [],
    gives type: TypeName? = nil,
    change: @escaping Mutate
  ) -> Member {
    Member(
      name: name, olderNames: older, type: type, form: .mutating(parameters, change),
      isStatic: false, hasPartInLayout: true, makesConstraints: false, summary: nil)
  }

  /// `UIEdgeInsets(top:left:bottom:right:)`. Called on the type it makes one; on an object, as
  /// `super.init(frame:)` is, it makes that what it is.
  package static func initializer(
    _ parameters: [MemberParameter] = [], summary: Phrase? = nil, call: @escaping Call
  ) -> Member {
    Member(
      name: "init", olderNames: [], type: nil, form: .method(parameters, call), isStatic: true,
      hasPartInLayout: true, makesConstraints: false, summary: summary)
  }

  /// Of what is called; `nil` of a property.
  package var parameters: [MemberParameter]? {
    switch form {
    case .property: nil
    case .method(let parameters, _), .mutating(let parameters, _): parameters
    }
  }
}

/// A type of UIKit or Swift with its members.
package struct MemberTable: Sendable {
  package let type: TypeName
  /// How it was called before: `UIViewContentMode`.
  package let olderNames: [TypeName]
  /// Whose members it has, too.
  package let superclass: TypeName?
  package let members: [Member]
  /// The cases of an enum or the options of a set, with their numbers.
  package let choices: [EnumerationCase]
  /// Whether it may be several of its choices at once, each a bit.
  package let isOptionSet: Bool
  /// What has no part in the layout: read as unknown, set and called without effect.
  package let inert: Set<String>
  /// Whether nothing of it has part in the layout, whatever it is called.
  package let isInert: Bool

  package init(
    _ type: TypeName, older: [TypeName] = [], superclass: TypeName? = nil,
    choices: [EnumerationCase] = [], isOptionSet: Bool = false, inert: Set<String> = [],
    isInert: Bool = false, members: [Member] = []
  ) {
    self.type = type
    olderNames = older
    self.superclass = superclass
    self.choices = choices
    self.isOptionSet = isOptionSet
    self.inert = inert
    self.isInert = isInert
    self.members = members
  }

  /// By their names of today and older ones.
  var membersByName: [String: [Member]] {
    var found: [String: [Member]] = [:]
    for member in members {
      for name in [member.name] + member.olderNames { found[name, default: []].append(member) }
    }
    return found
  }
}

/// A case of an enum, or an option of a set.
package struct EnumerationCase: Hashable, Sendable {
  package let name: String
  package let rawValue: Int
}

/// What a method was called with.
package struct CallArguments: Sendable {
  package let operands: [Operand]
  package let labels: [String?]
  /// From the name to the closing parenthesis.
  package let range: SourceRange

  package init(operands: [Operand], labels: [String?], range: SourceRange) {
    self.operands = operands
    self.labels = labels
    self.range = range
  }

  /// One argument without a label.
  init(_ operand: Operand, range: SourceRange) {
    self.init(operands: [operand], labels: [nil], range: range)
  }

  /// Those behind the first.
  func dropFirst() -> CallArguments {
    CallArguments(
      operands: Array(operands.dropFirst()), labels: Array(labels.dropFirst()), range: range)
  }

  package subscript(label: String) -> Operand? {
    labels.firstIndex(of: label).map { operands[$0] }
  }

  package subscript(place: Int) -> Operand? {
    operands.indices.contains(place) ? operands[place] : nil
  }
}

/// A value and the place in the text that it comes from.
package struct Operand: Hashable, Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
