import Testing

@testable import LayoutCode

/// Structs of C, which need not be given a value where they are declared.
@Suite struct CStructTests {
  @Test func `Structs that are filled part by part`() throws {
    try expectConstraints(
      objectiveC: """
        Metrics small, large;
        small.side = 30; small.box.size.width = 90;
        large.side = small.side * 2;
        CGRect frame;
        frame.origin.x = 4; frame.size = CGSizeMake(large.side, 5);
        UIView *box = [[UIView alloc] initWithFrame:CGRectZero];
        box.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:box];
        [box.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:frame.origin.x].active = YES;
        [box.widthAnchor constraintEqualToConstant:frame.size.width].active = YES;
        [box.heightAnchor constraintEqualToConstant:small.box.size.width].active = YES;
        """,
      before: "typedef struct { CGFloat side; CGRect box; } Metrics;",
      ["box.left == view.left + 4", "box.width == 60", "box.height == 90"])
  }
}
