import Foundation

/// Whether the programs on a terminal do nothing any more until somebody types.
///
/// That is no question of time: on a machine that is busy a program waits for its turn awake. Only
/// Linux tells who sleeps. Elsewhere everybody is taken to be awake, and a test that waits in vain is
/// ended by the watchdog of the whole run.
struct Sleep {
  /// The program that the terminal was opened for, which leads all that run on it.
  private let leader: pid_t
  private var looks = 0

  /// Tsume stirs every second, and an escape key waits for what may belong to it. So it is not one look
  /// that decides.
  private static let enough = 25

  init(of leader: pid_t) { self.leader = leader }

  /// To be asked again and again while nothing is printed.
  mutating func isDeep() -> Bool {
    looks = isEveryoneAsleep ? looks + 1 : 0
    return looks >= Self.enough
  }

  /// Whether anybody is at work just now, as far as the system tells.
  var isKnownToBeAwake: Bool { !states.isEmpty && !isEveryoneAsleep }

  private var isEveryoneAsleep: Bool {
    let states = states
    return !states.isEmpty && states.allSatisfy("STtZ".contains)
  }

  /// Of every thread that runs on the terminal.
  private var states: [Substring] {
    let processes = names(in: "/proc").filter { name in
      Int32(name) != nil && fields(of: "/proc/\(name)/stat").dropFirst(3).first == "\(leader)"
    }
    return processes.flatMap { process in
      names(in: "/proc/\(process)/task").map { thread in
        fields(of: "/proc/\(process)/task/\(thread)/stat").first ?? "Z"
      }
    }
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// From the state on: state, parent, group, session. The name before them may hold anything.
  private func fields(of file: String) -> [Substring] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    guard let end = text.lastIndex(of: ")") else { return [] }
    return text[end...].dropFirst().prefix(64).split(separator: " ")
  }
}
