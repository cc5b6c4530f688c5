import AutoLayout
import Testing

@Suite struct DeviceTests {
  @Test func everyNameIsGivenOnce() {
    let names = DeviceModel.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") })
  }

  @Test func everyNameFindsItsModel() {
    for model in DeviceModel.all {
      #expect(Device.named(model.name) == model.device)
      for name in model.otherNames {
        let device = Device.named(name)
        #expect(device?.name == name)
        #expect(device?.givenSize == model.device.givenSize)
      }
    }
    #expect(Device.named("iPhone-15") == .initial)
    #expect(Device.named("iphone") == nil)
  }

  @Test func aDocumentBeginsWithAnIPhone15() {
    #expect(Device.initial.name == "iphone-15")
    #expect(Device.initial.size(in: .portrait) == Size(width: 393, height: 852))
    #expect(Device.initial.scale == 3)
  }

  /// UIKit guides and devices, section 6.1: portrait top and bottom, landscape sides and bottom.
  @Test(
    arguments: [
      ("iphone-3gs", 320, 480, 1, 20, 0, 0, 0), ("iphone-4s", 320, 480, 2, 20, 0, 0, 0),
      ("iphone-5", 320, 568, 2, 20, 0, 0, 0), ("iphone-se-3", 375, 667, 2, 20, 0, 0, 0),
      ("iphone-7-plus", 414, 736, 3, 20, 0, 0, 0), ("iphone-xs", 375, 812, 3, 44, 34, 44, 21),
      ("iphone-xr", 414, 896, 2, 48, 34, 48, 21), ("iphone-xs-max", 414, 896, 3, 44, 34, 44, 21),
      ("iphone-12-mini", 375, 812, 3, 50, 34, 50, 21), ("iphone-13", 390, 844, 3, 47, 34, 47, 21),
      ("iphone-14-plus", 428, 926, 3, 47, 34, 47, 21), ("iphone-16", 393, 852, 3, 59, 34, 59, 21),
      ("iphone-14-pro-max", 430, 932, 3, 59, 34, 59, 21),
      ("iphone-17", 402, 874, 3, 62, 34, 62, 21),
      ("iphone-17-pro-max", 440, 956, 3, 62, 34, 62, 21),
      ("iphone-air", 420, 912, 3, 68, 34, 68, 20),
    ] as [(String, Double, Double, Double, Double, Double, Double, Double)])
  func telephonesAreAsInTheTable(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double,
    side: Double, landscapeBottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size(in: .portrait) == Size(width: width, height: height))
    #expect(device.size(in: .landscape) == Size(width: height, height: width))
    #expect(device.scale == scale)
    #expect(
      device.safeArea(in: .portrait) == Insets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(
      device.safeArea(in: .landscape)
        == Insets(top: 0, left: side, bottom: landscapeBottom, right: side))
    #expect(device.sideMargin(in: .portrait) == (width < 400 ? 16 : 20))
    #expect(device.sideMargin(in: .landscape) == 20)
  }

  /// UIKit guides and devices, section 6.3.
  @Test(
    arguments: [
      ("ipad-2", 768, 1024, 1, 20, 0), ("ipad-mini-5", 768, 1024, 2, 20, 0),
      ("ipad-mini-7", 744, 1133, 2, 24, 20), ("ipad-9", 810, 1080, 2, 20, 0),
      ("ipad-pro-10.5", 834, 1112, 2, 20, 0), ("ipad-air-4", 820, 1180, 2, 24, 20),
      ("ipad-pro-11", 834, 1194, 2, 24, 20), ("ipad-pro-11-m4", 834, 1210, 2, 24, 20),
      ("ipad-pro-12-home", 1024, 1366, 2, 20, 0), ("ipad-pro-12.9", 1024, 1366, 2, 24, 20),
      ("ipad-pro-13", 1032, 1376, 2, 24, 20),
    ] as [(String, Double, Double, Double, Double, Double)])
  func tabletsKeepTheirInsetsWhenTurned(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size(in: .portrait) == Size(width: width, height: height))
    #expect(device.scale == scale)
    for orientation in Orientation.allCases {
      #expect(
        device.safeArea(in: orientation) == Insets(top: top, left: 0, bottom: bottom, right: 0))
      #expect(device.sideMargin(in: orientation) == 20)
    }
  }

  @Test func aSizeOfOnesOwnHasTwoPixelsAPointAndNoInsets() {
    let device = Device(size: Size(width: 300, height: 500))
    #expect(device.name == nil)
    #expect(device.scale == 2)
    #expect(device.safeArea(in: .portrait) == .zero)
    #expect(device.safeArea(in: .landscape) == .zero)
    #expect(device.size(in: .landscape) == Size(width: 500, height: 300))
    #expect(device.sideMargin(in: .portrait) == 16)
    #expect(device.sideMargin(in: .landscape) == 20)
    #expect(Device(size: Size(width: 399.5, height: 500)).sideMargin(in: .portrait) == 16)
    #expect(Device(size: Size(width: 400, height: 500)).sideMargin(in: .portrait) == 20)
  }
}
