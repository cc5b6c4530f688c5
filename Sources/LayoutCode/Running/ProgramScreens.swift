import Interchange

/// What several programs can show that were opened together.
struct ProgramScreens {
  /// A screen, and the program whose it is.
  struct Entry: Hashable {
    let screen: Screen
    let program: Int
  }

  /// Those of the new texts first, controllers that other code hands on last: the app presents them or
  /// pushes them, and then each is a screen of its own.
  let all: [Entry]
  /// Classes that other code makes, or that others are made from.
  private(set) var rest: [Entry] = []
  /// Those that the new texts declare, else of opened files all of them.
  private let latest: [Entry]
  private let programs: [Program]
  /// All that is shown and the rest, by the last part of their types' names.
  private let namesakes: [String: [Entry]]

  init(_ programs: [Program], from offset: Int, _ occasion: CodeRun.Occasion) {
    self.programs = programs
    var (all, latest, helpers) = ([Entry](), [Entry](), [Entry]())
    var (handedOn, newHandedOn) = ([Entry](), [Entry]())
    // What stands in several programs is shown once.
    var seen: Set<Place> = []
    for (number, program) in programs.enumerated() {
      let screens = Screens(program, from: offset)
      let entries = { (some: [Screen]) in
        some.map { ($0, Self.place(of: $0, screens, program)) }
          .filter { seen.insert($0.1).inserted }
      }
      let free = entries(screens.all)
      all += free.map { Entry(screen: $0.0, program: number) }
      latest += free.filter { $0.1.offset >= offset }.map { Entry(screen: $0.0, program: number) }
      let others = entries(screens.rest)
      rest += others.map { Entry(screen: $0.0, program: number) }
      let presented = others.filter { screens.isHandedOn($0.0) }
      handedOn += presented.map { Entry(screen: $0.0, program: number) }
      newHandedOn += presented.filter { $0.1.offset >= offset }
        .map { Entry(screen: $0.0, program: number) }
      helpers += entries(screens.helpers).map { Entry(screen: $0.0, program: number) }
    }
    // Files that show nothing by themselves show what they do for others.
    if all.isEmpty, occasion == .opened { all = helpers }
    if latest.isEmpty { latest = newHandedOn }
    if latest.isEmpty, occasion == .opened { latest = all }
    let first = Set(latest)
    self.all = latest + (all + handedOn).filter { !first.contains($0) }
    self.latest = latest
    namesakes = Dictionary(grouping: self.all + rest) { $0.screen.type?.last ?? "" }
  }

  /// Where a screen is declared, by which it is known in every program.
  private struct Place: Hashable {
    let offset: Int
    /// A listing may begin with a class, at the same offset.
    let isListing: Bool
  }

  private static func place(of screen: Screen, _ screens: Screens, _ program: Program) -> Place {
    guard let type = screen.type else {
      return Place(offset: screens.listing?.offset ?? 0, isListing: true)
    }
    let declared = program.types[type]
    let range = declared?.range ?? declared?.allFunctions.first?.range
    return Place(offset: range?.lowerBound ?? 0, isListing: false)
  }

  /// All whose calls count.
  var everything: [Entry] { latest + rest.filter { !latest.contains($0) } }

  /// The one that is wanted, else the last controller that the new texts declare, since cells and views
  /// beside it are often made by their class alone, else the last view; of each kind the last that lays
  /// something out, since a folder has many that only fill a storyboard's views.
  func shown(chosen: String?) -> Entry? {
    if let wanted = chosen, let entry = (all + rest).first(where: { name(of: $0) == wanted }) {
      return entry
    }
    let controllers = latest.filter(\.screen.isController)
    let kind = controllers.isEmpty ? latest : controllers
    return kind.last(where: laysOut) ?? kind.last
  }

  /// Whether its class, or one that it is made from, makes constraints.
  private func laysOut(_ entry: Entry) -> Bool {
    let program = programs[entry.program]
    guard let type = entry.screen.type else { return true }
    return program.lineage(of: type).contains { ancestor in
      program.types[ancestor]?.allFunctions.contains {
        LayoutCalls.areMade(in: $0.function.body ?? [], with: program.libraries)
      } ?? false
    }
  }

  func program(of entry: Entry) -> Program { programs[entry.program] }

  /// What each is called: a class within another by its own name, where no other has that; of those in
  /// several programs with the folder that tells them apart.
  func name(of entry: Entry) -> String {
    guard let type = entry.screen.type else { return entry.screen.name }
    let others = (self.namesakes[type.last] ?? []).filter { $0 != entry }
    if others.isEmpty { return type.last }
    let namesakes = others.filter { $0.screen.type == type }
    if namesakes.isEmpty { return type.text }
    let folder = folder(of: entry, among: namesakes)
    return folder.isEmpty ? type.text : "\(folder)/\(type.text)"
  }

  /// The outermost part of its path that no other has at that place, else all of it.
  private func folder(of entry: Entry, among others: [Entry]) -> String {
    let (own, paths) = (path(of: entry), others.map(path))
    for (place, part) in own.enumerated() {
      let isOwn = paths.allSatisfy { !$0.indices.contains(place) || $0[place] != part }
      if isOwn { return part }
    }
    return own.joined(separator: "/")
  }

  private func path(of entry: Entry) -> [String] {
    let program = programs[entry.program]
    guard let range = entry.screen.type.flatMap({ program.types[$0]?.range }) else { return [] }
    let name = program.file(of: range)?.name ?? ""
    return name.split(separator: "/").map(String.init)
  }
}
