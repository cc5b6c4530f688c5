package import AutoLayout
package import Prose

extension EditScribe {
  /// `device iphone-15 → iphone-5`.
  func words(for device: Device?) -> Phrase {
    let change: Text = "\(Text(old.device)) → \(Text(device))"
    return Phrase(en: "device \(change)", ja: "デバイス \(change)")
  }

  func words(for orientation: Orientation) -> Phrase {
    let (before, after) = (phrase(for: old.orientation), phrase(for: orientation))
    return Phrase(en: "orientation \(before) → \(after)", ja: "画面の向き \(before) → \(after)")
  }

  /// `traits horizontal compact → regular`.
  func words(for traits: Traits) -> Phrase {
    let before = old.traits
    let changes = [
      ("horizontal", before.horizontal?.rawValue, traits.horizontal?.rawValue),
      ("vertical", before.vertical?.rawValue, traits.vertical?.rawValue),
      ("contentSize", before.contentSize?.rawValue, traits.contentSize?.rawValue),
    ].filter { $0.1 != $0.2 }
      .map { Phrase("\(Text($0.0)) \(Text($0.1 ?? "auto")) → \(Text($0.2 ?? "auto"))") }
    return "traits " + changes.joined(separator: Phrase(en: ", ", ja: "、"))
  }

  /// `c3 c4 only in wC hR`.
  func words(for ids: [ConstraintID], variedBy variation: Variation?) -> Phrase {
    let handles = handles(ids)
    guard let variation, !variation.text.isEmpty else {
      return Phrase(en: "\(handles) in any size class", ja: "\(handles) をすべてのサイズクラスで")
    }
    return Phrase(
      en: "\(handles) only in \(variation.text, as: .code)",
      ja: "\(handles) を \(variation.text, as: .code) だけで")
  }

  /// `cover only in wC hR`.
  func words(forViews ids: [ViewID], installedIn classes: Set<SizeClasses>?) -> Phrase {
    let names = Phrase(ids.map(text).joined(separator: " "))
    guard let classes, classes != Set(SizeClasses.all) else {
      return Phrase(en: "\(names) in any size class", ja: "\(names) をすべてのサイズクラスで")
    }
    if classes.isEmpty {
      return Phrase(en: "\(names) in no size class", ja: "\(names) をどのサイズクラスにも入れない")
    }
    let places = SizeClassWords.list(classes)
    return Phrase(en: "\(names) only in \(places)", ja: "\(names) を \(places) だけで")
  }

  /// `cover differs by size class: font`.
  func words(for values: [ViewVariations.Value], of view: ViewID) -> Phrase {
    let properties = SizeClassWords.properties(values)
    return Phrase(
      en: "\(text(of: view)) differs by size class: \(properties)",
      ja: "\(text(of: view)) はサイズクラスで変わる：\(properties)")
  }

  func words(forCanvas canvas: Device?) -> Phrase {
    let change: Text = "\(Text(old.canvas)) → \(Text(canvas))"
    return Phrase(en: "canvas \(change)", ja: "キャンバス \(change)")
  }

  func words(forLaunch orientation: Orientation) -> Phrase {
    let way = phrase(for: orientation)
    return Phrase(en: "started anew, held \(way)", ja: "\(way)向きで起動し直し")
  }

  private func phrase(for orientation: Orientation) -> Phrase {
    switch orientation {
    case .portrait: Phrase(en: "portrait", ja: "縦")
    case .landscape: Phrase(en: "landscape", ja: "横")
    }
  }

  /// `navbar off → on; safe area top 59 → 97.667`.
  func words(for bar: NavigationBar) -> Phrase {
    Phrase("navbar \(old.bars.navigation.rawValue) → \(bar.rawValue)")
      + safeArea(\.top, Phrase(en: "top", ja: "上"))
  }

  func words(forTabBar isShown: Bool) -> Phrase {
    words(forBar: "tabbar", old.bars.hasTabBar, isShown)
  }

  func words(forToolbar isShown: Bool) -> Phrase {
    words(forBar: "toolbar", old.bars.hasToolbar, isShown)
  }

  private func words(forBar name: Text, _ wasShown: Bool, _ isShown: Bool) -> Phrase {
    let word = { (isShown: Bool) -> Text in isShown ? "on" : "off" }
    return Phrase("\(name) \(word(wasShown)) → \(word(isShown))")
      + safeArea(\.bottom, Phrase(en: "bottom", ja: "下"))
  }

  /// `additionalSafeAreaInsets (top 0, …) → (top 20, …)`.
  func words(for settings: ControllerSettings) -> Phrase {
    let before = old.controller
    var changes: [Phrase] = []
    if before.additionalSafeAreaInsets != settings.additionalSafeAreaInsets {
      let (old, new) = (before.additionalSafeAreaInsets, settings.additionalSafeAreaInsets)
      changes.append("additionalSafeAreaInsets \(old.text) → \(new.text)" + safeArea)
    }
    if before.respectsMinimumMargins != settings.respectsMinimumMargins {
      let (old, new) = (before.respectsMinimumMargins, settings.respectsMinimumMargins)
      changes.append("viewRespectsSystemMinimumLayoutMargins \(Text(old)) → \(Text(new))")
    }
    if before.ownView != settings.ownView, let view = settings.ownView {
      changes.append("view = \(new.text(of: view))")
    }
    return changes.isEmpty
      ? Phrase(en: "the controller is told nothing new", ja: "コントローラーの設定は変わりません")
      : changes.joined(separator: .clauseSeparator)
  }

  /// `keyboard off → 336`.
  func words(forKeyboard height: Double) -> Phrase {
    let word = { (height: Double) -> Text in height == 0 ? "off" : "\(height)" }
    return Phrase("keyboard \(word(old.bars.keyboardHeight)) → \(word(height))")
  }

  /// What insets mean, on every edge where they do.
  private var safeArea: Phrase {
    safeArea(\.top, Phrase(en: "top", ja: "上")) + safeArea(\.left, Phrase(en: "left", ja: "左"))
      + safeArea(\.bottom, Phrase(en: "bottom", ja: "下"))
      + safeArea(\.right, Phrase(en: "right", ja: "右"))
  }

  /// What a bar means where it takes nothing from the root view and so need not move anything.
  private func safeArea(_ edge: KeyPath<Insets, Double>, _ name: Phrase) -> Phrase {
    let (before, after) = (old.rootSafeArea[keyPath: edge], new.rootSafeArea[keyPath: edge])
    if before == after { return "" }
    let change: Text = "\(before) → \(after)"
    return Phrase(en: "; safe area ", ja: "（セーフエリアの") + name
      + Phrase(en: " \(change)", ja: " \(change)）")
  }

  func words(for direction: LayoutDirection) -> Phrase {
    let change: Text = "\(old.direction.rawValue) → \(direction.rawValue)"
    return Phrase(en: "direction \(change)", ja: "読む向き \(change)")
  }
}

extension Text {
  /// `iphone-15`, `300x500@2`, `none`.
  package init(_ device: Device?) {
    guard let device else {
      self.init("none")
      return
    }
    if let name = device.name {
      self.init(name)
      return
    }
    self = "\(device.givenSize.text)@\(device.scale)"
  }
}
