import Foundation
import Prose
import Testing

@testable import Console

/// The commands hold to what their signatures say.
@Suite struct CatalogueTests {
  @Test func everyWordIsThereOnce() {
    #expect(Set(Catalogue.words).count == Catalogue.words.count)
  }

  @Test(arguments: Catalogue.words)
  func everyExampleIsAccepted(_ word: String) throws {
    let signature = try #require(Catalogue.command(word)).signature
    #expect(!signature.examples.isEmpty)
    for example in signature.examples {
      var conversation = try Self.conversation()
      conversation.mustSay(example.setUp + [example.line])
    }
  }

  /// As a page shows them, whatever it has room for.
  @Test(arguments: Catalogue.words + HelpTopic.words)
  func `Examples can be typed one after the other`(word: String) throws {
    var reader = try Conversation()
    let page = reader.say("help \(word)")
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("example") }
    let examples = rows.prefix { $0.hasPrefix("example") || $0.first == " " }
      .map { String($0.dropFirst(10)) }.filter { !$0.hasPrefix("| ") }
    #expect(!examples.isEmpty || Catalogue.command(word) == nil)
    var conversation = try Self.conversation()
    conversation.mustSay(examples)
  }

  @Test(arguments: Catalogue.words)
  func everyExampleBeginsWithItsCommand(_ word: String) throws {
    let signature = try #require(Catalogue.command(word)).signature
    for example in signature.examples {
      #expect(example.line.split(separator: " ").first.map(String.init) == word)
    }
  }

  /// Every word alone, with too much, and with what is no name: accepted or refused with a place,
  /// but nothing worse.
  @Test(arguments: Catalogue.words)
  func wrongArgumentsAreRefusedWithWords(_ word: String) throws {
    for tail in [
      "", " nobody nothing never", " \"unclosed", " 60x", " {", " 1 2 3 4 5", " @", " -",
    ] {
      var conversation = try Conversation()
      let document = conversation.session.history.current.document
      let turn = conversation.session.execute(word + tail)
      if turn.isRefused {
        #expect(!turn.reports.isEmpty)
        #expect(conversation.session.history.current.document == document)
      }
    }
  }

  /// With what the examples read.
  private static func conversation() throws -> Conversation {
    let files = MemoryFiles([
      "crash.txt": log, "Main.storyboard": ExampleStoryboard.text,
      "Row.swift": ExampleCode.text,
      "lessons/1-two-per-axis/1-number-of-constraints.tsume": ExampleRun.lesson,
    ])
    var surroundings = files.surroundings
    surroundings.lessonsFolder = { "lessons" }
    surroundings.edit = { .text($0 + "add label more\n") }
    surroundings.interrupted = { [InterruptedSession(text: "add label title", folder: "")] }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.session.isAtPrompt = true
    return conversation
  }

  static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001111110 UIView:0x7f8a11223344.width == 100   (active)>",
        "<NSLayoutConstraint:0x600001111120 UIView:0x7f8a11223344.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001111120 UIView:0x7f8a11223344.width == 200   (active)>
    """
}
