import AutoLayout
import Testing

@testable import LayoutCode

/// Which initializers run where something is made.
@Suite struct InitializerTests {
  private static let row = """
    class Row: UIView {
      let mark = UIView()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(mark); setUp() }
      required init?(coder: NSCoder) { fatalError() }
      func setUp() {}
    }
    """

  /// UIKit's `init()` calls the one with a frame, which the class has; so does that of a subclass.
  @Test(arguments: ["Row()", "WideRow()", "Row(frame: .zero)"])
  func aViewIsMadeByItsDesignatedInitializer(made: String) throws {
    let result = try RunResult(
      """
      \(Self.row)
      class WideRow: Row { override func setUp() { mark.isHidden = true } }
      class Screen: UIViewController {
        let row = \(made)
        override func viewDidLoad() { view.addSubview(row) }
      }
      """)
    #expect(result.views.contains("mark: UIView in row"), "\(result.views)")
  }

  @Test func aButtonOfATypeIsMadeByTheSame() throws {
    let result = try RunResult(
      """
      class Round: UIButton {
        let mark = UIView()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(mark) }
      }
      class Screen: UIViewController {
        let button = Round(type: .system)
        override func viewDidLoad() { view.addSubview(button) }
      }
      """)
    #expect(result.views.contains("mark: UIView in button"), "\(result.views)")
  }

  /// An initializer of one's own is the only one that runs.
  @Test func oneOfItsOwnIsTaken() throws {
    let result = try RunResult(
      """
      class Row: UIView {
        init() { super.init(frame: .zero); addSubview(UILabel()) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Screen: UIViewController {
        let row = Row()
        override func viewDidLoad() { view.addSubview(row) }
      }
      """)
    #expect(result.views == ["row: Row in view", "label: UILabel in row"])
  }

  @Test func aPropertyWrapperOfTheProgramIsAtWork() throws {
    let result = try RunResult(
      """
      @propertyWrapper struct UsesAutoLayout<T: UIView> {
        var wrappedValue: T { didSet { set() } }
        init(wrappedValue: T) { self.wrappedValue = wrappedValue; set() }
        func set() { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
      }
      class Screen: UIViewController {
        @UsesAutoLayout var box = UIView()
        @UsesAutoLayout var other = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          other = UILabel()
          view.addSubview(other)
        }
      }
      """)
    #expect(
      result.views.map { $0.drop { $0 != ":" } } == [": UIView in view", ": UILabel in view"])
    for id in result.run.document.preorder(from: .root).dropFirst() {
      #expect(result.run.document.view(id)?.frameLayout == nil)
    }
  }

  @Test func theLabelsOfADeclaredTupleAreThoseOfItsValues() throws {
    let result = try RunResult(
      """
      class Screen: UIViewController {
        let box = UIView()
        lazy var rows: [(view: UIView, height: CGFloat)] = [(box, 44)]
        override func viewDidLoad() {
          view.addSubview(box)
          zip(rows.map { $0.view }, rows).forEach { one, row in
            one.heightAnchor.constraint(equalToConstant: row.height).isActive = true
          }
        }
      }
      """)
    #expect(result.constraints == ["box.height == 44"])
  }
}
