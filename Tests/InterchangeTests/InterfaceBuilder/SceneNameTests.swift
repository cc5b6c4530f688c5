import Interchange
import Testing

/// What the scenes of a file are called, and which there are.
@Suite struct SceneNameTests {
  private func file(
    _ attributes: String, of controller: String = "viewController", beside dock: String = ""
  ) throws -> InterfaceFile {
    var text = StoryboardText("")
    text.scenes = """
      <scene sceneID="s2"><objects>\(dock)<\(controller) id="two" \(attributes)>
      <view key="view" id="other"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </\(controller)></objects></scene>
      """
    return try text.file()
  }

  /// As in Xcode's outline; an empty name is none.
  @Test(arguments: [
    (
      "userLabel=\"Label\" title=\"Title\" storyboardIdentifier=\"Code\" customClass=\"Class\"",
      "Label"
    ),
    ("title=\"詳細\" storyboardIdentifier=\"Code\" customClass=\"Class\"", "詳細"),
    ("storyboardIdentifier=\"Code\" customClass=\"Class\"", "Code"),
    ("title=\"\" customClass=\"Class\"", "Class"), ("", "viewController2"),
  ])
  func aSceneIsCalledAsInXcode(_ attributes: String, _ name: String) throws {
    #expect(try file(attributes).screens.map(\.name) == ["viewController", name])
  }

  @Test(arguments: [
    ("viewController", "UIViewController"), ("avPlayerViewController", "AVPlayerViewController"),
    ("glkViewController", "GLKViewController"),
  ])
  func aControllersClassIsThatOfItsFramework(_ element: String, _ className: String) throws {
    #expect(try file("", of: element).scene(named: "two")?.className == className)
  }

  @Test(arguments: ["詳細", "Code", "Class", "two"])
  func itIsFoundByAnyOfItsNames(_ name: String) throws {
    let file = try file(
      "title=\"詳細\" storyboardIdentifier=\"Code\" customClass=\"Class\"")
    #expect(file.scene(named: name)?.id == "two")
  }

  /// It is listed, but no file begins with it.
  @Test func aViewInTheDockIsAScene() throws {
    let dock = """
      <view id="docked" userLabel="Dock View"><rect key="frame" x="0" y="0" width="240" height="128"/>
      \(subviews(element("view", "a")))</view>
      """
    let file = try file("customClass=\"Class\"", beside: dock)
    #expect(file.screens.map(\.name) == ["viewController", "Dock View", "Class"])
    #expect(file.initialScene?.id == "one")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505"><scenes><scene sceneID="s"><objects>\(dock)<viewController id="own">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """
    #expect(try InterfaceFile.read(text).get().initialScene?.id == "own")
  }
}
