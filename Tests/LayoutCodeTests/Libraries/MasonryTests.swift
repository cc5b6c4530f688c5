import Testing

@testable import LayoutCode

/// Masonry's chains make what Masonry makes: which item is first, signs, what an update keeps.
@Suite struct MasonryTests {
  @Test func aCardLikeThatOfAnchors() throws {
    try expect(
      """
      [picture mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo(self.view).insets(UIEdgeInsetsMake(16, 16, 16, 16));
        make.size.mas_equalTo(CGSizeMake(40, 40));
      }];
      [title mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(picture.mas_right).with.offset(8);
        make.right.equalTo(@-16);
        make.centerY.equalTo(picture);
        make.width.lessThanOrEqualTo(self.view).multipliedBy(0.5).priorityHigh();
      }];
      """,
      [
        "picture.top == view.top + 16", "picture.left == view.left + 16", "picture.width == 40",
        "picture.height == 40", "title.left == picture.right + 8", "title.right == view.right - 16",
        "title.centerY == picture.centerY", "title.width <= 0.5 * view.width @750",
      ])
  }

  @Test func edgesWithInsets() throws {
    try expect(
      """
      [picture mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.view).with.insets(UIEdgeInsetsMake(1, 2, 3, 4));
      }];
      """,
      [
        "picture.left == view.left + 2", "picture.right == view.right - 4",
        "picture.top == view.top + 1", "picture.bottom == view.bottom - 3",
      ])
  }

  @Test func anUpdateChangesTheConstant() throws {
    try expect(
      """
      [picture mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view).offset(10);
      }];
      [picture mas_updateConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view).offset(20);
        make.left.equalTo(self.view);
      }];
      """,
      ["picture.top == view.top + 20", "picture.left == view.left"])
  }

  @Test func aRemakeDropsWhatWasThere() throws {
    try expect(
      """
      [picture mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo(self.view);
      }];
      [picture mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.bottom.mas_equalTo(self.mas_bottomLayoutGuideTop).offset(-4);
      }];
      """,
      ["picture.bottom == view.safeArea.bottom - 4"])
  }

  @Test func viewsSideBySide() throws {
    try expect(
      """
      NSArray *both = @[picture, title];
      [both mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:20 leadSpacing:5 tailSpacing:6];
      [both mas_makeConstraints:^(MASConstraintMaker *make) { make.height.equalTo(@60); }];
      """,
      [
        "picture.left == view.left + 5", "title.width == picture.width",
        "title.left == picture.right + 20", "title.right == view.right - 6", "picture.height == 60",
        "title.height == 60",
      ])
  }

  @Test func viewsOfOneLengthSideBySide() throws {
    try expect(
      """
      UIView *last = [UIView new];
      [self.view addSubview:last];
      [@[picture, title, last] mas_distributeViewsAlongAxis:MASAxisTypeVertical
        withFixedItemLength:30 leadSpacing:10 tailSpacing:20];
      """,
      [
        "picture.height == 30", "picture.top == view.top + 10", "title.height == 30",
        "title.bottom == 0.5 * view.bottom + 10", "last.height == 30",
        "last.bottom == view.bottom - 20",
      ])
  }

  private func expect(
    _ body: String, _ constraints: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectConstraints(
      objectiveC: """
        UIImageView *picture = [[UIImageView alloc] init];
        UILabel *title = UILabel.new;
        [self.view addSubview:picture];
        [self.view addSubview:title];
        \(body)
        """,
      before: "#import \"Masonry.h\"", constraints, sourceLocation: sourceLocation)
  }
}
