import AutoLayout
import Prose

/// What a change of a view's property did: `title hidden`, `title.hug.h @250 → @750`.
struct ViewChangeWords {
  let name: Text
  let before: View?
  /// With what the view arranges.
  let document: Document

  func phrase(for change: ViewChange) -> Phrase {
    switch change {
    case .isHidden(let isHidden): hidden(isHidden)
    case .content(let content): ContentWords(name: name).phrase(from: before?.content, to: content)
    case .contentMode(let mode):
      property("contentMode", before.map { ".\($0.contentMode.rawValue)" }, ".\(mode.rawValue)")
    case .transform(let transform):
      property("transform", before.map { Text($0.transform) }, Text(transform))
    case .stack(let arrangement):
      ArrangementWords(name: name, document: document).phrase(from: before?.stack, to: arrangement)
    case .scrolling(let scrolling): self.scrolling(scrolling)
    case .hugging(let axis, let priority):
      priorityWords("hug.\(axis.letter)", before?.hugging[axis], priority)
    case .resistance(let axis, let priority):
      priorityWords("resist.\(axis.letter)", before?.resistance[axis], priority)
    case .frameLayout(let layout): frameLayout(layout)
    case .unmentionedFrame(let frame):
      property("frame", before?.unmentionedFrame?.text, frame.text)
    case .keptFrame: ""
    case .autoresizingMask(let mask):
      property("autoresizingMask", before.map { Text($0.autoresizingMask) }, Text(mask))
    case .isUserInteractionEnabled(let value):
      property("isUserInteractionEnabled", before?.isUserInteractionEnabled, value)
    case .autoresizesSubviews(let value):
      property("autoresizesSubviews", before?.autoresizesSubviews, value)
    case .margins(let margins):
      property("layoutMargins", before.map { Text($0.margins) }, Text(margins))
    case .insetsLayoutMarginsFromSafeArea(let value):
      property("insetsLayoutMarginsFromSafeArea", before?.insetsLayoutMarginsFromSafeArea, value)
    case .preservesSuperviewLayoutMargins(let value):
      property("preservesSuperviewLayoutMargins", before?.preservesSuperviewLayoutMargins, value)
    case .marginsFollowReadableWidth(let value):
      property("layoutMarginsFollowReadableWidth", before?.marginsFollowReadableWidth, value)
    case .keyboard(let tracking): keyboard(tracking)
    case .semanticDirection(let direction):
      property(
        "semanticContentAttribute", before.map { ".\($0.semanticDirection.rawValue)" },
        ".\(direction.rawValue)")
    case .identifier(let identifier):
      property(
        "accessibilityIdentifier", before.map { Text(quoting: $0.identifier) },
        Text(quoting: identifier))
    case .tag(let tag): property("tag", before.map { Text(String($0.tag)) }, Text(String(tag)))
    case .layer(let style): LayerWords.changes(of: name, from: before, to: style)
    }
  }

  private func hidden(_ isHidden: Bool) -> Phrase {
    isHidden
      ? Phrase(en: "\(name) hidden", ja: "\(name) を非表示")
      : Phrase(en: "\(name) shown", ja: "\(name) を表示")
  }

  private func scrolling(_ new: Scrolling) -> Phrase {
    let old = before?.scrolling ?? Scrolling()
    let bounces = { (scrolling: Scrolling, axis: Axis) in scrolling.alwaysBounces.contains(axis) }
    let changes = [
      changed("contentOffset", old.offset, new.offset) { Text($0) },
      changed("contentSize", old.contentSize, new.contentSize) { Text($0) },
      changed("contentInset", old.contentInset, new.contentInset) { Text(.absolute($0)) },
      changed("contentInsetAdjustmentBehavior", old.adjustment, new.adjustment) {
        ".\($0.rawValue)"
      },
      changed("alwaysBounceVertical", bounces(old, .vertical), bounces(new, .vertical)) {
        Text($0)
      },
      changed("alwaysBounceHorizontal", bounces(old, .horizontal), bounces(new, .horizontal)) {
        Text($0)
      },
      changed("rowHeight", old.rowHeight, new.rowHeight) { Text($0) },
      changed("separatorStyle", old.hasSeparators, new.hasSeparators) {
        $0 ? ".singleLine" : ".none"
      },
      changed("insetsContentViewsToSafeArea", old.insetsContentViews, new.insetsContentViews) {
        Text($0)
      },
    ]
    return listed(
      changes, or: Phrase(en: "\(name) scrolls as before", ja: "\(name) のスクロールは変わりません"))
  }

  private func keyboard(_ new: KeyboardTracking) -> Phrase {
    let old = before?.keyboard ?? KeyboardTracking()
    let guide = SystemGuide.keyboard.rawValue
    let changes = [
      changed("\(guide).usesBottomSafeArea", old.usesBottomSafeArea, new.usesBottomSafeArea) {
        Text($0)
      },
      changed(
        "\(guide).followsUndockedKeyboard", old.followsUndockedKeyboard,
        new.followsUndockedKeyboard
      ) { Text($0) },
      changed(
        "\(guide).keyboardDismissPadding", old.keyboardDismissPadding, new.keyboardDismissPadding
      ) { "\($0)" },
    ]
    return listed(
      changes,
      or: Phrase(en: "\(name).\(guide) stays as it is", ja: "\(name).\(guide) は変わりません"))
  }

  /// Of properties that change together those that are other ones.
  private func listed(_ changes: [Phrase?], or nothing: Phrase) -> Phrase {
    let told = changes.compactMap(\.self)
    return told.isEmpty ? nothing : told.joined(separator: .clauseSeparator)
  }

  private func changed<Value: Equatable>(
    _ property: String, _ old: Value, _ new: Value, _ text: (Value) -> Text
  ) -> Phrase? {
    old == new ? nil : self.property(property, text(old), text(new))
  }

  private func frameLayout(_ layout: FrameLayout?) -> Phrase {
    guard let layout else {
      return Phrase(en: "\(name) is laid out by constraints", ja: "\(name) を制約でレイアウト")
    }
    let frame = frameText(layout)
    guard let before = before?.frameLayout else {
      return Phrase(
        en: "\(name) is laid out by its frame \(frame)", ja: "\(name) を frame \(frame) でレイアウト")
    }
    let old = before.isForAnySuperview ? nil : frameText(before)
    return property("frame", old?.string == frame.string ? nil : old, frame)
  }

  /// Of what takes no size but its own, with that.
  private func frameText(_ layout: FrameLayout) -> Text {
    var frame = layout.frame
    if let size = before.flatMap(document.onlySize) {
      (frame.width, frame.height) = (size.width, size.height)
    }
    return frame.text
  }

  private func priorityWords(_ rule: String, _ old: Priority?, _ new: Priority) -> Phrase {
    let handle = Text("\(name.string).\(rule)", as: .handle)
    return Phrase("\(handle) " + arrow(old?.text, new.text))
  }

  private func property(_ property: String, _ old: Bool?, _ new: Bool) -> Phrase {
    self.property(property, old.map { Text($0) }, Text(new))
  }

  private func property(_ property: String, _ old: Text?, _ new: Text) -> Phrase {
    Phrase("\(name).\(property) " + arrow(old, new))
  }

  private func arrow(_ old: Text?, _ new: Text) -> Text {
    old.map { "\($0) → \(new)" } ?? "= \(new)"
  }
}

extension Axis {
  /// As in handles: `title.hug.h`.
  fileprivate var letter: String { self == .horizontal ? "h" : "v" }
}

extension Text {
  /// `flexibleWidth flexibleHeight`, or `none`.
  fileprivate init(_ mask: AutoresizingMask) {
    let names = AutoresizingMask.named.filter { mask.contains($0.bit) }.map(\.name)
    self.init(names.isEmpty ? "none" : names.joined(separator: " "))
  }

  fileprivate init(_ transform: AffineTransform) {
    let numbers = transform.numbers.map { number -> Text in "\(number)" }
    self = transform == .identity ? ".identity" : "(\(numbers.joined(separator: ", ")))"
  }

  fileprivate init(_ point: Point?) {
    self = point.map { "(\($0.x), \($0.y))" } ?? "automatic"
  }

  fileprivate init(_ size: Size?) {
    self = size.map { "(\($0.width), \($0.height))" } ?? "automatic"
  }

  /// By its names in UIKit; `nil` is what it is set to so that rows are as high as their frames.
  fileprivate init(_ height: Scrolling.RowHeight?) {
    switch height {
    case nil: self.init("nil")
    case .automatic: self.init(".automaticDimension")
    case .fixed(let height): self = "\(height)"
    }
  }

  /// `(top 8, left 16, bottom 8, right 16)`.
  fileprivate init(_ margins: Margins?) {
    switch margins {
    case nil: self.init("default")
    case .absolute(let insets): self = insets.text
    case .directional(let top, let leading, let bottom, let trailing):
      self = "(top \(top), leading \(leading), bottom \(bottom), trailing \(trailing))"
    }
  }
}
