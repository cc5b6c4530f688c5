import AutoLayout
import LayoutCode
import Testing

/// Every way of making a constraint, and what is done with one.
@Suite struct ConstraintFormTests {
  private static let views = """
    let a = UIView()
    let b = UILabel()
    a.translatesAutoresizingMaskIntoConstraints = false
    b.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    view.addSubview(b)

    """

  struct Case: Sendable {
    let code: String
    let lines: [String]

    init(_ code: String, _ lines: String...) {
      self.code = code
      self.lines = lines
    }
  }

  @Test(arguments: [
    Case("a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true", "a.top == view.top"),
    Case(
      "a.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 8).isActive = true",
      "a.leading >= view.leading + 8"),
    Case("a.widthAnchor.constraint(equalToConstant: 44).isActive = true", "a.width == 44"),
    Case(
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 3).isActive = true",
      "a.width == 0.5*b.width + 3"),
    Case(
      "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2).isActive = true",
      "a.top == b.bottom + 16"),
    Case(
      "b.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 5).isActive = true",
      "a.leading == b.leading + 5"),
    Case(
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 4).isActive = true",
      "a.top == b.bottom + 4"),
    Case(
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 4).isActive = true",
      "a.width == 4"),
    Case(
      "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-p-[a(40)]-[b]\", metrics: [\"p\": 7], views: [\"a\": a, \"b\": b]))",
      "a.leading == view.leading + 7", "a.width == 40", "b.leading == a.trailing + 8"),
    Case(
      "a.topAnchor.constraintEqualToAnchor(b.topAnchor, constant: 2).active = true",
      "a.top == b.top + 2"),
    Case(
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), a.heightAnchor.constraint(equalToConstant: 9)])",
      "a.top == view.safeArea.top", "a.height == 9"),
    Case(
      "let c = a.widthAnchor.constraint(equalToConstant: 4)\nc.priority = .defaultHigh\nc.constant = 6\nc.isActive = true",
      "a.width == 6 @750"),
    Case(
      "let g = UILayoutGuide()\nview.addLayoutGuide(g)\ng.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true",
      "g.top == a.bottom"),
    Case(
      "a.widthAnchor.constraint(equalToConstant: Metrics.row).isActive = true",
      "a.width == ?Metrics.row"),
    Case(
      "let c = a.widthAnchor.constraint(equalToConstant: 4)\nc.isActive = true\nc.isActive = false",
      "a.width == 4 (inactive)"),
  ])
  func forms(_ test: Case) throws {
    let probe = try CodeProbe(Self.views + test.code)
    #expect(probe.lines == test.lines)
    #expect(probe.crashes == [])
    #expect(probe.leftOut == [])
  }

  /// The others of a list are meant, too.
  @Test func aConstraintThatCannotBeIsToldAlone() throws {
    let probe = try CodeProbe(
      Self.views
        + """
        let lost = UIView()
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: lost.topAnchor),
          a.heightAnchor.constraint(equalToConstant: 9),
        ])
        """)
    #expect(probe.lines.contains("a.height == 9"))
    #expect(probe.crashes.count == 1)
  }

  @Test func aFormatThatUIKitCannotReadIsACrash() throws {
    let probe = try CodeProbe(
      Self.views
        + "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[a\", "
        + "metrics: nil, views: [\"a\": a]))")
    #expect(probe.crashes.count == 1)
  }
}
