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
}
