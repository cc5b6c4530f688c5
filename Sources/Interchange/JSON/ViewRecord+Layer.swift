import AutoLayout

extension ViewRecord.LayerRecord {
  /// `nil` for what is as usual.
  init?(_ style: LayerStyle, usual: LayerStyle) {
    guard style != usual else { return nil }
    self.init()
    var (numbers, without) = ([String: Double](), [String]())
    for property in LayerProperty.all where property.differs(style, usual) {
      switch property.access {
      case .number(let path, _): numbers[property.name] = style[keyPath: path]
      case .truth: masksToBounds = style.masksToBounds
      case .color(let path):
        if style[keyPath: path] == nil { without.append(property.name) }
      }
    }
    if !numbers.isEmpty { self.numbers = numbers }
    if !without.isEmpty { self.without = without }
    if style.backgroundColor != usual.backgroundColor {
      backgroundColor = style.backgroundColor.map(ViewRecord.ColorRecord.init)
    }
    if style.borderColor != usual.borderColor {
      borderColor = style.borderColor.map(ViewRecord.ColorRecord.init)
    }
  }

  func style(of kind: ViewKind) -> LayerStyle {
    var style = kind.usualLayer
    for property in LayerProperty.all {
      if let number = numbers?[property.name] { property.set(number, in: &style) }
      if case .color(let path) = property.access, without?.contains(property.name) == true {
        style[keyPath: path] = nil
      }
    }
    if let masksToBounds { style.masksToBounds = masksToBounds }
    if let color = backgroundColor?.color { style.backgroundColor = color }
    if let color = borderColor?.color { style.borderColor = color }
    return style
  }
}

extension ViewRecord.ColorRecord {
  init(_ color: Color) {
    let parts = color.components
    self.init(
      name: color.name, red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// The components stand for a name that is not known.
  var color: Color? {
    if let color = name.flatMap(Color.named) { return color }
    guard let red, let green, let blue else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha ?? 1)
  }
}

extension ViewRecord.KeyboardRecord {
  /// `nil` for what is as usual.
  init?(_ tracking: KeyboardTracking) {
    let usual = KeyboardTracking()
    guard tracking != usual else { return nil }
    self.init()
    if tracking.usesBottomSafeArea != usual.usesBottomSafeArea {
      usesBottomSafeArea = tracking.usesBottomSafeArea
    }
    if tracking.followsUndockedKeyboard != usual.followsUndockedKeyboard {
      followsUndockedKeyboard = tracking.followsUndockedKeyboard
    }
    if tracking.keyboardDismissPadding != usual.keyboardDismissPadding {
      keyboardDismissPadding = tracking.keyboardDismissPadding
    }
  }

  var tracking: KeyboardTracking {
    var tracking = KeyboardTracking()
    if let usesBottomSafeArea { tracking.usesBottomSafeArea = usesBottomSafeArea }
    if let followsUndockedKeyboard { tracking.followsUndockedKeyboard = followsUndockedKeyboard }
    if let padding = keyboardDismissPadding { tracking.keyboardDismissPadding = padding.inRange }
    return tracking
  }
}

extension LayoutRecord.ControllerRecord {
  /// `nil` for what is as usual.
  init?(_ settings: ControllerSettings) {
    let usual = ControllerSettings()
    let insets = settings.additionalSafeAreaInsets
    let respects = settings.respectsMinimumMargins
    guard insets != .zero || respects != usual.respectsMinimumMargins else { return nil }
    self.init(
      additionalSafeAreaInsets: insets == .zero ? nil : ViewRecord.EdgesRecord(insets),
      viewRespectsSystemMinimumLayoutMargins: respects == usual.respectsMinimumMargins
        ? nil : respects)
  }

  var settings: ControllerSettings {
    var settings = ControllerSettings()
    if let insets = additionalSafeAreaInsets?.insets { settings.additionalSafeAreaInsets = insets }
    if let respects = viewRespectsSystemMinimumLayoutMargins {
      settings.respectsMinimumMargins = respects
    }
    return settings
  }
}

extension ViewKind {
  /// What the layer of a new view paints: what scrolls and text views cut what lies in them.
  var usualLayer: LayerStyle {
    var style = LayerStyle()
    style.masksToBounds = scrolls || self == .textView
    return style
  }
}
