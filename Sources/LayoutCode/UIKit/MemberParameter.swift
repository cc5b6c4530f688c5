/// What a method takes at one place, written as `at|atIndex?: Int`: the label of today and older ones
/// behind it, `_` for none; `?` where it may be left out, `*` where there may be any number; and its
/// type, if something has to be looked up by it. `Function` is one that takes a closure. `**` is
/// whatever comes, by whatever labels.
package struct MemberParameter: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The first is today's.
  package let labels: [String?]
  package let type: TypeName?
  package let isOptional: Bool
  package let isRepeated: Bool
  let isAnything: Bool

  package init(stringLiteral text: String) { self.init(text) }

  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    var label = parts.first.map(String.init) ?? "_"
    isAnything = label == "**"
    isOptional = label.hasSuffix("?")
    isRepeated = label.hasSuffix("*")
    if isOptional || isRepeated { label.removeLast() }
    labels = label.split(separator: "|").map { $0 == "_" ? nil : String($0) }
    type = parts.count == 2 ? TypeName(parts[1].trimmed) : nil
  }

  /// What it is called by today.
  package var label: String? { labels.first ?? nil }

  package static let functionType: TypeName = "Function"

  fileprivate func takes(_ label: String?) -> Bool { isAnything || labels.contains(label) }

  /// What an argument with that label is called today.
  fileprivate func today(_ label: String?) -> String? { isAnything ? label : self.label }

  fileprivate var maySkip: Bool { isOptional || isRepeated }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension CallArguments {
  /// The same with the labels of today, where they are what `parameters` take; `nil` otherwise.
  func matched(to parameters: [MemberParameter]) -> CallArguments? {
    var (result, place) = ([String?](), 0)
    for (label, operand) in zip(labels, operands) {
      guard
        let taking = parameters.place(of: label, from: place)
          ?? (label == nil ? parameters.placeOfTrailing(operand.value, from: place) : nil)
      else { return nil }
      result.append(parameters[taking].today(label))
      place = parameters[taking].isRepeated ? taking : taking + 1
    }
    guard parameters[min(place, parameters.count)...].allSatisfy(\.maySkip) else { return nil }
    return CallArguments(operands: operands, labels: result, range: range)
  }
}

extension [MemberParameter] {
  /// The next that is called so, with nothing before it that has to be there.
  fileprivate func place(of label: String?, from start: Int) -> Int? {
    for place in start..<Swift.max(start, count) {
      if self[place].takes(label) { return place }
      if !self[place].maySkip { return nil }
    }
    return nil
  }

  /// A closure behind the parentheses has no label.
  fileprivate func placeOfTrailing(_ value: Value, from start: Int) -> Int? {
    guard value.mayBeFunction else { return nil }
    for place in start..<Swift.max(start, count) {
      if self[place].type == MemberParameter.functionType { return place }
      if !self[place].maySkip { return nil }
    }
    return nil
  }
}

extension Value {
  fileprivate var mayBeFunction: Bool {
    switch self {
    case .function, .unknown: true
    default: false
    }
  }
}
