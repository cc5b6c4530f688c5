import Foundation

/// What the other solvers cost on one workload, as the script beside this file measures it.
package struct PeerFigures: Decodable {
  /// Python packages that are not there; then nothing was measured.
  package var missing: [String]?
  package var kiwiBuildMilliseconds: Double?
  package var highsBuildMilliseconds: Double?
  /// The median of the steps, by script.
  package var kiwiStepMicroseconds: [String: Double]?
  /// Their mean.
  package var kiwiMeanStepMicroseconds: [String: Double]?
  package var failures: [String]?

  package init(missing: [String]? = nil) { self.missing = missing }

  private enum CodingKeys: String, CodingKey {
    case missing, failures
    case kiwiBuildMilliseconds = "kiwi_build_ms"
    case highsBuildMilliseconds = "highs_build_ms"
    case kiwiStepMicroseconds = "kiwi_step_us"
    case kiwiMeanStepMicroseconds = "kiwi_step_mean_us"
  }
}

/// The Python script that measures the other solvers.
struct PeerScript {
  private let path: String

  /// Writes the script into a folder that exists.
  init(in folder: String) throws {
    path = "\(folder)/peers.py"
    do {
      try Data(PackageResources.peers_py).write(to: URL(filePath: path))
    } catch {
      throw Complaint("\(path) cannot be written.")
    }
  }

  /// - Parameter scripts: Names of scripts that the file has.
  func figures(of file: String, scripts: [String]) throws -> PeerFigures {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", path, file] + scripts
    process.environment = ProcessInfo.processInfo.environment
      .merging(ResidentMemory.keeping) { given, _ in given }
    let output = Pipe()
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return PeerFigures(missing: ["python3"])
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What env says where there is no such command.
    if process.terminationStatus == 127 { return PeerFigures(missing: ["python3"]) }
    guard process.terminationStatus == 0,
      let figures = try? JSONDecoder().decode(PeerFigures.self, from: data)
    else { throw Complaint("The other solvers stopped on \(file).") }
    return figures
  }
}
