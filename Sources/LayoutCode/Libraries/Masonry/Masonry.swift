import AutoLayout
import Interchange

/// Masonry: `[card mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view).insets(pad); }]`.
extension Library {
  static let masonry = Library(
    "Masonry", isUnmistakable: true,
    types: [
      MasonryMembers.items, MasonryMembers.maker, MasonryMembers.constraint,
    ],
    additions: [
      MemberTable("UIView", members: MasonryMembers.calls + MasonryMembers.ofViews),
      MemberTable("Array", members: MasonryMembers.calls + MasonryMembers.distributing),
      MemberTable("UIViewController", members: MasonryMembers.ofControllers),
      MemberTable(UIKitTables.globals, members: MasonryMembers.priorities + MasonryMembers.axes),
    ])
}

extension Library {
  /// The same without `mas_`, where a project asks for it.
  static let masonryShorthand = Library(
    MasonryMembers.shorthand, isByNameOnly: true,
    additions: [
      MemberTable("UIView", members: (MasonryMembers.calls + MasonryMembers.ofViews).map(\.short)),
      MemberTable("Array", members: MasonryMembers.calls.map(\.short)),
    ])
}

extension Member {
  /// Called without `mas_`.
  fileprivate var short: Member {
    called(name.hasPrefix("mas_") ? String(name.dropFirst(4)) : name) { $0 }
  }
}

enum MasonryMembers {
  /// What a project defines that wants the short names.
  static let shorthand = "MAS_SHORTHAND"

  static let itemType: TypeName = "Masonry.MASViewAttribute"
  static let makerType: TypeName = "Masonry.MASConstraintMaker"
  static let constraintType: TypeName = "Masonry.MASConstraint"

  /// In the order in which Masonry makes the constraints of a group.
  static let order: [Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  static let named: [(name: String, attributes: [Attribute])] =
    order.map { ($0.name, [$0]) } + [("baseline", [.lastBaseline])]

  static let groups: [(name: String, attributes: [Attribute])] = [
    ("edges", [.left, .right, .top, .bottom]), ("size", [.width, .height]),
    ("center", [.centerX, .centerY]),
  ]

  /// Of a view, and of each of several.
  static let calls: [Member] = [
    ("mas_makeConstraints", MasonryRun.make), ("mas_updateConstraints", .update),
    ("mas_remakeConstraints", .remake),
  ].map { name, run in
    .method(name, ["_: Function"], gives: "Array") { (evaluator, value, arguments) throws(Stop) in
      var constraints: [Value] = []
      for view in evaluator.each(of: value) {
        constraints += try evaluator.masonry(run, of: view, arguments)
      }
      return .list(constraints)
    }
  }

  /// `card.mas_left`, `card.mas_safeAreaLayoutGuideTop`.
  static let ofViews: [Member] =
    named.map { name, attributes in
      .property("mas_" + name, type: itemType) { _, value, _ in item(value, attributes) }
    }
    + [
      ("", []), ("Leading", [.leading]), ("Trailing", [.trailing]), ("Left", [.left]),
      ("Right", [.right]), ("Top", [.top]), ("Bottom", [.bottom]), ("Width", [.width]),
      ("Height", [.height]), ("CenterX", [.centerX]), ("CenterY", [.centerY]),
    ].map { (name: String, attributes: [Attribute]) in
      .property("mas_safeAreaLayoutGuide" + name, type: itemType) {
        (evaluator, value, range) throws(Stop) in
        item(try evaluator.read("safeAreaLayoutGuide", of: value, at: range), attributes)
      }
    }
    + [
      .method("mas_attribute", ["_: NSLayoutConstraint.Attribute"], gives: itemType) {
        (evaluator, value, arguments) throws(Stop) in
        item(value, try evaluator.attribute(arguments.first).map { [$0] } ?? [])
      },
      .property(
        "mas_key",
        read: { evaluator, value, _ in evaluator.stored("mas_key", of: value) ?? .absent },
        write: { evaluator, value, operand in evaluator.store("mas_key", operand.value, in: value) }
      ),
    ]

  /// `self.mas_topLayoutGuideBottom`: where the bars end.
  static let ofControllers: [Member] = [
    ("mas_topLayoutGuide", true, Attribute.top), ("mas_topLayoutGuideBottom", true, .top),
    ("mas_topLayoutGuideTop", false, .top), ("mas_bottomLayoutGuide", true, .bottom),
    ("mas_bottomLayoutGuideTop", true, .bottom), ("mas_bottomLayoutGuideBottom", false, .bottom),
  ].map { name, isWithinBars, attribute in
    .property(name, type: itemType) { (evaluator, value, range) throws(Stop) in
      let view = try evaluator.read("view", of: value, at: range)
      return item(
        isWithinBars ? try evaluator.read("safeAreaLayoutGuide", of: view, at: range) : view,
        [attribute])
    }
  }

  static let items = MemberTable(itemType)

  private static func item(_ target: Value, _ attributes: [Attribute]) -> Value {
    .structure(Value.Structure(itemType, of: target, attributes))
  }

  static let priorities: [Member] = [
    ("Required", 1000.0), ("DefaultHigh", 750), ("DefaultMedium", 500), ("DefaultLow", 250),
    ("FittingSizeLevel", 50),
  ].map { .constant("MASLayoutPriority" + $0, type: "UILayoutPriority", .real($1)) }

  static let axes: [Member] = ["Horizontal", "Vertical"].map {
    .constant(
      "MASAxisType" + $0, type: "NSLayoutConstraint.Axis",
      .choice($0.lowercased(), of: "NSLayoutConstraint.Axis"))
  }
}

/// What becomes of constraints that a view has already.
enum MasonryRun: Sendable { case make, update, remake }
