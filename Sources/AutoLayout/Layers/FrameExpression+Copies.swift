/// What frames are copies of.
extension FrameExpression {
  /// A rectangle that reads nothing.
  package init(_ rect: Rect) {
    self.init(
      x: LengthExpression(rect.x), y: LengthExpression(rect.y), width: LengthExpression(rect.width),
      height: LengthExpression(rect.height))
  }

  /// `rect`, as what it is beside the frame of a view, which is `frame` now.
  package init(_ rect: Rect, besides view: ViewID, at frame: Rect) {
    self = .frame(of: view)
    x = x + LengthExpression(rect.x - frame.x)
    y = y + LengthExpression(rect.y - frame.y)
    width = width + LengthExpression(rect.width - frame.width)
    height = height + LengthExpression(rect.height - frame.height)
  }

  /// With `frame` where the frame of `view` is read; `nil` where that is no sum.
  package func reading(_ view: ViewID, as frame: FrameExpression) -> FrameExpression? {
    guard frame.ratio == nil else { return nil }
    return mapped { $0.reading(view, as: frame) }
  }

  fileprivate subscript(part: RectPart) -> LengthExpression {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

extension LengthExpression {
  fileprivate func reading(_ view: ViewID, as frame: FrameExpression) -> LengthExpression {
    terms.reduce(LengthExpression(constant)) { sum, term in
      switch term.quantity {
      case .reading(let reading):
        let length =
          reading.view == view
          ? frame[reading.part] : LengthExpression(reading.view, reading.part)
        return sum + term.factor * length
      case .function(let function, let arguments):
        let arguments = arguments.map { $0.reading(view, as: frame) }
        return sum + term.factor * LengthExpression(function, of: arguments)
      }
    }
  }
}
