import Stevia
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
    view.subviews(card)
    card.subviews(picture, heading, words)
    card.Top == view.safeAreaLayoutGuide.Top + 16
    card.Leading == view.Leading + 16
    card.Trailing == view.Trailing - 16
    picture.Top == card.Top
    picture.Leading == card.Leading
    picture.Trailing == card.Trailing
    picture.Height == picture.Width * 0.5
    heading.Top == picture.Bottom + 12
    heading.Leading == card.Leading + 12
    heading.Trailing == card.Trailing - 12
    words.Top == heading.Bottom + 4
    words.Leading == heading.Leading
    words.Trailing == heading.Trailing
    words.Bottom == card.Bottom - 12
  }
}
