import Prose
import Testing

@testable import Console

/// A task that was passed over is offered again when the lesson has come to its end.
@Suite struct LessonSkipTests {
  private static let text = """
    lesson en "Edges" ja "端"
    add view box
    task en "Sixteen from the left." ja "左から 16。"
      goal expect box.x == 16
      solution box.leading == view.leading + 16
    task en "100 wide." ja "幅 100。"
      goal expect box.width == 100
      solution box.width == 100
    """

  private func surroundings(of files: MemoryFiles) -> Surroundings {
    let kept = MemoryFiles()
    var surroundings = files.surroundings
    surroundings.lessonsFolder = { "lessons" }
    surroundings.keepProgress = { kept["kept"] = $0.sorted().joined(separator: "\n") }
    surroundings.progress = {
      Set((kept["kept"] ?? "").split(separator: "\n").map(String.init))
    }
    return surroundings
  }

  private func conversation(_ language: Language = .english) throws -> Conversation {
    let files = MemoryFiles(["lessons/1-edges/1-first.tsume": Self.text])
    return try Conversation(files, surroundings: surroundings(of: files), language: language)
  }

  @Test(arguments: [
    (["next", "box.width == 100"], 1), (["box.leading == view.leading + 16", "next"], 2),
  ])
  func `The list of lessons offers it, and the lesson begins with it`(
    _ lines: [String], _ task: Int
  ) throws {
    var conversation = try conversation()
    _ = conversation.say("lesson 1.1")
    for line in lines { _ = conversation.say(line) }
    let list = conversation.say("lesson")
    #expect(list.contains("0/1"), "\(list)")
    #expect(list.contains("Task \(task) of “Edges” was passed over: lesson edges/first"), "\(list)")
    #expect(conversation.say("lesson edges/first").contains("task \(task)/2"))
    if task == 1 { _ = conversation.say("box.leading == view.leading + 16") }
    _ = conversation.say("box.width == 100")
    #expect(conversation.say("lesson").contains("1/1"))
  }

  @Test func `The columns of the list are named`() throws {
    var conversation = try conversation(.japanese)
    let head = conversation.say("lesson").split(separator: "\n").first
    #expect(head?.contains("コース") == true && head?.contains("NAME") == true, "\(head ?? "")")
  }
}
