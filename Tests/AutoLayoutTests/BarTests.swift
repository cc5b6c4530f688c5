import Testing

@testable import AutoLayout

/// What bars take of the screen (UIKit guides and devices, sections 6.2 and 7.2).
@Suite struct BarTests {
  /// Until iOS 6 the root view begins below the bars: before, with a navigation bar, and with both.
  @Test(
    arguments: [
      ("iphone-5", 548, 504, 455, 268), ("iphone-4s", 460, 416, 367, 268),
      ("iphone-3gs", 460, 416, 367, 268),
    ] as [(String, Double, Double, Double, Double)])
  func barsShortenTheRootViewOfOldDevices(
    name: String, bare: Double, navigation: Double, both: Double, landscape: Double
  ) throws {
    let device = try #require(Device.named(name))
    let high = device.size(in: .portrait).height
    func frame(_ bars: Bars, _ orientation: Orientation = .portrait) -> Rect {
      device.rootFrame(in: orientation, with: bars)
    }
    #expect(frame(Bars()) == Rect(x: 0, y: 20, width: 320, height: bare))
    #expect(
      frame(Bars(navigation: .on)) == Rect(x: 0, y: 64, width: 320, height: navigation))
    #expect(
      frame(Bars(navigation: .on, hasTabBar: true))
        == Rect(x: 0, y: 64, width: 320, height: both))
    #expect(
      frame(Bars(navigation: .on), .landscape)
        == Rect(x: 0, y: 52, width: high, height: landscape))
    #expect(frame(Bars(navigation: .large)) == frame(Bars(navigation: .on)))
    #expect(device.safeArea(in: .portrait, with: Bars(navigation: .on)) == .zero)
  }

  /// Top with a navigation bar, with a large title; bottom with a tab bar; all held upright.
  @Test(
    arguments: [
      ("iphone-8", 64, 116, 49), ("iphone-5s", 64, 116, 49), ("iphone-8-plus", 64, 116, 49),
      ("iphone-x", 88, 140, 83), ("iphone-xr", 92, 144, 83), ("iphone-13", 91, 143, 83),
      ("iphone-13-mini", 94, 146, 83), ("iphone-15", 97.6667, 149.6667, 83),
      ("ipad-9", 70, 122, 50), ("ipad-pro-11", 74, 126, 70),
    ] as [(String, Double, Double, Double)])
  func barsAreInTheSafeAreaFromIOS7On(
    name: String, top: Double, large: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    func insets(_ bars: Bars) -> Insets { device.safeArea(in: .portrait, with: bars) }
    let bare = device.safeArea(in: .portrait)
    #expect(insets(Bars()) == bare)
    #expect(areClose(insets(Bars(navigation: .on)).top, top))
    #expect(areClose(insets(Bars(navigation: .large)).top, large))
    #expect(insets(Bars(navigation: .large)).bottom == bare.bottom)
    #expect(insets(Bars(hasTabBar: true)).bottom == bottom)
    #expect(insets(Bars(hasTabBar: true)).top == bare.top)
    let bars = Bars(navigation: .large, hasTabBar: true)
    let size = device.size(in: .portrait)
    #expect(
      device.rootFrame(in: .portrait, with: bars)
        == Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Top and bottom with both bars, turned; large titles shrink on telephones.
  @Test(
    arguments: [
      ("iphone-8", 32, 32, 32), ("iphone-8-plus", 32, 32, 32), ("iphone-x", 32, 32, 53),
      ("iphone-15", 32, 32, 53), ("ipad-9", 70, 122, 50), ("ipad-pro-11", 74, 126, 70),
    ] as [(String, Double, Double, Double)])
  func turnedTelephonesHaveLowerBars(
    name: String, top: Double, large: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    func insets(_ bar: NavigationBar) -> Insets {
      device.safeArea(in: .landscape, with: Bars(navigation: bar, hasTabBar: true))
    }
    #expect(insets(.on).top == top)
    #expect(insets(.large).top == large)
    #expect(insets(.on).bottom == bottom)
    #expect(insets(.on).left == device.safeArea(in: .landscape).left)
  }

  /// Top with a prompt and bottom with a toolbar, alone and on a tab bar; upright, then turned.
  @Test(
    arguments: [
      ("iphone-8", 94, 44, 93, 62, 32, 64), ("iphone-x", 118, 78, 127, 62, 53, 85),
      ("ipad-9", 100, 50, 100, 100, 50, 100), ("ipad-pro-11", 104, 70, 120, 104, 70, 120),
    ] as [(String, Double, Double, Double, Double, Double, Double)])
  func promptsAndToolbarsAreInTheSafeArea(
    name: String, prompt: Double, tools: Double, both: Double, turnedPrompt: Double,
    turnedTools: Double, turnedBoth: Double
  ) throws {
    let device = try #require(Device.named(name))
    func check(_ orientation: Orientation, _ prompt: Double, _ tools: Double, _ both: Double) {
      let all = Bars(navigation: .prompt, hasTabBar: true, hasToolbar: true)
      let insets = device.safeArea(in: orientation, with: all)
      #expect(insets.top == prompt)
      #expect(insets.bottom == both)
      let alone = device.safeArea(in: orientation, with: Bars(hasToolbar: true))
      #expect(alone.bottom == tools)
    }
    check(.portrait, prompt, tools, both)
    check(.landscape, turnedPrompt, turnedTools, turnedBoth)
  }

  @Test func promptsAndToolbarsShortenTheRootViewOfOldDevices() throws {
    let device = try #require(Device.named("iphone-5"))
    let bars = Bars(navigation: .prompt, hasToolbar: true)
    #expect(
      device.rootFrame(in: .portrait, with: bars) == Rect(x: 0, y: 94, width: 320, height: 430))
  }

  @Test func theDevicesFromBeforeIOS7AreLaidOutLikeThem() {
    let old = DeviceModel.all.filter(\.device.barsShortenRootView).map(\.name)
    #expect(old == ["iphone-3gs", "iphone-4s", "iphone-5", "ipad-2"])
    #expect(Device.named("iphone-4")?.barsShortenRootView == true)
    #expect(Device.named("iphone-se")?.barsShortenRootView == false)
    #expect(!Device(size: Size(width: 320, height: 480)).barsShortenRootView)
  }

  /// Navigation bar, tab bar and toolbar made as views; upright, then turned (UIKit sizing, section 3).
  @Test(
    arguments: [
      ("iphone-8", 18, [44, 49, 44], [32, 32, 32]), ("iphone-15", 18, [44, 49, 44], [32, 32, 32]),
      ("iphone-5", 18, [44, 49, 44], [32, 49, 32]), ("ipad-9", 18, [50, 50, 50], [50, 50, 50]),
      ("ipad-9", 11, [44, 49, 44], [44, 49, 44]), ("iphone-8", 26, [54, 49, 54], [54, 49, 54]),
    ] as [(String, Int, [Double], [Double])])
  func viewsThatAreBarsAreAsHighAsTheDevicesBars(
    name: String, system: Int, upright: [Double], turned: [Double]
  ) throws {
    var scene = try Scene(device: Device.named(name))
    try scene.edit(.setSystem(SystemVersion(system)))
    let kinds: [ViewKind] = [.navigationBar, .tabBar, .toolbar]
    for kind in kinds {
      try scene.add(kind.name, kind)
      try scene.relate(all: "\(kind.name).top == view.top", "\(kind.name).left == view.left")
    }
    #expect(try kinds.map { try scene.frame($0.name).height } == upright)
    // With what the engine knows of the device held upright.
    try scene.edit(.setOrientation(.landscape))
    #expect(try kinds.map { try scene.frame($0.name).height } == turned)
  }

  /// Upright, then turned, and above the safe area, where it covers nothing of it (UIKit sizing, section
  /// 3).
  @Test(
    arguments: [
      ("iphone-8", 18, 49, 32, 49), ("iphone-x", 18, 83, 53, 49), ("iphone-15", 18, 83, 53, 49),
      ("ipad-9", 18, 50, 50, 50), ("ipad-pro-11", 18, 70, 70, 50), ("iphone-x", 26, 49, 49, 49),
    ] as [(String, Int, Double, Double, Double)])
  func aTabBarAtTheBottomEdgeIsHigherByTheHomeIndicator(
    name: String, system: Int, upright: Double, turned: Double, inside: Double
  ) throws {
    var scene = try Scene(device: Device.named(name))
    try scene.edit(.setSystem(SystemVersion(system)))
    try scene.add("tabs", .tabBar)
    try scene.relate(
      all: "tabs.left == view.left", "tabs.right == view.right", "tabs.bottom == view.bottom")
    let bottom = try scene.frame("view").maxY
    #expect(try scene.frame("tabs").height == upright)
    #expect(try scene.frame("tabs").maxY == bottom)
    #expect(
      try scene.solution().naturalSize(of: #require(scene.document.view(named: "tabs"))).height
        == upright)
    try scene.edit(.setOrientation(.landscape))
    #expect(try scene.frame("tabs").height == turned)
    // With what the engine knows of the bar at the edge.
    try scene.edit(.setOrientation(.portrait), .deactivate([ConstraintID(3)]))
    try scene.relate("tabs.bottom == view.safeArea.bottom")
    #expect(try scene.frame("tabs").height == inside)
  }

  /// Of the 34 points below the safe area as many as the bar reaches into them.
  @Test func aTabBarThatEndsAboveTheEdgeCoversLess() throws {
    var scene = try Scene(device: Device.named("iphone-x"))
    try scene.add("tabs", .tabBar)
    try scene.relate(all: "tabs.left == view.left", "tabs.bottom == view.bottom - 20")
    #expect(try scene.frame("tabs") == Rect(x: 0, y: 729, width: 0, height: 63))
  }

  @Test func aBarOfAGivenHeightKeepsIt() throws {
    var scene = try Scene(device: Device.named("ipad-9"))
    try scene.add("tools", .toolbar, size: NaturalSize(width: nil, height: 60))
    try scene.relate("tools.top == view.top")
    #expect(try scene.frame("tools").height == 60)
  }

  @Test func theRootViewIsWhatTheBarsLeave() throws {
    var scene = try Scene(device: Device.named("iphone-5"))
    try scene.add("title", size: NaturalSize(width: 100, height: 20))
    try scene.relate(all: "title.top == view.top + 8", "title.left == view.left")
    try scene.edit(.setNavigationBar(.on), .setTabBar(true))
    #expect(try scene.frame("view") == Rect(x: 0, y: 64, width: 320, height: 455))
    #expect(try scene.frame("window") == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(try scene.frame("title") == Rect(x: 0, y: 8, width: 100, height: 20))
    #expect(try scene.value("view.height") == 455)
    #expect(try scene.solution().safeAreaInsets(of: .root) == .zero)
  }

  /// A constraint to the window reaches under the bars.
  @Test func theWindowsEdgesAreTheScreens() throws {
    var scene = try Scene(device: Device.named("iphone-5"))
    try scene.edit(.setNavigationBar(.on))
    try scene.add("shade")
    try scene.relate(
      all: "shade.left == window.left", "shade.right == window.right", "shade.top == window.top",
      "shade.height == window.height")
    #expect(try scene.frame("shade") == Rect(x: 0, y: -64, width: 320, height: 568))
    #expect(try scene.value("window.bottom") == 504)
  }

  @Test func framesFollowTheBars() throws {
    var scene = try Scene(device: Device.named("iphone-5"))
    let bounds = Rect(x: 0, y: 0, width: 320, height: 548)
    try scene.place("fills", bounds, of: bounds.size, [.flexibleWidth, .flexibleHeight])
    try scene.place("hangs", bounds, of: bounds.size)
    try scene.edit(.setNavigationBar(.on))
    #expect(try scene.frame("fills") == Rect(x: 0, y: 0, width: 320, height: 504))
    #expect(try scene.frame("hangs") == bounds)
    try scene.edit(.setOrientation(.landscape))
    #expect(try scene.frame("fills") == Rect(x: 0, y: 0, width: 568, height: 268))
  }

  @Test func withoutADeviceBarsTakeNothing() throws {
    var scene = try Scene(device: nil)
    try scene.edit(.setNavigationBar(.on), .setTabBar(true))
    #expect(scene.document.rootSafeArea == .zero)
    #expect(scene.document.rootFrame == nil)
  }
}
