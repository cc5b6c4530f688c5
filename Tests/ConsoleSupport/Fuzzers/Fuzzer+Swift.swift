import Console

extension Fuzzer {
  /// Swift, or what is left of it: read, so that every place in the tree is in the text, and pasted, saved
  /// and replayed.
  package static let swift = Fuzzer(
    "swift", longestInput: 4_000, seeds: { $0.sessions.flatMap(Self.listings) + oddities }
  ) {
    { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      var probe = try SessionProbe(after: [])
      probe.checkTree(of: text, as: "Fuzzed.swift")
      probe.run(ScriptLine(verbatim: text, .session, isPaste: true))
      probe.finish()
      return probe
    }
  }

  /// The sessions hold lines of Swift among others, and a reader has to do with the others too.
  private static func listings(_ session: String) -> [String] {
    session.split(separator: "\n\n").map(String.init)
  }

  private static let oddities = [
    "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\nlet l = UILabel()\nl.text = \"\\(a)\"",
    "class Card: UIView,\n  Themed {\n  @IBOutlet weak var a: UILabel!\n  lazy var b: UIView = { $0 }(UIView())\n}",
    "#if os(iOS)\nfor var i = 0; i < 3; i++ { println(\"\\(i)\") }\n#else\n#endif",
    "switch (a, b) { case let (x?, .on(y)) where x > y: f { [weak self] (c: Int) -> Int in c }\ndefault: () }",
    "let t = #\"a\\#(b)\"# + \"\"\"\n  \\(c < d ? [e: f] : [:])\n  \"\"\"\nx = \\Pair<A, B>.first?.count",
    "func + <T>(l: inout T, _ r: @escaping (T...) async throws -> [T?]) where T: A & B { if let l { } }",
  ]
}
