package import AutoLayout

/// A storyboard or a xib: the scenes in it, each with the view that stands at its top.
package struct InterfaceFile: Sendable {
  let canvas: Canvas
  package let usesAutoLayout: Bool
  /// In the order of the file.
  package let scenes: [Scene]
  let images: [String: ImageResource]
  let colors: StoredColors
  /// What views of classes that draw themselves in Interface Builder ask for, by their identities.
  let designables: [String: NaturalSize]
  /// What leads to views and constraints of the file, in its order.
  let outlets: [Outlet]
  /// What views and constraints are called in code, by their identities.
  let outletNames: [String: String]
  let graph: ControllerGraph
  /// What stands beside the scenes and cannot be read, in the order of the file.
  let unread: [UnreadValue]
  private let initialController: String?

  /// Why a text cannot be read as one.
  package enum Failure: Error, Hashable, Sendable {
    /// Not XML at all.
    case notMarkup
    /// It breaks off or is not well-formed XML, where the parser met that.
    case damaged(line: Int, column: Int, MarkupDamage)
    /// It declares a document type, which Interface Builder never does.
    case documentType(line: Int)
    case tooDeep(line: Int)
    /// A text or an attribute has more bytes than are read in one piece.
    case tooLong(line: Int, limit: Int)
    /// XML of another kind, by its outermost element.
    case otherMarkup(String)
    /// As Xcode wrote files before version 4.
    case oldArchive
    /// For the desktop, whose views are not UIKit's.
    case otherPlatform(String)
    case withoutViews
  }

  /// An image of the file's resources.
  struct ImageResource: Hashable, Sendable {
    let size: Size
    /// A symbol of the system, whose size in the file is that of its drawing.
    let isSymbol: Bool
  }

  /// An attribute's value that cannot be read.
  struct UnreadValue: Hashable, Sendable {
    let value: String
    let attribute: String
    let line: Int
  }

  /// A view without a superview: a controller's, or one that stands by itself.
  package struct Scene: Sendable {
    /// The controller's identity, or the view's.
    package let id: String
    /// What one calls it: no other scene of the file is called so.
    package internal(set) var name: String
    package let line: Int
    let root: MarkupElement
    let controller: MarkupElement?
    /// It stands among the objects of a xib.
    let isXibRoot: Bool
    /// It stands beside a controller, in the dock of its scene.
    let isInDock: Bool
    /// The class of what loads the xib, where it is the view of that.
    let ownerClass: String?
    /// The identity of what its outlets belong to: of the controller, or of the xib's owner.
    package let owner: String?

    /// It is the view of the controller that loads the xib. Views that own a file may call an outlet so, too.
    var isViewOfController: Bool { ownerClass?.hasSuffix("Controller") == true }

    /// As Xcode's outline calls it, then as code does.
    fileprivate var ownNames: [String] {
      let element = controller ?? root
      let names = [
        element["userLabel"], controller?["title"], element["storyboardIdentifier"],
        element["customClass"],
      ]
      return names.compactMap { $0 }.filter { !$0.isEmpty }
    }

    package var className: String {
      let element = controller ?? root
      return element["customClass"] ?? ElementKind.named(element.name).className
    }

    /// As the file has it.
    package var size: Size { root.frame?.size ?? .zero }
    /// With the views in it.
    package var viewCount: Int {
      var count = 0
      root.forEach { count += $0.isView ? 1 : 0 }
      return count
    }
  }

  package static func read(_ source: String) -> Result<InterfaceFile, Failure> {
    switch MarkupReader.read(source) {
    case .failure(let failure): .failure(failure)
    case .success(let root): read(root)
    }
  }

  private static func read(_ root: MarkupElement) -> Result<InterfaceFile, Failure> {
    let type = root["type"] ?? ""
    if root.name == "archive", type.hasPrefix("com.apple.InterfaceBuilder") {
      return .failure(.oldArchive)
    }
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      return .failure(.otherMarkup(root.name))
    }
    guard !type.contains("Cocoa.") else { return .failure(.otherPlatform(type)) }
    return .success(InterfaceFile(root))
  }

  /// Whether a text looks like a file of Interface Builder, as far as its beginning tells.
  package static func recognizes(_ source: String) -> Bool {
    let start = source.prefix(4096)
    return start.contains("<document ") && start.contains("com.apple.InterfaceBuilder")
  }

  /// Whether a text begins as any part of such a file does: `<label opaque="NO">`. What debuggers print in
  /// such brackets begins with a class.
  package static func isPart(_ text: String) -> Bool {
    guard text.utf8.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "<") else {
      return false
    }
    let next = text.drop(while: \.isWhitespace).dropFirst().first
    return next.map { $0.isLowercase && $0.isASCII || "?/!".contains($0) } ?? false
  }

  private init(_ file: MarkupElement) {
    canvas = Canvas(of: file)
    usesAutoLayout = file.flag(.useAutolayout) == true
    images = Self.images(of: file)
    colors = StoredColors(of: file)
    designables = Self.designables(of: file)
    outlets = Outlet.all(in: file)
    outletNames = Outlet.names(from: outlets)
    graph = ControllerGraph(of: file, on: canvas)
    unread = Self.unread(beside: file)
    var finder = SceneFinder(isXib: file.child("scenes") == nil)
    finder.find(in: file, controller: nil)
    scenes = Self.named(finder.scenes)
    initialController = file["initialViewController"]
  }

  private static func named(_ scenes: [Scene]) -> [Scene] {
    var taken: Set<String> = []
    // Where to go on counting: many scenes may be called alike.
    var numbers: [String: Int] = [:]
    return scenes.map { scene in
      let base = scene.ownNames.first ?? (scene.controller ?? scene.root).name
      var named = scene
      named.name = base
      while !taken.insert(named.name).inserted {
        let number = numbers[base, default: 2]
        named.name = "\(base)\(number)"
        numbers[base] = number + 1
      }
      return named
    }
  }

  /// What one would call a scene: not the bars of containers and their like.
  package var screens: [Scene] {
    scenes.filter { $0.controller != nil || $0.isXibRoot || $0.isInDock }
  }

  /// The scene with which the app begins, or the first one that has something in it.
  package var initialScene: Scene? {
    var next = initialController
    for _ in scenes {
      if let scene = scenes.first(where: { $0.id == next }) { return scene }
      next = next.flatMap { graph.firstHeld(by: $0) }
    }
    let screens = screens.filter { !$0.isInDock }
    return screens.first { $0.viewCount > 1 } ?? screens.first ?? scenes.first
  }

  /// By its name, by its identity, by another name that the file has for it, or by the name in other
  /// letters.
  package func scene(named name: String) -> Scene? {
    scenes.first { $0.name == name } ?? scenes.first { $0.id == name }
      ?? scenes.first { $0.ownNames.contains(name) }
      ?? scenes.first { $0.name.lowercased() == name.lowercased() }
  }

  private static func images(of file: MarkupElement) -> [String: ImageResource] {
    var images: [String: ImageResource] = [:]
    for image in file.child("resources")?.children ?? [] where image.name == "image" {
      guard let name = image["name"], let width = image.number(.width),
        let height = image.number(.height), width >= 0, height >= 0
      else { continue }
      images[name] = ImageResource(
        size: Size(width: width, height: height), isSymbol: image["catalog"] == "system")
    }
    return images
  }

  /// Of the file itself, its device and its resources.
  private static func unread(beside file: MarkupElement) -> [UnreadValue] {
    var elements = [file]
    for child in file.children where ["device", "resources", "designables"].contains(child.name) {
      child.forEach { elements.append($0) }
    }
    return elements.flatMap { element in
      element.unreadableAttributes.map {
        UnreadValue(value: $0.value, attribute: $0.name, line: element.line)
      }
    }
  }

  private static func designables(of file: MarkupElement) -> [String: NaturalSize] {
    var sizes: [String: NaturalSize] = [:]
    for designable in file.child("designables")?.children ?? [] {
      guard let name = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")
      else { continue }
      let lengths = [NumberAttribute.width, .height].map {
        size.number($0).flatMap { $0 < 0 ? nil : $0 }
      }
      sizes[name] = NaturalSize(width: lengths[0], height: lengths[1])
    }
    return sizes
  }
}

extension MarkupElement {
  /// What has a frame or subviews, and an identity.
  var isView: Bool {
    id != nil
      && (child("rect", key: "frame") != nil || child("subviews") != nil
        || name == "tableViewCell")
  }

  /// As stored.
  var frame: Rect? { child("rect", key: "frame").flatMap(\.rect) }

  var rect: Rect? {
    guard let x = number(.x), let y = number(.y), let width = number(.width),
      let height = number(.height)
    else { return nil }
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}

extension MarkupElement {
  /// The xib's owner, among these objects.
  fileprivate var filesOwner: MarkupElement? {
    children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// The class of the file's owner whose outlet `view` leads to `root`: UIKit loads a controller's view
  /// so.
  fileprivate func ownerClass(ofView root: MarkupElement) -> String? {
    let outlets = filesOwner?.child("connections")?.children ?? []
    guard outlets.contains(where: { $0["property"] == "view" && $0["destination"] == root.id })
    else { return nil }
    return filesOwner?["customClass"]
  }
}

/// Collects the views that lie in no other.
private struct SceneFinder {
  let isXib: Bool
  var scenes: [InterfaceFile.Scene] = []

  mutating func find(in element: MarkupElement, controller: MarkupElement?) {
    for child in element.children {
      if child.isView {
        let controller = child.key == "view" ? element : controller
        scenes.append(
          InterfaceFile.Scene(
            id: controller?.id ?? child.id ?? "", name: "", line: child.line, root: child,
            controller: controller, isXibRoot: isXib && element.name == "objects",
            isInDock: !isXib && element.name == "objects",
            ownerClass: element.ownerClass(ofView: child),
            owner: controller?.id ?? element.filesOwner?.id))
      } else {
        let isController = child.children.contains { $0.key == "view" && $0.isView }
        find(in: child, controller: isController ? child : nil)
      }
    }
  }
}
