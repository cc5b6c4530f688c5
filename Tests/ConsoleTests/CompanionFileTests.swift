import Console
import Prose
import Testing

/// A class of Objective-C in a header and an implementation: either is opened with the other.
@Suite struct CompanionFileTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    #import "Sizes.h"
    @interface Card : UIView
    @property (nonatomic, strong, readonly) UILabel *title;
    @end
    """
  private static let implementation = """
    #import "Card.h"
    @implementation Card
    - (instancetype)initWithFrame:(CGRect)frame {
      if (self = [super initWithFrame:frame]) {
        _title = [UILabel new];
        _title.translatesAutoresizingMaskIntoConstraints = NO;
        [self addSubview:self.title];
        [self.title.topAnchor constraintEqualToAnchor:self.topAnchor constant:8].active = YES;
        [self.title.widthAnchor constraintEqualToConstant:kSide].active = YES;
      }
      return self;
    }
    @end
    """
  private static let sizes = "static const CGFloat kSide = 44;\n"

  private var files: MemoryFiles {
    MemoryFiles([
      "App/Card.h": Self.header, "App/Card.m": Self.implementation, "App/Sizes.h": Self.sizes,
      "App/Other.h": "static const CGFloat kSide = 45;\n",
    ])
  }

  @Test(arguments: ["App/Card.m", "App/Card.h", "App/Card.h App/Card.m", "App/Card.m App/Sizes.h"])
  func eitherIsOpenedWithTheOther(_ paths: String) throws {
    var conversation = try Conversation(files)
    conversation.mustSay(["import \(paths)"])
    #expect(conversation.say("c2").contains("title.width == 44"))
    #expect(!conversation.say("assumptions").contains("kSide"))
  }

  @Test func repairsGoIntoTheFileThatTheyAreOf() throws {
    let files = files
    var conversation = try Conversation(files)
    conversation.mustSay(["import App/Card.m", "c1.constant = 12", "export patch"])
    let patch = try #require(files["Card.patch"])
    #expect(patch.contains("--- a/App/Card.m"))
    #expect(
      patch.contains(
        "+    [self.title.topAnchor constraintEqualToAnchor:self.topAnchor constant:12].active"))
    #expect(!patch.contains("Card.h\n"))
  }

  @Test func anAccountIsOfTheGivenFileAlone() throws {
    let account = CodeAccount(
      of: [CodeAccount.File(path: "App/Card.m", text: Self.implementation)],
      with: files.surroundings)
    let json = account.json(in: .english).map(\.encoded)
    #expect(json.count == 1)
    #expect(json[0].contains("\"unknown\":[]"))
    #expect(json[0].contains("\"constraints\":2"))
  }

  @Test func aLayoutLoopIsToldAsData() {
    let code = """
      class Screen: UIViewController {
        let card = UIView()
        var height: NSLayoutConstraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          card.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(card)
          height = card.heightAnchor.constraint(equalToConstant: 50)
          height.isActive = true
        }
        override func viewDidLayoutSubviews() {
          height.constant += 10
        }
      }
      """
    let account = CodeAccount(
      of: [CodeAccount.File(path: "App/Screen.swift", text: code)], with: files.surroundings)
    let json = account.json(in: .english).map(\.encoded).joined()
    #expect(
      json.contains(
        "\"loop\":{\"endless\":true,\"passes\":10,\"lines\":[{\"line\":12,"
          + "\"text\":\"height.constant += 10\"}]}"), "\(json)")
  }

  @Test func aFileWithoutItsPartnerIsReadAlone() throws {
    var conversation = try Conversation(MemoryFiles(["Card.m": Self.implementation]))
    conversation.mustSay(["import Card.m"])
    #expect(conversation.say("c2").contains("?kSide"))
  }
}

/// `tsume conflict` on layout code.
@Suite struct CodeConflictTests {
  private func verdict(_ text: String, _ path: String) -> LogVerdict {
    let surroundings = MemoryFiles([path: text]).surroundings
    return LogVerdict(of: text, isCancelled: { false }) {
      CodeConflicts(of: text, at: path, with: surroundings)
    }
  }

  private func page(_ verdict: LogVerdict) -> String {
    let page = Page(language: .english, columns: 80, drawing: .unicode)
    return verdict.reports.map { PlainRenderer().render($0, on: page) }.joined()
  }

  private static let swift = """
    import UIKit
    let box = UIView()
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    box.widthAnchor.constraint(equalToConstant: 60).isActive = true
    """

  @Test(arguments: ["Box.swift", "-"])
  func codeIsAnsweredAsCode(_ path: String) {
    let verdict = verdict(Self.swift, path)
    #expect(verdict.hasConflict && !verdict.isEmpty)
    #expect(page(verdict).contains("box.width == 60"))
    let json = verdict.json(for: path).encoded
    #expect(json.contains("\"constraints\":2"))
    #expect(json.contains("\"conflict\":[\"c1\",\"c2\"]"))
  }

  @Test func aCrashIsToldAsOne() {
    let code = """
      class Screen: UIViewController {
        let title = UILabel()
        override func viewDidLoad() {
          title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          view.addSubview(title)
        }
      }
      """
    let verdict = verdict(code, "Screen.swift")
    #expect(verdict.hasConflict && verdict.isReadWhole)
    #expect(!page(verdict).contains("nothing is in conflict"))
    #expect(page(verdict).contains("crash     Screen.swift:4"))
    #expect(verdict.json(for: "Screen.swift").encoded.contains("\"crashes\":[\"Screen.swift:4\"]"))
    let unread = self.verdict(code.replacing("(title)", with: "(title"), "Screen.swift")
    #expect(!unread.isReadWhole && !unread.hasConflict)
  }

  @Test func codeWithoutAConflictSaysSo() {
    let verdict = verdict(Self.swift.replacing("60", with: "40"), "Box.swift")
    #expect(!verdict.hasConflict && !verdict.isEmpty)
    #expect(page(verdict).contains("nothing is in conflict"))
  }

  /// Nobody can show another screen in this answer.
  @Test func itIsSaidOfWhichScreensItIs() {
    let code = ["Fine": 40, "Login": 60, "Profile": 40].sorted { $0.key < $1.key }
      .map { name, width in
        """
        class \(name): UIViewController {
          override func viewDidLoad() {
            let box = UIView()
            view.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            box.widthAnchor.constraint(equalToConstant: 40).isActive = true
            box.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
          }
        }

        """
      }.joined()
    let told = page(verdict(code, "Screens.swift"))
    #expect(told.contains("conflict in Login; none in ") && told.contains("Fine"), "\(told)")
    #expect(!told.contains("scene"), "\(told)")
    let fine = page(verdict(code.replacing("60", with: "40"), "Screens.swift"))
    #expect(fine.contains("no conflict in ") && !fine.contains("scenes"), "\(fine)")
  }

  @Test func whatIsNeitherLogNorCodeIsNothing() {
    #expect(verdict("dear diary", "-").isEmpty)
  }
}
