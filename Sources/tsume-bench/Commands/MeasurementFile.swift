import Foundation

/// Measurements on disk, one JSON object a line.
enum MeasurementFile {
  static func read(_ path: String) throws -> [EarlierMeasurement] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Complaint("\(path) cannot be read.")
    }
    return try data.split(separator: UInt8(ascii: "\n")).enumerated().map { number, line in
      guard let measurement = try? JSONDecoder().decode(EarlierMeasurement.self, from: line) else {
        throw Complaint("\(path), line \(number + 1): this is no line of a --json run.")
      }
      return measurement
    }
  }
}
