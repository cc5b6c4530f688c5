import Interchange

/// The scenes of a program's storyboards and xibs, by the classes of their controllers or views.
struct Interfaces: Sendable {
  typealias Found = (file: InterfaceFile, scene: InterfaceFile.Scene)

  private var scenes: [String: Found] = [:]
  private var views: [String: Found] = [:]
  /// By the names of the files.
  private var nibs: [String: InterfaceFile] = [:]

  /// Of a class in several files the first counts; what is no such file is passed by.
  mutating func add(_ sources: [CodeSource]) {
    for source in sources {
      guard case .success(let file) = InterfaceFile.read(source.text) else { continue }
      if let name = source.nibName, nibs[name] == nil { nibs[name] = file }
      for (name, scene) in file.scenesByClass where scenes[name] == nil {
        scenes[name] = (file, scene)
      }
      for (name, scene) in file.viewsByClass where views[name] == nil {
        views[name] = (file, scene)
      }
    }
  }

  /// Of a controller.
  func scene(of type: TypeName) -> Found? { scenes[type.last] }

  /// What a nib loads as a view of that class.
  func view(of type: TypeName) -> Found? { views[type.last] }

  /// As code calls it that loads it.
  func nib(named name: String) -> InterfaceFile? { nibs[name] }
}

extension CodeSource {
  /// `Card` of `App/Card.xib`; `nil` for what is no xib.
  fileprivate var nibName: String? {
    guard let file = name.split(separator: "/").last, file.hasSuffix(".xib") else { return nil }
    return String(file.dropLast(4))
  }
}
