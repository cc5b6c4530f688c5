import AutoLayout
import Interchange

/// What layout code uses of Foundation and Dispatch.
extension UIKitTables {
  static let foundationTables: [MemberTable] =
    InertClasses.tables + [object, bundle, nib, flowLayout] + LaterMembers.tables
    + [NotificationMembers.responder, NotificationMembers.name]

  private static let object = MemberTable(
    "NSObject", superclass: "Any",
    inert: [
      "accessibilityElements", "addObserver", "bind", "didChangeValue", "exposedBindings",
      "forwardInvocation", "forwardingTarget", "observationInfo", "observe", "observeValue",
      "perform", "performSelector", "removeObserver", "rx", "setValuesForKeys", "willChangeValue",
      "publisher", "unbind", "cancelPreviousPerformRequests", "reactive", "combine",
    ],
    members: [
      .initializer { evaluator, receiver, _ in
        guard case .type(let type) = receiver else { return receiver }
        return .object(evaluator.heap.make(Object(type: type)))
      },
      .method("value", ["forKey|forKeyPath"], older: ["valueForKey"]) {
        evaluator, value, arguments in
        guard case .text(let key) = arguments.first.value else { return .absent }
        return evaluator.stored(key, of: value) ?? .unknown(Unknown(key, at: arguments.range))
      },
      .method("setValue", ["_", "forKey|forKeyPath"], hasPartInLayout: false) {
        evaluator, value, arguments in
        if case .text(let key)? = arguments["forKey"]?.value {
          evaluator.store(key, arguments.first.value, in: value)
        }
        return .void
      },
      .method("isKind", ["of"], older: ["isKindOfClass", "isMember"], gives: "Bool") {
        evaluator, value, arguments in
        guard case .type(let wanted) = arguments.first.value,
          let own = UIKitTables.type(of: value, in: evaluator.heap)
        else { return .boolean(false) }
        return .boolean(own == wanted || UIKitTables.isA(own, wanted))
      },
      .method("responds", ["to"], older: ["respondsToSelector"], gives: "Bool") { _, _, _ in
        .boolean(true)
      },
      .method(
        "instancesRespond", ["to|toSelector"], older: ["instancesRespondToSelector"], gives: "Bool",
        isStatic: true
      ) { _, _, _ in .boolean(true) },
      .method("conforms", ["to"], gives: "Bool") { _, _, _ in .boolean(true) },
    ])

  private static let bundle = InertClasses.table(
    "Bundle",
    members: [
      .method("localizedString", ["forKey", "value?", "table?"], gives: "String") {
        evaluator, _, arguments in
        guard case .text(let key) = arguments.first.value else { return arguments.first.value }
        return .text(evaluator.localizedText(key) ?? key)
      },
      .method("loadNibNamed", ["_: String", "owner?", "options?"], gives: "Array") {
        (evaluator, _, arguments) throws(Stop) in
        try evaluator.loadNib(
          arguments.first.value, owner: arguments["owner"]?.value, at: arguments.range)
      },
    ])

  private static let nib = InertClasses.table(
    "UINib",
    members: [
      .method("instantiate", ["withOwner", "options?"], gives: "Array") {
        (evaluator, nib, arguments) throws(Stop) in
        try evaluator.loadNib(
          evaluator.stored("nibName", of: nib), owner: arguments.first.value, at: arguments.range)
      }
    ])

  /// Of what lies in a collection the first item is laid out alone.
  private static let flowLayout = MemberTable(
    "UICollectionViewFlowLayout", superclass: "UICollectionViewLayout", isInert: true,
    members: [
      .constant("automaticSize", type: "CGSize", Shape.size.value([1e9, 1e9])),
      CellMembers.itemSize,
      .kept("estimatedItemSize", type: "CGSize", Shape.size.zero),
      .kept("sectionInset", type: "UIEdgeInsets", Shape.insets.zero),
      .kept("minimumLineSpacing", type: "CGFloat", .real(10)),
      .kept("minimumInteritemSpacing", type: "CGFloat", .real(10)),
      .kept("headerReferenceSize", type: "CGSize", Shape.size.zero),
      .kept("footerReferenceSize", type: "CGSize", Shape.size.zero),
      .kept(
        "scrollDirection", type: "UICollectionView.ScrollDirection",
        .choice("vertical", of: "UICollectionView.ScrollDirection")),
      .property("collectionView", type: "UICollectionView") { evaluator, value, range in
        evaluator.stored("collectionView", of: value)
          ?? .unknown(Unknown("collectionView", at: range, type: "UICollectionView"))
      },
    ])
}
