package import AutoLayout

/// Builds one scene of a file in a document.
///
/// Of the frames that the file stores only those are read that are input and not result: of views
/// that are laid out by their frames. The size that is stored for a text, an image, a field or a
/// view of a class of its own may stand for its natural size, where measuring what it shows does not
/// lead there. Frames of views that constraints lay out are kept as what there is before the first
/// layout, and place nothing.
package struct SceneImporter {
  let file: InterfaceFile
  let scene: InterfaceFile.Scene
  let content: InterfaceImport.ContentSource
  /// The sides of views that measure what they show although sizes are stored, as layouts on the file's
  /// own canvas have told.
  let measured: Set<SizedAxis>
  var draft: Document
  /// What stands for the scene's own view.
  let top: ViewID
  /// Whether that was made for it, and so gets its properties.
  let ownsTop: Bool
  /// Whether constraints that are removed at build time are left out.
  let isBuilt: Bool
  var result: InterfaceImport
  /// By their identities.
  var views: [String: SceneView] = [:]
  /// In the order of the file.
  var order: [String] = []
  var guides: [String: SceneGuide] = [:]
  /// The views that are for some size classes only, in the order of the file.
  var installations: [(view: ViewID, classes: Set<SizeClasses>, line: Int)] = []
  /// The constraints that speak of views that are left out, and the line of the last.
  var idleConstraints: (count: Int, line: Int) = (0, 0)
  var linesOfMixedDirections: [Int] = []
  /// The constraints of standard spacing for which another constant is taken than is written.
  var standardSpacings: [StandardSpacing] = []

  /// - Parameter place: `nil` for a document of its own, on the device of the file.
  package static func importing(
    _ scene: InterfaceFile.Scene, of file: InterfaceFile, content: InterfaceImport.ContentSource,
    into place: ScenePlace? = nil, isCancelled: @escaping () -> Bool = { false }
  ) -> InterfaceImport {
    guard content == .stored else {
      return imported(scene, of: file, content: content, into: place).result
    }
    let first = imported(scene, of: file, content: .measured)
    let measured = first.axesSizedByContent(isCancelled)
    return imported(scene, of: file, content: content, measuring: measured, into: place).result
  }

  static func imported(
    _ scene: InterfaceFile.Scene, of file: InterfaceFile, content: InterfaceImport.ContentSource,
    measuring measured: Set<SizedAxis> = [], into place: ScenePlace? = nil
  ) -> SceneImporter {
    let window = place == nil ? CanvasWindow(of: scene, in: file) : nil
    let document = place?.document ?? Document(device: window?.device, ownRoot: window?.root)
    var importer = SceneImporter(
      file: file, scene: scene, content: content, measured: measured, draft: document,
      top: place?.view ?? .root, ownsTop: place?.isMadeForScene ?? true,
      isBuilt: place?.isBuilt ?? false)
    if let window { importer.open(window) }
    importer.importAll()
    return importer
  }

  private init(
    file: InterfaceFile, scene: InterfaceFile.Scene, content: InterfaceImport.ContentSource,
    measured: Set<SizedAxis>, draft: Document, top: ViewID, ownsTop: Bool, isBuilt: Bool
  ) {
    self.file = file
    self.scene = scene
    self.content = content
    self.measured = measured
    self.draft = draft
    self.top = top
    self.ownsTop = ownsTop || top == .root
    self.isBuilt = isBuilt
    result = InterfaceImport(start: draft)
  }

  private mutating func importAll() {
    if let name = file.canvas.name, file.canvas.device == nil {
      note(.deviceIsUnknown(name), line: file.canvas.deviceLine)
    }
    if !file.usesAutoLayout { note(.withoutAutoLayout, line: file.canvas.documentLine) }
    addViews()
    addGuides()
    arrangeStacks()
    addConstraints()
    installViews()
    addVariedValues()
    noteVariations()
    noteMarks()
    if idleConstraints.count > 0 {
      note(.isNotInstalled(constraints: idleConstraints.count), line: idleConstraints.line)
    }
  }

  /// The device is held as on the canvas, and was so from the start.
  private mutating func open(_ window: CanvasWindow) {
    make(.setSystem(SystemVersion(file.canvas.tools.system)), line: 1)
    if window.orientation == .landscape {
      make(.setOrientation(.landscape), line: 1)
      make(.setLaunch(.landscape), line: 1)
    }
    if window.bars.navigation != .off {
      make(.setNavigationBar(window.bars.navigation), line: scene.line)
    }
    if window.bars.hasTabBar { make(.setTabBar(true), line: scene.line) }
    if window.bars.hasToolbar { make(.setToolbar(true), line: scene.line) }
    if window.hasOtherBars { mark(.barsAreTheCanvases, line: scene.line) }
    if file.canvas.tools.doublesSafeArea, file.canvas.hasNotch, window.top > 0 {
      mark(.safeAreaIsDoubled(top: window.top), line: 1)
    }
  }

  /// Takes `edit` over if the document takes it.
  mutating func make(_ edit: Edit) throws(EditFailure) {
    try draft.apply(edit)
    result.edits.append(edit)
  }

  /// Takes `edit` over, or notes why the document does not take it.
  mutating func make(_ edit: Edit, line: Int) {
    do { try make(edit) } catch { note(.isRefused(error), line: line) }
  }

  mutating func mark(_ mark: InterfaceImport.Note.Mark, line: Int) { note(.mark(mark), line: line) }

  mutating func note(_ kind: InterfaceImport.Note.Kind, line: Int) {
    result.notes.append(InterfaceImport.Note(line: line, kind: kind))
  }
}

/// Where a scene goes in a document that is there.
package struct ScenePlace: Sendable {
  let document: Document
  /// What stands for the scene's own view.
  let view: ViewID
  /// Whether it was made for the scene; otherwise it only takes up what is in that.
  let isMadeForScene: Bool
  /// Whether it is loaded as in the app: constraints that the build takes out are not there (interface
  /// builder, section 1).
  let isBuilt: Bool

  package init(
    _ document: Document, _ view: ViewID, isMadeForScene: Bool, isBuilt: Bool = false
  ) {
    (self.document, self.view) = (document, view)
    (self.isMadeForScene, self.isBuilt) = (isMadeForScene, isBuilt)
  }
}

/// A view of the scene with its element and its place in the document.
struct SceneView {
  let element: VariedElement
  let id: ViewID
  let kind: ViewKind
  /// In the file; `nil` at the top.
  let superview: String?
  /// Laid out by constraints.
  let isFree: Bool
  let isArranged: Bool

  var storedFrame: Rect? { element.element.frame }
}

/// A guide of the file.
enum SceneGuide {
  case guide(SystemGuide, of: ViewID)
  /// The guides of a controller before there were safe areas.
  case top(of: ViewID)
  case bottom(of: ViewID)
}
