import AutoLayout
import Diagnosis
import Prose

/// The numbers of rectangles that are marked `~`: one of many.
struct FreeParts {
  struct Key: Hashable {
    var item: Item
    var part: RectPart
  }

  private let keys: Set<Key>

  init(_ keys: Set<Key>) { self.keys = keys }

  func contains(_ part: RectPart, of view: ViewID) -> Bool {
    keys.contains(Key(item: Item(view), part: part))
  }

  /// `~` before a number that is one of many.
  func mark(_ part: RectPart, of view: ViewID) -> Text {
    contains(part, of: view) ? Text("~", as: .trouble) : ""
  }
}

extension LaidOutDocument {
  /// Which numbers of rectangles are one choice of many.
  var freeParts: FreeParts {
    FreeParts(Set(ambiguities.map { FreeParts.Key(item: $0.item, part: $0.part) }))
  }
}
