import Foundation
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
      "expect cell.superview == tableView", "expect name.text == \"Ada\"",
      "expect name.height == 20.333", "expect name.width == 361",
    ])
  }

  /// What the cell shows has no room in it then, as in the app.
  @Test func theHeightThatTheDelegateGivesCounts() throws {
    var conversation = try Conversation()
    let controller = String(Self.controller(people: "[\"Ada\"]").dropLast())
    let height = """
        override func tableView(
          _ table: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { 30 }
      }
      """
    conversation.paste([Self.cell, controller, height].joined(separator: "\n"))
    conversation.mustSay(["expect cell.frame.height == 30", "expect suspicious name truncated"])
  }

  /// Rows often come later, from a server.
  @Test func withoutRowsTheOnlyCellStandsForOne() throws {
    var conversation = try Conversation()
    let step = conversation.paste(Self.cell + "\n" + Self.controller(people: "[]"))
    #expect(step.contains("PersonCell stands for one"), "\(step)")
    conversation.mustSay(["expect cell.superview == tableView"])
  }

  @Test func ofSeveralCellsNoneStandsForARow() throws {
    var conversation = try Conversation()
    let other = "class Other: UITableViewCell {}"
    let load = "super.viewDidLoad()"
    let controller = Self.controller(people: "[]").replacingOccurrences(
      of: load, with: load + "\n    tableView.register(Other.self, forCellReuseIdentifier: \"o\")")
    let step = conversation.paste([Self.cell, other, controller].joined(separator: "\n"))
    #expect(step.contains("makes no rows here") && step.contains("scene PersonCell"), "\(step)")
  }

  @Test func aCellThatIsLaidOutWhereItIsMadeStandsInTheTable() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Plain: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
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

/// A collection of pasted code shows its first item, as large as its flow layout makes it.
@Suite struct CollectionItemTests {
  private static let cell = """
    class PhotoCell: UICollectionViewCell {
      let picture = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
        picture.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          picture.topAnchor.constraint(equalTo: contentView.topAnchor),
          picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          picture.heightAnchor.constraint(equalToConstant: 120),
          picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static func controller(_ more: String) -> String {
    """
    class Photos: UIViewController, UICollectionViewDataSource {
      let layout = UICollectionViewFlowLayout()
      override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 100, height: 100)
        let photos = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        photos.dataSource = self
        view.addSubview(photos)
      }
      \(more)
    }
    """
  }

  private static let source = """
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
      }
    """

  @Test func anItemIsAsLargeAsItsLayoutMakesIt() throws {
    var conversation = try Conversation()
    let step = conversation.paste(Self.cell + "\n" + Self.controller(Self.source))
    #expect(step.contains("shows its first item only"), "\(step)")
    #expect(!step.contains("itemSize"), "\(step)")
    #expect(step.contains("encapsulated cell size"), "\(step)")
    conversation.mustSay([
      "expect cell.superview == photos", "expect cell.width == 100", "expect conflict",
      "layout.itemSize = CGSize(width: 100, height: 120)", "expect cell.height == 120",
      "expect no conflict",
    ])
  }

  /// Items that come later are of the class that was registered.
  @Test func aRegisteredClassStandsForAnItem() throws {
    var conversation = try Conversation()
    let step = conversation.paste(Self.cell + "\n" + Self.controller(""))
    #expect(step.contains("PhotoCell stands for one"), "\(step)")
    conversation.mustSay(["expect conflict"])
  }

  /// What asks for its own size is given none.
  @Test func itemsThatSizeThemselvesAreLeft() throws {
    var conversation = try Conversation()
    let controller = Self.controller(Self.source).replacingOccurrences(
      of: "super.viewDidLoad()",
      with: "layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    conversation.paste(Self.cell + "\n" + controller)
    conversation.mustSay(["expect no conflict", "expect count 0"])
  }
}

/// The commonest slips with cells, scroll views and views that set themselves up.
@Suite struct CommonSlipTests {
  @Test func aCellThatNothingClosesIsToldAndClosed() throws {
    var conversation = try Conversation()
    let step = conversation.paste(
      """
      class Remark: UITableViewCell {
        let note = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          note.numberOfLines = 0
          note.text = "A note that is so long that it takes more than two lines of a row of a table."
          note.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(note)
          NSLayoutConstraint.activate([
            note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(step.contains("note (cell end)"), "\(step)")
    conversation.mustSay(["expect suspicious note outOfCell"])
    let fixes = conversation.say("fix")
    #expect(fixes.contains("nothing is tied to the bottom"), "\(fixes)")
    #expect(fixes.contains("note.bottom == remark.contentView.bottom - 12"), "\(fixes)")
    conversation.mustSay(["fix 1", "expect unsuspicious note"])
  }

  @Test func aContentWithMarginsThatIsAsWideAsItsScrollViewScrollsSideways() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add scrollView page", "H:|[page]|", "V:|[page]|", "add view card in page",
      "card.leading == page.content.leading + 16", "card.trailing == page.content.trailing - 16",
      "card.top == page.content.top", "card.bottom == page.content.bottom", "card.height == 100",
      "card.width == page.frame.width as same",
    ])
    conversation.mustSay(["expect suspicious page scrollsSideways"])
    let fixes = conversation.say("fix")
    #expect(fixes.contains("- 32"), "\(fixes)")
    conversation.mustSay(["fix 1", "expect unsuspicious page", "expect card.width == 288"])
  }

  /// UIKit tells every view that has come into a superview.
  @Test func eachViewOfAClassSetsItselfUp() throws {
    var conversation = try Conversation()
    conversation.paste(
      """
      class Bubble: UIView {
        override func didMoveToSuperview() {
          super.didMoveToSuperview()
          translatesAutoresizingMaskIntoConstraints = false
          widthAnchor.constraint(equalToConstant: 40).isActive = true
          heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      class Chat: UIViewController {
        let first = Bubble()
        let second = Bubble()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(first)
          view.addSubview(second)
        }
      }
      """)
    conversation.mustSay([
      "expect count 4", "expect first.width == 40", "expect second.height == 20",
    ])
  }

  /// What something else keeps away is no gap of what shows nothing.
  @Test func aBoundThatIsNotMetLeavesNoGap() throws {
    let rows = [
      "add view a 10x20", "add view b", "add view c 10x20", "H:|[a]", "H:|[b(10)]", "H:|[c]",
      "V:|[a]-8-[b(0)]", "c.top >= b.bottom + 8",
    ]
    var conversation = try Conversation(onSmallScreen: rows + ["c.top == a.bottom + 60"])
    conversation.mustSay(["expect unsuspicious b doubleGap"])
    var tight = try Conversation(onSmallScreen: rows + ["c.top == a.bottom + 16"])
    tight.mustSay(["expect suspicious b doubleGap"])
  }

  @Test func aTurnedSignBesideAnEdgeIsSeen() throws {
    var conversation = try Conversation(onSmallScreen: [
      "add view box", "box.top == view.top", "box.height == 20", "box.leading == view.leading",
    ])
    let step = conversation.say("box.trailing == view.trailing + 16 as end")
    #expect(step.contains("sign"), "\(step)")
    conversation.mustSay(["expect suspicious box turnedSign"])
  }
}
