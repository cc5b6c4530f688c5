/// Sessions of any size, like screens that scroll: sections below one another, in each ten rows, in
/// each row an image, a title, a detail and a button, with four constraints a view.
package enum LargeSession {
  /// One line a step.
  package static func lines(views: Int) -> [String] {
    var writer = Writer(rest: views)
    while writer.rest > 0 { writer.addSection() }
    return ["device iphone-15"] + writer.lines
  }

  /// A page that scrolls, with rows below one another, in each an image, a title and a detail.
  package static func table(rows: Int) -> [String] {
    let edges = ["leading", "trailing", "top", "bottom"]
    var lines = ["device iphone-15", "add scrollView scroll"]
    lines += edges.map { "scroll.\($0) == view.\($0)" }
    lines.append("add view page in scroll")
    lines += edges.map { "page.\($0) == scroll.content.\($0)" }
    lines.append("page.width == scroll.frame.width")
    for number in 0..<rows {
      let row = "r\(number)"
      lines += [
        "add view \(row) in page", "\(row).leading == page.leading",
        "\(row).trailing == page.trailing",
        "\(row).top == \(number == 0 ? "page.top" : "r\(number - 1).bottom")",
        "\(row).height >= 44", "\(row).height == 44 @250",
        "add imageView \(row)i 24x24 in \(row)", "\(row)i.leading == \(row).leading + 16",
        "\(row)i.centerY == \(row).centerY", "\(row)i.width == 24", "\(row)i.height == 24",
        "add label \(row)t \"Title\" in \(row)", "\(row)t.leading == \(row)i.trailing + 8",
        "\(row)t.top == \(row).top + 4", "\(row)t.trailing <= \(row).trailing - 60",
        "add label \(row)d \"Detail\" in \(row)", "\(row)d.leading == \(row)t.leading",
        "\(row)d.top == \(row)t.bottom + 2", "\(row)d.trailing <= \(row).trailing - 60",
        "\(row)d.bottom <= \(row).bottom - 4",
      ]
    }
    return lines + ["page.bottom == r\(rows - 1).bottom"]
  }

  /// Labels below one another, arranged by a stack view.
  package static func column(of count: Int) -> [String] {
    ["device iphone-15", "add stackView column", "column.axis = .vertical"]
      + ["top", "leading", "trailing"].map { "column.\($0) == view.\($0)" }
      + (0..<count).map { "add label a\($0) \"Row\" in column" }
  }

  private struct Writer {
    var lines: [String] = []
    /// How many views are still to be made.
    var rest: Int
    private var sections = 0

    init(rest: Int) { self.rest = rest }

    mutating func addSection() {
      let name = "s\(sections)"
      let above = sections == 0 ? "view.safeArea.top" : "s\(sections - 1).bottom"
      lines += [
        "add view \(name)", "\(name).leading == view.leading + 8",
        "\(name).trailing == view.trailing - 8", "\(name).top == \(above) + 8",
      ]
      rest -= 1
      var last = "\(name).top"
      for number in 0..<10 where rest > 0 {
        let row = "\(name)r\(number)"
        lines += [
          "add view \(row) in \(name)", "\(row).leading == \(name).leading + 4",
          "\(row).trailing == \(name).trailing - 4", "\(row).top == \(last) + 4",
        ]
        rest -= 1
        if rest >= 4 { addContent(of: row) } else { lines.append("\(row).height == 44") }
        last = "\(row).bottom"
      }
      lines.append("\(name).bottom == \(last) + 4")
      sections += 1
    }

    private mutating func addContent(of row: String) {
      lines += [
        "add imageView \(row)i 24x24 in \(row)", "\(row)i.leading == \(row).leading + 8",
        "\(row)i.centerY == \(row).centerY", "\(row)i.width == 24",
        "\(row)i.height == \(row)i.width",
        "add label \(row)t \"Title\" in \(row)", "\(row)t.leading == \(row)i.trailing + 8",
        "\(row)t.top == \(row).top + 8", "\(row)t.width >= 40",
        "\(row)t.width <= 0.5 * \(row).width @999",
        "add label \(row)d \"Detail\" in \(row)", "\(row)d.leading == \(row)t.leading",
        "\(row)d.top == \(row)t.bottom + 2", "\(row)d.trailing <= \(row).trailing - 60",
        "\(row).bottom >= \(row)d.bottom + 8", "\(row).height == 44 @250",
        "add button \(row)b \"Go\" in \(row)", "\(row)b.trailing == \(row).trailing - 8",
        "\(row)b.centerY == \(row).centerY", "\(row)b.height == 30", "\(row)b.width == 44 @750",
      ]
      rest -= 4
    }
  }
}
