import TinyConstraints
import UIKit

final class Card: UIViewController {
  let card = UIView()
  let picture = UIImageView()
  let heading = UILabel()
  let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A walk"
    words.text = "By the sea"
    view.addSubview(card)
    card.addSubview(picture)
    card.addSubview(heading)
    card.addSubview(words)
    card.topToSuperview(offset: 16, usingSafeArea: true)
    card.leadingToSuperview(offset: 16)
    card.trailingToSuperview(offset: 16)
    picture.topToSuperview()
    picture.leadingToSuperview()
    picture.trailingToSuperview()
    picture.heightToWidth(of: picture, multiplier: 0.5)
    heading.topToBottom(of: picture, offset: 12)
    heading.leadingToSuperview(offset: 12)
    heading.trailingToSuperview(offset: 12)
    words.topToBottom(of: heading, offset: 4)
    words.leading(to: heading)
    words.trailing(to: heading)
    words.bottomToSuperview(offset: -12)
  }
}
