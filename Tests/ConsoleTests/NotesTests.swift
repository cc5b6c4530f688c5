import Testing

/// What a step remarks, and what it has no room for.
struct NotesTests {
  private let paste = """
    class Screen: UIViewController {
      let photo = UIImageView(image: UIImage(named: "one"))
      let table = UITableView()
      override func viewDidLoad() {
        view.addSubview(photo)
        view.addSubview(table)
        UIView.animate(withDuration: 1) { self.photo.alpha = 0 }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.photo.isHidden = true }
        photo.tintColor = .red
        photo.bounds = CGRect(x: 1, y: 1, width: 9, height: 9)
        table.tableFooterView = UIView()
      }
    }
    """

  private func pasted() throws -> (Conversation, words: String) {
    var conversation = try Conversation()
    conversation.mustSay(["paste"])
    paste.split(separator: "\n").forEach { conversation.say(String($0)) }
    let words = conversation.say(".")
    return (conversation, words)
  }

  @Test func oneCommandTellsWhatThereWasNoRoomFor() throws {
    var (conversation, words) = try pasted()
    #expect(words.contains("more notes: notes"))
    let all = conversation.say("notes")
    for part in ["Pictures", "timer", "tintColor"] {
      #expect(all.contains(part), "\(part) in \(all)")
    }
    #expect(!all.contains("more notes"))
    conversation.mustSay(["undo"])
    #expect(conversation.say("notes").contains("nothing was left out or supposed"))
    conversation.mustSay(["redo"])
    #expect(conversation.say("notes") == all)
  }
}
