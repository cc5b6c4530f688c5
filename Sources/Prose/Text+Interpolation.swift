extension Text: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var text = Text()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text.append(literal) }

    package mutating func appendInterpolation(_ content: some StringProtocol) {
      text.append(String(content))
    }

    package mutating func appendInterpolation(_ content: some StringProtocol, as role: Role) {
      text.append(String(content), as: role)
    }

    package mutating func appendInterpolation(_ other: Text) { text.append(other) }

    /// Everything plain in `other` gets the role.
    package mutating func appendInterpolation(_ other: Text, as role: Role) {
      text.append(other.styled(role))
    }

    package mutating func appendInterpolation(_ points: Double, as role: Role = .number) {
      text.append(points.inPoints, as: role)
    }

    package mutating func appendInterpolation(_ count: Int, as role: Role = .number) {
      text.append(String(count), as: role)
    }

    /// A count with its English noun: `\(2, of: "constraint")` is `2 constraints`. The plural is
    /// given where it is not the noun with an `s`.
    package mutating func appendInterpolation(
      _ count: Int, of noun: String, plural: String? = nil
    ) {
      text.append(String(count), as: .number)
      text.append(" ")
      appendInterpolation(count, one: noun, many: plural ?? noun + "s")
    }

    /// The word that goes with a count, without the count: `\(n, one: "is", many: "are")`.
    package mutating func appendInterpolation(_ count: Int, one: String, many: String) {
      text.append(count == 1 ? one : many)
    }
  }

  package init(stringLiteral content: String) { self.init(content) }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}
