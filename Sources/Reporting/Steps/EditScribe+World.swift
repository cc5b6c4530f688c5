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

  private func phrase(for orientation: Orientation) -> Phrase {
    switch orientation {
    case .portrait: Phrase(en: "portrait", ja: "縦")
    case .landscape: Phrase(en: "landscape", ja: "横")
    }
  }

  func words(for direction: LayoutDirection) -> Phrase {
    let change: Text = "\(old.direction.rawValue) → \(direction.rawValue)"
    return Phrase(en: "direction \(change)", ja: "文字の方向 \(change)")
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
    self = "\(device.portraitSize.text)@\(device.scale)"
  }
}
