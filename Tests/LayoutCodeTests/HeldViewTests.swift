import AutoLayout
import Testing

@testable import LayoutCode

/// Views that are given to others, which place them.
@Suite struct HeldViewTests {
  private func frames(_ names: [String], _ body: String, members: String) throws -> [Rect?] {
    let result = try RunResult(
      """
      class C: UITableViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """)
    #expect(result.crashes + result.leftOut == [])
    let document = result.run.document
    let solution = try LayoutEngine().layout(of: document)
    return try names.map { solution.frame(of: try #require(document.view(named: $0)?.id)) }
  }

  @Test func aTablePlacesWhatItIsGiven() throws {
    let frames = try frames(
      ["back", "head", "foot"],
      """
      tableView.backgroundView = back
      tableView.tableHeaderView = head
      tableView.tableFooterView = foot
      """,
      members: """
        let back = UIView()
        let head = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
        let foot = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        """)
    #expect(frames[0] == Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(frames[1] == Rect(x: 0, y: 0, width: 393, height: 60))
    #expect(frames[2] == Rect(x: 0, y: 60, width: 393, height: 30))
  }

  @Test func aControllersBarIsAboveTheKeyboard() throws {
    let frames = try frames(
      ["bar"], "",
      members: """
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        override var inputAccessoryView: UIView? { bar }
        """)
    #expect(frames[0] == Rect(x: 0, y: 768, width: 393, height: 50))
  }

  @Test func aSeparatorStandsWhereTheCellPutsIt() throws {
    let result = try RunResult(
      """
      class Cell: UICollectionViewListCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          separatorLayoutGuide.leadingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(result.constraints == ["separatorLayoutGuide.leading == cell.trailing"])
  }

  @Test func aMethodDoesNotHideThePropertyOfItsName() throws {
    let frames = try frames(
      ["foot"],
      """
      foot.translatesAutoresizingMaskIntoConstraints = false
      tableView.tableFooterView = foot
      foot.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      foot.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
      """,
      members: """
        let foot = UIView()
        override func tableView(_ tableView: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
        """)
    #expect(frames[0]?.size == Size(width: 393, height: 426))
  }
}
