import AutoLayout
import Testing

/// A free name is found at once, whatever it is to be like.
@Suite struct FreeNameTests {
  private var builder = DocumentBuilder()

  @Test mutating func aTakenNameGetsANumber() throws {
    _ = try builder.view("title", .label)
    #expect(builder.document.freeName(like: "title") == "title2")
    #expect(builder.document.freeName(like: "photo") == "photo")
    #expect(builder.document.freeName(like: "view") == "view2")
  }

  @Test mutating func whatWouldBeTheNumberOfAConstraintIsNone() throws {
    _ = try builder.view("c", .label)
    #expect(builder.document.freeName(like: "c") == "c_2")
    #expect(builder.document.freeName(like: "c1") == "c1_2")
    #expect(builder.document.freeName(like: "c12345678") == "c123456782")
  }

  @Test(arguments: ["", "2nd", "a b", "写 真", "\u{301}"])
  func whatCannotBeANameIsLikeNone(_ name: String) {
    #expect(builder.document.freeName(like: name) == "name2")
  }

  @Test mutating func theLongestNamesAreCut() throws {
    let marked = "a" + String(repeating: "\u{301}", count: 199)
    for name in [marked, String(repeating: "写", count: 100)] {
      _ = try builder.view(name, .label)
      let free = builder.document.freeName(like: name)
      #expect(free.hasSuffix("2"))
      #expect(builder.document.objection(toName: free) == nil)
    }
  }
}
