import AutoLayout
import Testing

@testable import LayoutCode

/// The one life that an object has, and what of a file is shown.
@Suite struct LifeTests {
  @Test func aViewThatCodeMakesDoesNotComeFromANib() throws {
    let result = try RunResult(
      """
      class Row: UITableViewCell {
        var field: UIView!
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          setUp()
        }
        required init?(coder: NSCoder) { fatalError() }
        override func awakeFromNib() { super.awakeFromNib(); setUp() }
        func setUp() {
          field = UIView()
          contentView.addSubview(field)
          field.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
      }
      """)
    #expect(result.constraints.count == 1)
    #expect(result.sites == ["12: 1"])
  }

  @Test(arguments: [
    "required init?(coder: NSCoder) { super.init(coder: coder) }",
    """
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    """,
  ])
  func aViewThatIsSetUpByItsNibComesFromOne(initializers: String) throws {
    let result = try RunResult(
      """
      class Badge: UIView {
      let label = UILabel()
      \(initializers)
      override func awakeFromNib() {
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      } }
      """)
    #expect(result.constraints == ["label.top == badge.top"])
  }

  @Test func aVariableBesideAHelperIsThereForIt() throws {
    let result = try RunResult(
      """
      let margin = 10
      class Alert: NSObject {
        static func show(view: UIView) {
          let box = UIView()
          box.addSubview(view)
          view.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        }
      }
      """)
    #expect(result.constraints == ["item2.centerX == box.centerX"])
  }

  /// Bars that shorten the view of a controller come when it is loaded already.
  @Test func barsComeAfterTheViewWasLoaded() throws {
    var document = Document(device: Device.named("iphone-5"))
    try document.apply(.setNavigationBar(.on))
    let code = """
      class C: UIViewController {
        let fills = UIView(), stays = UIView()
        override func viewDidLoad() {
          fills.frame = view.bounds
          fills.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          stays.frame = view.bounds
          view.addSubview(fills)
          view.addSubview(stays)
        }
      }
      """
    let result = try RunResult([CodeSource(name: "C.swift", text: code)], on: document)
    let engine = LayoutEngine()
    let solution = try engine.layout(of: result.run.document, isCancelled: { false })
    let heights = ["view", "fills", "stays"].map { name in
      result.run.document.view(named: name).flatMap { solution.frame(of: $0.id)?.height }
    }
    #expect(heights == [504, 504, 548])
    #expect(result.run.document.bars == document.bars)
  }
}
