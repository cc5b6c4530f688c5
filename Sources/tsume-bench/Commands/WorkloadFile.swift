import Foundation

/// Workloads on disk.
enum WorkloadFile {
  static func read(_ path: String) throws -> Workload {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Complaint("\(path) cannot be read.")
    }
    do throws(WorkloadFailure) {
      return try WorkloadReader.read(String(decoding: data, as: UTF8.self))
    } catch {
      throw Complaint("\(path), \(error).")
    }
  }

  /// Makes the folders on the way.
  static func write(_ workload: Workload, to path: String) throws {
    let url = URL(filePath: path)
    try makeFolder(url.deletingLastPathComponent().path)
    do {
      try Data(workload.text.utf8).write(to: url)
    } catch {
      throw Complaint("\(path) cannot be written.")
    }
  }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      throw Complaint("\(path) cannot be made.")
    }
  }

  static func script(_ name: String, of workload: Workload, in path: String) throws -> Script {
    if let script = workload.script(named: name) { return script }
    let names = workload.scripts.map(\.name).joined(separator: ", ")
    throw Complaint("\(path) has no script \(name) (it has: \(names)).")
  }
}
