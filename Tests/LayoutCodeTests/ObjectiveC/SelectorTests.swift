import Testing

@testable import LayoutCode

/// What Swift calls messages, by its rules and by the table of exceptions.
@Suite struct SelectorTests {
  @Test(arguments: [
    ("addSubview:", "addSubview(_:)"),
    ("setTitle:forState:", "setTitle(_:for:)"),
    ("insertSubview:belowSubview:", "insertSubview(_:belowSubview:)"),
    ("insertSubview:atIndex:", "insertSubview(_:at:)"),
    ("constraintEqualToAnchor:constant:", "constraint(equalTo:constant:)"),
    ("activateConstraints:", "activate(_:)"),
    ("initWithFrame:", "init(frame:)"),
    ("initWithStyle:reuseIdentifier:", "init(style:reuseIdentifier:)"),
    ("configureWithTitle:subtitle:", "configure(withTitle:subtitle:)"),
    ("setContentHuggingPriority:forAxis:", "setContentHuggingPriority(_:for:)"),
    ("setHidden:", "setHidden(_:)"),
    ("setAdjustsFontSizeToFitWidth:", "setAdjustsFontSizeToFitWidth(_:)"),
    (
      "setTranslatesAutoresizingMaskIntoConstraints:",
      "setTranslatesAutoresizingMaskIntoConstraints(_:)"
    ),
    ("frame", "frame"),
  ])
  func isImported(_ selector: String, as name: String) {
    #expect(SwiftImport.name(of: Selector(selector)).text == name)
  }

  @Test(arguments: [
    ("UIColor", "colorWithRed:green:blue:alpha:", "init(red:green:blue:alpha:)"),
    ("UIButton", "buttonWithType:", "init(type:)"),
    ("UIImage", "imageNamed:", "init(named:)"),
    (
      "NSLayoutConstraint",
      "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
      "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
    ),
  ])
  func makingOneIsAnInitializer(_ type: String, _ selector: String, _ name: String) {
    let selector = Selector(selector)
    let imported = SwiftImport.factoryName(of: selector, on: type) ?? SwiftImport.name(of: selector)
    #expect(imported.text == name)
  }

  @Test(arguments: [
    ("UIColor", "redColor", "red"), ("UIScreen", "mainScreen", "main"),
    ("NSNotificationCenter", "defaultCenter", "default"), ("UIView", "layerClass", "layerClass"),
  ])
  func whatAClassHasGoesWithoutItsName(_ type: String, _ name: String, _ today: String) {
    #expect(SwiftImport.classProperty(name, of: type) == today)
  }
}

extension ImportedName {
  /// `constraint(equalTo:constant:)`
  fileprivate var text: String {
    labels.isEmpty ? base : base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
