/// Layout libraries that people have in what they paste.
enum ForeignLibraries {
  /// The library whose words on views begin so.
  private static let prefixes: [(prefix: String, library: String)] = [
    ("snp", "SnapKit"), ("mas_", "Masonry"), ("easy", "EasyPeasy"), ("pin", "PinLayout"),
    ("flex", "FlexLayout"), ("autoPin", "PureLayout"), ("autoSet", "PureLayout"),
    ("autoAlign", "PureLayout"), ("autoCenter", "PureLayout"),
    ("edgesToSuperview", "TinyConstraints"),
    ("centerInSuperview", "TinyConstraints"), ("edgeAnchors", "Anchorage"),
  ]

  static func owner(of name: String) -> String? {
    prefixes.first { name.hasPrefix($0.prefix) }?.library
  }
}
