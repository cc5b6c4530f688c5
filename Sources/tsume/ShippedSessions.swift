import Console

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The sessions that come with Tsume.
enum ShippedSessions {
  /// Where they are: beside the program that was installed, or in the source tree that it was built in.
  /// `nil` if the program was carried away without them.
  static let folder: String? = {
    guard let program = program.flatMap(Places.withoutLinks) else { return nil }
    var place = FilePath.folder(of: program)
    let installed = FilePath.joined(FilePath.folder(of: place), "share/tsume/Sessions")
    if Places.isFolder(installed) { return installed }
    while place != FilePath.folder(of: place) {
      place = FilePath.folder(of: place)
      let sessions = FilePath.joined(place, "Sessions")
      if Files.exists(FilePath.joined(place, "Package.swift")), Places.isFolder(sessions) {
        return sessions
      }
    }
    return nil
  }()

  /// The file of the program that runs, whatever it was called as.
  private static var program: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      var count = UInt32(PATH_MAX)
      var name = [CChar](repeating: 0, count: Int(count))
      guard unsafe _NSGetExecutablePath(&name, &count) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }
}
