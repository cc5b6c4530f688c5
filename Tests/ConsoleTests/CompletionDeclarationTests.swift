import Console
import Testing

/// Tab behind declarations and keywords, and in lines that are still open.
@Suite struct CompletionDeclarationTests {
  private func offered(_ typed: String, behind open: [String] = []) throws -> [String] {
    var conversation = try Conversation(onSmallScreen: ["add label title \"Hello\""])
    conversation.session.acceptsPrefixes = true
    return conversation.session.completion(of: typed, at: typed.utf8.count, behind: open)
      .candidates.map(\.text)
  }

  @Test(arguments: ["let x: ", "var x:", "let note: UIL"])
  func `Types come behind a declared name`(_ typed: String) throws {
    let texts = try offered(typed)
    #expect(texts.contains("UILabel"))
    #expect(!texts.contains("title") && !texts.contains("=="))
  }

  @Test(arguments: ["func ", "class ", "for ", "guard title.isHidden else ", "let ", "struct "])
  func `No operator comes behind a keyword`(_ typed: String) throws {
    #expect(try offered(typed).isEmpty, "\(typed)")
  }

  @Test(arguments: ["if ", "guard ", "while ", "return ", "switch "])
  func `An operand comes where something is asked`(_ typed: String) throws {
    let texts = try offered(typed)
    #expect(texts.contains("title"))
    #expect(!texts.contains("=="))
  }

  @Test func `A command that Swift has as a keyword takes its own words`() throws {
    #expect(try offered("break ").contains("title"))
  }

  @Test func `Names that are declared above are known`() throws {
    let open = ["func build() {", "  let note = UILabel()", "  let space = 8"]
    #expect(try offered("  no", behind: open).contains("note"))
    #expect(try offered("  sp", behind: open).contains("space"))
    #expect(try offered("  note.te", behind: open).contains("text"))
    #expect(try !offered("  no", behind: []).contains("note"))
    #expect(try !offered("  ", behind: open).contains("tree"))
  }

  @Test func `A dot behind a view lists its hugging and resistance`() throws {
    // A screen has room for the first.
    let texts = try offered("title.").prefix(25)
    #expect(texts.contains("hug") && texts.contains("resist"))
  }

  @Test func `The option for JSON is only listed until it is begun`() throws {
    let conversation = try Conversation()
    let bare = conversation.session.completion(of: "tree ", at: 5).candidates
    #expect(bare.map(\.text) == ["--json"])
    #expect(bare.first?.waitsForLetter == true)
  }
}
