package import Simplex

/// What building a workload cost, and leading it through a script.
package struct Measurement: Sendable {
  package var file: String
  package var family: String
  package var views: Int
  /// Processor time, the median of several builds.
  package var buildMilliseconds: Double
  package var buildWork: Work
  /// The most memory in use, beyond what was in use before the build.
  package var peakMegabytes: Double
  /// The worst miss of a required constraint in any answer, relative to its own terms.
  package var residual: Double
  /// Answers that are none: not settled, or with a required constraint broken.
  package var failures: Int
  package var run: ScriptRun?

  /// What the steps of a script cost, with all changed values read.
  package struct ScriptRun: Sendable {
    package var script: String
    package var steps: Int
    package var median: Double
    package var percentile99: Double
    /// The processor time of all steps by their number: what a step costs among its like.
    package var mean: Double
    /// Of all steps together.
    package var work: Work
  }
}

/// How often and how long to measure.
package struct Effort {
  /// Samples are taken until so much processor time is spent, in nanoseconds.
  package var budget = 400_000_000
  var mostBuildSamples = 25
  var mostScriptSamples = 7
  /// Shorter than this, a build is repeated within a sample.
  var shortestSample = 2_000_000
  /// Steps are taken until so much processor time is spent, in nanoseconds; all if nil.
  package var scriptLimit: Int?
  /// A step that takes longer is timed by the processor clock.
  var longStep = 200_000

  package init() {}

  /// Whether one more sample is wanted after `count` that took `spent` together; the first always is.
  func wantsSample(of most: Int, after count: Int, spent: Int) -> Bool {
    count == 0 || count < most && spent < budget
  }
}
