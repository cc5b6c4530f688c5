import AutoLayout
import Interchange

/// `UIControl` and the controls that show no text of their own.
enum UIControlMembers {
  static let tables: [MemberTable] = [
    control,
    MemberTable(
      "UISwitch", superclass: "UIControl",
      inert: [
        "offImage", "onImage", "onTintColor", "preferredStyle", "setOn", "style", "thumbTintColor",
        "title",
      ],
      members: [.kept("isOn", older: ["on"], type: "Bool", .boolean(false))]),
    MemberTable(
      "UISlider", superclass: "UIControl",
      inert: [
        "isContinuous", "maximumTrackTintColor", "maximumValueImage", "minimumTrackTintColor",
        "minimumValueImage", "preferredBehavioralStyle", "setMaximumTrackImage",
        "setMinimumTrackImage",
        "setThumbImage", "setValue", "thumbTintColor",
      ],
      members: numbers),
    MemberTable(
      "UIStepper", superclass: "UIControl",
      inert: [
        "autorepeat", "isContinuous", "setBackgroundImage", "setDecrementImage",
        "setDividerImage", "setIncrementImage", "stepValue", "wraps",
      ],
      members: numbers),
    MemberTable(
      "UIRefreshControl", superclass: "UIControl",
      inert: ["attributedTitle", "beginRefreshing", "endRefreshing", "isRefreshing"]),
    MemberTable(
      "UIProgressView", superclass: "UIView",
      inert: [
        "observedProgress", "progressImage", "progressTintColor", "setProgress", "trackImage",
        "trackTintColor",
      ],
      members: [
        fitted(["progressViewStyle"]), .kept("progress", type: "Float", .real(0)),
        .kept("progressViewStyle", type: "UIProgressView.Style"),
      ]),
    MemberTable(
      "UIActivityIndicatorView", superclass: "UIView",
      inert: ["color", "hidesWhenStopped"],
      members: indicator),
    MemberTable(
      "UIPageControl", superclass: "UIControl",
      inert: [
        "allowsContinuousInteraction", "backgroundStyle", "currentPageIndicatorTintColor",
        "defersCurrentPageDisplay", "direction",
        "hidesForSinglePage", "pageIndicatorTintColor", "preferredIndicatorImage", "progress",
        "setIndicatorImage", "updateCurrentPageDisplay", "preferredCurrentPageIndicatorImage",
      ],
      members: [
        .content(
          "numberOfPages", type: "Int", read: { .whole(Double($0.numberOfPages)) },
          set: { (evaluator, content, operand) throws(Stop) in
            if let count = try evaluator.knownWhole(operand) { content.setNumberOfPages(count) }
          }),
        .kept("currentPage", type: "Int", .whole(0)),
      ]),
    MemberTable(
      "UIDatePicker", superclass: "UIControl",
      inert: [
        "calendar", "countDownDuration", "date", "locale", "maximumDate",
        "minimumDate", "minuteInterval", "roundsToMinuteInterval", "setDate", "timeZone",
      ],
      members: [
        .kept("preferredDatePickerStyle", type: "UIDatePickerStyle"),
        .kept("datePickerStyle", type: "UIDatePickerStyle"),
        .kept("datePickerMode", type: "UIDatePicker.Mode"),
      ]),
    MemberTable(
      "UIPickerView", superclass: "UIView",
      inert: [
        "dataSource", "delegate", "numberOfComponents", "numberOfRows", "reloadAllComponents",
        "reloadComponent", "rowSize", "selectRow", "selectedRow", "showsSelectionIndicator", "view",
      ]),
    MemberTable(
      "UIColorWell", superclass: "UIControl",
      inert: ["selectedColor", "supportsAlpha", "title"]),
    MemberTable(
      "UISegmentedControl", superclass: "UIControl",
      inert: [
        "isMomentary", "selectedSegmentTintColor", "setBackgroundImage", "setContentOffset",
        "setContentPositionAdjustment",
        "setDividerImage", "setEnabled", "setTitleTextAttributes", "setImage",
      ],
      members: SegmentMembers.all),
  ]

  private static let control = MemberTable(
    "UIControl", superclass: "UIView",
    inert: [
      "actions", "allControlEvents", "allTargets", "beginTracking",
      "contextMenuInteraction", "contextMenuInteractionEnabled", "continueTracking", "endTracking",
      "enumerateEventHandlers", "isContextMenuInteractionEnabled", "isSpringLoaded",
      "isSymbolAnimationEnabled",
      "isTouchInside", "performPrimaryAction",
      "removeAction", "removeTarget", "showsMenuAsPrimaryAction", "state", "toolTip",
    ],
    members: [
      .kept("isEnabled", older: ["enabled"], type: "Bool", .boolean(true)),
      .kept("isSelected", older: ["selected"], type: "Bool", .boolean(false)),
      .kept("isHighlighted", older: ["highlighted"], type: "Bool", .boolean(false)),
      .constant("isTracking", type: "Bool", isStatic: false, .boolean(false)),
      .kept("contentHorizontalAlignment", type: "UIControl.ContentHorizontalAlignment"),
      .kept("contentVerticalAlignment", type: "UIControl.ContentVerticalAlignment"),
      .initializer(["frame?: CGRect", "primaryAction"]) {
        (evaluator, receiver, arguments) throws(Stop) in
        try evaluator.makeView(receiver, arguments)
      },
      .method(
        "addTarget", ["_", "action", "for|forControlEvents: UIControl.Event"],
        hasPartInLayout: false
      ) { evaluator, value, arguments in
        evaluator.addTarget(arguments.operands.map(\.value), to: value)
        return .void
      },
      .method("addAction", ["_", "for: UIControl.Event"], hasPartInLayout: false) {
        evaluator, value, arguments in
        let handler = evaluator.stored("handler", of: arguments.first.value) ?? .absent
        evaluator.addTarget([.absent, handler, arguments.operands[1].value], to: value)
        return .void
      },
      .method(
        "sendActions", ["for|forControlEvents: UIControl.Event"],
        older: ["sendActionsForControlEvents"]
      ) {
        (evaluator, value, arguments) throws(Stop) in
        try evaluator.sendActions(arguments, from: value)
      },
    ])

  private static let numbers: [Member] = ["value", "minimumValue", "maximumValue"].map {
    .kept($0, type: "Float", .real($0 == "maximumValue" ? 1 : 0))
  }

  /// What UIKit makes as large as it asks to be.
  static func fitted(_ parameters: [MemberParameter]) -> Member {
    .initializer(parameters) { (evaluator, receiver, arguments) throws(Stop) in
      try evaluator.makeView(receiver, arguments, fits: true)
    }
  }

  private static let indicator: [Member] = [
    .initializer(["style|activityIndicatorStyle: UIActivityIndicatorView.Style"]) {
      (evaluator, receiver, arguments) throws(Stop) in
      let (made, view) = try evaluator.madeView(receiver, at: arguments.range)
      try evaluator.setStyle(of: view, arguments.first)
      return try evaluator.makeView(made, arguments, fits: true)
    },
    .property(
      "style", older: ["activityIndicatorViewStyle"], type: "UIActivityIndicatorView.Style",
      read: { evaluator, value, _ in
        evaluator.stored("style", of: value)
          ?? .choice("medium", of: "UIActivityIndicatorView.Style")
      },
      write: { (evaluator, value, operand) throws(Stop) in
        evaluator.store("style", operand.value, in: value)
        if let view = evaluator.view(of: value) { try evaluator.setStyle(of: view, operand) }
      }),
    .constant("isAnimating", type: "Bool", isStatic: false, .boolean(false)),
    .passing("startAnimating", []), .passing("stopAnimating", []),
  ]
}

/// `UISegmentedControl`.
private enum SegmentMembers {
  static let all: [Member] = [
    .initializer(["items"]) { (evaluator, receiver, arguments) throws(Stop) in
      let (made, view) = try evaluator.madeView(receiver, at: arguments.range)
      if arguments.first.value != .absent {
        var content = view.content
        content.setSegments(try evaluator.texts(arguments.first))
        try evaluator.apply(.change(view.id, .content(content)), at: arguments.range)
      }
      return try evaluator.makeView(made, arguments, fits: true)
    },
    .content("numberOfSegments", type: "Int") {
      .whole(Double($0.segments.count))
    },
    .content(
      "apportionsSegmentWidthsByContent", type: "Bool",
      read: { .boolean($0.apportionsSegmentWidths) },
      set: { (evaluator, content, operand) throws(Stop) in
        content.apportionsSegmentWidths =
          try evaluator.knownTruth(operand) ?? content.apportionsSegmentWidths
      }),
    .kept("selectedSegmentIndex", type: "Int", .whole(-1)),
    change("insertSegment", ["withTitle|with|action", "at", "animated?"]) {
      (evaluator, segments, arguments) throws(Stop) in
      let place = try arguments["at"].flatMapStop { (operand) throws(Stop) in
        try evaluator.knownWhole(operand)
      }
      let title =
        try evaluator.texts(
          Operand(.list([arguments.first.value]), at: arguments.range)
        ).first ?? ""
      segments.insert(title, at: min(max(place ?? segments.count, 0), segments.count))
    },
    change("setTitle", ["_", "forSegmentAt|forSegmentAtIndex"]) {
      (evaluator, segments, arguments) throws(Stop) in
      guard let place = try evaluator.knownWhole(arguments[1] ?? arguments.first),
        segments.indices.contains(place)
      else { return }
      segments[place] = try evaluator.shownText(arguments.first) ?? ""
    },
    change("removeSegment", ["at", "animated"]) {
      (evaluator, segments, arguments) throws(Stop) in
      if let place = try evaluator.knownWhole(arguments.first), segments.indices.contains(place) {
        segments.remove(at: place)
      }
    },
    change("removeAllSegments", []) { _, segments, _ in segments = [] },
    .onView("titleForSegment", ["at"], gives: "String") {
      (evaluator, view, arguments) throws(Stop) in
      guard let place = try evaluator.knownWhole(arguments.first),
        view.content.segments.indices.contains(place)
      else { return .absent }
      return .text(view.content.segments[place])
    },
  ]

  private static func change(
    _ name: String, _ parameters: [MemberParameter],
    _ change:
      @escaping @Sendable (inout Evaluator, inout [String], CallArguments) throws(Stop) -> Void
  ) -> Member {
    .onView(name, parameters) { (evaluator, view, arguments) throws(Stop) in
      var content = view.content
      var segments = content.segments
      try change(&evaluator, &segments, arguments)
      content.setSegments(segments)
      try evaluator.apply(.change(view.id, .content(content)), at: arguments.range)
      return .void
    }
  }
}

extension Evaluator {
  fileprivate mutating func setStyle(of view: View, _ operand: Operand) throws(Stop) {
    let style = try choice(operand, of: "UIActivityIndicatorView.Style").value
    var content = view.content
    if style == "large" || style == "whiteLarge" {
      content.give(ViewKind.largeIndicator)
    } else {
      content.measureAutomatically()
    }
    try apply(.change(view.id, .content(content)), at: operand.range)
  }

  private static var targets: String { "targets" }

  /// What a touch of the control is to run: the target, the action, and when.
  fileprivate mutating func addTarget(_ parts: [Value], to value: Value) {
    passOver("addTarget")
    guard parts.count == 3 else { return }
    var targets: [Value] = []
    if case .list(let earlier)? = stored(Self.targets, of: value) { targets = earlier }
    targets.append(.tuple(parts.map { Value.Field(label: nil, value: $0) }))
    store(Self.targets, .list(targets), in: value)
  }

  fileprivate mutating func sendActions(
    _ arguments: CallArguments, from value: Value
  ) throws(Stop) -> Value {
    guard let sent = try options(arguments.first, of: "UIControl.Event").value,
      case .list(let targets)? = stored(Self.targets, of: value)
    else { return .void }
    for case .tuple(let target) in targets where target.count == 3 {
      let event = Operand(target[2].value, at: arguments.range)
      guard let events = try options(event, of: "UIControl.Event").value,
        !Set(events).isDisjoint(with: sent)
      else { continue }
      try perform(target[1].value, on: target[0].value, [value], at: arguments.range)
    }
    return .void
  }
}
