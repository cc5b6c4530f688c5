import LayoutCode

/// The layout code below a folder: one program, whatever its files are called.
package struct CodeFolder {
  /// As they are named from where the folder is, in alphabetical order.
  package let paths: [String]
  /// What may say how large its pictures are and what its texts say.
  package let resourcePaths: [String]
  /// What may hold a console log.
  package let logPaths: [String]
  /// What is nothing of all that.
  package let otherPaths: [String]
  /// Those within it of libraries that are known, so that nothing is read there: `Pods/SnapKit`.
  let libraryPaths: [String]
  /// Whether there are more files than are read.
  package let isCutOff: Bool

  /// What the names of files end in that hold layout code.
  package static let endings = [".swift", ".m", ".mm", ".h"]

  /// So many files are read at most.
  private static let mostFiles = 10_000

  /// - Parameters:
  ///   - path: Of a folder; a slash at its end says nothing.
  ///   - base: Where the path starts from; empty for the working folder.
  package init(
    _ path: String, startingIn base: String = "", of surroundings: Surroundings
  ) {
    var walk = Walk(surroundings: surroundings, base: base)
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    walk.visit(folder)
    // A library's own project.
    if walk.paths.isEmpty, !walk.libraryPaths.isEmpty {
      walk = Walk(surroundings: surroundings, base: base, readsLibraries: true)
      walk.visit(folder)
    }
    paths = walk.paths
    resourcePaths = walk.resourcePaths
    logPaths = walk.logPaths
    otherPaths = walk.otherPaths
    libraryPaths = walk.libraryPaths
    isCutOff = walk.isCutOff
  }

  package static func isCode(_ path: String) -> Bool {
    let name = path.lowercased()
    return endings.contains(where: name.hasSuffix)
  }

  private static func mayBeLog(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".log") || name.hasSuffix(".txt")
  }

  /// Those of Interface Builder.
  package var interfacePaths: [String] {
    resourcePaths.filter { ResourceReader.isStoryboard($0.lowercased()) }
  }

  /// Links may lead to a folder in many ways, and in circles: it is looked into once.
  private struct Walk {
    let surroundings: Surroundings
    let base: String
    var paths: [String] = []
    var resourcePaths: [String] = []
    var logPaths: [String] = []
    var otherPaths: [String] = []
    var libraryPaths: [String] = []
    var isCutOff = false
    private var visited: Set<String> = []

    private let readsLibraries: Bool

    init(surroundings: Surroundings, base: String, readsLibraries: Bool = false) {
      (self.surroundings, self.base) = (surroundings, base)
      self.readsLibraries = readsLibraries
    }

    mutating func visit(_ folder: String) {
      let whole = FilePath.joined(base, folder)
      let inside = surroundings.absolute(FilePath.joined(whole, "x"))
      guard !surroundings.isCancelled(), visited.insert(FilePath.folder(of: inside)).inserted
      else { return }
      for name in surroundings.list(whole) where !isCutOff {
        if name.hasSuffix("/") {
          let name = String(name.dropLast())
          let inner = FilePath.joined(folder, name)
          if !readsLibraries, Library.all.contains(where: { $0.name == name }) {
            libraryPaths.append(inner)
          } else {
            visit(inner)
          }
        } else if CodeFolder.isCode(name) {
          isCutOff = paths.count >= CodeFolder.mostFiles
          if !isCutOff { paths.append(FilePath.joined(folder, name)) }
        } else if ResourceReader.isResource(name), resourcePaths.count < CodeFolder.mostFiles {
          resourcePaths.append(FilePath.joined(folder, name))
        } else if CodeFolder.mayBeLog(name) {
          logPaths.append(FilePath.joined(folder, name))
        } else {
          otherPaths.append(FilePath.joined(folder, name))
        }
      }
    }
  }
}
