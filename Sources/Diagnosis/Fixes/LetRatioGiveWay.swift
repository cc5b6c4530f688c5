import AutoLayout

/// A ratio of a view's width and height gives way, as a picture's does on a screen that is too low for it:
/// at 999, or below the resistance of texts where these would lose their room.
enum LetRatioGiveWay: FixStrategy {
  static let offersOnlyHarmless = true

  static func proposals(for conflict: Conflict, in document: Document) -> [Proposal] {
    let ratios = conflict.removableMembers(in: document).filter { id in
      document.constraint(id)?.equation.isRatio == true
    }
    return ratios.prefix(Effort.triedMembers / priorities.count).flatMap { ratio in
      priorities.compactMap { Proposal(.lower(ratio, to: $0), in: document) }
    }
  }

  private static let priorities = [Priority.almostRequired, .belowDefaultHigh]
}

extension Priority {
  /// What content that resists at 750 as usual is stronger than.
  fileprivate static let belowDefaultHigh = Priority(rawValue: 749) ?? .defaultLow
}
