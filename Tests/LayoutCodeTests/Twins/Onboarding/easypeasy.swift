import EasyPeasy
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
    view.addSubview(picture)
    view.addSubview(heading)
    view.addSubview(words)
    view.addSubview(next)
    view.addSubview(skip)
    picture.easy.layout(
      Top(24).to(view.safeAreaLayoutGuide, .top),
      CenterX(),
      Width(==0 * 0.6).like(view, .width),
      Height().like(picture, .width))
    heading.easy.layout(
      Top(32).to(picture, .bottom),
      CenterX(),
      Leading(>=24))
    words.easy.layout(
      Top(12).to(heading, .bottom),
      Leading(32),
      Trailing(32),
      Bottom(<=24).to(next, .top))
    next.easy.layout(
      Bottom(8).to(skip, .top),
      CenterX(),
      Height(50),
      Width(-64).like(view, .width))
    skip.easy.layout(
      Bottom(16).to(view.safeAreaLayoutGuide, .bottom),
      CenterX())
  }
}
