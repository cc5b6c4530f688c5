import Console
import Prose
import Testing

/// An "update" that adds a second constraint, where it was to change the constant of the first.
@Suite struct SecondConstraintTests {
  private static let swift = """
    class Screen: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 200),
        ])
        update(height: 40)
        update(height: 60)
      }
      func update(height: CGFloat) {
        box.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    """

  private static let objectiveC = """
    @implementation Screen
    - (void)viewDidLoad {
      [super viewDidLoad];
      self.box = [UIView new];
      self.box.translatesAutoresizingMaskIntoConstraints = NO;
      [self.view addSubview:self.box];
      [self.box.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
      [self.box.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;
      [self.box.widthAnchor constraintEqualToConstant:30].active = YES;
      [self update:40];
      [self update:60];
    }
    - (void)update:(CGFloat)height {
      [self.box.heightAnchor constraintEqualToConstant:height].active = YES;
    }
    @end
    """

  /// Typed one below the other, the two show by themselves what is wrong.
  @Test func atThePromptBothAreShownAndEitherCanGo() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.leading == view.leading; box.top == view.top; box.width == 50",
      "box.height == 40",
    ])
    let answer = conversation.say("box.height == 60")
    #expect(answer.contains("these 2 cannot all hold"), "\(answer)")
    #expect(answer.contains("1  c5 @999") && answer.contains("2  remove c4"), "\(answer)")
    conversation.mustSay([
      "fix 1", "expect no conflict", "expect box.height == 40", "undo", "fix 2",
      "expect no conflict", "expect box.height == 60",
    ])
  }

  @Test(arguments: [swift, objectiveC])
  func inCodeTheSecondIsNamedAsSuch(_ code: String) throws {
    var conversation = try Conversation()
    let answer = conversation.paste(code)
    #expect(answer.contains("two values for one thing: c4 and c5"), "\(answer)")
    #expect(answer.contains("keep one in a property and change its constant"), "\(answer)")
    conversation.mustSay(["fix 1", "expect no conflict", "expect box.height == 60"])
  }

  @Test func inALogTheSecondIsNamedAsSuch() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.height == 40   (active)>",
          "<NSLayoutConstraint:0x600000a2 UIView:0x7fa1b2c3.height == 60   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600000a1 UIView:0x7fa1b2c3.height == 40   (active)>
      """
    var english = try Conversation()
    #expect(english.paste(log).contains("two values for one thing: c1 and c2"))
    english.mustSay(["fix 1", "expect no conflict"])
    var japanese = try Conversation(language: .japanese)
    let answer = japanese.paste(log)
    #expect(answer.contains("一つの値の二重指定") && answer.contains("constant を変えます"), "\(answer)")
  }
}
