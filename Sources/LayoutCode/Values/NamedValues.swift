package import AutoLayout
import Interchange

/// Values as a document keeps them by a name, and as it gives them back.
extension Evaluator {
  /// `nil` for what a document cannot keep.
  func named(_ value: Value) -> NamedValue? {
    switch value {
    case .number(let number):
      return number.known.map { number.isWhole ? .whole($0) : .number($0) }
    case .text(let text): return .text(text)
    case .boolean(let truth): return .boolean(truth)
    case .choice(let choice) where choice.associated.isEmpty && !isOwn(choice.type):
      return .choice(choice.name)
    case .anchor(let anchor): return .anchor(anchor)
    case .list(let values):
      let kept = values.compactMap(named)
      return kept.count == values.count ? .list(kept) : nil
    case .dictionary(let entries):
      var kept: [NamedValue.Entry] = []
      for entry in entries {
        guard let key = named(entry.key), let value = named(entry.value) else { return nil }
        kept.append(NamedValue.Entry(key: key, value: value))
      }
      return .dictionary(kept)
    case .structure: return NamedNumbers(value).map { .tuple($0) }
    case .object(let id):
      if case .constraint(let constraint) = heap[id].peer { return .constraint(constraint) }
      return item(of: value).map { .item($0) }
    default: return nil
    }
  }

  /// Whether a type is the program's, with members of its own.
  private func isOwn(_ type: TypeName?) -> Bool { type.flatMap { program.types[$0]?.kind } != nil }

  /// Any value as a document keeps it: one that it does not understand as it is, with how it is printed.
  func kept(_ value: Value) -> NamedValue {
    if let named = named(value) { return named }
    for name in met.keys.sorted() where met[name] == value {
      if case .value(let named) = start.entity(named: name) { return named }
    }
    return .other(KeptValue(value, text: printed(value)))
  }

  /// As it is printed: of what has no short form its type.
  private func printed(_ value: Value) -> String {
    switch value {
    case .structure(let structure): "\(structure.type.text)(…)"
    // Of a text with attributes the text is told.
    case .object(let id): heap[id].fields["string"]?.written ?? heap[id].type.text
    case .function: "{ … }"
    case .tuple(let fields): "(\(fields.map(printed).joined(separator: ", ")))"
    default: value.written
    }
  }

  private func printed(_ field: Value.Field) -> String {
    (field.label.map { "\($0): " } ?? "") + printed(field.value)
  }

  /// What code means by a value that a document keeps; `nil` for what it cannot speak of.
  mutating func value(keptAs named: NamedValue) -> Value? {
    switch named {
    case .item(let item): return value(for: item)
    case .constraint(let constraint): return value(for: constraint)
    case .list(let values):
      let all = values.compactMap { self.value(keptAs: $0) }
      return all.count == values.count ? .list(all) : nil
    case .dictionary(let entries):
      var all: [Value.Entry] = []
      for entry in entries {
        guard let key = value(keptAs: entry.key), let value = value(keptAs: entry.value) else {
          return nil
        }
        all.append(Value.Entry(key: key, value: value))
      }
      return .dictionary(all)
    case .other(let kept):
      return kept.value(as: Value.self) ?? (kept.text == Value.absent.written ? .absent : nil)
    case .number, .whole, .text, .boolean, .choice, .tuple, .anchor: return Value(named)
    }
  }
}

extension NamedNumbers {
  /// The numbers of one of UIKit's structs; `nil` for any other value.
  package init?(_ value: Value) {
    for (shape, kept) in Self.shapes {
      guard let parts = shape.parts(of: value) else { continue }
      let numbers = parts.compactMap { part -> Double? in
        if case .number(let number) = part { number.known } else { nil }
      }
      guard numbers.count == parts.count else { return nil }
      self.init(kept, numbers)
      return
    }
    return nil
  }

  fileprivate static let shapes: [(Shape, NumberShape)] = [
    (.point, .point), (.size, .size), (.rect, .rect), (.insets, .insets),
    (.directionalInsets, .directionalInsets), (.transform, .transform),
  ]
}

extension Value {
  /// What a value that the user gave stands for in code.
  package init?(_ named: NamedValue) {
    switch named {
    case .number(let number): self = .real(number)
    case .whole(let number): self = .whole(number)
    case .text(let text): self = .text(text)
    case .boolean(let truth): self = .boolean(truth)
    case .choice(let name): self = .choice(name)
    case .anchor(let anchor): self = .anchor(anchor)
    case .list(let values): self = .list(values.compactMap { Value($0) })
    case .tuple(let numbers) where numbers.shape == .plain:
      self = .tuple(numbers.numbers.map { Field(label: nil, value: .real($0)) })
    case .tuple(let numbers):
      guard let shape = NamedNumbers.shapes.first(where: { $0.1 == numbers.shape })?.0 else {
        return nil
      }
      self = shape.value(numbers.numbers)
    case .item, .constraint, .dictionary, .other: return nil
    }
  }
}
