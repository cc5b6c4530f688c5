import AutoLayout
import Testing

@testable import LayoutCode

/// Views of classes that are not there: nothing is told of them that the app would not have.
@Suite struct OpenClassTests {
  @Test func aFrameIsThatOfAClassThatIsNotThereToo() throws {
    let result = try RunResult(
      """
      class C: UIViewController {
        override func viewDidLoad() {
          let scanner = ScannerView(frame: view.bounds)
          view.addSubview(scanner)
        }
      }
      """)
    let frame = result.run.document.view(named: "scanner")?.frameLayout?.frame
    #expect(frame == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  private func result(_ body: String, members: String = "") throws -> RunResult {
    try RunResult(
      """
      class C: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """)
  }

  private func isByFrame(_ name: String, in result: RunResult) -> Bool? {
    result.run.document.view(named: name)?.translatesAutoresizingMaskIntoConstraints
  }

  @Test func whatIsConstrainedHasNoMask() throws {
    let result = try result(
      """
      view.addSubview(banner)
      banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      """, members: "let banner = BannerView()")
    #expect(isByFrame("banner", in: result) == false)
  }

  @Test func whatHasAFrameKeepsIt() throws {
    let result = try result(
      """
      view.addSubview(banner); banner.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
      let title = UILabel()
      title.translatesAutoresizingMaskIntoConstraints = false
      banner.addSubview(title)
      title.topAnchor.constraint(equalTo: banner.topAnchor).isActive = true
      """, members: "let banner = BannerView()")
    #expect(isByFrame("banner", in: result) == true)
  }

  @Test func whatHoldsOthersIsNotPlacedByThem() throws {
    let result = try result(
      """
      view.addSubview(banner); banner.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      title.topAnchor.constraint(equalTo: banner.topAnchor).isActive = true
      """, members: "let banner = BannerView(); let title = UILabel()")
    #expect(isByFrame("banner", in: result) == true)
  }

  @Test func classesOfUIKitKeepTheirMasks() throws {
    let result = try result(
      "view.addSubview(title); title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      members: "let title = UILabel()")
    #expect(isByFrame("title", in: result) == true)
  }

  @Test func helpersThatAreNotThereMaySwitchItOff() throws {
    let result = try result(
      """
      view.addSubview(title)
      title.pinToTop(of: view)
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      """, members: "let title = UILabel()")
    #expect(isByFrame("title", in: result) == false)
  }

  /// Two calls of a helper that is not there are two views, called as their properties.
  @Test func eachCallMakesAViewOfItsOwn() throws {
    let result = try result(
      """
      view.addSubview(title); view.addSubview(detail)
      detail.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
      """, members: "let title = Kit.makeLabel(); let detail = Kit.makeLabel()")
    #expect(result.constraints == ["detail.top == title.bottom"])
    #expect(result.crashes == [])
  }

  @Test func whatAnUnknownStackViewArrangesStandsInIt() throws {
    let result = try result(
      """
      let stack = makeColumn()
      view.addSubview(stack)
      let row = UIView()
      stack.addArrangedSubview(row)
      row.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      """)
    #expect(result.constraints == ["row.width == view.width"])
    #expect(result.crashes == [])
  }

  @Test func outletsStandInWhatHoldsTheirConstraints() throws {
    let result = try result(
      "stack.addConstraint(button.leadingAnchor.constraint(equalTo: title.leadingAnchor))",
      members: """
        @IBOutlet var stack: UIStackView!; @IBOutlet var title: UILabel!
        @IBOutlet var button: UIButton!
        """)
    #expect(result.constraints == ["button.leading == title.leading"])
    #expect(result.crashes == [])
    #expect(result.run.document.view(named: "title")?.superview != nil)
  }

  @Test func outletsStandWhereOthersArePutBesideThem() throws {
    let result = try result(
      "let note = UILabel(); view.insertSubview(note, aboveSubview: table)",
      members: "@IBOutlet var table: UITableView!")
    #expect(result.views == ["table: UITableView in view", "note: UILabel in view"])
    #expect(result.crashes == [])
  }

  /// The stage holds a view only where its own code does not.
  @Test func aViewThatPinsItselfLeavesTheStage() throws {
    let result = try RunResult(
      """
      class Banner: UIView {
        override func didMoveToSuperview() {
          guard let superview = superview else { return }
          translatesAutoresizingMaskIntoConstraints = false
          bottomAnchor.constraint(equalTo: superview.bottomAnchor).isActive = true
          heightAnchor.constraint(equalToConstant: 38).isActive = true
        }
      }
      """)
    #expect(result.constraints == ["banner.bottom == view.bottom", "banner.height == 38"])
    let stage = result.run.document.constraints.values.filter(\.isOfStage)
    #expect(stage.map(\.first.attribute.name).sorted() == ["centerX", "height", "width", "width"])
  }

  @Test func constantsBesideAnExtensionAreForIt() throws {
    let result = try RunResult(
      """
      private let height: CGFloat = 216
      extension Chat {
        func setUp() {
          view.addSubview(input)
          input.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
      }
      """)
    #expect(result.constraints == ["input.height == 216"])
  }

  /// What sets up is run, and not its steps by themselves in the order of the text.
  @Test func whatNothingCallsRunsFromOutside() throws {
    let result = try RunResult(
      """
      extension Chat {
        func setUp() { addBar(); addList() }
        func addList() {
          view.addSubview(list)
          list.bottomAnchor.constraint(equalTo: bar.topAnchor).isActive = true
        }
        func addBar() {
          self.bar = Kit.bar()
          view.addSubview(self.bar)
        }
      }
      """)
    #expect(result.constraints == ["list.bottom == bar.top"])
    #expect(result.views.count == 2)
  }
}
