package import AutoLayout
import Patience

/// Views as `recursiveDescription` prints them: class, address, frame and what is not as usual (UIKit
/// debugging, section 5).
package struct ViewDump {
  private let names: PrintedNames
  private let solution: Solution

  package init(of solution: Solution) {
    names = PrintedNames(of: solution.document)
    self.solution = solution
  }

  private var document: Document { solution.document }

  /// A line for each view from `top` on.
  package func lines(from top: ViewID) -> [String] {
    let base = document.depth(of: top)
    return document.preorder(from: top).awaited(each: 8).compactMap { id in
      guard let view = document.view(id), !view.isGuide else { return nil }
      let indent = String(repeating: "   | ", count: document.depth(of: id) - base)
      return indent + description(of: view)
    }
  }

  /// `<UILabel: 0x7f8000000002; frame = (16 40; 288 20.5); text = 'Hello'; layer = …>`
  private func description(of view: View) -> String {
    let parts =
      baseClass(of: view) + [frame(of: view)] + text(of: view) + looks(of: view)
      + autoresizing(of: view) + interaction(of: view) + transform(of: view) + tag(of: view)
      + [layer(of: view)]
    return "<\(view.className): \(names.address(of: view.id)); \(parts.joined(separator: "; "))"
      + "\(scrolling(of: view))>"
  }

  // MARK: Parts

  /// The nearest of UIKit's own classes.
  private func baseClass(of view: View) -> [String] {
    let isOwn =
      view.className == view.kind.className || view.className.hasPrefix("UI")
      || view.className.hasPrefix("_UI")
    return isOwn ? [] : ["baseClass = \(view.kind.className)"]
  }

  /// Nothing is laid out that is not in the window.
  private func frame(of view: View) -> String {
    let frame =
      solution.box(of: view.id)
      ?? view.frameLayout.map { view.transform.box(around: $0.frame) } ?? .zero
    return "frame = (\(frame.x.inSixDigits) \(frame.y.inSixDigits); \(frame.width.inSixDigits) "
      + "\(frame.height.inSixDigits))"
  }

  private func text(of view: View) -> [String] {
    // A button's text is its label's.
    guard view.kind.takes.contains(.text), view.kind != .button, let text = view.content.text else {
      return []
    }
    return ["text = '\(text)'"]
  }

  private func looks(of view: View) -> [String] {
    (view.layer.masksToBounds ? ["clipsToBounds = YES"] : [])
      + (view.isHidden ? ["hidden = YES"] : [])
      + (view.layer.opacity == 1 ? [] : ["alpha = \(view.layer.opacity.inSixDigits)"])
  }

  private func autoresizing(of view: View) -> [String] {
    let mask: AutoresizingMask =
      view.id == .root ? [.flexibleWidth, .flexibleHeight] : view.autoresizingMask
    let bits = zip(Self.bitNames, AutoresizingMask.named).filter { mask.contains($1.bit) }
    return (bits.isEmpty ? [] : ["autoresize = \(bits.map(\.0).joined(separator: "+"))"])
      + (view.autoresizesSubviews ? [] : ["autoresizesSubviews = NO"])
  }

  private func interaction(of view: View) -> [String] {
    view.isUserInteractionEnabled ? [] : ["userInteractionEnabled = NO"]
  }

  private func transform(of view: View) -> [String] {
    view.transform == .identity
      ? []
      : ["transform = [\(view.transform.numbers.map(\.inSixDigits).joined(separator: ", "))]"]
  }

  private func tag(of view: View) -> [String] { view.tag == 0 ? [] : ["tag = \(view.tag)"] }

  private func layer(of view: View) -> String {
    let className =
      view.id == .window ? "UIWindowLayer" : view.kind == .label ? "_UILabelLayer" : "CALayer"
    return "layer = <\(className): \(names.address(ofLayer: view.id))>"
  }

  /// `; contentOffset: {0, -64}; contentSize: {375, 533.5}; adjustedContentInset: {64, 0, 0, 0}`
  private func scrolling(of view: View) -> String {
    guard view.kind.scrolls else { return "" }
    let offset = solution.contentOffset(of: view.id)
    let size = solution.rect(of: Item(view.id, guide: .content))?.size ?? .zero
    let inset = solution.adjustedContentInset(of: view.id) ?? .zero
    let list = { (numbers: [Double]) in
      "{\(numbers.map(\.inSixDigits).joined(separator: ", "))}"
    }
    return "; contentOffset: \(list([offset.x, offset.y])); contentSize: "
      + "\(list([size.width, size.height])); adjustedContentInset: "
      + list([inset.top, inset.left, inset.bottom, inset.right])
  }

  /// UIKit's short names for `AutoresizingMask.named`.
  private static let bitNames = ["LM", "W", "RM", "TM", "H", "BM"]
}
