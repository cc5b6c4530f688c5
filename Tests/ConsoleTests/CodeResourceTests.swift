import Console
import Testing

/// Pictures and texts of a folder of code.
@Suite struct CodeResourceTests {
  private static let screen = """
    class Screen: UIViewController {
      let photo = UIImageView(image: UIImage(named: "photo"))
      let arrow = UIImageView(image: UIImage(named: "arrow"))
      let title1 = UILabel()
      override func viewDidLoad() {
        title1.text = NSLocalizedString("screen.title", comment: "")
        for part in [photo, arrow, title1] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
        }
      }
    }
    """

  /// 120 × 90 pixels.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 120, 0, 0, 0, 90]
  private static let pdf = Array("%PDF-1.4 << /MediaBox [0 0 24 12.5] >>".utf8)

  private func conversation() throws -> Conversation {
    let set = "App/Assets.xcassets/photo.imageset/"
    let texts = [
      "App/Screen.swift": Self.screen,
      set + "Contents.json":
        #"{"images": [{"scale": "1x"}, {"filename": "p@2x.png", "scale": "2x"}]}"#,
      set + "p@2x.png": "", "App/arrow.pdf": "",
      "App/ja.lproj/Localizable.strings": #""screen.title" = "題";"#,
      "App/en.lproj/Localizable.strings": #"/* The title. */ "screen.title" = "A title";"#,
    ]
    let files = MemoryFiles(texts)
    var surroundings = files.surroundings
    surroundings.bytes = { path, _ in
      if path.hasSuffix(".png") { return Self.png }
      return path.hasSuffix(".pdf") ? Self.pdf : texts[path].map { Array($0.utf8) }
    }
    return try Conversation(surroundings: surroundings)
  }

  @Test func picturesAreAsLargeAsTheCatalogueHasThem() throws {
    var conversation = try conversation()
    conversation.mustSay(["import App"])
    #expect(conversation.say("photo.width") == "60")
    #expect(conversation.say("photo.height") == "45")
    #expect(conversation.say("arrow.height") == "12.5")
  }

  @Test func textsAreThoseOfTheFirstLanguage() throws {
    var conversation = try conversation()
    conversation.mustSay(["import App"])
    #expect(conversation.say("title1.text") == "\"A title\"")
  }

  /// What the class of a scene does to its outlets, it does to the views of the storyboard.
  @Test func outletsAreTheViewsOfTheStoryboard() throws {
    let texts = ["App/Screen.swift": Self.ofStoryboard, "App/Main.storyboard": Self.storyboard]
    var surroundings = MemoryFiles(texts).surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(surroundings: surroundings)
    conversation.mustSay([
      "import App", "expect card.x == 20", "expect card.y == 100", "expect card.width == 50",
      "expect card.height == 90", "scene Other", "expect count 0", "scene Screen",
      "expect card.height == 90", "undo", "undo", "undo", "expect count 0",
    ])
  }

  /// What code gives an outlet of a constraint is its value, and not what the storyboard says.
  @Test func anOutletsConstantIsChangedWhereCodeSetsIt() throws {
    let texts = ["App/Screen.swift": Self.ofStoryboard, "App/Main.storyboard": Self.storyboard]
    let files = MemoryFiles(texts)
    var surroundings = files.surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(files, surroundings: surroundings)
    conversation.mustSay(["import App", "high.constant = 60", "export patch out"])
    let patch = try #require(conversation.files["out.patch"])
    #expect(
      patch.contains("+    high.constant = card.superview == view ? 60 : 10"), "\(patch)")
  }

  /// A xib is loaded by the class of its owner, or holds a view of a class of its own.
  @Test func outletsAreTheViewsOfTheXib() throws {
    let texts = [
      "App/Screen.swift": Self.ofXibs, "App/Screen.xib": Self.xib(owner: "Screen", root: nil),
      "App/CardView.xib": Self.xib(owner: nil, root: "CardView"),
    ]
    var surroundings = MemoryFiles(texts).surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(surroundings: surroundings)
    conversation.mustSay([
      "import App", "scene Screen", "expect badge.width == 70", "expect badge.height == 40",
      "expect badge.x == 20", "scene CardView", "expect badge.height == 99",
      "expect badge.width == 50", "expect badge.tag == 7", "expect badge.superview == cardView",
    ])
  }

  /// What is removed at build time holds on the canvas, and the app has its code's in its place.
  @Test func whatTheBuildRemovesIsNotThereWhenTheCodeRuns() throws {
    let xib = Self.xib(owner: "Screen", root: nil)
      .replacing("constant=\"100\" id", with: "constant=\"100\" placeholder=\"YES\" id")
    let code = Self.ofXibs.replacing(
      "wide.constant = badge",
      with: "badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
        + "wide.constant = badge")
    let texts = ["App/Screen.swift": code, "App/Screen.xib": xib]
    var surroundings = MemoryFiles(texts).surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(surroundings: surroundings)
    conversation.mustSay([
      "import App", "scene Screen", "expect badge.y == 0", "expect no conflict",
    ])
    conversation = try Conversation(MemoryFiles(["Screen.xib": xib]))
    conversation.mustSay(["import Screen.xib", "expect view.subviews[0].y == 100"])
  }

  /// A view that owns its xib, loaded twice, and one that loads another's.
  @Test(arguments: [
    "Bundle.main.loadNibNamed(\"Card\", owner: self, options: nil)",
    "_ = UINib(nibName: \"Card\", bundle: nil).instantiate(withOwner: self)",
  ])
  func aViewLoadsTheXibThatItOwns(loading: String) throws {
    let texts = [
      "App/Screen.swift": Self.ofOwnedXib(loading),
      "App/Card.xib": Self.xib(owner: "Card", root: nil)
        .replacing("property=\"view\"", with: "property=\"whole\""),
    ]
    var surroundings = MemoryFiles(texts).surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(surroundings: surroundings)
    conversation.mustSay([
      "import App", "expect first.subviews.count == 1", "expect badge.width == 70",
      "expect badge.superview.superview == first", "expect badge.tag == 3",
      "expect second.subviews[0].subviews[0].width == 70", "expect first.subviews[0].width == 200",
    ])
  }

  /// A class that loads the xib of its own name, as a view of itself.
  @Test func aClassLoadsItsOwnXib() throws {
    let texts = [
      "App/Screen.swift": Self.ofXibs, "App/Shown.swift": Self.loadingItself,
      "App/CardView.xib": Self.xib(owner: nil, root: "CardView"),
    ]
    var surroundings = MemoryFiles(texts).surroundings
    surroundings.bytes = { path, _ in texts[path].map { Array($0.utf8) } }
    var conversation = try Conversation(surroundings: surroundings)
    conversation.mustSay([
      "import App", "scene Shown", "expect badge.height == 99", "expect badge.tag == 7",
      "expect badge.superview == card", "expect card.width == 393", "expect card.height == 852",
    ])
  }

  private static let loadingItself = """
    extension UIView {
      static func fromNib() -> Self {
        Bundle.main.loadNibNamed(String(describing: Self.self), owner: nil)!.first as! Self
      }
    }
    class Shown: UIViewController {
      let card = CardView.fromNib()
      override func viewDidLoad() { view.addSubview(card) }
    }
    """

  private static func ofOwnedXib(_ loading: String) -> String {
    """
    class Card: UIView {
      @IBOutlet weak var badge: UIView! { didSet { badge.tag += 3 } }
      @IBOutlet var wide: NSLayoutConstraint!
      @IBOutlet var whole: UIView!
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(loading)
        addSubview(whole)
        whole.frame = bounds
        whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wide.constant = 70
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Screen: UIViewController {
      let first = Card()
      let second = Card()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first)
        view.addSubview(second)
        first.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      }
    }
    """
  }

  private static let ofXibs = """
    class Screen: UIViewController {
      @IBOutlet weak var badge: UIView!
      @IBOutlet var wide: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        wide.constant = badge == nil ? 1 : 70
      }
    }
    class CardView: UIView {
      @IBOutlet weak var badge: UIView!
      @IBOutlet weak var tall: NSLayoutConstraint!
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func awakeFromNib() {
        super.awakeFromNib()
        tall.constant = 99
        badge.tag += 7
      }
    }
    """

  private static func xib(owner: String?, root: String?) -> String {
    let outlets = """
      <connections><outlet property="badge" destination="box" id="o1"/>
      <outlet property="\(root == nil ? "wide" : "tall")" destination="\(root == nil ? "wide" : "tall")" \
      id="o2"/>\(root == nil ? "<outlet property=\"view\" destination=\"root\" id=\"o3\"/>" : "")
      </connections>
      """
    let placeholder =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\""
      + (owner.map { " customClass=\"\($0)\">\(outlets)</placeholder>" } ?? "/>")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/><objects>\(placeholder)
      <view id="root"\(root.map { " customClass=\"\($0)\"" } ?? "")>
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="100" width="50" height="40"/>
      <constraints>
      <constraint firstAttribute="width" constant="50" id="wide"/>
      <constraint firstAttribute="height" constant="40" id="tall"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="left"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="100" id="up"/>
      </constraints>\(root == nil ? "" : outlets)</view></objects></document>
      """
  }

  private static let ofStoryboard = """
    class Other: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
      }
    }
    class Screen: UIViewController {
      @IBOutlet weak var card: UIView!
      @IBOutlet var high: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        high.constant = card.superview == view ? 90 : 10
      }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" initialViewController="c">
    <device id="retina6_12" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="Screen" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="100" width="50" height="40"/>
    <constraints>
    <constraint firstAttribute="width" constant="50" id="wide"/>
    <constraint firstAttribute="height" constant="40" id="tall"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="left"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="100" id="up"/>
    </constraints></view>
    <connections><outlet property="card" destination="box" id="o1"/>
    <outlet property="high" destination="tall" id="o2"/></connections>
    </viewController></objects></scene></scenes></document>
    """
}
