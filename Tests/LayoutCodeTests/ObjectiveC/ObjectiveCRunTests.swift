import AutoLayout
import Testing

@testable import LayoutCode

/// What code in Objective-C makes, in the forms that people write it in.
@Suite struct ObjectiveCRunTests {
  @Test func anchors() throws {
    try expectConstraints(
      objectiveC: """
        UILabel *title = [[UILabel alloc] init];
        title.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:title];
        [title.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:8].active = YES;
        NSLayoutConstraint *width = [title.widthAnchor constraintLessThanOrEqualToConstant:200];
        width.priority = UILayoutPriorityDefaultHigh;
        [NSLayoutConstraint activateConstraints:@[
          width,
          [title.leadingAnchor constraintEqualToAnchor:self.view.layoutMarginsGuide.leadingAnchor],
        ]];
        """,
      [
        "title.top == view.top + 8", "title.width <= 200 @750",
        "title.leading == view.layoutMargins.leading",
      ])
  }

  @Test func nilAnswersWithNil() throws {
    try expectConstraints(
      objectiveC: """
        NSArray *items = nil;
        UIView *box = [UIView new];
        [self.view addSubview:box];
        NSString *first;
        first = items[0];
        if (first == nil) { [box.widthAnchor constraintEqualToConstant:12].active = YES; }
        """, ["box.width == 12"])
  }

  /// The value of an assignment is what is assigned.
  @Test func assignmentsInARow() throws {
    try expectConstraints(
      objectiveC: """
        CGFloat gap, inset;
        gap = inset = 12;
        UIView *box = [UIView new];
        [self.view addSubview:box];
        [box.widthAnchor constraintEqualToConstant:gap].active = YES;
        [box.heightAnchor constraintEqualToConstant:inset].active = YES;
        """, ["box.width == 12", "box.height == 12"])
  }

  /// Macros of other files: what they are given is carried out, and a type is anybody's.
  @Test func macrosThatAreNotThere() throws {
    try expectConstraints(
      objectiveC: """
        APPWeakTypeOf(self) weakSelf = self;
        APPStrongTypeOf(weakSelf) strongSelf = weakSelf;
        UIView *box = [UIView new];
        [strongSelf.view addSubview:box];
        APPSuppressWarning(
          [box.widthAnchor constraintEqualToConstant:12].active = YES;
          [box.heightAnchor constraintEqualToConstant:20].active = YES;
        );
        [box.topAnchor constraintEqualToAnchor:weakSelf.view.topAnchor].active = YES;
        """, ["box.width == 12", "box.height == 20", "box.top == view.top"])
  }

  /// What C has for what nothing has set, and what options have in common.
  @Test func numbersAndOptions() throws {
    try expectConstraints(
      objectiveC: """
        UIView *box = [UIView new];
        [self.view addSubview:box];
        UIViewAutoresizing mask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        if (mask & UIViewAutoresizingFlexibleWidth) {
          [box.widthAnchor constraintEqualToConstant:MAX(_gap, 12)].active = YES;
        }
        if ((mask & UIViewAutoresizingFlexibleTopMargin) == 0) {
          [box.heightAnchor constraintEqualToConstant:0xFF & 0x1C].active = YES;
        }
        if (!UIEdgeInsetsEqualToEdgeInsets(_inset, UIEdgeInsetsZero)) { return; }
        NSAssert(NO, @"none");
        [box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:4].active = YES;
        _gap = 8;
        _inset = UIEdgeInsetsMake(1, 2, 3, 4);
        """, members: "CGFloat _gap; UIEdgeInsets _inset;",
      ["box.width == 12", "box.height == 28", "box.top == view.top + 4"])
  }

  /// Messages that make something make it each time.
  @Test func newObjectsAreNew() throws {
    try expectConstraints(
      objectiveC: """
        UIStackView *one = [Kit newRow];
        UIStackView *two = [Kit newRow];
        [self.view addSubview:one];
        [one addArrangedSubview:two];
        [two.widthAnchor constraintEqualToAnchor:one.widthAnchor].active = YES;
        """, ["newRow2.width == newRow.width"])
  }

  @Test func wordsOfOtherLanguages() throws {
    try expectConstraints(
      objectiveC: """
        Class class = self.kind ? : [UILabel class];
        UILabel *box = [[class alloc] init];
        box.text = NSLocalizedString(@"Title", comment: "");
        [self.view addSubview:box];
        [box.widthAnchor constraintEqualToConstant:Two].active = YES;
        """, before: "typedef enum : NSUInteger { One, Two } Number;", ["kind.width == 1"])
  }

  @Test func items() throws {
    try expectConstraints(
      objectiveC: """
        UIView *box = [UIView new];
        [box setTranslatesAutoresizingMaskIntoConstraints:NO];
        [self.view addSubview:box];
        [self.view addConstraint:[NSLayoutConstraint constraintWithItem:box
                                                              attribute:NSLayoutAttributeCenterX
                                                              relatedBy:NSLayoutRelationEqual
                                                                 toItem:self.view
                                                              attribute:NSLayoutAttributeCenterX
                                                             multiplier:1.f
                                                               constant:0]];
        [box addConstraint:[NSLayoutConstraint constraintWithItem:box attribute:NSLayoutAttributeWidth
          relatedBy:NSLayoutRelationGreaterThanOrEqual toItem:nil
          attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:44.0f]];
        """,
      ["box.centerX == view.centerX", "box.width >= 44"])
  }

  @Test func visualFormatsAndTheirBindings() throws {
    try expectConstraints(
      objectiveC: """
        _title = [UILabel new];
        UILabel *detail = [UILabel new];
        for (UIView *each in @[_title, detail]) {
          each.translatesAutoresizingMaskIntoConstraints = NO;
          [self.view addSubview:each];
        }
        NSDictionary *views = NSDictionaryOfVariableBindings(_title, detail);
        NSDictionary *metrics = @{@"gap": @12};
        [self.view addConstraints:
          [NSLayoutConstraint constraintsWithVisualFormat:@"H:|-gap-[_title]-[detail]-|"
            options:NSLayoutFormatAlignAllTop|NSLayoutFormatAlignAllBottom metrics:metrics views:views]];
        [self.view addConstraints:
          [NSLayoutConstraint constraintsWithVisualFormat:@"V:|-20-[_title(>=30)]"
            options:0 metrics:nil views:views]];
        """,
      members: "UILabel *_title;",
      [
        "title.leading == view.leading + 12", "detail.leading == title.trailing + 8",
        "view.trailingMargin == detail.trailing", "title.top == detail.top",
        "title.bottom == detail.bottom", "title.top == view.top + 20", "title.height >= 30",
      ])
  }

  @Test func whatCHas() throws {
    try expectConstraints(
      objectiveC: """
        CGFloat gap = kGap;
        Padding pad = {.top = 4, .left = 6};
        gap += GAP * 2;
        BOOL isWide = self.view.bounds.size.width > 300 ? YES : NO;
        switch (style) {
          case StylePlain: gap = 1; break;
          case StyleBold: { gap += StyleBold; break; case 7: gap = 2; default: break; }
        }
        NSMutableString *template = [[NSMutableArray<NSURL *> new] description];
        struct Record { int count; } record;
        CGRect frame = (CGRect){.origin.x = 1, .origin.y = 2, .size = CGSizeMake(3, 4)};
        gap += frame.size.width - 3 + frame.origin.y - 2;
        id item = va_arg(list, const char *);
        NSInteger none = 0;
        for (int i = 0; i < none - 1; i++) { gap = 100; }
        for (int i = 0; i < 2; i++) {
          UIView *row = pinned(self.view, gap + i * 10);
          if (isWide && i) [row.widthAnchor constraintEqualToConstant:pad.left].active = YES;
        }
        """,
      before: """
        #define GAP 3
        static const CGFloat kGap = 8.0;
        typedef NS_ENUM(NSInteger, Style) { StylePlain, StyleBold = 5 };
        APP_EXTERN NSString * const kAppName;
        struct node;
        typedef struct node node;
        struct list { struct { int count; } head; union { int a; float b; }; node *first; };
        typedef struct { CGFloat top; CGFloat left; } Padding;
        static Style style = StyleBold;
        static UIView *pinned(UIView *superview, CGFloat top) {
          UIView *made = [[UIView alloc] initWithFrame:CGRectZero];
          made.translatesAutoresizingMaskIntoConstraints = NO;
          [superview addSubview:made];
          [made.topAnchor constraintEqualToAnchor:superview.topAnchor constant:top].active = YES;
          return made;
        }
        """,
      ["row.top == view.top + 19", "row2.top == view.top + 29", "row2.width == 6"])
  }

  @Test func lazyGettersAndBlocks() throws {
    let result = try RunResult(
      objectiveC: """
        @interface C : UIViewController
        @property (nonatomic, strong) UILabel *title1;
        @property (nonatomic, copy) void (^pin)(UIView *view);
        @end
        @implementation C
        - (UILabel *)title1 {
          if (!_title1) {
            _title1 = ({
              UILabel *label = [UILabel new];
              label.text = @"Hi";
              label.translatesAutoresizingMaskIntoConstraints = NO;
              label;
            });
          }
          return _title1;
        }
        - (void)viewDidLoad {
          [super viewDidLoad];
          __weak typeof(self) weakSelf = self;
          self.pin = ^(UIView *view) {
            __strong typeof(weakSelf) self = weakSelf;
            [view.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
          };
          [self.view addSubview:self.title1];
          self.pin(self.title1);
          [@[self.title1] enumerateObjectsUsingBlock:^(UIView *each, NSUInteger index, BOOL *stop) {
            [each.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:index].active = YES;
          }];
        }
        @end
        """)
    #expect(result.constraints == ["title1.top == view.top", "title1.left == view.left"])
    #expect(result.views == ["title1: UILabel in view"])
    #expect(result.crashes + result.leftOut == [])
  }

  @Test func aHeaderAndItsImplementationAreOneClass() throws {
    let result = try RunResult([
      CodeSource(
        name: "Card.m",
        text: """
          #import "Card.h"
          @implementation Card
          - (instancetype)initWithFrame:(CGRect)frame {
            if ((self = [super initWithFrame:frame])) {
              _title = [UILabel new];
              _title.translatesAutoresizingMaskIntoConstraints = NO;
              [self addSubview:_title];
              [self pin:_title];
            }
            return self;
          }
          @end
          """),
      CodeSource(
        name: "UIView+Pin.m",
        text: """
          @implementation UIView (Pin)
          - (void)pin:(UIView *)view {
            [view.topAnchor constraintEqualToAnchor:self.topAnchor constant:kTop].active = YES;
          }
          @end
          """),
      CodeSource(
        name: "Card.h",
        text: """
          #define kTop 6
          @interface Card : UIView
          @property (nonatomic, readonly) UILabel *title;
          @end
          """),
    ])
    #expect(result.constraints == ["title.top == card.top + 6"])
    #expect(result.unknowns == [])
  }

  @Test func whatCannotBeReadIsLeftOutAlone() throws {
    let result = try RunResult(
      objectiveC: """
        @interface C : UIViewController
        @end
        @implementation C
        - (void)viewDidLoad {
          UIView *box = [UIView new];
          [self.view addSubview:box];
          [box setTag: ];
          [box.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
        }
        @end
        """)
    #expect(result.constraints == ["box.top == view.top"])
  }

  /// As Swift's `if let step = step as? CardStep` does.
  @Test func whatIsAskedForItsClassIsOfIt() throws {
    let result = try RunResult(
      objectiveC: """
        @implementation C
        - (void)viewDidLoad {
          [super viewDidLoad];
          if ([self.step isKindOfClass:[CardStep class]] && [@"a" isEqualToString:@"a"]) {
            [self.view.widthAnchor constraintEqualToConstant:300].active = YES;
          }
        }
        @end
        """)
    #expect(result.constraints == ["view.width == 300"])
    #expect(result.assumptions == ["step is CardStep = true"])
  }

  /// Methods of a listing speak of what their class keeps, and that is nowhere declared.
  @Test func aListingOfMethodsIsAClass() throws {
    let listing = """
      - (id)initWithOK:(BOOL)isOK
      {
          self = [super initWithNibName:nil bundle:nil];
          if (self) {
              _isOK = isOK;
          }
          return self;
      }

      - (void)viewDidLoad
      {
          [super viewDidLoad];
          CGRect bounds = self.view.bounds;
          UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
          _button = button;
          _button.frame = bounds;
          if (_isOK) {
              _button.autoresizingMask = UIViewAutoresizingFlexibleWidth|UIViewAutoresizingFlexibleHeight;
          }
          [self.view addSubview:_button];
      }
      """
    let result = try RunResult(objectiveC: listing)
    #expect(result.views == ["button: UIButton in view"])
    #expect(result.assumptions == ["isOK = false"])
    let button = result.run.document.view(named: "button")
    #expect(button?.frameLayout?.frame == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(button?.autoresizingMask == [])
    let turned = try RunResult(objectiveC: listing, assuming: ["isOK": .boolean(true)])
    #expect(
      turned.run.document.view(named: "button")?.autoresizingMask
        == [.flexibleWidth, .flexibleHeight])
  }

  @Test func aMessageToNilGivesNothing() throws {
    try expectConstraints(
      objectiveC: """
        UILabel *label = [UILabel new], *none = nil;
        UIView *box = self.view;
        if (label.text.length == 0) [box.widthAnchor constraintEqualToConstant:1].active = YES;
        if (none.text.length < 1) [box.widthAnchor constraintEqualToConstant:2].active = YES;
        if (none.isHidden == NO) [box.widthAnchor constraintEqualToConstant:3].active = YES;
        if (none.text.length > 0) [box.widthAnchor constraintEqualToConstant:4].active = YES;
        """, ["view.width == 1", "view.width == 2", "view.width == 3"])
  }

  @Test func `A name alone is a variable, never a message to self`() throws {
    let result = try RunResult(
      objectiveC: """
        @interface Card : UIViewController { CGFloat gap; }
        @end
        @implementation Card
        - (CGFloat)gap { return gap * 2; }
        - (void)viewDidLoad {
          [super viewDidLoad];
          gap = 10;
          [self.view.widthAnchor constraintEqualToConstant:gap].active = YES;
          [self.view.heightAnchor constraintEqualToConstant:self.gap].active = YES;
        }
        @end
        """)
    #expect(result.constraints == ["view.width == 10", "view.height == 20"])
  }

  /// A block whose head was cut off reads like a method that names itself in each line.
  @Test func `A method that names itself ends at once`() throws {
    let rows = Array(repeating: "make.top.equalTo(make);", count: 20).joined(separator: "\n")
    let result = try RunResult(
      objectiveC: """
        @interface Grid : UIViewController
        @end
        @implementation Grid
        -make {
        \(rows)
        }
        @end
        """)
    #expect(!result.run.isCutOff)
  }
}
