import Foundation

/// One line of an earlier `--json` run.
struct EarlierMeasurement: Decodable {
  let family: String
  let views: Int
  let buildMilliseconds: Double
  let peakMegabytes: Double
  let script: String?
  let stepMicroseconds: Double?

  private enum CodingKeys: String, CodingKey {
    case family, views, script
    case buildMilliseconds = "build_ms"
    case peakMegabytes = "peak_mb"
    case stepMicroseconds = "step_us"
  }

  func isOf(_ measurement: Measurement) -> Bool {
    family == measurement.family && views == measurement.views
      && (script == nil || script == measurement.run?.script)
  }
}
