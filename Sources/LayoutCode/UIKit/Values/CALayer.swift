import AutoLayout
import Interchange

/// Layers: those of views, and free ones.
enum LayerMembers {
  static let tables: [MemberTable] =
    [
      MemberTable(
        "CALayer", superclass: "NSObject", inert: inert,
        members: LayerProperty.all.map { member($0, named: $0.name) } + geometry + hierarchy)
    ]
    + [
      "CAGradientLayer", "CAShapeLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
      "CAScrollLayer", "CATiledLayer", "CATransformLayer", "AVPlayerLayer",
      "AVCaptureVideoPreviewLayer", "CAMetalLayer", "AVSampleBufferDisplayLayer",
    ].map { MemberTable(TypeName($0), superclass: "CALayer", isInert: true) }

  /// Of a layer, or of a view that has it under a name of its own.
  static func member(_ property: LayerProperty, named name: String) -> Member {
    .property(
      name, type: property.typeName,
      read: { evaluator, value, range in
        evaluator.drawn(value).map { property.value(in: $0.layer) }
          ?? evaluator.stored(name, of: value) ?? .unknown(Unknown(name, at: range))
      },
      write: { (evaluator, value, operand) throws(Stop) in
        guard let view = evaluator.drawn(value) else {
          return evaluator.store(name, operand.value, in: value)
        }
        var style = view.layer
        guard try property.set(operand, in: &style, &evaluator) else {
          return evaluator.passOver(name)
        }
        try evaluator.apply(.change(view.id, .layer(style)), at: operand.range)
      })
  }

  /// Neither in the layout nor painted here.
  private static let inert: Set<String> = [
    "actions", "addAnimation", "add", "affineTransform", "allowsEdgeAntialiasing",
    "allowsGroupOpacity", "anchorPointZ", "animation", "animationKeys", "autoreverses", "beginTime",
    "colors",
    "compositingFilter", "contents", "contentsCenter", "contentsFormat", "contentsGravity",
    "contentsRect", "contentsScale", "convert", "cornerCurve", "delegate",
    "display", "drawsAsynchronously", "duration", "edgeAntialiasingMask", "endPoint", "fillColor",
    "fillMode", "filters", "isDoubleSided",
    "isGeometryFlipped", "isOpaque", "lineCap", "lineDashPattern", "lineJoin", "lineWidth",
    "locations",
    "magnificationFilter", "mask", "maskedCorners", "minificationFilter", "modelLayer", "name",
    "needsDisplay",
    "needsDisplayOnBoundsChange", "path", "presentation", "rasterizationScale",
    "removeAllAnimations",
    "removeAnimation", "removeAnimationForKey", "render", "repeatCount", "setAffineTransform",
    "setNeedsDisplay", "setValue", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "speed",
    "startPoint", "strokeColor", "strokeEnd", "strokeStart", "style", "sublayerTransform",
    "timeOffset", "transform", "type", "value", "videoGravity",
  ]

  /// That of a view's layer is the view's own.
  private static let geometry: [Member] = [
    ofView("frame"), ofView("bounds"), ofView("center", named: "position"), ofView("isHidden"),
    anchorPoint,
  ]

  /// Everything here is placed by its middle.
  private static let anchorPoint = Member.property(
    "anchorPoint", type: "CGPoint",
    read: { evaluator, value, _ in
      evaluator.stored("anchorPoint", of: value) ?? Shape.point.value([0.5, 0.5])
    },
    write: { (evaluator, value, operand) throws(Stop) in
      guard let point = try evaluator.point(operand) else { return }
      if evaluator.policy == .typedLine, point != Point(x: 0.5, y: 0.5) {
        throw .objection(
          UIKitWords.anchorPointIsFixed, at: operand.range,
          hints: [UIKitWords.frameInstead(evaluator.drawn(value))])
      }
      evaluator.store("anchorPoint", operand.value, in: value)
      evaluator.passOver("anchorPoint")
    })

  private static func ofView(_ name: String, named ownName: String? = nil) -> Member {
    let own = ViewMembers.geometry + ViewMembers.layout
    guard let member = own.first(where: { $0.name == name }),
      case .property(let read, let write) = member.form
    else { return .kept(ownName ?? name) }
    let readOfLayer: Member.Read = { (evaluator, value, range) throws(Stop) in
      guard let view = evaluator.drawn(value) else {
        return evaluator.stored(name, of: value) ?? .unknown(Unknown(name, at: range))
      }
      return try read(&evaluator, evaluator.value(for: view.id), range)
    }
    let writeOfLayer: Member.Write = { (evaluator, value, operand) throws(Stop) in
      guard let view = evaluator.drawn(value) else {
        return evaluator.store(name, operand.value, in: value)
      }
      try write?(&evaluator, evaluator.value(for: view.id), operand)
    }
    return .property(
      ownName ?? name, type: member.type, read: readOfLayer, write: writeOfLayer)
  }

  private static let hierarchy: [Member] = [
    .initializer { (evaluator, receiver, arguments) throws(Stop) in
      try evaluator.makeLayer(receiver, at: arguments.range)
    },
    .initializer(["layer|session|player|sessionWithNoConnection"]) {
      (evaluator, receiver, arguments) throws(Stop) in
      try evaluator.makeLayer(receiver, at: arguments.range)
    },
    .property("superlayer", type: "CALayer") { evaluator, value, _ in
      guard let superview = evaluator.drawn(value)?.superview else { return .absent }
      return evaluator.layer(of: superview)
    },
    .property("sublayers", type: "Array") { evaluator, value, _ in
      .list((evaluator.drawn(value)?.sublayers ?? []).map { evaluator.layer(of: $0) })
    },
    insertion("addSublayer", ["_: CALayer"]) { _, _ in .front },
    insertion("insertSublayer", ["_: CALayer", "at: Int"]) { (evaluator, operand) throws(Stop) in
      .index(try evaluator.knownWhole(operand) ?? 0)
    },
    insertion("insertSublayer", ["_: CALayer", "above: CALayer"]) { evaluator, operand in
      evaluator.drawn(operand.value).map { .above($0.id) } ?? .front
    },
    insertion("insertSublayer", ["_: CALayer", "below: CALayer"]) { evaluator, operand in
      evaluator.drawn(operand.value).map { .below($0.id) } ?? .back
    },
    .method("removeFromSuperlayer") { (evaluator, value, arguments) throws(Stop) in
      guard let layer = evaluator.drawn(value), layer.isLayer else {
        try evaluator.refuseLayer(of: value, at: arguments.range)
        return .void
      }
      guard layer.superview != nil else {
        evaluator.noteTyped(UIKitWords.hasNoSuperview(layer.name))
        return .void
      }
      try evaluator.apply(.remove(layer.id, step: evaluator.step), at: arguments.range)
      return .void
    },
    ViewMembers.request("setNeedsLayout"), ViewMembers.request("layoutIfNeeded"),
    ViewMembers.request("layoutSublayers"),
  ]

  /// Free layers alone are put where one wants: a view's layer lies where the view lies.
  private static func insertion(
    _ name: String, _ parameters: [MemberParameter],
    _ placement: @escaping @Sendable (inout Evaluator, Operand) throws(Stop) -> Placement
  ) -> Member {
    .method(name, parameters) { (evaluator, value, arguments) throws(Stop) in
      guard let holder = evaluator.drawn(value),
        let layer = evaluator.drawn(arguments.first.value)
      else { return .void }
      guard layer.isLayer else {
        try evaluator.refuseLayer(of: arguments.first.value, at: arguments.first.range)
        return .void
      }
      let place = try placement(&evaluator, arguments[1] ?? arguments.first)
      try evaluator.apply(
        .insert(layer.id, into: holder.id, at: place, step: evaluator.step), at: arguments.range)
      return .void
    }
  }
}

extension Evaluator {
  /// The view whose layer it is, or the free layer, or the view itself.
  func drawn(_ value: Value) -> View? {
    if case .layer(let view)? = object(value)?.peer { return draft.view(view) }
    return view(of: value)
  }

  /// The layer of a view, the same one each time; a free layer is one itself.
  mutating func layer(of view: ViewID) -> Value {
    let owner = value(for: view)
    if draft.view(view)?.isLayer == true { return owner }
    if let layer = stored("layer", of: owner) { return layer }
    let layer = Value.object(heap.make(Object(type: "CALayer", peer: .layer(of: view))))
    store("layer", layer, in: owner)
    return layer
  }

  /// The layer of a view goes where that goes.
  fileprivate func refuseLayer(of value: Value, at range: SourceRange) throws(Stop) {
    guard policy == .typedLine, let view = drawn(value) else { return }
    throw .objection(
      UIKitWords.layerOfView(view.name), at: range, hints: [UIKitWords.moveView(view.name)])
  }

  fileprivate mutating func makeLayer(_ receiver: Value, at range: SourceRange) throws(Stop)
    -> Value
  {
    switch receiver {
    case .type(let type): return try makeView(.layer, className: type.text, at: range)
    case .object(let id) where heap[id].peer == .none:
      let made = try makeView(.layer, className: heap[id].type.text, at: range)
      if let layer = viewID(of: made) {
        heap[id].peer = .view(layer)
        objectOfView[layer] = id
      }
      return receiver
    default: return receiver
    }
  }
}

extension LayerProperty {
  fileprivate var typeName: TypeName {
    switch access {
    case .number: "CGFloat"
    case .truth: "Bool"
    case .color: "UIColor"
    }
  }

  fileprivate func value(in style: LayerStyle) -> Value {
    switch access {
    case .number(let path, _): .real(style[keyPath: path])
    case .truth(let path): .boolean(style[keyPath: path])
    case .color(let path): style[keyPath: path].map { .color($0) } ?? .absent
    }
  }

  /// Whether it is known.
  fileprivate func set(
    _ operand: Operand, in style: inout LayerStyle, _ evaluator: inout Evaluator
  ) throws(Stop) -> Bool {
    switch access {
    case .number:
      guard let number = try evaluator.knownNumber(operand) else { return false }
      set(number, in: &style)
    case .truth(let path):
      guard let truth = try evaluator.knownTruth(operand) else { return false }
      style[keyPath: path] = truth
    case .color(let path):
      guard case .known(let color) = try evaluator.color(operand) else { return false }
      style[keyPath: path] = color
    }
    return true
  }
}
