import ArgumentParser
import Foundation

/// Workloads on disk.
enum WorkloadFile {
  static func read(_ path: String) throws -> Workload {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("\(path) cannot be read.")
    }
    do throws(WorkloadFailure) {
      return try WorkloadReader.read(String(decoding: data, as: UTF8.self))
    } catch {
      throw ValidationError("\(path), \(error).")
    }
  }

  static func script(_ name: String, of workload: Workload, in path: String) throws -> Script {
    if let script = workload.script(named: name) { return script }
    let names = workload.scripts.map(\.name).joined(separator: ", ")
    throw ValidationError("\(path) has no script \(name) (it has: \(names)).")
  }
}
