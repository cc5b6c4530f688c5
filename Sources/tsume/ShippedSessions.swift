import Console

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The sessions that come with Tsume.
enum ShippedSessions {
  /// Where they are: beside the program that was installed, in the source tree that it was built in,
  /// in the program's own folder or in the present one. `nil` if the program was carried away without
  /// them.
  static let folder: String? = {
    guard let program = program.flatMap(Places.withoutLinks) else { return inPresentFolder }
    let own = FilePath.folder(of: program)
    var place = own
    let installed = FilePath.joined(FilePath.folder(of: place), "share/tsume/Sessions")
    if Places.isFolder(installed) { return installed }
    while place != FilePath.folder(of: place) {
      place = FilePath.folder(of: place)
      let sessions = FilePath.joined(place, "Sessions")
      if Files.exists(FilePath.joined(place, "Package.swift")), Places.isFolder(sessions) {
        return sessions
      }
    }
    let beside = FilePath.joined(own, "Sessions")
    return hasLessons(beside) ? beside : inPresentFolder
  }()

  private static var inPresentFolder: String? {
    let here = Files.absolute("Sessions")
    return hasLessons(here) ? here : nil
  }

  /// A folder may be called so for any reason.
  private static func hasLessons(_ sessions: String) -> Bool {
    Places.isFolder(FilePath.joined(sessions, "lessons"))
  }

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
