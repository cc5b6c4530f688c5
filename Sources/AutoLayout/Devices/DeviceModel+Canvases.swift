/// The names of Interface Builder's canvases, as its files have them, with the screens that they show
/// (interface builder, section 3).
extension DeviceModel {
  /// What the device has of its own is told of each, not what Interface Builder makes of it.
  package static let canvases: [(name: String, device: Device)] = names.compactMap { name, model in
    all.first { $0.name == model }.map { (name, $0.device) }
  }

  private static let names = [
    ("retina4_0", "iphone-5s"), ("retina4", "iphone-5s"), ("retina4_7", "iphone-8"),
    ("retina5_5", "iphone-8-plus"), ("retina5_4", "iphone-13-mini"), ("retina5_9", "iphone-x"),
    ("retina6_1", "iphone-11"), ("retina6_5", "iphone-11-pro-max"), ("retina6_0", "iphone-14"),
    ("retina6_7", "iphone-14-plus"), ("retina6_12", "iphone-15"),
    ("retina6_72", "iphone-15-plus"), ("retina6_3", "iphone-16-pro"),
    ("retina6_9", "iphone-16-pro-max"), ("ipad8_3", "ipad-mini-6"), ("ipad9_7", "ipad-air-2"),
    ("ipad10_2", "ipad-9"), ("ipad10_5", "ipad-air-3"), ("ipad10_9rounded", "ipad-10"),
    ("ipad11_0rounded", "ipad-pro-11"), ("ipad12_9", "ipad-pro-12-home"),
    ("ipad12_9rounded", "ipad-pro-12"),
  ]
}
