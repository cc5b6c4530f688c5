import AutoLayout

/// What UIKit makes as large as it is to be where nobody gives it a frame. The others begin at zero.
extension NewView {
  /// - Parameter labels: Of the initializer's arguments.
  mutating func takeInitialSize(madeWith labels: some Collection<String>, in document: Document) {
    guard let layout = frameLayout, layout.frame.size == .zero, isMadeToFit(labels) else { return }
    let natural = kind.naturalSize(of: content, scale: document.scale, system: document.system)
    let insets = kind.alignmentInsets
    let size = Size(
      width: natural.width.map { $0 + insets.total(.horizontal) } ?? 0,
      height: natural.height.map { $0 + insets.total(.vertical) } ?? 0)
    frameLayout?.frame = Rect(
      x: layout.frame.x, y: layout.frame.y, width: size.width, height: size.height)
  }

  /// As the comments of UIKit's headers say of the initializers with items and styles; wheels bring
  /// their size with them.
  private func isMadeToFit(_ labels: some Collection<String>) -> Bool {
    switch kind {
    case .pickerView, .datePicker: true
    case .segmentedControl: labels.contains("items")
    case .activityIndicator: labels.contains("style")
    case .progressView: labels.contains("progressViewStyle")
    default: false
    }
  }
}
