import AutoLayout
import Interchange
import Testing

/// The tests' door to Interface Builder files: a storyboard of one scene, and where its views come
/// to stand.
struct StoryboardText {
  var tools = "22505"
  var device: String? = "retina4_7"
  var orientation = "portrait"
  var size = (width: 375.0, height: 667.0)
  var usesSafeAreas = true
  /// What stands in the root view besides its frame: subviews and constraints.
  var content: String
  /// What stands in the controller besides its view.
  var controller = ""
  var controllerAttributes = ""
  /// Of the root view's element.
  var rootAttributes = ""
  /// What else stands in the file: other scenes, resources.
  var scenes = ""
  var resources = ""
  var designables = ""

  init(_ content: String) { self.content = content }

  var text: String {
    let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES" useSafeAreas="\(usesSafeAreas ? "YES" : "NO")" \
      initialViewController="one">
      \(device)
      <scenes>
      <scene sceneID="s1"><objects><viewController id="one" \(controllerAttributes)>
      <view key="view" id="root" \(rootAttributes)>
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      \(content)
      <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      \(controller)
      </viewController></objects></scene>
      \(scenes)
      </scenes>
      <designables>\(designables)</designables>
      <resources>\(resources)</resources>
      </document>
      """
  }

  func file() throws -> InterfaceFile {
    switch InterfaceFile.read(text) {
    case .success(let file): return file
    case .failure(let failure):
      Issue.record("\(failure)")
      throw failure
    }
  }

  func imported(_ content: InterfaceImport.ContentSource = .stored) throws -> InterfaceImport {
    let file = try file()
    return SceneImporter.importing(
      try #require(file.initialScene), of: file, content: content)
  }

  /// Frames by identity.
  func frames(_ content: InterfaceImport.ContentSource = .stored) throws -> [String: Rect] {
    let file = try file()
    let frames = try SceneFrames(
      of: try #require(file.initialScene), in: file, content: content)
    return Dictionary(uniqueKeysWithValues: frames.views.map { ($0.id, $0.frame) })
  }

  /// Of one view.
  func frame(_ id: String, _ content: InterfaceImport.ContentSource = .stored) throws -> Rect {
    try #require(try frames(content)[id])
  }
}

/// `<view id="a" …>`: laid out by constraints, with a frame that says nothing.
func element(
  _ name: String, _ id: String, _ attributes: String = "",
  frame: Rect = Rect(x: 777, y: 777, width: 7, height: 7), holding content: String = ""
) -> String {
  """
  <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
  <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
  \(content)
  </\(name)>
  """
}

/// `<view id="a" …>`: laid out by its frame, whose mask has `bits`.
func held(
  _ name: String, _ id: String, _ frame: Rect, mask bits: [String] = [],
  holding content: String = ""
) -> String {
  let mask = bits.map { "\($0)=\"YES\"" }.joined(separator: " ")
  return """
    <\(name) id="\(id)">
    <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
    <autoresizingMask key="autoresizingMask" \(mask)/>
    \(content)
    </\(name)>
    """
}

/// `a.top == root.top + 8` as an element; without a second item the owner is meant, without `second`
/// a number.
func constraint(
  _ first: String, _ second: String? = nil, _ constant: Double = 0, _ attributes: String = ""
) -> String {
  func item(_ text: String, _ place: String) -> String {
    let parts = text.split(separator: ".").map(String.init)
    let item = parts.count > 1 ? "\(place)Item=\"\(parts[0])\" " : ""
    return item + "\(place)Attribute=\"\(parts.last ?? "")\""
  }
  let other = second.map { item($0, "second") } ?? ""
  return "<constraint \(item(first, "first")) \(other) constant=\"\(constant)\" \(attributes)/>"
}

func subviews(_ elements: String...) -> String {
  "<subviews>\(elements.joined())</subviews>"
}

func constraints(_ elements: String...) -> String {
  "<constraints>\(elements.joined())</constraints>"
}
