import Stevia
import UIKit

final class Onboarding: UIViewController {
  let picture = UIImageView()
  let heading = UILabel()
  let words = UILabel()
  let next = UIButton()
  let skip = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Welcome"
    words.text = "Three steps to start"
    next.setTitle("Next", for: .normal)
    skip.setTitle("Skip", for: .normal)
    view.subviews(picture, heading, words, next, skip)
    picture.Top == view.safeAreaLayoutGuide.Top + 24
    picture.CenterX == view.CenterX
    picture.Width == view.Width * 0.6
    picture.Height == picture.Width
    heading.Top == picture.Bottom + 32
    heading.CenterX == view.CenterX
    heading.Leading >= view.Leading + 24
    words.Top == heading.Bottom + 12
    words.Leading == view.Leading + 32
    words.Trailing == view.Trailing - 32
    next.Bottom == skip.Top - 8
    next.CenterX == view.CenterX
    next.Height == 50
    next.Width == view.Width - 64
    skip.Bottom == view.safeAreaLayoutGuide.Bottom - 16
    skip.CenterX == view.CenterX
    words.Bottom <= next.Top - 24
  }
}
