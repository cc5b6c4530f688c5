import Foundation
import Testing

/// The Python script that measures the other solvers, with packages in their places that greet on
/// standard output and can do nothing.
struct PeerScriptTests {
  private static let hasPython =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }

  @Test(.enabled(if: hasPython)) func theAnswerIsAloneOnStandardOutput() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for package in ["highspy", "kiwisolver", "numpy"] {
      let greeting = "import os\nprint('Welcome')\nos.system('echo Welcome')\n"
      try Data(greeting.utf8).write(to: folder.appending(path: "\(package).py"))
    }
    let workload = folder.appending(path: "workload.txt")
    try Data("layout-bench 1\nvars 1\nv 0 x\ncons 0\nend\n".utf8).write(to: workload)
    let answer = try answer(about: workload, packages: folder)
    #expect(
      answer["failures"] as? [String]
        == ["HiGHS build: AttributeError", "kiwi build: AttributeError"])
  }

  private func answer(about workload: URL, packages: URL) throws -> [String: Any] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = URL(filePath: #filePath)
      .appending(path: "../../../Sources/tsume-bench/Peers/peers.py").standardizedFileURL
    process.arguments = ["python3", script.path, workload.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PYTHONPATH": packages.path]) { _, own in own }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
