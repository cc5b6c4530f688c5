import Foundation

/// The Python script that measures the other solvers, running beside Tsume: it measures what it is asked,
/// one thing after another, so that all of them can take turns.
package final class PeerProcess {
  /// Python packages that are not there; then nothing can be asked.
  package let missing: [String]

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  /// What was read beyond the last answer.
  private var rest = Data()

  private struct Answer: Decodable {
    var missing: [String]?
    var times: [Double]?
    var failure: String?
  }

  /// What came of builds or steps.
  package enum Measured: Equatable {
    /// Of each, in microseconds.
    case times([Double])
    /// What kind of exception there was.
    case failure(String)
  }

  /// Writes the script into a folder that exists, and starts it.
  package convenience init(in folder: String) throws {
    let path = "\(folder)/peers.py"
    do {
      try Data(PackageResources.peers_py).write(to: URL(filePath: path))
    } catch {
      throw Complaint("\(path) cannot be written.")
    }
    try self.init(script: path)
  }

  /// - Parameter environment: Beyond what this process has.
  package init(script path: String, environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(ResidentMemory.keeping) { given, _ in given }.merging(environment) { _, own in own }
    process.standardInput = requests
    process.standardOutput = answers
    guard (try? process.run()) != nil else {
      missing = ["python3"]
      return
    }
    var beginning = Data()
    guard let line = Self.line(from: answers.fileHandleForReading, &beginning) else {
      process.waitUntilExit()
      // What env says where there is no such command.
      guard process.terminationStatus == 127 else { throw Complaint("\(path) does not run.") }
      missing = ["python3"]
      return
    }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: line),
      let missing = answer.missing
    else { throw Complaint("\(path) does not say what is installed.") }
    self.missing = missing
    rest = beginning
  }

  /// A build of a workload.
  package func build(_ file: String, by peer: Contest.Peer) throws -> Measured {
    try ask("build \(peer.rawValue) \(file)")
  }

  /// Kiwi's next steps of a script, for about so many nanoseconds; none where the script ends.
  ///
  /// - Parameter name: Of a run through the script, which begins with the first call.
  package func steps(
    of script: String, for name: String, in file: String, lasting duration: Int
  ) throws -> Measured {
    let run = name.replacing(" ", with: "-")
    return try ask("steps \(Double(duration) / 1e6) \(run) \(script) \(file)")
  }

  private func ask(_ request: String) throws -> Measured {
    try? requests.fileHandleForWriting.write(contentsOf: Data((request + "\n").utf8))
    guard let line = Self.line(from: answers.fileHandleForReading, &rest),
      let answer = try? JSONDecoder().decode(Answer.self, from: line)
    else { throw Complaint("The other solvers stopped at: \(request).") }
    return answer.failure.map { .failure($0) } ?? .times(answer.times ?? [])
  }

  /// The next line, without its end; nil where there is none.
  private static func line(from handle: FileHandle, _ rest: inout Data) -> Data? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[rest.index(after: end)...])
        return Data(line)
      }
      let more = handle.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }
}
