import EasyPeasy
import UIKit

final class Badge: UIViewController {
  let picture = UIImageView()
  let badge = UIView()
  let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.text = "3"
    view.addSubview(picture)
    view.addSubview(badge)
    badge.addSubview(count)
    picture.easy.layout(
      Width(60),
      Height(60),
      CenterX(),
      CenterY())
    badge.easy.layout(
      CenterX(-4).to(picture, .trailing),
      CenterY(4).to(picture, .top),
      Height(20),
      Width(>=0).like(badge, .height),
      Width(20).with(.custom(250)))
    count.easy.layout(
      CenterX(),
      CenterY(),
      Leading(6).with(.custom(999)))
  }
}
