import AutoLayout
import Prose
import Reporting

/// `device`, `device iphone-5`, `device 300x500@3`, `device none`.
struct DeviceCommand: Command {
  static let signature = Signature(
    "device", .screen,
    usage: [
      .init("", Phrase(en: "tells the present one", ja: "今のデバイスを示す")),
      .init("NAME|WxH[@SCALE]|none", ""),
    ],
    summary: Phrase(
      en: "Sizes the window by a device, by width and height, or not at all.",
      ja: "ウィンドウの大きさを、デバイス名・大きさ・none で決めます。"),
    details: Phrase(
      en:
        "A size is the window's as the device is held now. A cell or another view of a xib that fills no "
        + "screen keeps its size; what is as wide as its screen follows the width.",
      ja:
        "大きさは、今の向きでのウィンドウの大きさです。xib のセルなど画面いっぱいでないビューの大きさはそのままです（画面と同じ幅のものは幅だけ変わります）。"),
    options: [
      .init(
        "NAME",
        means: Phrase(
          en: "iphone-15, ipad-pro-11 … (help devices); also retina6_12 …, as files have it",
          ja: "iphone-15、ipad-pro-11 など（help devices 参照）。retina6_12 などファイル中の名前も可")),
      .init(
        "WxH",
        means: Phrase(
          en: "a size in points: 300x500, 2 pixels per point", ja: "大きさ（300x500 のように。1 ポイント 2 ピクセル）"
        )),
      .init(
        "none",
        means: Phrase(en: "no size but what constraints give", ja: "大きさを決めない（制約だけで決まる）")),
    ],
    parameters: [.device],
    examples: [.init("device iphone-5"), .init("device 300x500@3"), .init("device none")],
    counterpart: "Interface Builder: Device", related: ["rotate", "devices", "guides"])

  private enum Request {
    case tell
    case set(Device?)
  }

  private let request: Request

  init(_ arguments: inout Arguments) throws(LineFailure) {
    request =
      arguments.isAtEnd ? .tell : .set(try arguments.device(for: Self.signature.word))
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    switch request {
    case .tell: Outcome(reports: [[.paragraph(DeviceWords.present(in: snapshot.document))]])
    case .set(let device): Self.setting(device, in: snapshot.document)
    }
  }

  private static func setting(_ device: Device?, in present: Document) -> Outcome {
    let fitted = device.map(present.fitted)
    var outcome = Outcome(edits: [.setDevice(fitted)])
    if let fitted, fitted.name != nil, fitted != present.device {
      outcome.notes = CommandWords.sizeOfRoot(of: present, on: fitted)
    }
    outcome.notes += DeviceWords.firstGeneration(of: device?.name).map { [$0] } ?? []
    return outcome
  }
}

/// `rotate`, `rotate landscape`.
struct RotateCommand: Command {
  static let signature = Signature(
    "rotate", .screen, usage: ["[portrait|landscape]"],
    summary: Phrase(
      en: "Turns the device, safe area and all.", ja: "デバイスを回転します（セーフエリアも変わります）。"),
    options: [
      .init(
        "portrait", "landscape",
        means: Phrase(
          en: "upright or on its side; without a word, the other one", ja: "縦、横（省くと今と逆）"))
    ],
    parameters: [.word(["portrait", "landscape"])],
    examples: [.init("rotate"), .init("rotate landscape")],
    counterpart: "Simulator: Device, Rotate Left", related: ["device"])

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
    var outcome = Outcome(edits: [.setOrientation(orientation ?? turned)])
    if snapshot.document.device?.turnsWindow == false {
      outcome.notes = [CommandWords.windowDoesNotTurn]
    }
    return outcome
  }
}

/// `direction rtl`, `direction rtl title`.
struct DirectionCommand: Command {
  static let signature = Signature(
    "direction", .screen, usage: ["ltr|rtl [VIEW]"],
    summary: Phrase(
      en: "Sets the reading direction of the app, or forces one view's.",
      ja: "アプリ全体、または一つのビューの読む向きを決めます。"),
    options: [
      .init(
        "ltr",
        means: Phrase(en: "from left to right", ja: "左から右")),
      .init(
        "rtl",
        means: Phrase(en: "from right to left, as Arabic", ja: "右から左（アラビア語など）")),
      .init(
        "VIEW",
        means: Phrase(en: "only this view", ja: "このビューだけ")),
    ],
    parameters: [.word(["ltr", "rtl"]), .view],
    examples: [.init("direction rtl"), .init("direction rtl title", after: ["add label title"])],
    counterpart: "semanticContentAttribute", related: ["attributes", "device"])

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

/// What `device` tells.
private enum DeviceWords {
  /// Of a name that people use for the latest as well; `nil` for any other.
  static func firstGeneration(of name: String?) -> Phrase? {
    guard let name else { return nil }
    let later = DeviceModel.laterGenerations(of: name)
    if later.isEmpty { return nil }
    let names = later.map { Phrase(Text($0, as: .code)) }.listed()
    return Phrase(
      en: "\(name, as: .code) is the first of its name; later ones are \(names).",
      ja: "\(name, as: .code) は初代です。その後のデバイスは \(names) と書きます。")
  }

  static func present(in document: Document) -> Phrase {
    let list = Phrase(
      en: "\("help devices", as: .command) lists all.",
      ja: "\("help devices", as: .command) で一覧できます。")
    guard let device = document.device else {
      return Phrase(
        en: "There is no device: the window has the size that constraints give it. \(list)",
        ja: "デバイスはありません（ウィンドウの大きさは制約で決まります）。\(list)")
    }
    let size = device.size(in: document.orientation)
    let sides = "\(size.width.inPoints)x\(size.height.inPoints)"
    let scale = device.scale.inPoints
    return Phrase(
      en: "The device is \(Text(device)): \(sides) points, \(scale) pixels per point. \(list)",
      ja: "デバイスは \(Text(device)) です（\(sides) ポイント、1 ポイント \(scale) ピクセル）。\(list)")
  }
}
