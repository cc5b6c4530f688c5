import AutoLayout
import Interchange
import Testing

/// What becomes of a scene when its device is turned or exchanged: its bars are those of the app, and
/// a root view of a size of its own stays.
struct CanvasWindowTests {
  private func document(_ imported: InterfaceImport) throws -> Document {
    try imported.start.applying(imported.edits)
  }

  private func turned(_ document: Document) throws -> Document {
    try document.applying([
      .setOrientation(document.orientation == .portrait ? .landscape : .portrait)
    ])
  }

  private func root(_ document: Document) throws -> Size {
    try #require(try LayoutEngine().layout(of: document).frame(of: .root)).size
  }

  private func holder(_ name: String, _ relationship: String, bar: String = "") -> String {
    """
    <scene sceneID="\(name)-scene"><objects><\(name) id="\(name)">\(bar)<connections>
    <segue destination="\(name == "tabBarController" ? "navigationController" : "one")" \
    kind="relationship" relationship="\(relationship)" id="to-\(name)"/>
    </connections></\(name)></objects></scene>
    """
  }

  /// On an iPhone 15, in a navigation controller with large titles in a tab bar controller.
  private var held: StoryboardText {
    var scene = StoryboardText(subviews(element("view", "a")))
    (scene.device, scene.size) = ("retina6_12", (393, 852))
    scene.scenes =
      holder("tabBarController", "viewControllers")
      + holder(
        "navigationController", "rootViewController",
        bar: "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>")
    return scene
  }

  @Test func barsOfItsControllersAreTheDocuments() throws {
    let document = try document(held.imported())
    #expect(document.bars == Bars(navigation: .large, hasTabBar: true))
    #expect(document.rootSafeArea == Insets(top: 155, left: 0, bottom: 83, right: 0))
  }

  /// A line above the title, and the toolbar of the navigation controller.
  @Test func aPromptAndAToolbarAreTheDocumentsToo() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    (scene.device, scene.size) = ("retina6_12", (393, 852))
    scene.scenes = holder("navigationController", "rootViewController")
    scene.controller = """
      <navigationItem key="navigationItem" prompt="Step 1" id="item"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    let document = try document(scene.imported())
    #expect(document.bars == Bars(navigation: .prompt, hasToolbar: true))
    let other = try document.applying([.setDevice(.named("iphone-15"))])
    #expect(abs(other.rootSafeArea.top - 127.667) < 0.001)
    #expect(other.rootSafeArea.bottom == 78)
    #expect(try scene.imported().notes.isEmpty)
  }

  @Test func anotherDeviceHasItsOwnBars() throws {
    let document = try document(held.imported())
    let other = try document.applying([.setDevice(.named("iphone-15"))])
    #expect(abs(other.rootSafeArea.top - 149.667) < 0.001)
    #expect(other.rootSafeArea.bottom == 83)
    let again = try document.applying([.setTabBar(true)])
    #expect(again.rootSafeArea == document.rootSafeArea)
    let without = try document.applying([.setTabBar(false), .setNavigationBar(.off)])
    #expect(without.rootSafeArea == Insets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func barsOfATurnedTelephoneAreLower() throws {
    let document = try turned(document(held.imported()))
    #expect(document.rootSafeArea == Insets(top: 32, left: 59, bottom: 53, right: 59))
  }

  @Test func aRootBelowAnOpaqueBarStaysBelowIt() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.size = (375, 603)
    scene.scenes = holder(
      "navigationController", "rootViewController",
      bar: "<navigationBar key=\"navigationBar\" translucent=\"NO\" id=\"bar\"/>")
    let upright = try document(scene.imported())
    #expect(upright.rootSafeArea == .zero)
    let turned = try turned(upright)
    #expect(try root(turned) == Size(width: 667, height: 343))
    #expect(turned.rootSafeArea == .zero)
    #expect(upright.device?.turnsWindow == true)
    #expect(try scene.imported().notes.map(\.kind) == [.mark(.barsAreTheCanvases)])
  }

  @Test(arguments: [(375.0, 120.0), (320.0, 568.0)])
  func aFreeformRootDoesNotTurn(_ width: Double, _ height: Double) throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    scene.size = (width, height)
    scene.controller = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      """
    let upright = try document(scene.imported())
    let turned = try turned(upright)
    #expect(try root(turned) == Size(width: width, height: height))
    #expect(turned.rootSafeArea == upright.rootSafeArea)
    #expect(turned.device?.turnsWindow == false)
    #expect(turned.sizeClasses == SizeClasses(horizontal: .compact, vertical: .compact))
  }

  /// A xib on the canvas of an iPhone 8.
  private func xib(_ root: String, _ size: Size, owner: String = "") throws -> Document {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>\(owner)<\(root) id="root">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      </\(root)></objects></document>
      """
    let file = try InterfaceFile.read(text).get()
    return try document(
      SceneImporter.importing(try #require(file.screens.first), of: file, content: .stored))
  }

  /// A cell is as wide as its table whatever screen that is on; a badge stays a badge.
  @Test func aXibsViewKeepsItsSizeOnAnotherDevice() throws {
    let iPhone15 = try #require(Device.named("iphone-15"))
    let roots: [(name: String, own: Size, kept: Size)] = [
      ("tableViewCell", Size(width: 320, height: 44), Size(width: 393, height: 44)),
      ("collectionViewCell", Size(width: 120, height: 90), Size(width: 120, height: 90)),
      ("view", Size(width: 200, height: 60), Size(width: 200, height: 60)),
      ("view", Size(width: 375, height: 60), Size(width: 393, height: 60)),
      ("view", Size(width: 375, height: 667), Size(width: 393, height: 852)),
    ]
    for root in roots {
      let xib = try xib(root.name, root.own)
      let kept = xib.fitted(iPhone15)
      #expect(kept.size(in: .portrait) == root.kept, "\(root.name)")
      #expect(try self.root(xib.applying([.setDevice(kept)])) == root.kept, "\(root.name)")
      #expect(kept.scale == 3)
    }
  }

  /// A status bar that shortens the root views of controllers has no part in it.
  @Test(arguments: ["tableViewCell", "collectionViewCell", "view"])
  func noBarCutsAXibsView(_ root: String) throws {
    let xib = try xib(root, Size(width: 320, height: 80))
    let iPhone5 = try #require(Device.named("iphone-5"))
    #expect(iPhone5.barsShortenRootView)
    let there = try xib.applying([.setDevice(xib.fitted(iPhone5))])
    #expect(there.rootFrame == Rect(x: 0, y: 0, width: 320, height: 80))
  }

  /// Whatever came before: another size, none at all, or the device on its side.
  @Test func aXibsViewKeepsItsSizeWhateverCameBefore() throws {
    let cell = try xib("tableViewCell", Size(width: 320, height: 44))
    let iPhone15 = try #require(Device.named("iphone-15"))
    let ways: [[Edit]] = [
      [], [.setDevice(nil)], [.setDevice(cell.fitted(Device(size: Size(width: 600, height: 200))))],
    ]
    for way in ways {
      let there = try cell.applying(way + [.setDevice(cell.fitted(iPhone15))])
      #expect(try root(there) == Size(width: 393, height: 44))
      #expect(try root(turned(there)) == Size(width: 852, height: 44))
      let onItsSide = try turned(cell)
      #expect(try root(onItsSide) == Size(width: 667, height: 44))
      let device = onItsSide.fitted(iPhone15)
      #expect(try onItsSide.applying([.setDevice(device)]) == turned(there))
    }
    let given = try cell.applying(ways[2])
    #expect(try root(given) == Size(width: 600, height: 200))
    #expect(try root(turned(given)) == Size(width: 600, height: 200))
  }

  /// UIKit makes a controller's view as large as the controller is shown.
  @Test func aControllersViewInAXibFillsTheScreen() throws {
    let iPhone15 = try #require(Device.named("iphone-15"))
    func size(ownedBy name: String, outlet: String) throws -> Size {
      let owner = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
        <connections><outlet property="\(outlet)" destination="root" id="o"/></connections>
        </placeholder>
        """
      let xib = try xib("view", Size(width: 200, height: 60), owner: owner)
      return xib.fitted(iPhone15).size(in: .portrait)
    }
    let own = Size(width: 200, height: 60)
    #expect(try size(ownedBy: "LoginController", outlet: "view") == Size(width: 393, height: 852))
    #expect(try size(ownedBy: "LoginController", outlet: "header") == own)
    #expect(try size(ownedBy: "BadgeView", outlet: "view") == own)
  }

  @Test func aFileOnItsSideIsHeldThatWay() throws {
    var scene = StoryboardText(subviews(element("view", "a")))
    (scene.device, scene.size, scene.orientation) = ("retina5_9", (812, 375), "landscape")
    let document = try document(scene.imported())
    #expect(document.orientation == .landscape)
    #expect(document.launch == .landscape)
    #expect(try root(document) == Size(width: 812, height: 375))
    let other = try document.applying([.setDevice(.named("iphone-15"))])
    #expect(try root(other) == Size(width: 852, height: 393))
    let upright = try turned(document)
    #expect(try root(upright) == Size(width: 375, height: 812))
    #expect(upright.rootSafeArea == Insets(top: 50, left: 0, bottom: 34, right: 0))
    let canvas = try #require(document.device?.canvas(in: .landscape))
    #expect(canvas.size(in: .portrait) == Size(width: 812, height: 375))
    #expect(canvas.safeArea(in: .portrait) == document.rootSafeArea)
  }

  @Test func rowsAndTheirContentFollowTheTable() throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="349" height="43.5"/>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let header = """
      <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="28"/>
      </view>
      """
    let scene = StoryboardText(
      subviews(element("tableView", "table", holding: header + cell))
        + constraints(
          constraint("table.top", "safe.top"), constraint("table.leading", "root.leading"),
          constraint("table.trailing", "root.trailing"),
          constraint("table.bottom", "root.bottom")))
    let imported = try scene.imported()
    let turned = try turned(document(imported))
    let layout = try LayoutEngine().layout(of: turned)
    let frames = Dictionary(
      uniqueKeysWithValues: imported.views.map { ($0.id, layout.frame(of: $0.view)) })
    #expect(frames["cell"] == Rect(x: 0, y: 28, width: 667, height: 44))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 641, height: 43.5))
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 667, height: 28))
  }

  @Test func marginsCanFollowTheReadableWidth() throws {
    var scene = StoryboardText(
      subviews(element("view", "a"))
        + constraints(
          constraint("a.top", "safe.top"), constraint("a.height", nil, 20),
          constraint("a.leading", "root.leadingMargin"),
          constraint("a.trailing", "root.trailingMargin")))
    (scene.device, scene.size) = ("ipad11_0rounded", (834, 1194))
    scene.rootAttributes = "layoutMarginsFollowReadableWidth=\"YES\""
    #expect(try scene.frame("a") == Rect(x: 81, y: 24, width: 672, height: 20))
  }
}
