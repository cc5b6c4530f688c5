/// How the controllers of a storyboard hold and show one another, and the bars that this gives each
/// (interface builder, section 4).
struct ControllerGraph: Sendable {
  /// Split views show one controller at a time, as on telephones.
  private let splitsCollapse: Bool
  private var controllers: [String: MarkupElement] = [:]
  private var incoming: [String: [Segue]] = [:]

  struct Segue: Sendable {
    let source: String
    let kind: String
    let relationship: String?
  }

  /// The bar at the top.
  struct TopBar: Hashable, Sendable {
    var isTranslucent = true
    var isLarge = false
    var hasPrompt = false
  }

  enum BottomBar: Hashable, Sendable {
    case tabs(isTranslucent: Bool)
    case tools(isTranslucent: Bool)

    var isTranslucent: Bool {
      switch self {
      case .tabs(let isTranslucent), .tools(let isTranslucent): isTranslucent
      }
    }
  }

  init(of file: MarkupElement, on canvas: Canvas) {
    splitsCollapse = !canvas.isTablet
    for scene in file.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        guard let id = object.id, object.name != "placeholder" else { continue }
        controllers[id] = object
        object.forEach { element in
          guard element.name == "segue", let destination = element["destination"] else { return }
          incoming[destination, default: []].append(
            Segue(
              source: id, kind: element["kind"] ?? "", relationship: element["relationship"]))
        }
      }
    }
  }

  func segues(to id: String?) -> [Segue] { id.flatMap { incoming[$0] } ?? [] }

  func controller(_ id: String) -> MarkupElement? { controllers[id] }
}

extension ControllerGraph {
  /// What a navigation, tab bar or split view controller shows first.
  func firstHeld(by id: String) -> String? {
    var held: String?
    controllers[id]?.forEach { element in
      if held == nil, element.name == "segue", element["kind"] == "relationship" {
        held = element["destination"]
      }
    }
    return held
  }
}

// MARK: How a controller is shown

extension ControllerGraph {
  /// By a segue of its own, or as the first of a navigation controller that is.
  func isPresented(_ id: String?) -> Bool {
    segues(to: id).contains { segue in
      Self.presenting.contains(segue.kind)
        || segue.relationship == "rootViewController"
          && segues(to: segue.source).contains { Self.presenting.contains($0.kind) }
    }
  }

  private static let presenting: Set<String> = ["presentation", "modal"]

  func isPopover(_ id: String?) -> Bool {
    segues(to: id).contains { $0.kind == "popoverPresentation" || $0.kind == "popover" }
  }

  func isEmbedded(_ id: String?) -> Bool { segues(to: id).contains { $0.kind == "embed" } }
}

// MARK: Bars

extension ControllerGraph {
  func topBar(of id: String) -> TopBar? {
    var visited: Set<String> = []
    return topBar(of: id, &visited)
  }

  func bottomBar(of id: String) -> BottomBar? {
    var visited: Set<String> = []
    return bottomBar(of: id, &visited)
  }

  /// How many controllers one looks back through: nobody pushes more, and a file may say anything.
  private static let longestWay = 1_000

  private func topBar(of id: String, _ visited: inout Set<String>) -> TopBar? {
    guard visited.count < Self.longestWay, visited.insert(id).inserted,
      let controller = controllers[id]
    else { return nil }
    if let explicit = controller.child(key: "simulatedTopBarMetrics") {
      guard explicit.name == "simulatedNavigationBarMetrics" else { return nil }
      return TopBar(
        isTranslucent: explicit.flag(.translucent) != false,
        isLarge: false, hasPrompt: explicit.flag(.prompted) == true)
    }
    for segue in segues(to: id) {
      if let bar = topBar(of: controller, by: segue, &visited) { return bar }
    }
    return nil
  }

  private func topBar(
    of controller: MarkupElement, by segue: Segue, _ visited: inout Set<String>
  ) -> TopBar? {
    switch segue.relationship {
    case "rootViewController":
      return controllers[segue.source].flatMap { navigationBar(of: $0, for: controller) }
    case "detailViewController": return barOfMaster(of: segue.source, for: controller)
    default: break
    }
    guard segue.relationship == nil, Self.pushing.contains(segue.kind),
      let source = topBar(of: segue.source, &visited)
    else { return nil }
    return TopBar(
      isTranslucent: source.isTranslucent, isLarge: source.isLarge && allowsLarge(controller),
      hasPrompt: hasPrompt(controller))
  }

  /// A collapsed split view shows the detail where it shows its master: in the master's navigation
  /// controller (the documentation of `collapseSecondaryViewController(_:for:)`).
  private func barOfMaster(of split: String, for controller: MarkupElement) -> TopBar? {
    guard splitsCollapse, controller.name != "navigationController",
      let master = destinations(of: split, by: "masterViewController").first,
      let navigation = controllers[master], navigation.name == "navigationController"
    else { return nil }
    return navigationBar(of: navigation, for: controller)
  }

  private func destinations(of source: String, by relationship: String) -> [String] {
    incoming.keys.sorted().filter { destination in
      segues(to: destination).contains {
        $0.source == source && $0.relationship == relationship
      }
    }
  }

  private func navigationBar(
    of navigation: MarkupElement, for controller: MarkupElement
  ) -> TopBar? {
    if navigation.flag(.navigationBarHidden) == true { return nil }
    let bar = navigation.child("navigationBar", key: "navigationBar")
    return TopBar(
      isTranslucent: bar?.flag(.translucent) != false,
      isLarge: bar?.flag(.largeTitles) == true && allowsLarge(controller),
      hasPrompt: hasPrompt(controller))
  }

  private func allowsLarge(_ controller: MarkupElement) -> Bool {
    controller.child("navigationItem", key: "navigationItem")?["largeTitleDisplayMode"] != "never"
  }

  private func hasPrompt(_ controller: MarkupElement) -> Bool {
    controller.child("navigationItem", key: "navigationItem")?["prompt"] != nil
  }

  /// What is pushed keeps the bars that there are, unless it hides the one at the bottom (the documentation of
  /// `hidesBottomBarWhenPushed`).
  private static let pushing: Set<String> = ["show", "push"]

  private func bottomBar(of id: String, _ visited: inout Set<String>) -> BottomBar? {
    guard visited.count < Self.longestWay, visited.insert(id).inserted,
      let controller = controllers[id]
    else { return nil }
    if let explicit = controller.child(key: "simulatedBottomBarMetrics") {
      let isTranslucent = explicit.flag(.translucent) != false
      switch explicit.name {
      case "simulatedTabBarMetrics": return .tabs(isTranslucent: isTranslucent)
      case "simulatedToolbarMetrics": return .tools(isTranslucent: isTranslucent)
      default: return nil
      }
    }
    for segue in segues(to: id) {
      if let bar = bottomBar(of: controller, by: segue, &visited) { return bar }
    }
    return nil
  }

  private func bottomBar(
    of controller: MarkupElement, by segue: Segue, _ visited: inout Set<String>
  ) -> BottomBar? {
    let source = controllers[segue.source]
    switch segue.relationship {
    case "viewControllers" where source?.name == "tabBarController":
      let bar = source?.child("tabBar", key: "tabBar")
      return .tabs(isTranslucent: bar?.flag(.translucent) != false)
    case "masterViewController", "detailViewController":
      return bottomBar(of: segue.source, &visited)
    case "rootViewController":
      if source?.flag(.toolbarHidden) == false { return .tools(isTranslucent: true) }
      return bottomBar(of: segue.source, &visited)
    case nil where Self.pushing.contains(segue.kind):
      return controller.flag(.hidesBottomBarWhenPushed) == true
        ? nil : bottomBar(of: segue.source, &visited)
    default: return nil
    }
  }
}
