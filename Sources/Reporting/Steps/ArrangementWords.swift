import AutoLayout
import Prose

/// How a stack view arranges, in words.
struct ArrangementWords {
  /// Of the stack view.
  let name: Text
  /// With what is arranged.
  let document: Document

  /// `row.axis .horizontal → .vertical`: each property that is another one.
  func phrase(from before: StackArrangement?, to new: StackArrangement?) -> Phrase {
    guard let new else {
      return Phrase(en: "\(name) arranges nothing", ja: "\(name) は何も並べない")
    }
    var old = before ?? StackArrangement()
    if before == nil { old.arranged = new.arranged }
    let properties =
      [
        changed("axis", old.axis.rawValue, new.axis.rawValue),
        changed("distribution", old.distribution.rawValue, new.distribution.rawValue),
        changed(
          "alignment", old.alignment.name(along: old.axis), new.alignment.name(along: new.axis)),
        old.spacing == new.spacing ? nil : "spacing \(old.spacing) → \(new.spacing)",
        changed("isBaselineRelativeArrangement", old.isBaselineRelative, new.isBaselineRelative),
        changed(
          "isLayoutMarginsRelativeArrangement", old.isLayoutMarginsRelative,
          new.isLayoutMarginsRelative),
      ].compactMap { $0 } + spacings(from: old, to: new)
    var phrases = properties.map { Phrase("\(name).\($0)") }
    if old.arranged != new.arranged { phrases.append(arranges(new.arranged)) }
    if phrases.isEmpty {
      return Phrase(en: "\(name) arranges as before", ja: "\(name) の並べ方は変わりません")
    }
    return phrases.joined(separator: .clauseSeparator)
  }

  /// `row arranges a, b and c`.
  func arranges(_ views: [ViewID]) -> Phrase {
    let listed = document.list(views)
    return Phrase(en: "\(name) arranges \(listed)", ja: "\(name) の並び：\(listed)")
  }

  private func changed(_ property: String, _ old: String, _ new: String) -> Text? {
    old == new ? nil : "\(Text(property)) .\(Text(old)) → .\(Text(new))"
  }

  private func changed(_ property: String, _ old: Bool, _ new: Bool) -> Text? {
    old == new ? nil : "\(Text(property)) \(Text(old)) → \(Text(new))"
  }

  /// Those that views have of their own, in the order of the views.
  private func spacings(from old: StackArrangement, to new: StackArrangement) -> [Text] {
    let views = Set(old.customSpacing.keys).union(new.customSpacing.keys).sorted()
    return views.compactMap { view in
      let (before, after) = (old.customSpacing[view], new.customSpacing[view])
      if before == after { return nil }
      let word = { (spacing: Double?) -> Text in spacing.map { "\($0)" } ?? "default" }
      return "customSpacing(after: \(document.text(of: view))) \(word(before)) → \(word(after))"
    }
  }
}
