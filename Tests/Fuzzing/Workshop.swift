import Console
import ConsoleSupport
import Foundation

/// The folders of a fuzzer: its inputs, its finds, its dictionary.
struct Workshop {
  private let fuzzer: Fuzzer
  private let inputs: URL
  private let finds: URL
  private let dictionary: URL

  init(for fuzzer: Fuzzer, in folder: URL) throws {
    self.fuzzer = fuzzer
    inputs = folder.appending(path: "inputs/\(fuzzer.name)", directoryHint: .isDirectory)
    finds = folder.appending(path: "finds", directoryHint: .isDirectory)
    dictionary = folder.appending(path: "\(fuzzer.name).dict")
  }

  /// Writes seeds and dictionary for a first run, and says what libFuzzer is to do with them.
  func prepared(forSeconds seconds: String) throws -> [String] {
    for folder in [inputs, finds] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    if !FileManager.default.fileExists(atPath: dictionary.path) {
      let seeds = fuzzer.seeds(Self.sources)
      for (number, seed) in seeds.enumerated() {
        try Data(seed.utf8).write(to: inputs.appending(path: "seed-\(number)"))
      }
      try words(of: seeds).write(to: dictionary, atomically: true, encoding: .utf8)
    }
    return [
      "-max_total_time=\(seconds)", "-max_len=\(fuzzer.longestInput)", "-print_final_stats=1",
      "-dict=\(dictionary.path)", "-artifact_prefix=\(finds.path)/\(fuzzer.name)-", inputs.path,
    ]
  }

  /// Every word of the commands and of the seeds, once.
  private func words(of seeds: [String]) -> String {
    let found = seeds.flatMap { $0.split { " \n\t,;".contains($0) } }.map(String.init)
    let words = Set(found + Catalogue.words).filter { (2...30).contains($0.utf8.count) }
    return words.sorted().map { word in
      let bytes = word.utf8.map { byte in
        let digits = String(byte, radix: 16)
        return "\\x" + (digits.count == 1 ? "0" : "") + digits
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }

  /// The shipped sessions, and what the tests read: logs, dumps, and files of code.
  private static var sources: FuzzerSources {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let tests = root.appending(path: "Tests")
    let code = texts(below: tests.appending(path: "LayoutCodeTests/Twins"), endingIn: "")
    return FuzzerSources(
      sessions: texts(below: root.appending(path: "Sessions"), endingIn: ".tsume"),
      logs: literals(below: tests.appending(path: "InterchangeTests/ConsoleLog"), ".swift"),
      dumps: literals(below: tests, "PastedTextTests.swift")
        + literals(below: tests, "DebuggerOutputTests.swift"),
      layouts: code
        + texts(below: tests.appending(path: "ConsoleTests/BrokenFiles"), endingIn: ".txt"))
  }

  /// The long literals of tests: every other piece of their texts.
  private static func literals(below folder: URL, _ ending: String) -> [String] {
    texts(below: folder, endingIn: ending).flatMap { text in
      text.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 1 }
        .map(\.element)
    }
  }

  private static func texts(below folder: URL, endingIn ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().compactMap { name in
      try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }
}
