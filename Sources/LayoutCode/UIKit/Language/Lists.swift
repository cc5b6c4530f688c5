import AutoLayout
import Interchange

/// Lists: arrays, and sets in the order in which they were made. One that is not known has one element, or
/// as many as were given.
enum ListMembers {
  static let tables = [
    MemberTable(
      "Array",
      older: [
        "NSArray", "NSMutableArray", "ArraySlice", "ContiguousArray", "OptionSet", "Sequence",
      ],
      superclass: "Any",
      members: making + ListClosures.leading + reading + questions + ListClosures.all
        + ListChanges.all),
    MemberTable(
      "Set", older: ["NSSet", "NSMutableSet", "NSOrderedSet"], superclass: "Array",
      members: [
        .initializer(["_?"]) { (evaluator, _, arguments) throws(Stop) in
          guard let operand = arguments.operands.first else { return .list([]) }
          return .list(try evaluator.elements(of: operand.value, at: operand.range).uniqued())
        }
      ]),
  ]

  private static let making: [Member] = [
    .initializer(["_?"]) { (evaluator, _, arguments) throws(Stop) in
      guard let operand = arguments.operands.first else { return .list([]) }
      return .list(try evaluator.elements(of: operand.value, at: operand.range))
    },
    .initializer(["repeating", "count: Int"]) { (evaluator, _, arguments) throws(Stop) in
      guard let operand = arguments["count"], let count = try evaluator.knownCount(operand) else {
        return .list([])
      }
      guard count <= ValueLimits.listCount else { throw .listTooLong }
      return .list(Array(repeating: arguments.first.value, count: count))
    },
    .initializer(["array|objects|arrayLiteral|minimumCapacity|capacity", "_*"]) { _, _, arguments in
      if case .list = arguments.first.value { return arguments.first.value }
      return .list([])
    },
    .method("array", ["_*"], isStatic: true) { _, _, arguments in
      .list(arguments.operands.map(\.value))
    },
  ]

  private static let reading: [Member] = [
    property("count", type: "Int") { .whole(Double($0.count)) },
    property("isEmpty", type: "Bool") { .boolean($0.isEmpty) },
    property("first", older: ["firstObject"]) { $0.first ?? .absent },
    property("last", older: ["lastObject"]) { $0.last ?? .absent },
    property("indices", type: "Range") {
      .range(lower: .whole(0), upper: .whole(Double($0.count)), isClosed: false)
    },
    property("startIndex", type: "Int") { _ in .whole(0) },
    property("endIndex", type: "Int") { .whole(Double($0.count)) },
    property("lazy") { .list($0) }, property("allObjects") { .list($0) },
    property("description", type: "String") { .text(Value.list($0).shown) },
    method("enumerated", older: ["enumerate"]) { values in
      .list(
        values.enumerated().map { place, value in
          .tuple([
            Value.Field(label: "offset", value: .whole(Double(place))),
            Value.Field(label: "element", value: value),
          ])
        })
    },
    method("reversed", older: ["reverse"]) { .list($0.reversed()) },
    .method("shuffled", ["using?"], gives: "Array") { (evaluator, value, arguments) throws(Stop) in
      evaluator.findings.note(UIKitWords.notShuffled("shuffled"))
      return .list(try evaluator.elements(of: value, at: arguments.range))
    },
    .method("randomElement", ["using?"]) { (evaluator, value, arguments) throws(Stop) in
      evaluator.findings.note(UIKitWords.firstOfAny("randomElement"))
      return try evaluator.elements(of: value, at: arguments.range).first ?? .absent
    },
    method("makeIterator") { .list($0) },
    part("prefix") { Array($0.prefix($1)) }, part("suffix") { Array($0.suffix($1)) },
    part("dropFirst") { Array($0.dropFirst($1)) }, part("dropLast") { Array($0.dropLast($1)) },
    .method("joined", ["separator?"], older: ["componentsJoined"]) {
      (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      if case .list? = values.first { return .list(try values.flattenedWithinLimits()) }
      let separator = try arguments["separator"].flatMapStop { (operand) throws(Stop) in
        try evaluator.text(operand).value ?? nil
      }
      return .text(try values.lazy.map(\.shown).joinedWithinLimits(by: separator ?? ""))
    },
  ]

  static func property(
    _ name: String, older: [String] = [], type: TypeName? = nil,
    _ read: @escaping @Sendable ([Value]) -> Value
  ) -> Member {
    .property(name, older: older, type: type) { (evaluator, value, range) throws(Stop) in
      read(try evaluator.elements(of: value, at: range))
    }
  }

  private static func method(
    _ name: String, older: [String] = [], _ change: @escaping @Sendable ([Value]) -> Value
  ) -> Member {
    .method(name, ["using?"], older: older) { (evaluator, value, arguments) throws(Stop) in
      change(try evaluator.elements(of: value, at: arguments.range))
    }
  }

  private static func part(
    _ name: String, _ cut: @escaping @Sendable ([Value], Int) -> [Value]
  ) -> Member {
    .method(name, ["_|upTo?"], gives: "Array") { (evaluator, value, arguments) throws(Stop) in
      let count = try arguments[0].flatMapStop { (operand) throws(Stop) in
        try evaluator.knownCount(operand)
      }
      return .list(cut(try evaluator.elements(of: value, at: arguments.range), count ?? 1))
    }
  }

  private static let questions: [Member] = [
    .method("contains", ["_"], older: ["containsObject"], gives: "Bool") {
      (evaluator, value, arguments) throws(Stop) in
      if case .function = arguments.first.value {
        return .boolean(
          try evaluator.firstPlace(in: value, arguments, at: arguments.range) != nil)
      }
      let values = try evaluator.elements(of: value, at: arguments.range)
      return .boolean(values.contains { $0.equals(arguments.first.value) })
    },
    .method("firstIndex", ["of|ofObject"], older: ["index", "indexOf", "indexOfObject"]) {
      (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      let place = values.firstIndex { $0.equals(arguments.first.value) }
      return place.map { .whole(Double($0)) } ?? .absent
    },
    .method("lastIndex", ["of"]) { (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      let place = values.lastIndex { $0.equals(arguments.first.value) }
      return place.map { .whole(Double($0)) } ?? .absent
    },
    .method("elementsEqual", ["_"], gives: "Bool") { (evaluator, value, arguments) throws(Stop) in
      .boolean(value.equals(arguments.first.value))
    },
    .method("objectAtIndex", ["_"], older: ["object"]) {
      (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      guard let place = try evaluator.knownWhole(arguments.first) else { return .absent }
      guard values.indices.contains(place) else {
        throw .crash(UIKitWords.noElement(place, of: values.count), at: arguments.range)
      }
      return values[place]
    },
    extreme("max") { $0.comesBefore($1) }, extreme("min") { $1.comesBefore($0) },
    combined("union") { one, two in one + two.filter { two in !one.contains { $0.equals(two) } } },
    combined("intersection") { one, two in
      one.filter { one in two.contains { $0.equals(one) } }
    },
    combined("subtracting") { one, two in
      one.filter { one in !two.contains { $0.equals(one) } }
    },
    whether("isSubset", "of") { one, two in
      one.allSatisfy { one in two.contains { $0.equals(one) } }
    },
    whether("isSuperset", "of") { one, two in
      two.allSatisfy { two in one.contains { $0.equals(two) } }
    },
    whether("isDisjoint", "with") { one, two in
      !one.contains { one in two.contains { $0.equals(one) } }
    },
  ]

  private static func extreme(
    _ name: String, _ isBetter: @escaping @Sendable (Value, Value) -> Bool
  ) -> Member {
    .method(name) { (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      if let unknown = values.first(where: { $0.unknown != nil }) { return unknown }
      return values.max(by: isBetter) ?? .absent
    }
  }

  private static func combined(
    _ name: String, _ combine: @escaping @Sendable ([Value], [Value]) -> [Value]
  ) -> Member {
    .method(name, ["_"], gives: "Array") { (evaluator, value, arguments) throws(Stop) in
      .list(
        combine(
          try evaluator.elements(of: value, at: arguments.range),
          try evaluator.elements(of: arguments.first.value, at: arguments.range)))
    }
  }

  private static func whether(
    _ name: String, _ label: String, _ answer: @escaping @Sendable ([Value], [Value]) -> Bool
  ) -> Member {
    .method(name, [MemberParameter(label)], gives: "Bool") {
      (evaluator, value, arguments) throws(Stop) in
      .boolean(
        answer(
          try evaluator.elements(of: value, at: arguments.range),
          try evaluator.elements(of: arguments.first.value, at: arguments.range)))
    }
  }
}

extension [Value] {
  /// Each once, where it stands first.
  func uniqued() -> [Value] {
    var once: [Value] = []
    for value in self where !once.contains(where: { $0.equals(value) }) { once.append(value) }
    return once
  }
}
