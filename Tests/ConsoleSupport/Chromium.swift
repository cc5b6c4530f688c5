package import Foundation

/// A real browser without a window: Chromium, as distributions have it.
package enum Chromium {
  /// Where it is; `nil` where there is none.
  package static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }()

  package static let isMissing = "no chromium in PATH; make browser installs it"

  /// What opens an address, not started yet; `nil` where there is no browser.
  ///
  /// - Parameter folder: For what it remembers: one for each that runs at a time.
  package static func process(
    opening address: String, in folder: URL, _ options: [String]
  ) -> Process? {
    guard let path else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--user-data-dir=\(folder.path)/profile", "--window-size=1280,900",
      ] + options + [address]
    process.standardError = FileHandle.nullDevice
    return process
  }
}
