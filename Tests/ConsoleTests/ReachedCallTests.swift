import Testing

/// What code that is run later comes to is told by `code` and `notes`.
@Suite struct ReachedCallTests {
  private static let screen = """
    import SnapKit
    class Player: UIViewController {
      let cover = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cover)
        cover.snp.makeConstraints {
          $0.top.leading.equalToSuperview()
          $0.width.height.equalTo(50)
        }
      }
      override func updateViewConstraints() {
        cover.snp.updateConstraints { $0.width.equalTo(80) }
        super.updateViewConstraints()
      }
      func narrow(_ isLow: Bool) {
        if isLow {
          cover.snp.updateConstraints { $0.height.equalTo(20) }
        } else {
          cover.snp.makeConstraints { $0.bottom.lessThanOrEqualToSuperview() }
        }
      }
    }
    """

  @Test func aMethodThatWasRunIsNoLongerTold() throws {
    var conversation = try Conversation()
    conversation.paste(Self.screen)
    let before = conversation.say("code")
    #expect(before.contains("nothing calls narrow"), "\(before)")
    // The call updates, and so switches nothing on.
    #expect(!before.contains("nothing switches on"), "\(before)")
    conversation.mustSay(["narrow(true)", "expect cover.height == 20"])
    let code = conversation.say("code")
    #expect(!code.contains("nothing calls narrow"), "\(code)")
    let notes = conversation.say("notes")
    #expect(!notes.contains("Not run: narrow"), "\(notes)")
    conversation.mustSay(["undo"])
    #expect(conversation.say("code").contains("nothing calls narrow"))
    #expect(conversation.say("notes").contains("Not run: narrow"))
  }

  /// `self` of what is typed is the view whose class is shown.
  @Test func aViewThatIsShownAloneIsSelf() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      #import <UIKit/UIKit.h>
      @interface Card : UIView
      @property (nonatomic) BOOL expanded;
      @property (nonatomic, strong) UILabel *label;
      @property (nonatomic, strong) NSLayoutConstraint *high;
      @end
      @implementation Card
      - (instancetype)initWithFrame:(CGRect)frame {
        if (self = [super initWithFrame:frame]) {
          _label = [UILabel new];
          _label.translatesAutoresizingMaskIntoConstraints = NO;
          [self addSubview:_label];
          _high = [_label.heightAnchor constraintEqualToConstant:20];
          [NSLayoutConstraint activateConstraints:@[
            _high, [_label.topAnchor constraintEqualToAnchor:self.topAnchor],
            [_label.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
          ]];
        }
        return self;
      }
      - (void)setExpanded:(BOOL)expanded {
        _expanded = expanded;
        self.high.constant = expanded ? 80 : 20;
      }
      @end
      """)
    conversation.mustSay(["self.expanded = YES", "expect label.height == 80"])
    #expect(conversation.say("po self.label").contains("label"))
    conversation.mustSay(["self.high.constant = 30", "expect label.height == 30"])
  }

  /// What the compiler refuses never comes to crash.
  @Test func anchorsOfTwoTypesDoNotCompile() throws {
    var conversation = try Conversation()
    let step = conversation.paste(
      """
      class Screen: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          box.leadingAnchor.constraint(equalTo: view.topAnchor).isActive = true
          box.widthAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
      }
      """)
    #expect(
      step.replacing(/\s+/, with: " ").contains("one anchor is an NSLayoutXAxisAnchor"), "\(step)")
    #expect(!step.contains("crash"), "\(step)")
  }

  /// A cell that nobody has filled yet has no conflict that the filled one would not have.
  @Test func whatIsLaidOutLaterHoldsNothingApart() throws {
    var conversation = try Conversation()
    let step = conversation.paste(
      """
      class Row: UIView {
        let panel = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(panel)
          panel.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Rows: UIView {
        private let header = UIView()
        private let rows = [Row(), Row()]
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(header)
          header.snp.makeConstraints { $0.edges.equalToSuperview() }
          for row in rows { addSubview(row) }
        }
        required init?(coder: NSCoder) { fatalError() }
        func fill() {
          for row in rows {
            row.snp.remakeConstraints { $0.leading.trailing.top.equalToSuperview() }
          }
        }
      }
      """)
    #expect(!step.contains("conflict  "), "\(step)")
    conversation.mustSay(["expect no conflict"])
  }
}
