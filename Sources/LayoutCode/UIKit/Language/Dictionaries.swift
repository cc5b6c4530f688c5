import Interchange

/// Dictionaries, ranges and optionals.
enum CollectionMembers {
  static let tables: [MemberTable] = [
    MemberTable(
      "Dictionary", older: ["NSDictionary", "NSMutableDictionary"], superclass: "Any",
      members: dictionary),
    MemberTable(
      "Range", older: ["ClosedRange", "CountableRange", "CountableClosedRange", "NSRange"],
      superclass: "Any", members: ranges + ListClosures.all),
    MemberTable("Optional", superclass: "Any"),
    MemberTable("Any", superclass: nil, members: anything),
    MemberTable(
      "IndexPath", older: ["NSIndexPath"], superclass: "Any",
      members: [
        .initializer(["row|item|forRow|forItem: Int", "section|inSection: Int"]) {
          _, _, arguments in
          indexPath(arguments)
        },
        .method("indexPath", ["forRow|row", "inSection|section"], isStatic: true) {
          _, _, arguments in
          indexPath(arguments)
        },
        .property("row", older: ["item"], type: "Int") { evaluator, value, _ in
          evaluator.stored("row", of: value) ?? .whole(0)
        },
        .property("section", type: "Int") { evaluator, value, _ in
          evaluator.stored("section", of: value) ?? .whole(0)
        },
      ]),
  ]

  private static func indexPath(_ arguments: CallArguments) -> Value {
    .structure(
      Value.Structure(
        type: "IndexPath",
        fields: [
          "row": arguments[0]?.value ?? .whole(0), "section": arguments[1]?.value ?? .whole(0),
        ]))
  }

  // MARK: Dictionaries

  private static let dictionary: [Member] =
    [
      .initializer(["_?"]) { _, _, arguments in
        if case .dictionary = arguments.first.value { return arguments.first.value }
        return .dictionary([])
      },
      .initializer(["uniqueKeysWithValues"]) { (evaluator, _, arguments) throws(Stop) in
        var entries: [Value.Entry] = []
        let place = arguments.first.range
        for pair in try evaluator.elements(of: arguments.first.value, at: place) {
          guard case .tuple(let fields) = pair, fields.count == 2 else {
            if pair.unknown != nil { continue }
            throw .objection(UIKitWords.noPairs, at: place, hints: [])
          }
          let entry = Value.Entry(key: fields[0].value, value: fields[1].value)
          if entry.key.unknown == nil, entries.contains(where: { $0.key.equals(entry.key) }) {
            throw .crash(UIKitWords.keyStandsTwice(entry.key.written), at: place)
          }
          entries.append(entry)
        }
        return .dictionary(entries)
      },
      .initializer(["grouping", "by: Function"]) { (evaluator, _, arguments) throws(Stop) in
        guard let function = arguments[1] else { return .dictionary([]) }
        var groups = Value.dictionary([])
        for element in try evaluator.elements(of: arguments.first.value, at: arguments.range) {
          let key = try evaluator.result(of: function, for: [element], at: arguments.range)
          let known = value(of: key, in: groups)
          guard case .list(let values) = known ?? .list([]) else { continue }
          set(.list(values + [element]), for: key, in: &groups)
        }
        return groups
      },
      .initializer(["**"]) { _, _, arguments in
        .unknown(Unknown("Dictionary", at: arguments.range, type: "Dictionary"))
      },
      entries("count", type: "Int") { .whole(Double($0.count)) },
      entries("isEmpty", type: "Bool") { .boolean($0.isEmpty) },
      entries("keys", older: ["allKeys"], type: "Array") { .list($0.map(\.key)) },
      entries("values", older: ["allValues"], type: "Array") { .list($0.map(\.value)) },
      entries("first") { $0.first.map(pair) ?? .absent },
      .method("object", ["forKey"], older: ["objectForKey", "value", "valueForKey"]) {
        _, value, arguments in
        guard case .dictionary(let entries) = value else { return .absent }
        return entries.first { $0.key.equals(arguments.first.value) }?.value ?? .absent
      },
      .mutating("updateValue", ["_", "forKey"], older: ["setObject", "setValue"]) {
        _, value, arguments in
        if let key = arguments["forKey"]?.value { set(arguments.first.value, for: key, in: &value) }
        return .absent
      },
      .mutating("removeValue", ["forKey"], older: ["removeObject", "removeObjectForKey"]) {
        _, value, arguments in
        guard case .dictionary(var entries) = value,
          let place = entries.firstIndex(where: { $0.key.equals(arguments.first.value) })
        else { return .absent }
        let removed = entries.remove(at: place).value
        value = .dictionary(entries)
        return removed
      },
      .mutating("removeAll", ["keepingCapacity?"]) { _, value, _ in
        value = .dictionary([])
        return .void
      },
      .mutating("merge", ["_", "uniquingKeysWith?: Function"], older: ["addEntries"]) {
        _, value, arguments in
        guard case .dictionary(let added) = arguments.first.value else { return .void }
        for entry in added { set(entry.value, for: entry.key, in: &value) }
        return .void
      },
      .method("merging", ["_", "uniquingKeysWith?: Function"], gives: "Dictionary") {
        _, value, arguments in
        guard case .dictionary(let added) = arguments.first.value else { return value }
        var merged = value
        for entry in added { set(entry.value, for: entry.key, in: &merged) }
        return merged
      },
      .method("mapValues", ["_: Function"], older: ["compactMapValues"], gives: "Dictionary") {
        (evaluator, value, arguments) throws(Stop) in
        guard case .dictionary(var entries) = value else { return value }
        for place in entries.indices {
          entries[place].value = try evaluator.result(
            of: arguments.first, for: [entries[place].value], at: arguments.range)
        }
        return .dictionary(entries)
      },
      .method("filter", ["_|isIncluded: Function"], gives: "Dictionary") {
        (evaluator, value, arguments) throws(Stop) in
        guard case .dictionary(let entries) = value else { return value }
        var kept: [Value.Entry] = []
        for entry in entries {
          let answer = try evaluator.result(
            of: arguments.first, for: [pair(entry)], at: arguments.range)
          if try evaluator.decide(answer, at: arguments.range) { kept.append(entry) }
        }
        return .dictionary(kept)
      },
    ]
    // What a list makes of its elements, but for what gives a dictionary again.
    + ListClosures.all.filter { $0.name != "filter" }

  private static func value(of key: Value, in dictionary: Value) -> Value? {
    guard case .dictionary(let entries) = dictionary else { return nil }
    return entries.first { $0.key.equals(key) }?.value
  }

  private static func pair(_ entry: Value.Entry) -> Value {
    .tuple([
      Value.Field(label: "key", value: entry.key), Value.Field(label: "value", value: entry.value),
    ])
  }

  private static func set(_ new: Value, for key: Value, in value: inout Value) {
    guard case .dictionary(var entries) = value else { return }
    if let place = entries.firstIndex(where: { $0.key.equals(key) }) {
      entries[place].value = new
    } else {
      entries.append(Value.Entry(key: key, value: new))
    }
    value = .dictionary(entries)
  }

  private static func entries(
    _ name: String, older: [String] = [], type: TypeName? = nil,
    _ read: @escaping @Sendable ([Value.Entry]) -> Value
  ) -> Member {
    .property(name, older: older, type: type) { _, value, range in
      if case .dictionary(let entries) = value { return read(entries) }
      return .unknown(Unknown(name, at: range, type: type))
    }
  }

  // MARK: Ranges

  private static let ranges: [Member] = [
    bound("lowerBound", older: ["location"]) { lower, _ in lower ?? .whole(0) },
    bound("upperBound") { _, upper in upper ?? .whole(0) },
    .initializer(["_"]) { _, _, arguments in arguments.first.value },
    .initializer(["location", "length"]) { _, _, arguments in
      .range(lower: arguments[0]?.value, upper: arguments[1]?.value, isClosed: false)
    },
    ListMembers.property("count", older: ["length"], type: "Int") { .whole(Double($0.count)) },
    ListMembers.property("isEmpty", type: "Bool") { .boolean($0.isEmpty) },
    ListMembers.property("first") { $0.first ?? .absent },
    ListMembers.property("last") { $0.last ?? .absent },
    .method("reversed") { (evaluator, value, arguments) throws(Stop) in
      .list(try evaluator.elements(of: value, at: arguments.range).reversed())
    },
    .method("enumerated") { (evaluator, value, arguments) throws(Stop) in
      let values = try evaluator.elements(of: value, at: arguments.range)
      return .list(
        values.enumerated().map { place, value in
          .tuple([
            Value.Field(label: "offset", value: .whole(Double(place))),
            Value.Field(label: "element", value: value),
          ])
        })
    },
    .method("contains", ["_"], older: ["~="], gives: "Bool") {
      (evaluator, value, arguments) throws(Stop) in
      guard case .range(let lower, let upper, let isClosed) = value,
        let number = try evaluator.knownNumber(arguments.first)
      else { return .boolean(false) }
      var isIn = true
      if let lower {
        isIn = try number >= evaluator.knownNumber(Operand(lower, at: arguments.range)) ?? number
      }
      if let upper, let end = try evaluator.knownNumber(Operand(upper, at: arguments.range)) {
        isIn = isIn && (isClosed ? number <= end : number < end)
      }
      return .boolean(isIn)
    },
    .method("clamp", ["_"]) { _, _, arguments in arguments.first.value },
  ]

  private static func bound(
    _ name: String, older: [String] = [],
    _ read: @escaping @Sendable (Value?, Value?) -> Value
  ) -> Member {
    .property(name, older: older) { _, value, _ in
      if case .range(let lower, let upper, _) = value { read(lower, upper) } else { .absent }
    }
  }

  // MARK: Everything

  /// Of optionals, which are their values here, and of every value.
  private static let anything: [Member] = [
    .method("map", ["_: Function"], older: ["flatMap"]) {
      (evaluator, value, arguments) throws(Stop) in
      if value == .absent { return .absent }
      return try evaluator.result(of: arguments.first, for: [value], at: arguments.range)
    },
    .property("unsafelyUnwrapped") { _, value, _ in value },
    .property("wrappedValue") { _, value, _ in value },
    .property("description", older: ["debugDescription"], type: "String") { _, value, _ in
      .text(value.shown)
    },
    .property("hashValue", older: ["hash"], type: "Int") { _, _, _ in .whole(0) },
    .method("isEqual", ["_|to"], gives: "Bool") { _, value, arguments in
      .boolean(value.equals(arguments.first.value))
    },
    .method("copy", ["**"], older: ["mutableCopy"]) { _, value, _ in value },
    ViewMembers.request("hash", ["into"]), ViewMembers.request("encode", ["to"]),
    .method("clamped", ["to"]) { (evaluator, value, arguments) throws(Stop) in
      guard case .number(let number) = value, let known = number.known,
        case .range(let lower?, let upper?, _) = arguments.first.value,
        let low = try evaluator.knownNumber(Operand(lower, at: arguments.range)),
        let high = try evaluator.knownNumber(Operand(upper, at: arguments.range))
      else { return value }
      return .real(min(max(known, low), max(low, high)))
    },
  ]
}
