import Interchange

/// What changes a list. Objects that are lists in Objective-C are values here, too.
enum ListChanges {
  static let all: [Member] = [
    change("append", ["_"], older: ["addObject", "add"]) { _, values, arguments in
      values.append(arguments.first.value)
      return .void
    },
    change(
      "append", ["contentsOf"], older: ["addObjectsFromArray", "addObjects", "appendContentsOf"]
    ) {
      (evaluator, values, arguments) throws(Stop) in
      values += try evaluator.elements(of: arguments.first.value, at: arguments.range)
      return .void
    },
    change("insert", ["_", "at|atIndex: Int"]) { (evaluator, values, arguments) throws(Stop) in
      guard let operand = arguments["at"], let place = try evaluator.knownWhole(operand) else {
        return .void
      }
      guard 0...values.count ~= place else {
        throw .crash(UIKitWords.noElement(place, of: values.count), at: operand.range)
      }
      values.insert(arguments.first.value, at: place)
      return .void
    },
    change("insert", ["contentsOf", "at: Int"]) { (evaluator, values, arguments) throws(Stop) in
      guard let operand = arguments["at"], let place = try evaluator.knownWhole(operand),
        0...values.count ~= place
      else { return .void }
      values.insert(
        contentsOf: try evaluator.elements(of: arguments.first.value, at: arguments.range),
        at: place)
      return .void
    },
    // Into a set.
    change("insert", ["_"]) { _, values, arguments in
      let isNew = !values.contains { $0.equals(arguments.first.value) }
      if isNew { values.append(arguments.first.value) }
      return .tuple([
        Value.Field(label: "inserted", value: .boolean(isNew)),
        Value.Field(label: "memberAfterInsert", value: arguments.first.value),
      ])
    },
    change("remove", ["at: Int"], older: ["removeAtIndex", "removeObjectAtIndex"]) {
      (evaluator, values, arguments) throws(Stop) in
      guard let place = try evaluator.knownWhole(arguments.first) else { return .absent }
      guard values.indices.contains(place) else {
        throw .crash(UIKitWords.noElement(place, of: values.count), at: arguments.first.range)
      }
      return values.remove(at: place)
    },
    change("remove", ["_"], older: ["removeObject"]) { _, values, arguments in
      guard let place = values.firstIndex(where: { $0.equals(arguments.first.value) }) else {
        return .absent
      }
      return values.remove(at: place)
    },
    change("removeAll", ["keepingCapacity?"], older: ["removeAllObjects"]) { _, values, _ in
      values = []
      return .void
    },
    change("removeAll", ["where: Function"]) { (evaluator, values, arguments) throws(Stop) in
      var kept: [Value] = []
      for value in values {
        let answer = try evaluator.result(of: arguments.first, for: [value], at: arguments.range)
        if try !evaluator.decide(answer, at: arguments.range) { kept.append(value) }
      }
      values = kept
      return .void
    },
    taking("removeFirst", needsOne: true) { $0.removeFirst() },
    taking("removeLast", older: ["removeLastObject"], needsOne: true) { $0.removeLast() },
    taking("popLast") { $0.removeLast() }, taking("popFirst") { $0.removeFirst() },
    change("reverse", []) { _, values, _ in
      values.reverse()
      return .void
    },
    change("shuffle", []) { evaluator, _, _ in
      evaluator.findings.note(UIKitWords.notShuffled("shuffle"))
      return .void
    },
    change("swapAt", ["_: Int", "_: Int"]) { (evaluator, values, arguments) throws(Stop) in
      guard let second = arguments[1], let one = try evaluator.knownWhole(arguments.first),
        let two = try evaluator.knownWhole(second)
      else { return .void }
      for (place, operand) in [(one, arguments.first), (two, second)]
      where !values.indices.contains(place) {
        throw .crash(UIKitWords.noElement(place, of: values.count), at: operand.range)
      }
      values.swapAt(one, two)
      return .void
    },
    .mutating("sort", ["by?: Function"]) { (evaluator, value, arguments) throws(Stop) in
      value = .list(try evaluator.sorted(value, arguments))
      return .void
    },
    change("formUnion", ["_"]) { (evaluator, values, arguments) throws(Stop) in
      for value in try evaluator.elements(of: arguments.first.value, at: arguments.range)
      where !values.contains(where: { $0.equals(value) }) {
        values.append(value)
      }
      return .void
    },
    change("subtract", ["_"]) { (evaluator, values, arguments) throws(Stop) in
      let other = try evaluator.elements(of: arguments.first.value, at: arguments.range)
      values.removeAll { value in other.contains { $0.equals(value) } }
      return .void
    },
    change("reserveCapacity", ["_"]) { _, _, _ in .void },
  ]

  private static func taking(
    _ name: String, older: [String] = [], needsOne: Bool = false,
    _ take: @escaping @Sendable (inout [Value]) -> Value
  ) -> Member {
    change(name, ["_?"], older: older) { (evaluator, values, arguments) throws(Stop) in
      if needsOne, values.isEmpty, evaluator.policy == .typedLine {
        throw .crash(UIKitWords.noElement(0, of: 0), at: arguments.range)
      }
      return values.isEmpty ? .absent : take(&values)
    }
  }

  private static func change(
    _ name: String, _ parameters: [MemberParameter], older: [String] = [],
    _ change:
      @escaping @Sendable (inout Evaluator, inout [Value], CallArguments) throws(Stop) -> Value
  ) -> Member {
    .mutating(name, parameters, older: older) { (evaluator, value, arguments) throws(Stop) in
      // What is added to a list that is not known is not known either.
      guard case .list(var values) = value else { return .void }
      let result = try change(&evaluator, &values, arguments)
      guard values.count <= ValueLimits.listCount else { throw .listTooLong }
      value = .list(values)
      return result
    }
  }
}
