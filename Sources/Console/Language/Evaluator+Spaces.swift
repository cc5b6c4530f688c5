import AutoLayout
import Interchange
import Prose

/// Points and rectangles in the spaces of several views (UIKit geometry and layers, section 1).
extension Evaluator {
  static let spaceForms = [
    "convert(_:to:)", "convert(_:from:)", "hitTest(_:with:)", "point(inside:with:)",
    "alignmentRect(forFrame:)", "frame(forAlignmentRect:)",
  ]

  /// `nil` for another method.
  mutating func spaceAnswer(to call: Call, of view: View) throws(LineFailure) -> Value? {
    let forms = Self.spaceForms.filter { $0.hasPrefix(call.name.text + "(") }
    if forms.isEmpty { return nil }
    let (form, trees) = try call.form(among: forms)
    let first = try operand(trees[0])
    switch form {
    case "convert(_:to:)", "convert(_:from:)":
      let other = try operand(trees[1]).otherSpace(of: view, in: document)
      let (source, target) = form.hasSuffix("to:)") ? (view, other) : (other, view)
      let map = try spaceMap(from: source, to: target, at: call.range)
      if let point = first.pointMeant { return .tuple(Tuple(map.point(point))) }
      return .tuple(Tuple(map.box(of: try first.rectangle())))
    case "hitTest(_:with:)":
      let hit = try touched(at: first.point(), in: view, call.range)
      return hit.map { .item(Item($0)) } ?? .absent
    case "point(inside:with:)":
      return .boolean(try bounds(of: view, at: call.range).contains(first.point()))
    case "alignmentRect(forFrame:)":
      return .tuple(Tuple(try first.rectangle().inset(by: view.alignmentInsets)))
    default:
      return .tuple(Tuple(try first.rectangle().inset(by: view.alignmentInsets.outward)))
    }
  }

  /// What brings a point of one view's space into another's.
  private mutating func spaceMap(
    from source: View, to target: View, at range: SourceRange
  ) throws(LineFailure) -> AffineTransform {
    let (top, up) = try mapToTop(from: source, at: range)
    let (otherTop, otherUp) = try mapToTop(from: target, at: range)
    guard top == otherTop else {
      throw .objection(LanguageWords.noCommonSpace(source.name, target.name, at: range))
    }
    guard let down = otherUp.inverse else {
      throw .objection(LanguageWords.nothingIsShown(of: target.name, at: range))
    }
    return up.concatenating(down)
  }

  /// Into the space of the topmost of its superviews.
  private mutating func mapToTop(
    from view: View, at range: SourceRange
  ) throws(LineFailure) -> (top: ViewID, map: AffineTransform) {
    var (view, map) = (view, AffineTransform.identity)
    while let superview = view.superview.flatMap(document.view) {
      map = map.concatenating(try mapUp(from: view, at: range))
      view = superview
    }
    return (view.id, map)
  }

  /// `p_parent = center + T·(p_child − (bounds.origin + size·anchor))`
  private mutating func mapUp(
    from view: View, at range: SourceRange
  ) throws(LineFailure) -> AffineTransform {
    let (frame, bounds) = (try placedFrame(of: view, at: range), try bounds(of: view, at: range))
    let middle = Point(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
    return AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(view.transform)
      .concatenating(
        AffineTransform(
          translationX: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  /// The frame without the transform.
  private mutating func placedFrame(
    of view: View, at range: SourceRange
  ) throws(LineFailure) -> Rect {
    let frame = try frame(of: view, at: range)
    note(frame.measures)
    return frame.rect ?? .zero
  }

  private mutating func bounds(of view: View, at range: SourceRange) throws(LineFailure) -> Rect {
    guard case .tuple(let tuple)? = try ViewProperties.named("bounds")?.read(&self, view, range)
    else { return .zero }
    note(tuple.measures)
    return tuple.rect ?? .zero
  }
}

// MARK: Touches

extension Evaluator {
  /// The view that a touch there is for, the frontmost subview before the one behind it and each
  /// before what it lies in (UIKit geometry and layers, section 1.1).
  private mutating func touched(
    at point: Point, in view: View, _ range: SourceRange
  ) throws(LineFailure) -> ViewID? {
    guard view.takesTouches, case let bounds = try bounds(of: view, at: range),
      bounds.contains(point)
    else { return nil }
    var (hit, point) = (view, point)
    while let (subview, inner) = try subview(of: hit, touchedAt: point, range) {
      (hit, point) = (subview, inner)
    }
    return hit.id
  }

  private mutating func subview(
    of view: View, touchedAt point: Point, _ range: SourceRange
  ) throws(LineFailure) -> (View, Point)? {
    for id in view.subviews.reversed() {
      guard let subview = document.view(id), subview.takesTouches,
        let down = try mapUp(from: subview, at: range).inverse
      else { continue }
      let inner = down.point(point)
      if try bounds(of: subview, at: range).contains(inner) { return (subview, inner) }
    }
    return nil
  }
}

extension View {
  /// Whether it and what lies in it are asked at all.
  fileprivate var takesTouches: Bool {
    !isHidden && layer.opacity >= 0.01 && isUserInteractionEnabled
  }
}

// MARK: Arguments

extension Operand {
  /// A view; `nil` is the window that `view` is in.
  fileprivate func otherSpace(
    of view: View, in document: Document
  ) throws(LineFailure) -> View {
    guard value == .absent else {
      let id = try self.view()
      guard let other = document.view(id), !other.isGuide else { throw wanted(LanguageWords.view) }
      return other
    }
    guard document.isInWindow(view.id), let window = document.view(.window) else {
      throw .objection(LanguageWords.notInWindow(view.id, at: range, in: document))
    }
    return window
  }

  fileprivate func point() throws(LineFailure) -> Point {
    try tuple(.point).point ?? .zero
  }
}

extension LanguageWords {
  fileprivate static func noCommonSpace(
    _ view: String, _ other: String, at range: SourceRange
  ) -> Objection {
    Objection(
      Phrase(
        en:
          "\(view, as: .name) and \(other, as: .name) lie in no common superview, so that no point "
          + "of one is a point of the other.",
        ja: "\(view, as: .name) と \(other, as: .name) には共通の親ビューがないため、座標を変換できません。"),
      at: range)
  }

  fileprivate static func nothingIsShown(of view: String, at range: SourceRange) -> Objection {
    Objection(
      Phrase(
        en: "A transform leaves nothing of \(view, as: .name) to be seen, and no point in it.",
        ja: "transform で \(view, as: .name) の大きさがなくなっており、対応する点がありません。"),
      at: range)
  }
}
