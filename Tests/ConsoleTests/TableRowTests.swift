import Testing

/// A table of pasted code shows its first row, as its data source makes it.
@Suite struct TableRowTests {
  private static let cell = """
    class PersonCell: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
        name.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static func controller(people: String) -> String {
    """
    class People: UITableViewController {
      let people: [String] = \(people)
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
      }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        people.count
      }
      override func tableView(
        _ table: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell =
          table.dequeueReusableCell(withIdentifier: "person", for: indexPath) as! PersonCell
        cell.name.text = people[indexPath.row]
        return cell
      }
    }
    """
  }

  @Test func theFirstRowIsMade() throws {
    var conversation = try Conversation()
    let step = conversation.paste(Self.cell + "\n" + Self.controller(people: "[\"Ada\", \"Bob\"]"))
    #expect(step.contains("shows its first row only"), "\(step)")
    conversation.mustSay([
      "expect name.text == \"Ada\"", "expect name.height == 20.333", "expect name.width == 361",
    ])
  }

  @Test func withoutRowsTheCellIsAScreenOfItsOwn() throws {
    var conversation = try Conversation()
    let step = conversation.paste(Self.cell + "\n" + Self.controller(people: "[]"))
    #expect(step.contains("makes no rows here") && step.contains("scene PersonCell"), "\(step)")
  }

  @Test func aCellThatIsLaidOutWhereItIsMadeStandsInTheTable() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Plain: UITableViewController {
        override func tableView(
          _ table: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          let label = UILabel()
          label.text = "Row"
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          label.leadingAnchor.constraint(
            equalTo: cell.contentView.leadingAnchor, constant: 20).isActive = true
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4).isActive = true
          return cell
        }
      }
      """)
    conversation.mustSay([
      "expect label.x == 20", "expect label.height == 20.333", "expect count 2",
    ])
  }
}
