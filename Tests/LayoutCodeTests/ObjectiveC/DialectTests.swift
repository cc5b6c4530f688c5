import Testing

@testable import LayoutCode

/// In which language a text is.
@Suite struct DialectTests {
  @Test(arguments: [
    "[title setHidden:YES];\n[self.view addSubview:title];",
    "UILabel *title = [[UILabel alloc] init];\ntitle.text = @\"Hi\";",
    "- (void)viewDidLoad\n{\n    [super viewDidLoad];\n}",
    "#import \"Card.h\"\n\n@implementation Card\n@end",
    "@interface Card : UIView\n@property (nonatomic, strong) UILabel *title;\n@end",
    "[card mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.edges.equalTo(self.view);\n}];",
  ])
  func isObjectiveC(_ text: String) {
    #expect(CodeFile.Dialect(of: CodeSource(name: "", text: text)) == .objectiveC)
  }

  @Test(arguments: [
    "let title = UILabel()\nview.addSubview(title)",
    "[title, subtitle].forEach { view.addSubview($0) }",
    "[a]-[b]",
    "H:|-[title]-|\nV:|-[title]",
    "class Card: UIView {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}",
    "title.text = \"Hi\"\ntitle.isHidden = true",
    "add label title \"Name\"\ntitle.top == view.top + 8",
    "// [title setHidden:YES];\nlet x = [1, 2]",
  ])
  func isNot(_ text: String) {
    #expect(CodeFile.Dialect(of: CodeSource(name: "", text: text)) == .swift)
  }

  @Test func theEndingOfItsFileSaysWhatATextIs() {
    #expect(CodeFile.Dialect(of: CodeSource(name: "A.swift", text: "[a b];")) == .swift)
    #expect(CodeFile.Dialect(of: CodeSource(name: "A.mm", text: "let a = 1")) == .objectiveC)
    #expect(CodeFile.Dialect(of: CodeSource(name: "A.h", text: "")) == .objectiveC)
  }
}
