import AutoLayout

/// What a value is where something of one kind is wanted: known, or an unknown.
package enum Meant<T> { case known(T), unknown(Unknown) }

extension Meant: Sendable where T: Sendable {}
