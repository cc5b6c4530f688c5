import AutoLayout

/// A device of the canvas (interface builder, section 3).
struct CanvasDevice: Hashable, Sendable {
  enum Family: Hashable, Sendable { case phone, tablet, television }

  let size: Size
  let scale: Double
  let family: Family
  /// What a notch or an island keeps free at the top; `nil` without one.
  let notch: Double?
  /// What the home indicator keeps free.
  let home: Double

  private init(
    _ width: Double, _ height: Double, _ scale: Double, _ family: Family = .phone,
    notch: Double? = nil, home: Double? = nil
  ) {
    size = Size(width: width, height: height)
    self.scale = scale
    self.family = family
    self.notch = notch
    self.home = home ?? (notch == nil ? 0 : 34)
  }

  /// By `id` of the element `device`.
  static func named(_ id: String) -> CanvasDevice? { all[id] }

  /// As a file calls the device that has such a screen; the one of today where none has.
  static func id(showing size: Size?, scale: Double) -> String {
    let fitting = all.filter { _, device in
      device.scale == scale && (device.size == size || device.size.turned == size)
    }
    return fitting.keys.sorted().first ?? "retina6_12"
  }

  private static let all: [String: CanvasDevice] = [
    "retina3_5": CanvasDevice(320, 480, 2),
    "retina4_0": CanvasDevice(320, 568, 2),
    "retina4": CanvasDevice(320, 568, 2),
    "retina4_7": CanvasDevice(375, 667, 2),
    "retina5_5": CanvasDevice(414, 736, 3),
    "retina5_4": CanvasDevice(375, 812, 3, notch: 50),
    "retina5_9": CanvasDevice(375, 812, 3, notch: 50),
    "retina6_1": CanvasDevice(414, 896, 2, notch: 48),
    "retina6_5": CanvasDevice(414, 896, 3, notch: 44),
    "retina6_0": CanvasDevice(390, 844, 3, notch: 47),
    "retina6_7": CanvasDevice(428, 926, 3, notch: 47),
    "retina6_12": CanvasDevice(393, 852, 3, notch: 59),
    "retina6_72": CanvasDevice(430, 932, 3, notch: 59),
    "retina6_3": CanvasDevice(402, 874, 3, notch: 62),
    "retina6_9": CanvasDevice(440, 956, 3, notch: 62),
    "ipad8_3": CanvasDevice(744, 1133, 2, .tablet, notch: 24, home: 20),
    "ipad9_7": CanvasDevice(768, 1024, 2, .tablet),
    "ipad10_2": CanvasDevice(810, 1080, 2, .tablet),
    "ipad10_5": CanvasDevice(834, 1112, 2, .tablet),
    "ipad10_9rounded": CanvasDevice(820, 1180, 2, .tablet, notch: 24, home: 20),
    "ipad11_0rounded": CanvasDevice(834, 1194, 2, .tablet, notch: 24, home: 20),
    "ipad12_9": CanvasDevice(1024, 1366, 2, .tablet),
    "ipad12_9rounded": CanvasDevice(1024, 1366, 2, .tablet, notch: 24, home: 20),
    "appleTV": CanvasDevice(1920, 1080, 1, .television),
  ]
}

/// What a file is shown on: a device, or a canvas of no device as before Xcode 8.
struct Canvas: Hashable, Sendable {
  let tools: ToolsVersion
  /// A version of the file that is no number.
  let unreadVersion: String?
  let device: CanvasDevice?
  let name: String?
  /// Where the file begins to speak of itself, and of its device.
  let documentLine: Int
  let deviceLine: Int
  /// What the file calls a canvas that shows an app in a part of the screen.
  let partOfScreen: String?
  private(set) var orientation: Orientation
  /// What scenes are drawn for where no device is.
  let simulatedScreen: Size?
  let usesSafeAreas: Bool
  /// What the file gives, rather than what came out, has halves of points in it.
  private let hasHalfPoints: Bool
  /// The size that is stored for a text has.
  private let hasHalfPointTexts: Bool

  init(of file: MarkupElement) {
    tools = ToolsVersion(file["toolsVersion"])
    unreadVersion = tools.number == 0 ? file["toolsVersion"] : nil
    let device = file.child("device")
    name = device?.id
    let adaptation = device?.child("adaptation")?.id
    partOfScreen = adaptation == "fullscreen" ? nil : adaptation
    documentLine = file.line
    deviceLine = device?.line ?? file.line
    self.device = name.flatMap(CanvasDevice.named)
    orientation = device?["orientation"] == "landscape" ? .landscape : .portrait
    let simulated = file.child("simulatedMetricsContainer")?.child(key: "destination")?["type"]
    simulatedScreen =
      simulated?.split(separator: ".").first
      .flatMap { CanvasDevice.named(String($0)) }?.size
    usesSafeAreas = file.flag(.useSafeAreas) == true
    hasHalfPoints = file.hasHalfPoints(isArranged: false)
    hasHalfPointTexts = file.hasHalfPointTexts
  }

  /// `nil` without a device.
  var screen: Size? {
    guard let device else { return nil }
    let isTurned = orientation == .landscape && device.family != .television
    return isTurned ? device.size.turned : device.size
  }

  /// With the device held the other way.
  var turned: Canvas {
    var canvas = self
    canvas.orientation = orientation == .portrait ? .landscape : .portrait
    return canvas
  }

  /// Pixels per point. Without a device two, up to Xcode 6 one.
  var scale: Double { device?.scale ?? (tools < 8000 ? 1 : 2) }

  /// Up to Xcode 8 a view begins on a whole point of the root view. From Xcode 8 on that is so on the
  /// screens of authors who have one pixel for a point, which a file tells by what is whole in it.
  /// Texts tell it too: where their sizes have halves, so have six of eight positions that could, in
  /// five files of three repositories.
  func placesOnWholePoints(reading content: InterfaceImport.ContentSource) -> Bool {
    guard 8000..<13000 ~= tools.number else { return false }
    let hasHalves = hasHalfPoints || content == .stored && hasHalfPointTexts
    return tools < 11000 || !hasHalves
  }

  var isTablet: Bool { device?.family == .tablet }
  var hasNotch: Bool { device?.notch != nil }

  /// What a controller that fills the screen has free of bars. On a television that is what its edges may
  /// cut off (Human Interface Guidelines for tvOS).
  var insets: Insets {
    guard let device else {
      return Insets(top: tools.hidesStatusBar ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
    if device.family == .television { return Insets(top: 60, left: 80, bottom: 60, right: 80) }
    let factor = tools.doublesSafeArea && hasNotch ? 2.0 : 1
    let status = statusBar(of: device) * factor
    if orientation == .landscape, device.family == .phone {
      return hasNotch
        ? Insets(top: 0, left: status, bottom: 21 * factor, right: status) : .zero
    }
    return Insets(top: status, left: 0, bottom: device.home * factor, right: 0)
  }

  private func statusBar(of device: CanvasDevice) -> Double {
    guard let notch = device.notch else { return tools.hidesStatusBar ? 0 : 20 }
    let isOldNotch = tools < 21000 && device.family == .phone && notch < 59
    return isOldNotch ? 44 : notch
  }

  /// What the device keeps free at the top, counted once, by which the content of tables is moved
  /// down.
  var statusBar: Double { device.map { statusBar(of: $0) } ?? 0 }

  /// The size classes; `nil` on a canvas without a device, where only defaults hold.
  var sizeClasses: SizeClasses? { screen.map(SizeClasses.init(onScreenOf:)) }
}

extension MarkupElement {
  /// Whether a view in it that is laid out by its frame has a frame with halves of points.
  fileprivate func hasHalfPoints(isArranged: Bool) -> Bool {
    let isFree =
      isArranged
      || flag(.translatesAutoresizingMaskIntoConstraints) == false && flag(.fixedFrame) != true
    if isView, !isFree, let frame, frame.numbers.contains(where: \.isHalf) { return true }
    return children.contains { child in
      child.name == "subviews"
        ? child.children.contains { $0.hasHalfPoints(isArranged: name == "stackView") }
        : child.hasHalfPoints(isArranged: false)
    }
  }
}

extension MarkupElement {
  /// Whether the size of a text in it has halves of points, which is its natural size or nearly so.
  fileprivate var hasHalfPointTexts: Bool {
    let isText = ["label", "button", "textField"].contains(name)
    if isText, let size = frame?.size, size.width.isHalf || size.height.isHalf { return true }
    return children.contains(where: \.hasHalfPointTexts)
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension Double {
  fileprivate var isHalf: Bool { self != rounded() && 2 * self == (2 * self).rounded() }
}
