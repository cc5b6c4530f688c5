import AutoLayout
import LayoutCode

/// Whose properties and methods something is among.
enum KindsMeant: Hashable, Sendable {
  case all
  /// Those that show such a part of a content.
  case showing(ContentPart)
  case stackViews
  case scrollViews
  /// Those that UIKit makes a content view in.
  case contentHolders
  /// Those whose class has a property of that name which acts on the layout.
  case having(String)
  /// Those whose class has a method of that name.
  case calling(String)
  /// Those of one kind.
  case only(ViewKind)

  /// Guides are asked for elsewhere.
  func include(_ kind: ViewKind) -> Bool {
    switch self {
    case .all: true
    case .showing(let part): kind.takes.contains(part)
    case .stackViews: kind.arranges
    case .scrollViews: kind.scrolls
    case .contentHolders: kind.contentView != nil
    case .having(let name):
      TableProperty(name, of: TypeName(kind.className)) != nil
    case .calling(let name): UIKitTables.hasMethod(name, of: TypeName(kind.className))
    case .only(let one): kind == one
    }
  }

  /// By their names.
  var members: [ViewKind] { ViewKind.all.filter(include) }
}
