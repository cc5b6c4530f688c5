import AutoLayout
import Testing

/// Names with numbers, for what has none of its own.
@Suite struct NumberedNameTests {
  private func document(with names: [String]) throws -> Document {
    try Document().applying(names.map { .addView(.added(.label, name: $0, in: .root, step: 1)) })
  }

  @Test func `The lowest number is taken that is free`() throws {
    let document = try document(with: ["label", "label2", "label4"])
    #expect(document.freeName(like: "label") == "label3")
    #expect(document.freeName(like: "button") == "button")
    #expect(document.freeName(like: "label", after: 3) == ("label5", 5))
  }

  @Test func `Behind many that are taken comes the next`() throws {
    let names = ["label"] + (2...3_000).map { "label\($0)" }
    #expect(try document(with: names).freeName(like: "label") == "label3001")
  }

  @Test(arguments: [1, 23, 97, 100, 101, 5_000])
  func `A name of any length has a free one like it`(length: Int) throws {
    for letter in ["a", "か", "e\u{301}\u{302}\u{303}\u{304}\u{305}"] {
      let name = String(repeating: letter, count: length)
      var document = Document()
      for _ in 0..<3 {
        let free = document.freeName(like: name)
        document = try document.applying([
          .addView(.added(.label, name: free, in: .root, step: 1))
        ])
        let numbered = document.numberedName(like: name, from: 1).name
        #expect(document.objection(toName: numbered) == nil)
      }
    }
  }
}
