import AutoLayout

/// The initialiser of UIKit's that a class of views overrides in order to lay out what is in it.
struct ViewInitializer {
  /// What it takes: called alike outside and inside.
  private let parts: [(name: String, swift: String, objectiveC: String)]

  init(of kind: ViewKind) {
    let frame = (name: "frame", swift: "CGRect", objectiveC: "CGRect")
    switch kind {
    case .tableViewCell:
      parts = [
        ("style", "UITableViewCell.CellStyle", "UITableViewCellStyle"),
        ("reuseIdentifier", "String?", "NSString *"),
      ]
    case .tableView: parts = [frame, ("style", "UITableView.Style", "UITableViewStyle")]
    case .collectionView:
      parts = [
        frame, ("collectionViewLayout", "UICollectionViewLayout", "UICollectionViewLayout *"),
      ]
    case .visualEffectView: parts = [("effect", "UIVisualEffect?", "UIVisualEffect *")]
    default: parts = [frame]
    }
  }

  /// `override init(frame: CGRect) {`, and the call of that above it.
  var swift: [String] {
    let declared = parts.map { "\($0.name): \($0.swift)" }.joined(separator: ", ")
    let passed = parts.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return ["override init(\(declared)) {", "  super.init(\(passed))"]
  }

  /// `- (instancetype)initWithFrame:(CGRect)frame {`, likewise.
  var objectiveC: [String] {
    let declared = selector { "(\($0.objectiveC))\($0.name)" }
    return [
      "- (instancetype)\(declared) {", "  self = [super \(selector(\.name))];",
      "  if (!self) { return nil; }",
    ]
  }

  private func selector(
    _ argument: ((name: String, swift: String, objectiveC: String)) -> String
  ) -> String {
    parts.enumerated().map { place, part in
      (place == 0 ? "initWith\(part.name.capitalizedFirst)" : part.name) + ":" + argument(part)
    }.joined(separator: " ")
  }
}
