import Foundation

/// The program under test, which is built beside the test bundle.
enum TsumeExecutable {
  static let path: String = {
    let name = "tsume"
    for argument in CommandLine.arguments where argument.hasSuffix(".xctest") {
      let folder = URL(filePath: argument).deletingLastPathComponent()
      let candidate = folder.appending(path: name).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name).path
  }()
}
