import Foundation
import Testing

/// `tsume conflict FOLDER`: whatever a folder holds is judged as if it were named, or named as passed over.
@Suite struct ConflictFolderTests {
  private let driver: ShellDriver
  private let folder: String

  init() throws {
    driver = try ShellDriver()
    folder = driver.state.path + "/App"
    try FileManager.default.createDirectory(
      atPath: folder + "/logs", withIntermediateDirectories: true)
  }

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 UILabel:0x7f01.width == 100   (active)>",
        "<NSLayoutConstraint:0x600002 UILabel:0x7f01.width == 80   (active)>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002 UILabel:0x7f01.width == 80   (active)>

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES" initialViewController="one">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s1"><objects><viewController id="one">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="20" width="100" height="50"/></view></subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="20" id="roof"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="lower"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  private static let found: [String: (text: String, proof: String)] = [
    "logs/console.log": (log, "100, which is 20 more than 80"),
    "logs/run.txt": (log, "100, which is 20 more than 80"),
    "Main.storyboard": (storyboard, "40, which is 20 more than 20"),
  ]

  @Test(arguments: found.keys.sorted(), [true, false])
  func `A conflict is found in whatever file it is`(name: String, withCode: Bool) throws {
    let file = try #require(Self.found[name])
    try driver.state.write(file.text, to: "App/\(name)")
    if withCode { try driver.state.write("view.addSubview(UIView())\n", to: "App/A.swift") }
    let result = try driver.run(["conflict", folder])
    #expect(result.exitCode == 1 && result.output.contains(file.proof), "\(result.output)")
    #expect(result.output.contains("nothing is in conflict") == withCode, "\(result.output)")
    let json = try driver.run(["conflict", "--json", folder])
    #expect(json.exitCode == 1 && json.output.contains("\"conflict\":["), "\(json.output)")
    #expect(json.output.split(separator: "\n").count == (withCode ? 2 : 1), "\(json.output)")
  }

  @Test func `What is passed over is named`() throws {
    try driver.state.write("dear diary\n", to: "App/logs/notes.txt")
    try driver.state.write("# App\n", to: "App/README.md")
    let none = try driver.run(["conflict", folder])
    #expect(none.exitCode == 2 && none.output.contains("There is no code, log, "), "\(none.output)")
    try driver.state.write("view.addSubview(UIView())\n", to: "App/A.swift")
    let some = try driver.run(["conflict", folder])
    #expect(some.exitCode == 0, "\(some.output)")
    // A long path may be broken at the end of a line.
    let words = some.output.filter { !$0.isWhitespace }
    #expect(words.contains("notes.txt") && words.contains("README.md"), "\(some.output)")
  }
}
