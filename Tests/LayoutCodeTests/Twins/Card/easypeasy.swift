import EasyPeasy
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
    card.easy.layout(
      Top(16).to(view.safeAreaLayoutGuide, .top),
      Leading(16),
      Trailing(16))
    picture.easy.layout(
      Top(),
      Leading(),
      Trailing(),
      Height(==0 * 0.5).like(picture, .width))
    heading.easy.layout(
      Top(12).to(picture, .bottom),
      Leading(12),
      Trailing(12))
    words.easy.layout(
      Top(4).to(heading, .bottom),
      Leading().to(heading, .leading),
      Trailing().to(heading, .trailing),
      Bottom(12))
  }
}
