import Foundation
import Testing

/// `swift format` decides.
@Suite struct FormatTests {
  @Test func everyFileIsFormatted() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = SourceTree.root
    process.arguments = [
      "swift", "format", "lint", "--strict", "--parallel", "--recursive", "Sources", "Tests",
      "Package.swift",
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let findings = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 0, "\(String(decoding: findings.prefix(4_000), as: UTF8.self))")
  }
}
