/// What is seen of a view before its subviews, besides background and border.
package enum LayerContents: Hashable, Sendable {
  case none
  /// Signs with what is behind them between them.
  case text
  /// An image or a control, which nothing is seen through.
  case picture
}

extension View {
  /// An image view without an image shows nothing; a size given by hand stands for an image.
  package var contents: LayerContents {
    switch kind.sketch {
    case .box: Self.contentsByClass[className] ?? (ViewKind.ofClass(className) ?? kind).contents
    case .guide: .none
    case .text, .button: .text
    case .field, .textArea: .text
    case .picture: content.image != nil || content.given?.width != nil ? .picture : .none
    case .toggle, .slider, .stepper, .segments, .progress, .spinner, .dots: .picture
    }
  }

  /// Of classes that draw more than a background and that no kind stands for.
  private static let contentsByClass: [String: LayerContents] = [
    "UIWebView": .picture, "PDFView": .picture, "ARSKView": .picture, "ARView": .picture,
  ]

  /// Whether anything is painted of it by itself, its border apart.
  package var paintsFill: Bool { contents != .none || layer.backgroundColor?.isClear == false }

  /// Whether its fill lets nothing through.
  package var isOpaque: Bool { contents == .picture || layer.backgroundColor?.isOpaque == true }
}
