import LayoutCode
import Testing

/// What members give, read from code.
@Suite struct MemberValueTests {
  struct Case: Sendable {
    let expression: String
    let value: String
    var statements = ""

    init(_ expression: String, _ value: String, after statements: String = "") {
      self.expression = expression
      self.value = value
      self.statements = statements
    }
  }

  @Test(arguments: [
    Case("CGRect(x: 1, y: 2, width: 3, height: 4).maxX", "4.0"),
    Case("CGRect(x: 1, y: 2, width: 3, height: 4).midY", "4.0"),
    Case("CGRectMake(1, 2, 3, 4).size.height", "4.0"),
    Case("CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 2, dy: 3).height", "4.0"),
    Case("CGRect(x: 0, y: 0, width: 10, height: 10).offsetBy(dx: 2, dy: 3).minY", "3.0"),
    Case("CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: 5, y: 5))", "true"),
    Case("CGRect.zero.isEmpty", "true"),
    Case("UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left", "2.0"),
    Case("UIEdgeInsetsMake(1, 2, 3, 4).right", "4.0"),
    Case("CGSize(width: 8, height: 9).width", "8.0"),
    Case("CGAffineTransform(scaleX: 2, y: 3).d", "3.0"),
    Case("UILayoutPriority.defaultHigh.rawValue", "750.0"),
    Case("UILayoutPriority(rawValue: 999).rawValue", "999.0"),
    Case("UILayoutPriority.required - 1", "999.0"),
    Case("UILayoutPriorityDefaultLow", "250.0"),
    Case("NSLayoutConstraint.Attribute.top.rawValue", "3"),
    Case("UIFont.systemFont(ofSize: 20).pointSize", "20.0"),
    Case("UIFont.preferredFont(forTextStyle: .title1).pointSize", "28.0"),
    Case("UIFont.boldSystemFont(ofSize: 12).withSize(14).pointSize", "14.0"),
    Case("UIScreen.main.bounds.width > 300", "true"),
    Case("UIDevice.current.userInterfaceIdiom == .phone", "true"),
    Case(
      "traits.horizontalSizeClass == .compact", "true", after: "let traits = view.traitCollection"),
    Case("UIView.noIntrinsicMetric", "-1.0"),
    Case("UIColor.red.cgColor == UIColor.red.cgColor", "true"),
    Case("IndexPath(row: 2, section: 1).section", "1"),
  ])
  func structures(_ test: Case) throws {
    #expect(try CodeProbe.value(of: test.expression, after: test.statements) == test.value)
  }

  @Test(arguments: [
    Case("max(1, 2, 3)", "3"), Case("min(2.5, 4)", "2.5"), Case("abs(-4)", "4"),
    Case("floor(2.7)", "2.0"), Case("(2.5).rounded(.down)", "2.0"), Case("Int(2.7)", "2"),
    Case("CGFloat(3) / 2", "1.5"), Case("7 / 2", "3"), Case("pow(2, 3)", "8.0"),
    Case("stride(from: 0, to: 6, by: 2).map { $0 }.count", "3"),
    Case("String(format: \"%.1f|%02d\", 2.25, 7)", "2.2|07"),
    Case("\"abc\".uppercased()", "ABC"), Case("\"abc\".count", "3"),
    Case("\"a,b\".components(separatedBy: \",\").joined(separator: \"-\")", "a-b"),
    Case("\"abc\".hasPrefix(\"ab\")", "true"),
    Case("\"a b\".replacingOccurrences(of: \" \", with: \"_\")", "a_b"),
    Case("[1, 2, 3].map { $0 * 2 }.reduce(0, +)", "12"),
    Case("[3, 1, 2].sorted().first ?? 0", "1"),
    Case("[1, 2, 3].filter { $0 > 1 }.count", "2"),
    Case("[1, 2, 3].contains(2)", "true"),
    Case("[\"a\", \"b\"].enumerated().map { \"\\($0.offset)\" }.joined()", "01"),
    Case("zip([1, 2], [3, 4]).map { $0 + $1 }.last ?? 0", "6"),
    Case("[1, nil, 3].compactMap { $0 }.count", "2"),
    Case("list.count", "3", after: "var list = [1, 2]\nlist.append(3)"),
    Case("list.first ?? 0", "2", after: "var list = [1, 2]\nlist.remove(at: 0)"),
    Case(
      "list.joined()", "ab",
      after: "var list: [String] = []\nlist += [\"a\"]\nlist.append(contentsOf: [\"b\"])"),
    Case("sizes[\"a\"] ?? 0", "4", after: "var sizes = [\"a\": 3]\nsizes[\"a\"] = 4"),
    Case("sizes.keys.count", "1", after: "let sizes = [\"a\": 3]"),
    Case("(0..<4).map { $0 }.count", "4"), Case("(1...3).contains(3)", "true"),
    Case("NSLocalizedString(\"hello\", comment: \"\")", "hello"),
    Case("flag", "true", after: "var flag = false\nflag.toggle()"),
  ])
  func language(_ test: Case) throws {
    #expect(try CodeProbe.value(of: test.expression, after: test.statements) == test.value)
  }

  @Test(arguments: [
    Case("a.text ?? \"\"", "Hi", after: "let a = UILabel()\na.text = \"Hi\""),
    Case("a.font.pointSize", "20.0", after: "let a = UILabel()\na.font = .systemFont(ofSize: 20)"),
    Case("a.numberOfLines", "0", after: "let a = UILabel()\na.numberOfLines = 0"),
    Case("a.isHidden", "true", after: "let a = UIView()\na.isHidden = true"),
    Case("a.tag", "7", after: "let a = UIView()\na.tag = 7"),
    Case(
      "a.frame.width", "30.0",
      after: "let a = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 4))"),
    Case("a.frame.origin.y", "9.0", after: "let a = UIView(frame: .zero)\na.frame.origin.y = 9"),
    Case(
      "a.bounds.height", "4.0",
      after: "let a = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 4))"),
    Case("a.subviews.count", "1", after: "let a = UIView()\na.addSubview(UILabel())"),
    Case(
      "a.arrangedSubviews.count", "2",
      after: "let a = UIStackView(arrangedSubviews: [UILabel(), UIView()])"),
    Case("a.axis == .vertical", "true", after: "let a = UIStackView()\na.axis = .vertical"),
    Case("a.spacing", "8.0", after: "let a = UIStackView()\na.spacing = 8"),
    Case(
      "a.title(for: .normal) ?? \"\"", "Go",
      after: "let a = UIButton(type: .system)\na.setTitle(\"Go\", for: .normal)"),
    Case("a.titleLabel?.font.pointSize ?? 0", "15.0", after: "let a = UIButton(type: .system)"),
    Case(
      "a.configuration?.title ?? \"\"", "Go",
      after:
        "let a = UIButton()\nvar c = UIButton.Configuration.filled()\nc.title = \"Go\"\na.configuration = c"
    ),
    Case("a.numberOfSegments", "2", after: "let a = UISegmentedControl(items: [\"x\", \"y\"])"),
    Case(
      "a.image?.size.width ?? 0", "20.0",
      after: "let a = UIImageView(image: UIImage(size: CGSize(width: 20, height: 10)))"),
    Case("a.intrinsicContentSize.width", "-1.0", after: "let a = UIView()"),
    Case(
      "a.contentInset.top", "5.0",
      after:
        "let a = UIScrollView()\na.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)"
    ),
    Case("a.rowHeight", "60.0", after: "let a = UITableView()\na.rowHeight = 60"),
    Case(
      "a.contentHuggingPriority(for: .horizontal).rawValue", "1.0",
      after: "let a = UIView()\na.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)"),
    Case(
      "a.layoutMargins.left", "3.0",
      after:
        "let a = UIView()\na.layoutMargins = .init(top: 0, left: 3, bottom: 0, right: 0)\na.insetsLayoutMarginsFromSafeArea = false"
    ),
    Case("a.alpha", "0.5", after: "let a = UIView()\na.alpha = 0.5"),
    Case("a.layer.cornerRadius", "4.0", after: "let a = UIView()\na.layer.cornerRadius = 4"),
    Case("a.isSelected", "false", after: "let a = UIButton()"),
    Case("a.placeholder ?? \"\"", "Name", after: "let a = UITextField()\na.placeholder = \"Name\""),
    Case(
      "a.attributedText?.string ?? a.text ?? \"\"", "Hi",
      after:
        "let a = UILabel()\na.attributedText = NSAttributedString(string: \"Hi\", attributes: [.font: UIFont.systemFont(ofSize: 30)])"
    ),
    Case(
      "a.viewWithTag(3) === b", "true",
      after: "let a = UIView()\nlet b = UIView()\nb.tag = 3\na.addSubview(b)"),
    Case("a.isDescendant(of: view)", "true", after: "let a = UIView()\nview.addSubview(a)"),
    Case(
      "b.superview === a", "true",
      after: "let a = UITableView()\nlet b = UIView()\na.tableFooterView = b"),
    Case("\"hello\".localized", "hello"),
    Case(
      "a.contentView.superview === a", "true",
      after: "let a = UITableViewCell(style: .default, reuseIdentifier: nil)"),
  ])
  func views(_ test: Case) throws {
    #expect(try CodeProbe.value(of: test.expression, after: test.statements) == test.value)
  }
}
