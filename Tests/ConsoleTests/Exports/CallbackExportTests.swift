import ConsoleSupport
import TestSupport
import Testing

/// Frames that are set when a layout is known, as methods of what is exported.
@Suite struct CallbackExportTests {
  private static let screen = """
    final class CardController: UIViewController {
      let card = UIView(), photo = UIView(), gradient = CAGradientLayer()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.layer.addSublayer(gradient)
        view.addSubview(photo)
        gradient.cornerRadius = 4
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          card.heightAnchor.constraint(equalToConstant: 120),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = card.bounds.insetBy(dx: 4, dy: 4)
        photo.frame = CGRect(
          x: card.frame.minX, y: card.frame.maxY + 8, width: card.frame.width / 2, height: 40)
      }
    }
    """

  private func exported(_ format: String) throws -> (text: String, frames: String) {
    var conversation = try Conversation(MemoryFiles(["Card.swift": Self.screen]))
    conversation.mustSay(["import Card.swift", "export \(format) out"])
    let texts = ["swift", "m", "xib"].compactMap { conversation.files["out.\($0)"] }
    return (try #require(texts.first), conversation.say("frames"))
  }

  @Test(arguments: ["swift", "swift-item", "vfl", "snapkit", "masonry", "objc"])
  func noFrameChangesWhereTheyAreSetByAMethod(_ format: String) throws {
    let (text, frames) = try exported(format)
    let isObjectiveC = text.contains("@implementation")
    let lines =
      isObjectiveC
      ? [
        "- (void)viewDidLayoutSubviews {\n  [super viewDidLayoutSubviews];",
        "_gradient.frame = CGRectInset(_card.bounds, 4, 4);",
        "0.5 * CGRectGetWidth(_card.bounds), 40);", "[_card.layer addSublayer:_gradient];",
        "_gradient.cornerRadius = 4;",
      ]
      : [
        "  override func viewDidLayoutSubviews() {\n    super.viewDidLayoutSubviews()",
        "gradient.frame = card.bounds.insetBy(dx: 4, dy: 4)",
        "photo.frame = CGRect(x: card.frame.minX, y: card.frame.minY + card.bounds.height + 8, ",
        "card.layer.addSublayer(gradient)", "gradient.cornerRadius = 4",
      ]
    for line in lines { #expect(text.contains(line), "\(text)") }
    // A frame that a layout sets is not set before.
    #expect(text.split(separator: "photo.frame =").count == 2, "\(text)")
    #expect(!text.contains("not written") && !text.contains("transform"), "\(text)")
    let name = isObjectiveC ? "out.m" : "out.swift"
    var again = try Conversation(MemoryFiles([name: text]))
    again.mustSay(["import \(name)"])
    #expect(again.say("frames") == frames, "\(text)")
  }

  @Test func interfaceBuilderNamesIt() throws {
    let text = try exported("xib").text
    #expect(text.contains("<!-- not written: what is done when view is laid out -->"), "\(text)")
  }

  /// What lies deeper has been laid out by its own superview only.
  @Test func whatADeeperViewDoesIsNamedWithItsLines() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view card", "add view row in card", "add layer line in row",
      "onLayout row { line.frame = row.bounds }", "export swift out", "export swift card own",
    ])
    let text = try #require(conversation.files["out.swift"])
    #expect(
      text.contains(
        "// not written, to be done in layoutSubviews() of row: line.frame = row.bounds"),
      "\(text)")
    #expect(text.contains("row.layer.addSublayer(line)"), "\(text)")
  }

  @Test func aViewLaysOutItsOwn() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view card", "add layer line in card", "onLayout card { line.frame = card.bounds }",
      "export swift card out", "export objc card out",
    ])
    let swift = try #require(conversation.files["out.swift"])
    #expect(swift.contains("  override func layoutSubviews() {\n    super.layoutSubviews()"))
    #expect(swift.contains("    line.frame = bounds\n"), "\(swift)")
    let objectiveC = try #require(conversation.files["out.m"])
    #expect(objectiveC.contains("- (void)layoutSubviews {\n  [super layoutSubviews];"))
    #expect(objectiveC.contains("  _line.frame = self.bounds;\n"), "\(objectiveC)")
  }
}
