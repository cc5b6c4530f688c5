import AutoLayout
import Prose

/// `navbar on`, `navbar large`, `navbar prompt`, `navbar off`.
struct NavbarCommand: Command {
  static let signature = Signature(
    "navbar", .screen, usage: ["on|off|large|prompt"],
    summary: Phrase(
      en: "Puts the view into a navigation controller, or takes it out.",
      ja: "ナビゲーションバーを付けたり外したりします。"),
    details: BarWords.details,
    options: [
      .init("on", means: BarWords.on), .init("off", means: BarWords.off),
      .init(
        "large",
        means: Phrase(en: "with a large title, from iOS 11 on", ja: "大きなタイトルを付ける（iOS 11 以降）")),
      .init(
        "prompt",
        means: Phrase(en: "with a line of text above the title", ja: "タイトルの上に一行の説明を付ける")),
    ],
    parameters: [.word(NavigationBar.allCases.map(\.rawValue))],
    examples: [
      .init("navbar on"), .init("navbar off", after: ["navbar on"]), .init("navbar large"),
    ],
    counterpart: "UINavigationController",
    related: ["tabbar", "toolbar", "device", "rotate", "guides"])

  private let bar: NavigationBar

  init(_ arguments: inout Arguments) throws(LineFailure) {
    let word = try arguments.stateOfBar(
      among: NavigationBar.allCases.map(\.rawValue),
      present: arguments.document.bars.navigation.rawValue, Self.signature)
    bar = NavigationBar(rawValue: word) ?? .on
    try arguments.end()
  }

  func run(on snapshot: Snapshot) throws(LineFailure) -> Outcome {
    var outcome = Outcome(edits: [.setNavigationBar(bar)])
    guard bar != .off else { return outcome }
    guard let device = snapshot.document.device else {
      outcome.notes = [CommandWords.barNeedsDevice]
      return outcome
    }
    if bar == .large, !device.hasLargeTitles, let name = device.name {
      outcome.notes = [CommandWords.noLargeTitle(name)]
    }
    return outcome
  }
}

/// `tabbar on`, `tabbar off`.
struct TabbarCommand: BarSwitch {
  static let signature = switchSignature(
    "tabbar",
    summary: Phrase(
      en: "Puts the view into a tab bar controller, or takes it out.",
      ja: "タブバーを付けたり外したりします。"),
    counterpart: "UITabBarController", related: ["navbar", "toolbar", "device", "rotate", "guides"])

  let isShown: Bool
  var edit: Edit { .setTabBar(isShown) }

  static func isShown(among bars: Bars) -> Bool { bars.hasTabBar }
}

/// `toolbar on`, `toolbar off`.
struct ToolbarCommand: BarSwitch {
  static let signature = switchSignature(
    "toolbar",
    summary: Phrase(
      en: "Shows the toolbar of a navigation controller, or hides it.",
      ja: "ナビゲーションコントローラーのツールバーを付けたり外したりします。"),
    counterpart: "UINavigationController.isToolbarHidden",
    related: ["navbar", "tabbar", "device", "guides"])

  let isShown: Bool
  var edit: Edit { .setToolbar(isShown) }

  static func isShown(among bars: Bars) -> Bool { bars.hasToolbar }
}

/// A command of a bar that is there or not.
protocol BarSwitch: Command {
  init(isShown: Bool)
  var isShown: Bool { get }
  var edit: Edit { get }
  /// Whether it is there now.
  static func isShown(among bars: Bars) -> Bool
}

extension BarSwitch {
  init(_ arguments: inout Arguments) throws(LineFailure) {
    let isThere = Self.isShown(among: arguments.document.bars)
    let word = try arguments.stateOfBar(
      among: ["on", "off"], present: isThere ? "on" : "off", Self.signature)
    self.init(isShown: word == "on")
    try arguments.end()
  }

  func run(on snapshot: Snapshot) -> Outcome {
    var outcome = Outcome(edits: [edit])
    if isShown, snapshot.document.device == nil { outcome.notes = [CommandWords.barNeedsDevice] }
    return outcome
  }

  fileprivate static func switchSignature(
    _ word: String, summary: Phrase, counterpart: String, related: [String]
  ) -> Signature {
    Signature(
      word, .screen, usage: ["on|off"], summary: summary, details: BarWords.details,
      options: [.init("on", means: BarWords.on), .init("off", means: BarWords.off)],
      parameters: [.word(["on", "off"])],
      examples: [.init("\(word) on"), .init("\(word) off", after: ["\(word) on"])],
      counterpart: counterpart, related: related)
  }
}

extension Arguments {
  /// What a bar is to be. A line that does not say it is told what the bar is now.
  fileprivate mutating func stateOfBar(
    among words: [String], present: String, _ signature: Signature
  ) throws(LineFailure) -> String {
    if !isAtEnd { return try word(among: words) }
    var objection = CommandWords.missing(CommandWords.oneOf(words), endRange)
    objection.hints = [BarWords.present(present)] + CommandWords.usage(of: signature)
    throw .objection(objection)
  }
}

/// What all kinds of bar say of themselves.
private enum BarWords {
  static let details = Phrase(
    en: "The bar is in the safe area; on devices from before iOS 7 it shortens the view.",
    ja: "バーはセーフエリアに入ります。iOS 7 より前のデバイスでは view が短くなります。")
  static let on = Phrase(en: "with a bar; its height is the device's", ja: "バーを付ける（高さはデバイスによる）")
  static let off = Phrase(en: "without", ja: "バーを外す")

  static func present(_ state: String) -> Phrase {
    Phrase(en: "It is \(state, as: .code) now.", ja: "今は \(state, as: .code) です。")
  }
}
