package import AutoLayout
package import Interchange

/// The latest layout of the draft, and which of its views it has laid out.
struct PresentLayout {
  let solution: Solution
  let edits: Int
}

extension Evaluator {
  /// The frame that a view has where the code asks for it. What constraints lay out has none before the
  /// first layout.
  package mutating func presentFrame(of id: ViewID, at range: SourceRange) throws(Stop) -> Rect {
    guard let view = draft.view(id) else { return .zero }
    if !isLaidOut, !wasLaidOut(id), view.frameLayout == nil {
      if case .object(let object) = value(for: id), case .structure? = heap[object].fields["frame"],
        let kept = Self.rect(heap[object].fields["frame"])
      {
        return kept
      }
      return .zero
    }
    if let frame = draft.arithmeticFrame(of: id), view.frameLayout != nil { return frame }
    return try currentSolution().frame(of: id) ?? view.frameLayout?.frame ?? .zero
  }

  /// Whether it was in the window before the code began, or when that asked for a layout.
  private func wasLaidOut(_ id: ViewID) -> Bool {
    id.isInitial || laidOut.contains(id) || start.view(id) != nil && start.isInWindow(id)
  }

  /// `layoutIfNeeded()`: whichever view of the window it is sent to, all of it is laid out.
  mutating func layOutIfNeeded(_ id: ViewID) {
    if !isLaidOut, draft.isInWindow(id) { laidOut.formUnion(draft.preorder(from: .window)) }
  }

  private static func rect(_ value: Value?) -> Rect? {
    guard case .structure(let rect)? = value, case .structure(let origin)? = rect.fields["origin"],
      case .structure(let size)? = rect.fields["size"]
    else { return nil }
    let parts = [
      origin.fields["x"], origin.fields["y"], size.fields["width"], size.fields["height"],
    ]
    let numbers = parts.compactMap { part -> Double? in
      if case .number(let number)? = part { number.known } else { nil }
    }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The layout of the draft as it is now. It takes as long as some hundred statements, and some more for
  /// each view and constraint.
  mutating func currentSolution() throws(Stop) -> Solution {
    if let layout, layout.edits == edits.count { return layout.solution }
    try work(300 + 10 * (draft.views.count + draft.constraints.count))
    do throws(LayoutFailure) {
      let solution = try engine.layout(of: draft, isCancelled: isCancelled)
      layout = PresentLayout(solution: solution, edits: edits.count)
      return solution
    } catch {
      throw .layout(error)
    }
  }

  /// A number that follows the layout, as it is in the present one.
  mutating func presentValue(of number: Number, at range: SourceRange) throws(Stop) -> Double {
    switch number {
    case .whole(let known), .real(let known): return known
    case .length(let length):
      var total = length.constant
      for term in length.terms {
        total += term.factor * (try presentValue(of: term.quantity, at: range))
      }
      return total
    }
  }

  private mutating func presentValue(
    of quantity: LengthExpression.Quantity, at range: SourceRange
  ) throws(Stop) -> Double {
    switch quantity {
    case .reading(let reading):
      let frame = try presentFrame(of: reading.view, at: range)
      return frame[reading.part]
    case .function(let function, let lengths):
      var numbers: [Double] = []
      for length in lengths {
        numbers.append(try presentValue(of: .length(length), at: range))
      }
      return function.value(of: numbers)
    }
  }
}
