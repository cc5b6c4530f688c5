import Testing

@testable import LayoutCode

/// Lines of Objective-C at the prompt, as Swift says them.
@Suite struct ObjectiveCLineTests {
  @Test(arguments: [
    ("[title setHidden:YES];", "title.isHidden = true"),
    ("[title setHidden:NO]", "title.isHidden = false"),
    ("[title frame]", "title.frame"),
    ("[title isHidden]", "title.isHidden"),
    ("(CGRect)[title frame]", "title.frame"),
    ("title.hidden = YES;", "title.isHidden = true"),
    ("title.text = @\"Say \\\"Hi\\\"\";", "title.text = \"Say \\\"Hi\\\"\""),
    ("[title removeFromSuperview];", "title.removeFromSuperview()"),
    ("[self.view addSubview:title];", "self.view.addSubview(title)"),
    ("UILabel *title = [[UILabel alloc] init];", "var title = UILabel()"),
    (
      "UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 10.5f, 20)]",
      "var box = UIView(frame: CGRectMake(0, 0, 10.5, 20))"
    ),
    ("CGFloat gap = 8;", "var gap = 8"),
    ("CGRect frame;", "var frame = CGRect.zero"), ("CGFloat gap;", "var gap = 0"),
    ("[go setTitle:@\"Go\" forState:UIControlStateNormal];", "go.setTitle(\"Go\", for: .normal)"),
    (
      "box.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;",
      "box.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
    ),
    (
      "[title.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:8].active = YES;",
      "title.topAnchor.constraint(equalTo: self.view.topAnchor, constant: 8).isActive = true"
    ),
    (
      "[title setContentHuggingPriority:UILayoutPriorityDefaultHigh forAxis:UILayoutConstraintAxisHorizontal]",
      "title.setContentHuggingPriority(.defaultHigh, for: .horizontal)"
    ),
    (
      "UILabel *a = [UILabel new]; [self.view addSubview:a];",
      "var a = UILabel(); self.view.addSubview(a)"
    ),
    (
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a]-[b]\" options:0 metrics:nil views:NSDictionaryOfVariableBindings(a, b)]",
      "NSLayoutConstraint.constraints(withVisualFormat: \"[a]-[b]\", options: [], metrics: nil, views: [\"a\": a, \"b\": b])"
    ),
  ])
  func isWrittenInSwift(_ line: String, _ swift: String) throws {
    let line = try #require(ObjectiveCLine(line))
    #expect(line.swift == swift)
  }

  @Test(arguments: [
    "[a]-8-[b]", "[a(>=b)]", "views = [a, b]", "let rows = [[a, b], [c]]",
    "label.text = \"@\\\"a\\\"\"",
    "[a, b].forEach { $0.isHidden = true }", "title.width == 2 * view.width", "-(3 + 4) * 2",
    "# [title setHidden:YES];", "// [title setHidden:YES];", "| [title setHidden:YES]",
    "add label title \"Name\"", "title.width == 100 @750", "title.top >= view.top + 8 @high as gap",
    "[a] [b]",
    "[view]-[a] options alignAllTop", "say en \"a @[b]\"", "expect broken {c1 c2}",
  ])
  func isAnotherLanguage(_ line: String) {
    #expect(ObjectiveCLine(line) == nil)
  }

  /// What no line of Swift says is still told to be Objective-C.
  @Test func blocksAreNoLine() throws {
    let line = try #require(
      ObjectiveCLine(
        "[card mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(view); }];"))
    #expect(line.swift == nil)
  }

  @Test(arguments: [
    ["- (void)viewDidLoad"], ["@interface Card : UIView"],
    ["@implementation Card", "- (void)layoutSubviews {", "}"],
  ])
  func declarationsGoOn(_ lines: [String]) {
    #expect(ObjectiveCEntry.goesOn(after: lines) == true)
  }

  @Test(arguments: [
    ["- (void)viewDidLoad {"], ["- (void)viewDidLoad", "{"], ["- (void)viewDidLoad;"],
    ["@implementation Card", "@end"], ["-(3 + 4)"], ["-(a) * b"], ["@end"],
  ])
  func otherLinesDoNot(_ lines: [String]) {
    #expect(ObjectiveCEntry.goesOn(after: lines) != true)
  }
}
