import Anchorage
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
    card.topAnchor == view.safeAreaLayoutGuide.topAnchor + 16
    card.leadingAnchor == view.leadingAnchor + 16
    card.trailingAnchor == view.trailingAnchor - 16
    picture.topAnchor == card.topAnchor
    picture.leadingAnchor == card.leadingAnchor
    picture.trailingAnchor == card.trailingAnchor
    picture.heightAnchor == picture.widthAnchor * 0.5
    heading.topAnchor == picture.bottomAnchor + 12
    heading.leadingAnchor == card.leadingAnchor + 12
    heading.trailingAnchor == card.trailingAnchor - 12
    words.topAnchor == heading.bottomAnchor + 4
    words.leadingAnchor == heading.leadingAnchor
    words.trailingAnchor == heading.trailingAnchor
    words.bottomAnchor == card.bottomAnchor - 12
  }
}
