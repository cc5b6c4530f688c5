/// What makes the page move: it puts each step together from the differences, and exchanges only
/// what changed, so that every view keeps its element and glides to its next frame.
///
/// The parts are files of the package, each about one thing, and are one script on the page.
enum PageScript {
  /// - Parameter isLive: Whether it follows the prompt; else it asks nobody for anything.
  static func text(isLive: Bool) -> String {
    let all = isLive ? parts + [PackageResources.live_js] : parts
    return "(() => {\n'use strict';\n" + all.map(text).joined(separator: "\n") + "})();"
  }

  private static let parts = [
    PackageResources.states_js, PackageResources.crowd_js, PackageResources.picture_js,
    PackageResources.travel_js, PackageResources.choice_js, PackageResources.keys_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
