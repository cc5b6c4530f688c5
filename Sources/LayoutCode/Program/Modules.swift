import Interchange

/// A folder may hold several apps, or one app for several devices: what declares the same names cannot be
/// one program. Files are put together as far as no name comes twice; what stands in one folder stays
/// together.
struct Modules {
  /// Each in the order in which the files came, the one with most files first. A file that fits
  /// several belongs to each of them.
  let parts: [[CodeFile]]

  init(_ files: [CodeFile]) {
    let all = files.enumerated().map { place, file in
      Part(files: [place], names: file.declaredNames)
    }
    let paths = files.map { $0.name.split(separator: "/").map(String.init) }
    let names = all.flatMap(\.names)
    if Set(names).count == names.count {
      parts = [files]
      return
    }
    let found = Self.parts(of: Array(files.indices), all, paths, depth: 0)
    let byCount = found.enumerated()
      .sorted { ($1.element.files.count, $0.offset) < ($0.element.files.count, $1.offset) }
    parts = byCount.map { part in part.element.files.sorted().map { files[$0] } }
  }

  /// Files that can be one program, and the names that they declare.
  private struct Part {
    var files: Set<Int>
    var names: Set<String>

    mutating func join(_ other: Part) {
      files.formUnion(other.files)
      names.formUnion(other.names)
    }
  }

  /// What the files of a folder come to. Of a folder within it that holds several programs each stands for
  /// itself.
  private static func parts(
    of places: [Int], _ all: [Part], _ paths: [[String]], depth: Int
  ) -> [Part] {
    var units: [[Int]] = []
    var unitOfFolder: [String: Int] = [:]
    for place in places {
      guard paths[place].count > depth + 1 else {
        units.append([place])
        continue
      }
      let folder = paths[place][depth]
      if let unit = unitOfFolder[folder] {
        units[unit].append(place)
      } else {
        unitOfFolder[folder] = units.count
        units.append([place])
      }
    }
    let inner = units.map { unit -> [Part] in
      if let whole = whole(unit, all) { return [whole] }
      return parts(of: unit, all, paths, depth: depth + 1)
    }
    return layers(of: inner)
  }

  /// The files as one part, if no name comes twice.
  private static func whole(_ places: [Int], _ all: [Part]) -> Part? {
    var part = Part(files: [], names: [])
    for place in places {
      guard part.names.isDisjoint(with: all[place].names) else { return nil }
      part.join(all[place])
    }
    return part
  }

  /// Puts together what has no name in common: as few parts as the names allow, each with all that fits
  /// it.
  private static func layers(of units: [[Part]]) -> [Part] {
    var layers: [Part] = []
    for part in units.flatMap({ $0 }) {
      if let free = layers.firstIndex(where: { $0.names.isDisjoint(with: part.names) }) {
        layers[free].join(part)
      } else {
        layers.append(part)
      }
    }
    let faces = units.compactMap(\.first)
    for place in layers.indices {
      for face in faces where layers[place].names.isDisjoint(with: face.names) {
        layers[place].join(face)
      }
    }
    return layers
  }
}

extension CodeFile {
  /// What other files of a program may not declare as well: types, functions outside types, and what
  /// extensions add.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.form, !declaration.isPrivate else {
        continue
      }
      switch declaration.form {
      case .type(let type) where type.kind == .extension:
        names.formUnion(type.functionsAdded)
      case .type(let type):
        // The two parts of a class in Objective-C stand in two files.
        let isImplementation = dialect == .objectiveC && !name.lowercased().hasSuffix(".h")
        names.insert((isImplementation ? "@implementation " : "") + type.fullName)
      case .function(let function) where function.kind == .function && dialect == .swift:
        if let signature = function.signature { names.insert(signature) }
      default: break
      }
    }
    return names
  }
}

extension Declaration {
  fileprivate var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
}

extension Declaration.TypeDeclaration {
  fileprivate var fullName: String { path.joined(separator: ".") }

  /// By an extension of Swift's; a category of Objective-C stands in two files.
  fileprivate var functionsAdded: [String] {
    members.compactMap { member in
      guard case .function(let function) = member.form, function.kind == .function,
        !member.isPrivate, !member.modifiers.contains("message")
      else { return nil }
      return function.signature.map { "\(fullName).\($0)" }
    }
  }
}

extension Declaration.Function {
  /// Its name with labels and types, by which two of one name are told apart; `nil` where a type has no
  /// plain name.
  fileprivate var signature: String? {
    var parts: [String] = []
    for parameter in parameters {
      guard let type = parameter.type?.name else { return nil }
      parts.append("\(parameter.label ?? "_"):\(type)")
    }
    if let result, result.name == nil { return nil }
    return "\(name.text)(\(parts.joined(separator: ",")))->\(result?.name ?? "")"
  }
}
