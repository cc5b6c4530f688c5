import Prose

/// What the page looks like. The rules are a file of the package; what pictures share with it stands before
/// them.
enum PageStyle {
  static let text =
    shared + SceneStyle.rules + "\n"
    + String(decoding: PackageResources.style_css, as: UTF8.self)

  /// Of names and numbers: a page shows a telephone smaller than it is.
  static let labelSize = 12.0

  /// Paper is light, whatever the screen is.
  private static let shared = """
    :root{\(SceneStyle.light);--fonts:\(SceneStyle.fonts);--label:\(labelSize.inPoints)px}
    @media (prefers-color-scheme:dark){:root{\(SceneStyle.dark)}}
    @media print{:root{\(SceneStyle.light)}}

    """
}
