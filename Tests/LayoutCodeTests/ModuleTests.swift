import Testing

@testable import LayoutCode

/// Several apps in one folder.
@Suite struct ModuleTests {
  private func screen(_ body: String, more: String = "") -> String {
    """
    class AppDelegate: UIResponder {}
    class MainController: UIViewController {
      let box = Box()
      override func viewDidLoad() {
        view.addSubview(box)
    \(body)
      }
    }
    \(more)
    """
  }

  private let box = """
    class Box: UIView {
      convenience init() {
        self.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: size).isActive = true
      }
    }
    """

  @Test func appsWithTheSameNamesEachHaveTheirOwn() throws {
    let sources = [
      CodeSource(
        name: "Samples/First/Main.swift",
        text: screen("box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")),
      CodeSource(name: "Samples/First/Views/Box.swift", text: "let size: CGFloat = 1\n" + box),
      CodeSource(
        name: "Samples/Second/Main.swift",
        text: screen("box.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true")),
      CodeSource(name: "Samples/Second/Box.swift", text: "let size: CGFloat = 2\n" + box),
    ]
    let result = try RunResult(sources)
    #expect(result.sites == ["6: 1", "5: 1", "6: 1", "5: 1"])
    #expect(result.run.screens == ["First/MainController", "Second/MainController"])
    #expect(result.run.shown == "Second/MainController")
    #expect(Set(result.constraints) == ["box.height == 2", "box.left == view.left"])
    let first = try RunResult(sources, chosen: "First/MainController")
    #expect(Set(first.constraints) == ["box.height == 1", "box.top == view.top"])
  }

  @Test func whatIsDeclaredOnceIsSharedByAll() throws {
    let body = "box.heightAnchor.constraint(equalToConstant: Metrics.row).isActive = true"
    let result = try RunResult([
      CodeSource(name: "App/Phone/Main.swift", text: screen(body)),
      CodeSource(name: "App/Pad/Main.swift", text: screen(body)),
      CodeSource(name: "App/Shared/Box.swift", text: "class Box: UIView {}"),
      CodeSource(name: "App/Metrics.swift", text: "enum Metrics { static let row: CGFloat = 44 }"),
    ])
    #expect(result.sites == ["6: 1", "6: 1"])
    #expect(result.unknowns.isEmpty)
    #expect(result.constraints == ["box.height == 44"])
  }

  @Test func privateNamesMayComeTwice() throws {
    let files = [
      CodeSource(name: "One.swift", text: "class One: UIView {}\nprivate enum Metrics {}"),
      CodeSource(name: "Two.swift", text: "class Two: UIView {}\nfileprivate enum Metrics {}"),
    ]
    #expect(try RunResult(files).run.screens == ["One", "Two"])
    var reader = CodeReader(isCancelled: { false })
    #expect(Modules(reader.read(files, from: 0)).parts.count == 1)
  }

  @Test func classesOfObjectiveCStandInTwoFiles() {
    var reader = CodeReader(isCancelled: { false })
    let header = "@interface Card : UIView\n@end\n"
    let files = reader.read(
      [
        CodeSource(name: "Card.h", text: header),
        CodeSource(
          name: "Card.m", text: "@interface Card ()\n@end\n@implementation Card\n@end\n"),
        CodeSource(name: "Other.m", text: "@implementation Other\n@end\n"),
      ], from: 0)
    #expect(Modules(files).parts.map(\.count) == [3])
  }
}
