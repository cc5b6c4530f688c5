/// Devices with one and the same screen.
package struct DeviceModel: Hashable, Sendable {
  /// The name by which lists show it.
  package let name: String
  /// The other devices that have this screen.
  package let otherNames: [String]
  /// Interface Builder's names for canvases that show this screen (interface builder, section 3).
  package let canvases: [String]
  package let device: Device

  /// All names of devices, the one that lists show first.
  package var names: [String] { [name] + otherNames }

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2, portrait: Insets,
    landscape: Insets, bars: BarStyle, also otherNames: [String],
    canvases: [String]
  ) {
    self.name = name
    self.otherNames = otherNames
    self.canvases = canvases
    device = Device(
      name, width, height, scale: scale, portrait: portrait, landscape: landscape,
      bars: bars)
  }
}

extension DeviceModel {
  /// A telephone whose status bar goes when it is turned.
  private static func homeButtonPhone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2,
    bars: BarStyle = .phone, also: [String] = [], canvases: [String] = []
  ) -> DeviceModel {
    DeviceModel(
      name, width, height, scale: scale,
      portrait: Insets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero, bars: bars,
      also: also, canvases: canvases)
  }

  /// A telephone with a notch or an island, as deep as `top`, and a home indicator.
  private static func notchedPhone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    landscapeBottom: Double = 21, also: [String] = [], canvases: [String] = []
  ) -> DeviceModel {
    DeviceModel(
      name, width, height, scale: scale,
      portrait: Insets(top: top, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: top, bottom: landscapeBottom, right: top),
      bars: top < islandTop ? .phone : .islandPhone, also: also, canvases: canvases)
  }

  /// From this inset on it is for an island, and not for a notch.
  private static var islandTop: Double { 59 }

  /// A tablet, which keeps its status bar when it is turned.
  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2,
    hasHomeButton: Bool = false, bars: BarStyle = .tablet, also: [String] = [],
    canvases: [String] = []
  ) -> DeviceModel {
    let insets =
      hasHomeButton
      ? Insets(top: 20, left: 0, bottom: 0, right: 0)
      : Insets(top: 24, left: 0, bottom: 20, right: 0)
    return DeviceModel(
      name, width, height, scale: scale, portrait: insets, landscape: insets, bars: bars,
      also: also, canvases: canvases)
  }
}

extension DeviceModel {
  static let iPhone15 = notchedPhone(
    "iphone-15", 393, 852, top: 59, also: ["iphone-14-pro", "iphone-15-pro", "iphone-16"],
    canvases: ["retina6_12"])

  /// Pixels per point on the screens of this size, held either way; `nil` where none has it.
  package static func scale(ofScreen size: Size) -> Double? {
    all.first { $0.device.givenSize == size || $0.device.givenSize.turned == size }?.device.scale
  }

  /// The names of the later generations of what has no number in its name: `ipad-mini` is the first of
  /// its kind.
  package static func laterGenerations(of name: String) -> [String] {
    if name.contains(where: \.isNumber) { return [] }
    return all.flatMap(\.names).filter { other in
      guard other.hasPrefix("\(name)-") else { return false }
      return Int(other.dropFirst(name.count + 1)).map { $0 > 1 } ?? false
    }.sorted()
  }

  /// All models, telephones before tablets, old before new (UIKit guides and devices, sections 6.1
  /// and 6.3). Those that came out before iOS 7 have its predecessors' bars. The landscape bottom inset
  /// of 21 is that before iOS 26.
  package static let all: [DeviceModel] = [
    homeButtonPhone("iphone-3gs", 320, 480, scale: 1, bars: .oldPhone),
    homeButtonPhone("iphone-4s", 320, 480, bars: .oldPhone, also: ["iphone-4"]),
    homeButtonPhone("iphone-5", 320, 568, bars: .oldPhone),
    homeButtonPhone(
      "iphone-5s", 320, 568, also: ["iphone-5c", "iphone-se", "iphone-se-1"],
      canvases: ["retina4_0", "retina4"]),
    homeButtonPhone(
      "iphone-8", 375, 667,
      also: ["iphone-6", "iphone-6s", "iphone-7", "iphone-se-2", "iphone-se-3"],
      canvases: ["retina4_7"]),
    homeButtonPhone(
      "iphone-8-plus", 414, 736, scale: 3,
      also: ["iphone-6-plus", "iphone-6s-plus", "iphone-7-plus"], canvases: ["retina5_5"]),
    notchedPhone(
      "iphone-x", 375, 812, top: 44, also: ["iphone-xs", "iphone-11-pro"], canvases: ["retina5_9"]),
    notchedPhone(
      "iphone-11", 414, 896, scale: 2, top: 48, also: ["iphone-xr"], canvases: ["retina6_1"]),
    notchedPhone(
      "iphone-11-pro-max", 414, 896, top: 44, also: ["iphone-xs-max"], canvases: ["retina6_5"]),
    notchedPhone(
      "iphone-13-mini", 375, 812, top: 50, also: ["iphone-12-mini"], canvases: ["retina5_4"]),
    notchedPhone(
      "iphone-14", 390, 844, top: 47,
      also: ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro"], canvases: ["retina6_0"]),
    notchedPhone(
      "iphone-14-plus", 428, 926, top: 47, also: ["iphone-12-pro-max", "iphone-13-pro-max"],
      canvases: ["retina6_7"]),
    iPhone15,
    notchedPhone(
      "iphone-15-plus", 430, 932, top: 59,
      also: ["iphone-14-pro-max", "iphone-15-pro-max", "iphone-16-plus"], canvases: ["retina6_72"]),
    notchedPhone(
      "iphone-16-pro", 402, 874, top: 62, also: ["iphone-17", "iphone-17-pro"],
      canvases: ["retina6_3"]),
    notchedPhone(
      "iphone-16-pro-max", 440, 956, top: 62, also: ["iphone-17-pro-max"], canvases: ["retina6_9"]),
    notchedPhone("iphone-air", 420, 912, top: 68, landscapeBottom: 20),
    tablet(
      "ipad-2", 768, 1024, scale: 1, hasHomeButton: true, bars: .oldTablet, also: ["ipad-mini"]),
    tablet(
      "ipad-air-2", 768, 1024, hasHomeButton: true,
      also: [
        "ipad-5", "ipad-6", "ipad-air", "ipad-pro-9.7", "ipad-mini-2", "ipad-mini-3",
        "ipad-mini-4", "ipad-mini-5",
      ], canvases: ["ipad9_7"]),
    tablet("ipad-mini-6", 744, 1133, also: ["ipad-mini-7"], canvases: ["ipad8_3"]),
    tablet(
      "ipad-9", 810, 1080, hasHomeButton: true, also: ["ipad-7", "ipad-8"], canvases: ["ipad10_2"]),
    tablet(
      "ipad-air-3", 834, 1112, hasHomeButton: true, also: ["ipad-pro-10.5"], canvases: ["ipad10_5"]),
    tablet(
      "ipad-10", 820, 1180, also: ["ipad-air-4", "ipad-air-5"], canvases: ["ipad10_9rounded"]),
    tablet("ipad-pro-11", 834, 1194, canvases: ["ipad11_0rounded"]),
    tablet("ipad-pro-11-m4", 834, 1210),
    tablet(
      "ipad-pro-12-home", 1024, 1366, hasHomeButton: true, also: ["ipad-pro-12-2"],
      canvases: ["ipad12_9"]),
    tablet("ipad-pro-12", 1024, 1366, also: ["ipad-pro-12.9"], canvases: ["ipad12_9rounded"]),
    tablet("ipad-pro-13", 1032, 1376),
  ]
}
