import AutoLayout
import Interchange

/// How tables and collections come by their cells, and how large the items of a collection are.
enum CellMembers {
  /// Classes alone: nibs and headers are passed over.
  static let register = Member.method(
    "register", ["**"], older: ["registerClass"], hasPartInLayout: false
  ) { evaluator, holder, arguments in
    let identifier =
      arguments["forCellReuseIdentifier"] ?? arguments["forCellWithReuseIdentifier"]
    guard let identifier, let cell = arguments[0], case .type = cell.value else { return .void }
    let others = evaluator.registrations(of: holder).filter { $0.identifier != identifier.value }
    let all = others + [(identifier.value, cell.value)]
    evaluator.store(
      registrations, .list(all.map { .list([$0.identifier, $0.cell]) }), in: holder)
    return .void
  }

  /// A cell of the class that was registered.
  static func dequeue(_ parameters: [MemberParameter], gives type: TypeName) -> Member {
    .method("dequeueReusableCell", parameters, gives: type, hasPartInLayout: false) {
      evaluator, holder, arguments in
      let all = evaluator.registrations(of: holder)
      let meant = all.first { $0.identifier == arguments.first.value }?.cell
      let registered: TypeName? = if case .type(let cell)? = meant { cell } else { nil }
      return .unknown(
        Unknown("cell", at: arguments.range, type: registered ?? type))
    }
  }

  /// What is laid out already gets it, too.
  static let itemSize = Member.property(
    "itemSize", type: "CGSize",
    read: { evaluator, layout, _ in
      evaluator.stored("itemSize", of: layout) ?? Shape.size.value([50.0, 50.0])
    },
    write: { (evaluator, layout, operand) throws(Stop) in
      let operand = try evaluator.settled(operand, as: "CGSize")
      evaluator.store("itemSize", operand.value, in: layout)
      if let size = try evaluator.size(operand) {
        try evaluator.resizeItems(of: layout, to: size, at: operand.range)
      }
    })

  fileprivate static let registrations = " cells"
}

extension Evaluator {
  /// The classes of cells that code has registered, in that order.
  func registeredCells(of holder: Value) -> [TypeName] {
    registrations(of: holder).compactMap { registration in
      if case .type(let cell) = registration.cell { cell } else { nil }
    }
  }

  fileprivate func registrations(of holder: Value) -> [(identifier: Value, cell: Value)] {
    guard case .list(let all)? = stored(CellMembers.registrations, of: holder) else { return [] }
    return all.compactMap { pair in
      guard case .list(let parts) = pair, parts.count == 2 else { return nil }
      return (parts[0], parts[1])
    }
  }

  fileprivate mutating func resizeItems(
    of layout: Value, to size: Size, at range: SourceRange
  ) throws(Stop) {
    for id in draft.preorder(from: .window) {
      guard let view = draft.view(id), view.kind == .collectionViewCell,
        let superview = view.superview,
        stored("collectionViewLayout", of: value(for: superview)) == layout,
        var frame = view.frameLayout?.frame
      else { continue }
      (frame.width, frame.height) = (size.width, size.height)
      try setFrame(of: view, to: frame, at: range)
    }
  }
}
