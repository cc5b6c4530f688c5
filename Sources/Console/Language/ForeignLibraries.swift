/// Layout libraries that people have in what they paste.
enum ForeignLibraries {
  /// What they give to views to speak of: `title.snp.makeConstraints { … }`.
  private static let properties = [
    "snp": "SnapKit", "easy": "EasyPeasy", "pin": "PinLayout", "flex": "FlexLayout",
    "edgeAnchors": "Anchorage",
  ]

  /// How what views are asked to do begins. Methods called `pin` are mostly one's own.
  private static let methods: [(prefix: String, library: String)] = [
    ("mas_", "Masonry"), ("snp_", "SnapKit"), ("autoPin", "PureLayout"), ("autoSet", "PureLayout"),
    ("autoAlign", "PureLayout"), ("autoCenter", "PureLayout"),
    ("edgesToSuperview", "TinyConstraints"), ("centerInSuperview", "TinyConstraints"),
  ]

  static func owner(ofProperty name: String) -> String? {
    properties[name] ?? owner(ofMethod: name)
  }

  /// Whether a member in the line is a library's.
  static func areNamed(in line: String) -> Bool {
    line.split(separator: ".").dropFirst().contains { part in
      owner(ofProperty: String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })) != nil
    }
  }

  static func owner(ofMethod name: String) -> String? {
    methods.first { name.hasPrefix($0.prefix) }?.library
  }
}
