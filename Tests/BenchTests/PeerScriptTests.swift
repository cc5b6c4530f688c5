import Foundation
import Testing
import tsume_bench

/// The Python script that measures the other solvers, with packages in their places that greet on
/// standard output, and a kiwi of a few lines.
struct PeerScriptTests {
  private static let hasPython =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }

  private static let greeting = "import os\nprint('Welcome')\nos.system('echo Welcome')\n"

  /// Adds nothing up, and fails where a third constraint is removed.
  private static let kiwi = """
    class Variable(float):
        def __new__(cls, name): return float(0)
    Expression = Constraint = lambda *arguments: arguments
    class Solver:
        removals = 0
        def addConstraint(self, constraint): pass
        def removeConstraint(self, constraint):
            self.removals += 1
            if self.removals == 3: raise ValueError()
        def updateVariables(self): pass
    """

  private static let workload = """
    layout-bench 1
    vars 1
    v 0 x
    cons 1
    c 0 1000 eq 5 1 1 0
    script const 2
    set 0 6
    set 0 7
    script toggle 3
    set 0 6
    set 0 7
    set 0 8
    end
    """

  private func withPeers(
    kiwi: String = "", _ body: (PeerProcess, String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (package, content) in [("highspy", ""), ("kiwisolver", kiwi), ("numpy", "")] {
      try Data((Self.greeting + content).utf8).write(to: folder.appending(path: "\(package).py"))
    }
    let workload = folder.appending(path: "a workload.txt")
    try Data(Self.workload.utf8).write(to: workload)
    let script = URL(filePath: #filePath)
      .appending(path: "../../../Sources/tsume-bench/Peers/peers.py").standardizedFileURL
    let peers = try PeerProcess(
      script: script.path, environment: ["PYTHONPATH": folder.path])
    try body(peers, workload.path)
  }

  @Test(.enabled(if: hasPython)) func answersAreAloneOnStandardOutput() throws {
    try withPeers { peers, workload in
      #expect(peers.missing == [])
      let measured = [
        try peers.build(workload, by: .kiwi), try peers.build(workload, by: .highs),
        try peers.steps(of: "const", for: "const", in: workload, lasting: 1),
      ]
      #expect(measured.allSatisfy { $0 == .failure("AttributeError") })
    }
  }

  @Test(.enabled(if: hasPython)) func kiwiTakesStepsAsLongAsItIsAsked() throws {
    try withPeers(kiwi: Self.kiwi) { peers, workload in
      let build = try times(peers.build(workload, by: .kiwi))
      #expect(build.count == 1 && build.allSatisfy { $0 > 0 })
      let turns = [("a drag", 1), ("another drag", 1 << 30), ("a drag", 1 << 30), ("a drag", 1)]
      let counts = try turns.map { run, duration in
        try times(peers.steps(of: "const", for: run, in: workload, lasting: duration)).count
      }
      #expect(counts == [1, 2, 1, 0])
    }
  }

  @Test(.enabled(if: hasPython)) func aStepThatFailsIsTold() throws {
    try withPeers(kiwi: Self.kiwi) { peers, workload in
      let failures = try ["toggle", "nothing"].map { script in
        try peers.steps(of: script, for: script, in: workload, lasting: 1 << 30)
      }
      #expect(failures == [.failure("ValueError"), .failure("KeyError")])
    }
  }

  private func times(_ measured: PeerProcess.Measured) throws -> [Double] {
    guard case .times(let times) = measured else { throw CocoaError(.featureUnsupported) }
    return times
  }

  @Test(.enabled(if: hasPython)) func aScriptThatDoesNotRunIsTold() {
    #expect(throws: (any Error).self) { try PeerProcess(script: "/nowhere/peers.py") }
  }
}
