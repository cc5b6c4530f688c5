import AutoLayout
import Prose

/// What a stack view arranges, and how.
extension EditScribe {
  /// `row arranges a, b and c`, all that it arranges now.
  func arranged(_ view: ViewID, in stack: ViewID, step: Int) -> Entry {
    let views = new.arrangedSubviews(of: stack).map(\.id)
    let (name, listed) = (text(of: stack), new.list(views))
    return Entry(
      words: Phrase(en: "\(name) arranges \(listed)", ja: "\(name) が \(listed) を並べる")
        + losses(with: view, step: step),
      kind: .arranged(stack))
  }

  /// `row.axis .horizontal → .vertical`: each property that is another one.
  func words(
    for stack: ViewID, from before: StackArrangement?, to new: StackArrangement?
  ) -> Phrase {
    let name = text(of: stack)
    guard let new else {
      return Phrase(en: "\(name) arranges nothing", ja: "\(name) は何も並べない")
    }
    let old = before ?? StackArrangement()
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
    if properties.isEmpty {
      return Phrase(en: "\(name) arranges as before", ja: "\(name) の並べ方は変わりません")
    }
    return properties.map { Phrase("\(name).\($0)") }.joined(separator: "; ")
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
      return "customSpacing(after: \(text(of: view))) \(word(before)) → \(word(after))"
    }
  }
}
