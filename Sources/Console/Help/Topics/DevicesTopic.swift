import AutoLayout
import Prose

extension HelpTopic {
  static let devices = HelpTopic(
    "devices",
    summary: Phrase(en: "The devices that size the window.", ja: "ウィンドウの大きさを決めるデバイス。"),
    keywords: [
      "screen", "端末", "simulator", "iphone", "ipad", "pt", "points",
      "機種", "画面", "デバイス", "ポイント",
    ]
      + DeviceModel.all.flatMap { $0.names + $0.canvases },
    points: pairs,
    remarks: [
      Phrase(
        en: "Lengths are in points (pt); at 3x a point is three pixels wide.",
        ja: "長さの単位はポイント（pt）です。3x の画面では 1 ポイントが 3 ピクセルです。"),
      Phrase(
        en: "On \(old) the view begins below the bars, as until iOS 6; "
          + "on the others the bars are in its safe area.",
        ja: "\(old) では iOS 6 までと同じく view がバーの下から始まり、ほかのデバイスではバーがセーフエリアに入ります。"),
      Phrase(
        en: "Other models go by their own names, too, and have one of these screens: "
          + "\(others.joined(separator: ", ")) …",
        ja: "ほかのデバイスも、その名前で指定できます（画面は上のどれかと同じ）："
          + "\(others.joined(separator: "、")) など。"),
      Phrase(
        en: "Interface Builder's names go too: \("retina6_12", as: .code) is iphone-15's screen.",
        ja: "Interface Builder の名前も使えます。\("retina6_12", as: .code) は iphone-15 の画面です。"),
    ],
    related: ["device", "rotate", "navbar", "guides"])

  /// Those that are asked for most, with the name in the list that has their screen.
  private static let others = ["iphone-se-3", "iphone-13", "iphone-16", "iphone-17-pro"].compactMap
  {
    name in
    DeviceModel.all.first { $0.otherNames.contains(name) }.map {
      "\(name, as: .code) (\($0.name))" as Phrase
    }
  }

  private static let old = Phrase(
    DeviceModel.all.filter(\.device.barsShortenRootView).map { "\($0.name, as: .code)" }
      .joined(separator: " "))

  /// Two devices in a line, so that all of them are seen at once.
  private static let pairs: [Point] = {
    let devices = DeviceModel.all.map(line)
    return stride(from: 0, to: devices.count, by: 2).map { place in
      let second = devices.dropFirst(place + 1).first ?? ""
      return Point(devices[place], "\(second, as: .code)")
    }
  }()

  private static func line(for model: DeviceModel) -> String {
    let size = model.device.size(in: .portrait)
    let numbers = "\(size.width.inPoints)×\(size.height.inPoints)"
    let gap = String(repeating: " ", count: max(1, 19 - model.name.count))
    return "\(model.name)\(gap)\(numbers) \(model.device.scale.inPoints)x"
  }
}
