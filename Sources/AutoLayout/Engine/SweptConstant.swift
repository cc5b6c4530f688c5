/// A number of a document that a constraint of the layout has as its constant, and that can be
/// another one.
package enum SweptConstant: Hashable, Sendable {
  case constraint(ConstraintID)
  /// How large the window is along an axis.
  case window(Axis)

  /// What one calls the constraint.
  package var handle: Handle {
    switch self {
    case .constraint(let id): .constraint(id)
    case .window(let axis): .generated(.window, .window(axis))
    }
  }

  /// `nil` for what the system has made by other rules than from the size of its window.
  package init?(_ handle: Handle) {
    switch handle {
    case .constraint(let id): self = .constraint(id)
    case .generated(.window, .window(.horizontal)): self = .window(.horizontal)
    case .generated(.window, .window(.vertical)): self = .window(.vertical)
    case .generated: return nil
    }
  }

  /// Where there is a layout with it. A constant may be negative, a window may not.
  package var legalNumbers: ClosedRange<Double> {
    switch self {
    case .constraint: -Limits.length...Limits.length
    case .window: 1...Limits.length
    }
  }
}

extension Document {
  /// `nil` for a constraint that is not there, and a window without a size.
  package func number(at swept: SweptConstant) -> Double? {
    switch swept {
    case .constraint(let id): constraints[id]?.constant
    case .window(let axis): windowSize?[axis]
    }
  }

  /// With another number there, exactly that, also where a log has printed only its first digits. What
  /// the device keeps free stays, and its size classes.
  package func having(_ number: Double, at swept: SweptConstant) -> Document {
    var document = self
    switch swept {
    case .constraint(let id):
      document.constraints[id]?.constant = number
      document.constraints[id]?.slack = 0
    case .window(let axis): document.device = device?.resized(to: number, axis, in: orientation)
    }
    return document
  }
}
