import AutoLayout
import Testing

@testable import LayoutCode

/// What Swift 1 to 4 and the UIKit of their time called otherwise.
@Suite struct EarlySwiftTests {
  @Test(arguments: [
    (
      "title.setTranslatesAutoresizingMaskIntoConstraints(false)",
      "title.translatesAutoresizingMaskIntoConstraints == false"
    ),
    ("title.font = UIFont.boldSystemFontOfSize(20)", "title.font.pointSize == 20"),
    ("title.font = UIFont.systemFontOfSize(21)", "title.font.pointSize == 21"),
    (
      "title.font = UIFont.preferredFontForTextStyle(UIFontTextStyleHeadline)",
      "title.font.pointSize == 17"
    ),
    (
      "title.font = .preferredFontForTextStyle(UIFontTextStyleCaption1)",
      "title.font.pointSize == 12"
    ),
    ("let rect = CGRectMake(1, 2, 30, 40)", "CGRectGetMaxY(rect) == 42"),
    ("let rect = CGRectMake(1, 2, 30, 40)", "CGRectGetWidth(rect) + CGRectGetMinX(rect) == 31"),
    (
      "let rect = CGRectInset(CGRectMake(1, 2, 30, 40), 1, 2)",
      "rect == CGRect(x: 2, y: 4, width: 28, height: 36)"
    ),
    (
      "let rect = CGRectOffset(CGRectMake(1, 2, 30, 40), 1, 2)",
      "CGRectEqualToRect(rect, CGRectMake(2, 4, 30, 40))"
    ),
    (
      "let rect = UIEdgeInsetsInsetRect(CGRectMake(0, 0, 30, 40), UIEdgeInsetsMake(1, 2, 3, 4))",
      "rect == CGRectMake(2, 1, 24, 36)"
    ),
    ("let width = UIScreen.mainScreen().bounds.width", "width == 393"),
    ("let button = UIButton.buttonWithType(UIButtonType.System) as! UIButton", "button.enabled"),
    (
      "title.autoresizingMask = UIViewAutoresizing.FlexibleWidth | UIViewAutoresizing.FlexibleHeight",
      "title.autoresizingMask == [.flexibleWidth, .flexibleHeight]"
    ),
    (
      "title.autoresizingMask = [.FlexibleWidth, .FlexibleTopMargin]",
      "title.autoresizingMask == [.flexibleWidth, .flexibleTopMargin]"
    ),
    ("title.autoresizingMask = UIViewAutoresizing.None", "title.autoresizingMask == []"),
    ("title.hidden = true", "title.isHidden"),
    ("title.setHidden(true)", "title.isHidden"),
    ("title.textAlignment = .Center", "title.textAlignment == .center"),
    ("var sum = 0; for (index, x) in enumerate([5, 6]) { sum += index * x }", "sum == 6"),
    ("var sum = 0; for var i = 0; i < 3; i++ { sum += i }", "sum == 3"),
    ("var sum = 0; for (var i = 3; i > 0; --i) { sum += i }", "sum == 6"),
    ("var n = 0; for var i = 0; i < 3; n += 1 { i += 1; if i == 2 { break } }", "n == 1"),
    ("var sum = 0; for var i = 0; i < 3; i++ { if i == 1 { continue }; sum += i }", "sum == 2"),
    ("var i = 4; let old = i++", "old == 4 && i == 5"),
    ("let n = countElements([1, 2, 3])", "n == 3"),
    (
      "title.text = \"Hello\"; let size = title.systemLayoutSizeFittingSize(UILayoutFittingCompressedSize)",
      "size.width > 20"
    ),
    ("view.insertSubview(title, atIndex: 0)", "title.superview == view"),
  ])
  func isKnown(_ code: String, _ truth: String) throws {
    let result = try RunResult(
      """
      class C: UIViewController {
        let title1 = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          let title = title1
          view.addSubview(title)
          \(code)
          if \(truth) { title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
        }
      }
      """)
    #expect(result.constraints == ["title1.top == view.top"])
    #expect(result.unknowns + result.crashes + result.leftOut + result.assumptions == [])
  }

  @Test func constraintsOfSwiftOne() throws {
    try expectConstraints(
      """
      let box = UIView(frame: CGRectZero)
      box.setTranslatesAutoresizingMaskIntoConstraints(false)
      view.addSubview(box)
      view.addConstraint(NSLayoutConstraint(item: box, attribute: .CenterX, relatedBy: .Equal, toItem: view, attribute: NSLayoutAttribute.CenterX, multiplier: 1, constant: 0))
      view.addConstraint(NSLayoutConstraint(item: box, attribute: .Top, relatedBy: .Equal, toItem: topLayoutGuide, attribute: .Bottom, multiplier: 1, constant: 8))
      let views = ["box": box] as [String: AnyObject]
      view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:[box(40)]", options: NSLayoutFormatOptions(0), metrics: nil, views: views)!)
      view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:[box(==w@750)]", options: NSLayoutFormatOptions.allZeros, metrics: ["w": 30], views: views) as! [NSLayoutConstraint])
      NSLayoutConstraint.activateConstraints([box.leftAnchor.constraintGreaterThanOrEqualToAnchor(view.leftAnchor, constant: 3)])
      if UIDevice.currentDevice().userInterfaceIdiom == UIUserInterfaceIdiom.Phone {
        view.addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:[box]-4-|", options: NSLayoutFormatOptions.AlignAllLeft | NSLayoutFormatOptions(0), metrics: nil, views: views))
      }
      """,
      [
        "box.centerX == view.centerX", "box.top == view.topLayoutGuide.bottom + 8",
        "box.height == 40", "box.width == 30 @750", "box.left >= view.left + 3",
        "view.bottom == box.bottom + 4",
      ])
  }

  @Test func aLoopEndsByItsCondition() throws {
    try expectConstraints(
      """
      for var i = 0; i < 3; i++ {
        if i == 1 { continue }
        let row = UIView()
        view.addSubview(row)
        row.heightAnchor.constraint(equalToConstant: CGFloat(i)).isActive = true
      }
      """,
      ["row.height == 0", "row2.height == 2"])
  }
}
