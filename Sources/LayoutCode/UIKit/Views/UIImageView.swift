import AutoLayout
import Interchange

/// `UIImageView`.
enum UIImageViewMembers {
  static let table = MemberTable(
    "UIImageView", superclass: "UIView",
    inert: [
      "adjustsImageSizeForAccessibilityContentSizeCategory", "addSymbolEffect", "animationDuration",
      "animationImages", "animationRepeatCount", "highlightedAnimationImages", "highlightedImage",
      "isAnimating", "preferredImageDynamicRange", "preferredSymbolConfiguration",
      "setSymbolImage", "startAnimating", "stopAnimating", "removeAllSymbolEffects", "sd_setImage",
      "af_setImage", "kf",
    ],
    members: [
      .initializer(["image: UIImage", "highlightedImage?"]) {
        (evaluator, receiver, arguments) throws(Stop) in
        let (made, view) = try evaluator.madeView(receiver, at: arguments.range)
        try evaluator.show(arguments.first, in: view)
        // An image view that is made of an image is as large as that.
        try evaluator.sizeToFit(view.id, at: arguments.range)
        return made
      },
      .property(
        "image", type: "UIImage",
        read: { evaluator, value, range in
          if let stored = evaluator.stored("image", of: value) { return stored }
          let view = evaluator.view(of: value)
          if let image = view?.content.image { return .image(image) }
          // A view that code makes which is not here may show one.
          guard let view, evaluator.unknownViews.contains(view.id) else { return .absent }
          let name = evaluator.nameOfMember("image", of: value, at: range)
          return .unknown(Unknown(name, at: range, type: "UIImage"))
        },
        write: { (evaluator, value, operand) throws(Stop) in
          let operand = try evaluator.settled(operand, as: "UIImage")
          evaluator.store("image", operand.value, in: value)
          guard let view = evaluator.view(of: value) else { return }
          try evaluator.show(operand, in: view)
        }),
      .kept("isHighlighted", older: ["highlighted"], type: "Bool", .boolean(false)),
    ])
}

extension Evaluator {
  fileprivate mutating func show(_ operand: Operand, in view: View) throws(Stop) {
    guard case .known(let image) = try imageSize(operand) else {
      if view.content.image == nil { findings.note(UIKitWords.imagesWithoutSize) }
      return
    }
    var content = view.content
    content.setImage(image)
    try apply(.change(view.id, .content(content)), at: operand.range)
  }
}
