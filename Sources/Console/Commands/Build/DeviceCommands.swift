import AutoLayout
import Prose

/// `device iphone-5`, `device 300x500@3`, `device none`.
struct DeviceCommand: Command {
  static let signature = Signature(
    "device", .build, usage: ["NAME|WxH[@SCALE]|none"],
    summary: Phrase(
      en: "Sizes the window by a device, by width and height, or not at all.",
      ja: "ウィンドウの大きさを、機種名、幅x高さ、または none（決めない）で指定します。"),
    parameters: [.device],
    examples: [.init("device iphone-5"), .init("device 300x500@3"), .init("device none")],
    related: ["rotate"])

  private let device: Device?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    device = try arguments.device()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    Outcome(edits: [.setDevice(device)])
  }
}

/// `rotate`, `rotate landscape`.
struct RotateCommand: Command {
  static let signature = Signature(
    "rotate", .build, usage: ["[portrait|landscape]"],
    summary: Phrase(
      en: "Turns the device, safe area and all.", ja: "デバイスを回転します（safe area も変わります）。"),
    parameters: [.word(["portrait", "landscape"])],
    examples: [.init("rotate"), .init("rotate landscape")], related: ["device"])

  private let orientation: Orientation?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    orientation =
      try arguments.optionalWord(among: ["portrait", "landscape"])
      .map { $0 == "portrait" ? .portrait : .landscape }
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    let turned: Orientation =
      snapshot.document.orientation == .portrait ? .landscape : .portrait
    return Outcome(edits: [.setOrientation(orientation ?? turned)])
  }
}

/// `direction rtl`, `direction rtl title`.
struct DirectionCommand: Command {
  static let signature = Signature(
    "direction", .build, usage: ["ltr|rtl [VIEW]"],
    summary: Phrase(
      en: "Sets the reading direction of the app, or forces that of one view.",
      ja: "アプリの読む向きを変えます。ビューを挙げると、そのビューだけ向きを固定します。"),
    parameters: [.word(["ltr", "rtl"]), .view],
    examples: [.init("direction rtl"), .init("direction rtl title", after: ["add label title"])],
    counterpart: "semanticContentAttribute")

  private let direction: LayoutDirection
  private let view: ViewID?

  init(_ arguments: inout Arguments) throws(LineFailure) {
    direction = try arguments.word(among: ["ltr", "rtl"]) == "rtl" ? .rightToLeft : .leftToRight
    view = arguments.isAtEnd ? nil : try arguments.view()
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    guard let view else { return Outcome(edits: [.setDirection(direction)]) }
    let forced: SemanticDirection =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    return Outcome(edits: [.change(view, .semanticDirection(forced))])
  }
}
