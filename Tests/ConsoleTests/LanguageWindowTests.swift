import AutoLayout
import Testing

@testable import Console

/// A window that pasted code makes is the one that is there.
@Suite struct LanguageWindowTests {
  private static let controller = """
    class Screen: UIViewController {
      let mark = UILabel()
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(mark); mark.text = "Hi" }
    }
    """

  @Test(arguments: [
    "let window = UIWindow(frame: UIScreen.main.bounds); window.rootViewController = Screen()",
    "let window = UIWindow(windowScene: scene); window.rootViewController = Screen()",
    "window = UIWindow(windowScene: scene); window?.rootViewController = Screen()",
    "self.window = UIWindow(windowScene: scene); self.window?.rootViewController = Screen()",
    "let window: UIWindow = UIWindow(); let home = Screen(); window.rootViewController = home",
    "let other = UIWindow(); let bar = UINavigationController(rootViewController: Screen())"
      + "; other.rootViewController = bar",
  ])
  func itShowsTheControllerAsUsual(lines: String) throws {
    let scene = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let spareWindow = UIWindow(frame: UIScreen.main.bounds)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          self.window = UIWindow(windowScene: scene)
        }
      }
      """
    let last = lines.contains("other") ? "other" : "window"
    let body = "\(lines); \(last).makeKeyAndVisible()"
    for body in [body, "func start() { \(body) }"] {
      var desk = try LanguageDesk()
      try desk.type([body, scene, Self.controller].joined(separator: "\n"), asPaste: true)
      #expect(try desk.view("mark").content.text == "Hi")
      #expect(desk.document.isInWindow(try desk.view("mark").id))
      let windows = desk.document.views.values.filter { $0.className == "UIWindow" }
      #expect(windows.map(\.id) == [.window])
      #expect(try desk.answer(to: "? window.width == 320") == ["true"])
    }
  }
}
