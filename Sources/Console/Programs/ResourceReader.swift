import AutoLayout
import Interchange
import LayoutCode

/// Reads what belongs to the code of a folder: asset catalogues, pictures beside them, tables of texts.
struct ResourceReader {
  private let base: String
  private let surroundings: Surroundings

  /// - Parameter base: Where paths start from; empty for the working folder.
  init(readingIn base: String = "", _ surroundings: Surroundings) {
    (self.base, self.surroundings) = (base, surroundings)
  }

  /// Whether a file of that name is one of those.
  static func isResource(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "contents.json" || isTable(name) || isStoryboard(name)
      || pictures.contains(where: name.hasSuffix)
  }

  private static func isTable(_ name: String) -> Bool {
    ["localizable.strings", "localizable.xcstrings"].contains(name.lowercased())
  }

  static func isStoryboard(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  private static let pictures = [".png", ".jpg", ".jpeg", ".gif", ".pdf"]

  func resources(in paths: [String]) -> Resources {
    var resources = Resources()
    for path in paths where !surroundings.isCancelled() {
      let name = FilePath.name(of: path).lowercased()
      if name == "contents.json" {
        guard let set = AssetName(folderOf: path), let size = size(ofSet: path) else { continue }
        resources.imageSizes[set.name] = size
      } else if Self.isStoryboard(name) {
        if let bytes = text(path) {
          resources.storyboards.append(
            CodeSource(name: path, text: String(decoding: bytes, as: UTF8.self)))
        }
      } else if !path.contains("\(AssetName.ending)/"), !Self.isTable(name),
        let loose = loosePicture(path)
      {
        if resources.imageSizes[loose.name] == nil { resources.imageSizes[loose.name] = loose.size }
      }
    }
    // The language that the app was written in comes last, over all others.
    for path in paths.filter({ Self.isTable(FilePath.name(of: $0)) })
      .sorted(by: { (Self.rank($0), $1) < (Self.rank($1), $0) })
    {
      resources.texts.merge(texts(in: path)) { _, new in new }
    }
    return resources
  }

  private static func rank(_ path: String) -> Int {
    if path.contains("Base.lproj/") || path.hasSuffix(".xcstrings") { return 3 }
    if path.contains("en.lproj/") { return 2 }
    return path.contains(".lproj/") ? 0 : 1
  }

  /// Tables and catalogues are far smaller; what is larger is left alone.
  private static let mostOfText = 4 << 20

  /// `nil` for a file that is too large, too.
  private func text(_ path: String) -> [UInt8]? {
    let bytes = surroundings.bytes(FilePath.joined(base, path), Self.mostOfText + 1)
    return bytes.flatMap { $0.count > Self.mostOfText ? nil : $0 }
  }

  // MARK: Pictures

  /// How large a picture is stands at its beginning.
  private func pictureSize(_ path: String) -> PictureSize? {
    surroundings.bytes(FilePath.joined(base, path), PictureSize.mostOfFile)
      .flatMap(PictureSize.init)
  }

  /// Of the first picture of a set that is there.
  private func size(ofSet path: String) -> Size? {
    guard let set = text(path).flatMap(ImageSet.init) else { return nil }
    let folder = FilePath.folder(of: path)
    return set.pictures.lazy.compactMap { picture in
      pictureSize(FilePath.joined(folder, picture.file))?.inPoints(atScale: picture.scale)
    }.first
  }

  /// `arrow@2x.png` beside the code.
  private func loosePicture(_ path: String) -> (name: String, size: Size)? {
    guard let size = pictureSize(path) else { return nil }
    let file = FilePath.name(of: path)
    let bare = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    for scale in [2.0, 3] where bare.hasSuffix("@\(Int(scale))x") {
      return (String(bare.dropLast(3)), size.inPoints(atScale: scale))
    }
    return (bare, size.inPoints(atScale: 1))
  }

  // MARK: Texts

  private func texts(in path: String) -> [String: String] {
    guard let bytes = text(path) else { return [:] }
    return path.hasSuffix(".xcstrings") ? TextTable.catalog(bytes) : TextTable.strings(bytes)
  }
}

/// What `UIImage(named:)` calls an image set.
private struct AssetName {
  static let ending = ".imageset"
  let name: String

  /// `nil` for a file in any other folder.
  init?(folderOf path: String) {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    guard folder.hasSuffix(Self.ending) else { return nil }
    name = String(folder.dropLast(Self.ending.count))
  }
}
