import ConsoleSupport
import TestSupport
import Testing

@testable import Console

/// Layouts written in every form, and read again: no frame changes.
@Suite struct RoundTripTests {
  /// Those that Tsume reads.
  static let formats = ["swift", "swift-item", "vfl", "snapkit", "masonry", "objc", "xib", "json"]

  struct Layout: CustomTestStringConvertible {
    let name: String
    let lines: [String]
    var testDescription: String { name }

    init(_ name: String, _ lines: String...) { (self.name, self.lines) = (name, lines) }
  }

  static let layouts = [
    Layout(
      "login", "add label heading \"Welcome\"", "content heading font title1",
      "add textField user", "add textField password", "add button enter \"Log in\"",
      "V:|-100-[heading]-24-[user(44)]-8-[password(44)]-16-[enter]", "H:|-20-[heading]-20-|",
      "H:|-20-[user]-20-|", "password.leading == user.leading",
      "password.trailing == user.trailing",
      "enter.centerX == view.centerX"),
    Layout(
      "card", "add view card", "add imageView photo 60x40 in card",
      "add label name \"Anna\" in card",
      "card.leading == view.layoutMargins.leading", "card.trailing == view.layoutMargins.trailing",
      "card.top == view.safeArea.top + 12", "photo.leading == card.leading + 8",
      "photo.top == card.top + 8", "photo.bottom == card.bottom - 8",
      "name.leading == photo.trailing + 8", "name.trailing <= card.trailing - 8 @750",
      "name.firstBaseline == photo.centerY"),
    Layout(
      "row", "add stackView row", "add label key \"Size\" in row", "add label amount \"12\" in row",
      "row.axis = .horizontal", "row.spacing = 12", "row.alignment = .firstBaseline",
      "row.leading == view.leading + 16", "row.trailing == view.trailing - 16",
      "row.top == view.safeArea.top", "amount.hug.h.priority = 251.5"),
    Layout(
      "bubble", "add view bubble",
      "add label words \"A few words that need more than one line\" in bubble",
      "words.numberOfLines = 0", "bubble.trailing == view.trailing - 12",
      "bubble.leading >= view.leading + 80", "bubble.width <= 0.7*view.width",
      "bubble.top == view.safeArea.top + 20", "words.leading == bubble.leading + 10",
      "words.trailing == bubble.trailing - 10", "words.top == bubble.top + 6",
      "words.bottom == bubble.bottom - 6"),
    Layout(
      "guide", "add guide gap", "add view box", "box.width == 0.5*view.width",
      "box.height == box.width",
      "gap.leading == view.leading", "gap.width == 32", "gap.top == view.top + 60",
      "gap.height == 10",
      "box.leading == gap.trailing", "box.top == gap.bottom as distance", "box.hug.h.priority = 300"
    ),
    Layout(
      "padded", "add stackView row", "add button one \"One\" in row",
      "add button two \"Two\" in row",
      "row.isLayoutMarginsRelativeArrangement = true", "row.leading == view.leading + 10",
      "row.top == view.safeArea.top + 10", "row.width == 217"),
    Layout(
      "margin of a row", "add stackView row", "row.leadingMargin == view.leading + 29",
      "row.top == view.top + 90", "add label name \"Anna\" in row"),
    Layout(
      "last of a row behind", "add stackView row", "row.leading == view.leading + 29",
      "row.top == view.top + 90", "add label one \"1\" in row", "add label two \"22\" in row",
      "add label three \"333\" in row", "move three back"),
    Layout(
      "view by its part", "add stackView row", "row.axis = .vertical",
      "row.distribution = .fillProportionally", "row.isLayoutMarginsRelativeArrangement = true",
      "row.leading == view.leading + 20", "row.top == view.top + 90", "add view box in row",
      "box.width == 6", "box.height == 38"),
    Layout(
      "turned", "add label name \"Anna\"", "name.semanticContentAttribute = .forceRightToLeft",
      "name.trailing == view.trailing - 36", "name.top == view.top + 80"),
    Layout(
      "frames", "add view panel", "panel.translatesAutoresizingMaskIntoConstraints = true",
      "panel.frame = CGRect(x: 10, y: 20, width: 100, height: 50)",
      "panel.autoresizingMask = [.flexibleWidth]", "add switch power in panel",
      "power.centerX == panel.centerX", "power.top == panel.bottom + 4"),
    Layout(
      "frame and constraint", "add view box",
      "box.translatesAutoresizingMaskIntoConstraints = true",
      "box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)", "box.width <= 200",
      "add label name \"Anna\"", "name.leading == box.trailing + 8", "name.top == box.top"),
    Layout(
      "mask in constraints", "add view card", "card.width == 100", "card.height == 60",
      "card.centerX == view.centerX", "card.top == view.top + 80", "add view mark in card",
      "mark.translatesAutoresizingMaskIntoConstraints = true",
      "mark.frame = CGRect(x: 60, y: 10, width: 30, height: 20)",
      "mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]"),
    Layout(
      "words of code", "add view make", "add view views in make", "add view format", "add view new",
      "H:|-20-[make(100)]-8-[format(50)]-8-[new(40)]", "V:|-90-[make(60)]", "V:|-[format(20)]",
      "new.top == format.bottom", "new.height == 30", "views.top == make.top + 4",
      "views.leading == make.leading + 4", "views.width == 20", "views.height == 0.5*make.height"),
    Layout(
      "baselines", "add stackView row", "add label key \"Size\" in row",
      "add label amount \"12\" in row", "row.axis = .vertical", "row.spacing = 20",
      "row.isBaselineRelativeArrangement = true", "row.leading == view.leading + 16",
      "row.top == view.safeArea.top"),
  ]

  @Test(arguments: formats, layouts)
  func noFrameChanges(_ format: String, _ layout: Layout) throws {
    // Interface Builder has no guides of one's own, and one order for what is shown and arranged.
    if format == "xib", ["guide", "last of a row behind"].contains(layout.name) { return }
    try Self.expectSame(layout.lines, in: format)
  }

  static func expectSame(
    _ lines: [String], in format: String, _ place: SourceLocation = #_sourceLocation
  ) throws {
    var written = try Conversation()
    written.mustSay(lines, place)
    let frames = written.say("frames")
    written.mustSay(["export \(format) out"], place)
    let (path, text) = try #require(
      ["swift", "m", "xib", "json"].lazy.compactMap { ending in
        written.files["out.\(ending)"].map { ("out.\(ending)", $0) }
      }.first, sourceLocation: place)
    var read = try Conversation(MemoryFiles([path: text]))
    read.mustSay(["import \(path)"], place)
    let again = read.say("frames")
    #expect(again == frames, "\(lines.joined(separator: "\n"))\n\(text)", sourceLocation: place)
  }

  @Test(arguments: formats)
  func noFrameOfRandomLayoutsChanges(_ format: String) throws {
    for seed in 0..<UInt64(LongTests.areWanted ? 500 : 4) {
      var random = SeededGenerator(seed: seed)
      try Self.expectSame(RandomLayout.lines(using: &random), in: format)
    }
  }

  /// What has no part in the layout is kept, too.
  @Test(arguments: ["swift", "swift-item", "vfl", "snapkit", "masonry", "objc"])
  func propertiesAreKept(_ format: String) throws {
    let properties = [
      "photo.contentMode": ".scaleAspectFill", "photo.clipsToBounds": "true", "photo.tag": "7",
      "photo.layer.cornerRadius": "12", "photo.alpha": "0.5",
      "photo.accessibilityIdentifier": "\"me\"", "user.placeholder": "\"Name\"",
      "user.isUserInteractionEnabled": "false",
    ]
    var written = try Conversation()
    written.mustSay([
      "add imageView photo 60x40", "add textField user", "H:|-20-[photo(60)]-[user]",
    ])
    written.mustSay(properties.sorted { $0.key < $1.key }.map { "\($0) = \($1)" })
    written.mustSay(["export \(format) out"])
    let ending = ["masonry", "objc"].contains(format) ? "m" : "swift"
    let text = try #require(written.files["out.\(ending)"])
    var read = try Conversation(MemoryFiles(["out.\(ending)": text]))
    read.mustSay(["import out.\(ending)"])
    read.mustSay(
      properties.sorted { $0.key < $1.key }.map { "expect \($0) == \($1)" })
  }

  @Test func whatAFormCannotSayIsNamed() throws {
    var conversation = try Conversation()
    conversation.mustSay(["add guide gap", "add view box", "box.leading == gap.trailing + 8"])
    let answer = conversation.say("export xib out")
    #expect(answer.contains("box.leading == gap.trailing + 8"))
    #expect(conversation.files["out.xib"]?.contains("<!-- not written: box.leading") == true)
  }

  /// A view of code stands on a stage of Tsume's, which is no part of it.
  @Test(arguments: [
    (
      "swift",
      ["final class Row: UITableViewCell {", "contentView.addSubview(icon)", "init(style:"]
    ),
    ("objc", ["@interface Row : UITableViewCell", "[self.contentView addSubview:icon];"]),
    ("snapkit", ["init(style:", "make.size.equalTo(28)", "make.centerY.equalToSuperview()"]),
    (
      "masonry",
      ["initWithStyle:", "make.size.equalTo(@28);", "make.centerY.equalTo(self.contentView);"]
    ),
  ])
  func aCellIsACellAgain(_ format: String, _ words: [String]) throws {
    let text = """
      class Row: UITableViewCell {
        let icon = UIImageView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          icon.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(icon)
          NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 28),
            icon.heightAnchor.constraint(equalToConstant: 28),
            icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
          ])
        }
      }
      """
    var written = try Conversation(MemoryFiles(["Row.swift": text]))
    written.mustSay(["import Row.swift", "export \(format) out"])
    let ending = ["objc", "masonry"].contains(format) ? "m" : "swift"
    let out = try #require(written.files["out.\(ending)"])
    for word in words { #expect(out.contains(word), "\(out)") }
    var read = try Conversation(MemoryFiles(["out.\(ending)": out]))
    read.mustSay(["import out.\(ending)"])
    #expect(read.say("frames") == written.say("frames"), "\(out)")
  }

  @Test func aViewOfCodeIsWrittenWithoutItsStage() throws {
    let text = """
      final class CardView: UIView {
        let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.translatesAutoresizingMaskIntoConstraints = false
          addSubview(name)
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
          ])
        }
      }
      """
    var written = try Conversation(MemoryFiles(["CardView.swift": text]))
    written.mustSay(["import CardView.swift", "name.text = \"Anna\""])
    for format in ["swift", "objc"] {
      written.mustSay(["export \(format) out"])
      let ending = format == "objc" ? "m" : "swift"
      let out = try #require(written.files["out.\(ending)"])
      #expect(
        out.contains(format == "objc" ? "@interface CardView : UIView" : "class CardView: UIView"))
      #expect(!out.contains("Stage") && !out.contains("not written"), "\(out)")
      var read = try Conversation(MemoryFiles(["out.\(ending)": out]))
      read.mustSay(["import out.\(ending)"])
      #expect(read.say("frames") == written.say("frames"), "\(out)")
    }
  }

  @Test func aControllerKeepsItsName() throws {
    var conversation = try Conversation(
      MemoryFiles(["Login.swift": "class LoginController: UIViewController {}"]))
    conversation.mustSay(["import Login.swift", "add label name \"Anna\"", "export swift out"])
    #expect(
      conversation.files["out.swift"]?.contains("final class LoginController: UIViewController")
        == true)
  }

  /// One view as data stands where it stood until somebody places it.
  @Test(arguments: ["list", "row"]) func aViewAloneKeepsItsFrames(_ view: String) throws {
    var written = try Conversation()
    written.mustSay([
      "add scrollView list", "list.leading == view.leading + 20", "list.trailing == view.trailing",
      "list.top == view.safeArea.top + 10", "list.height == 300", "add view row in list",
      "row.top == list.contentLayoutGuide.top + 4", "row.bottom == list.contentLayoutGuide.bottom",
      "row.leading == list.contentLayoutGuide.leading + 3",
      "row.trailing == list.contentLayoutGuide.trailing",
      "row.width == list.frameLayoutGuide.width - 6", "row.height == 500",
      "add label name \"Anna\" in row", "name.leading == row.leading + 8",
      "name.top == row.top + 8",
      "export json \(view) out",
    ])
    let text = try #require(written.files["out.json"])
    var read = try Conversation(MemoryFiles(["out.json": text]))
    read.mustSay([
      "import out.json", "expect name.superview == row", "expect unambiguous",
      "expect name.frame.x == 8", "expect row.width == 367", "expect row.height == 500",
    ])
    if view == "list" {
      read.mustSay(["expect list.frame == (20, 69, 373, 300)", "expect row.frame.y == 4"])
    }
    #expect(!read.say("constraints").contains("broken"))
    read.mustSay(["\(view).top == view.top", "expect \(view).frame.y == 0"])
  }

  @Test func oneViewIsAClassOfItsOwn() throws {
    var conversation = try Conversation()
    conversation.mustSay([
      "add view card", "add label name \"Anna\" in card", "name.leading == card.leading + 8",
      "export swift card",
    ])
    let text = try #require(conversation.files["card.swift"])
    #expect(text.contains("final class CardView: UIView"))
    #expect(text.contains("name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),"))
  }
}

/// Lines that make a layout of views in one another, each placed and sized in one of several ways, none
/// of them ambiguous.
enum RandomLayout {
  static func lines(using random: inout SeededGenerator) -> [String] {
    var lines: [String] = []
    var holders = ["view"]
    var last: [String: String] = [:]
    for number in 0..<random.int(in: 2...6) {
      let name = "v\(number)"
      let owner = holders[random.int(in: 0...holders.count - 1)]
      let kinds = ["view", "label", "button", "switch", "view", "stackView", "textField"]
      let kind = kinds[random.int(in: 0...kinds.count - 1)]
      let text = ["label", "button"].contains(kind) ? " \"Text \(number)\"" : ""
      lines.append("add \(kind) \(name)\(text)" + (owner == "view" ? "" : " in \(owner)"))
      lines += place(name, in: owner, behind: last[owner], using: &random)
      switch kind {
      case "view":
        lines += size(name, in: owner, using: &random)
        holders.append(name)
      case "stackView": lines += row(name, using: &random)
      case "textField": lines.append("\(name).width >= \(random.int(in: 30...150))")
      default: break
      }
      last[owner] = name
    }
    return lines
  }

  private static func row(_ name: String, using random: inout SeededGenerator) -> [String] {
    var lines = [
      "add label \(name)a \"One\" in \(name)", "add button \(name)b \"Two\" in \(name)",
      "\(name).spacing = \(random.int(in: 0...12))",
    ]
    if random.once(in: 2) { lines.append("\(name).axis = .vertical") }
    if random.once(in: 2) { lines.append("\(name).isLayoutMarginsRelativeArrangement = true") }
    return lines
  }

  private static func place(
    _ name: String, in owner: String, behind other: String?, using random: inout SeededGenerator
  ) -> [String] {
    let gap = random.int(in: 0...40)
    let horizontal = [
      "\(name).centerX == \(owner).centerX + \(gap)", "\(name).left == \(owner).left + \(gap)",
      "\(name).trailing == \(owner).trailing - \(gap)",
      "\(name).leading == \(owner).leading + \(gap)",
    ][random.int(in: 0...3)]
    guard let other, !random.once(in: 4) else {
      let guide = owner == "view" && random.once(in: 2) ? "view.safeArea" : owner
      return [horizontal, "\(name).top == \(guide).top + \(random.int(in: -5...30))"]
    }
    return [horizontal, "\(name).top == \(other).bottom + \(gap)"]
  }

  private static func size(
    _ name: String, in owner: String, using random: inout SeededGenerator
  ) -> [String] {
    let height = "\(name).height == \(random.int(in: 20...90))"
    switch random.int(in: 0...3) {
    case 0: return ["\(name).width == 0.5*\(owner).width + 4", height]
    case 1: return ["\(name).width == \(random.int(in: 20...200)) @750", height]
    case 2: return ["\(name).width == \(name).height", height]
    default: return ["\(name).width == \(random.int(in: 20...200))", height]
    }
  }
}
