import Stevia
import UIKit

final class ProfileHeader: UIViewController {
  let cover = UIView()
  let photo = UIImageView()
  let name = UILabel()
  let follow = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Anna Berg"
    follow.setTitle("Follow", for: .normal)
    view.subviews(cover, photo, name, follow)
    cover.Top == view.Top
    cover.Leading == view.Leading
    cover.Trailing == view.Trailing
    cover.Height == 160
    photo.Width == 80
    photo.Height == 80
    photo.CenterY == cover.Bottom
    photo.Leading == view.Leading + 16
    name.Leading == photo.Trailing + 12
    name.Top == cover.Bottom + 8
    name.Trailing <= follow.Leading - 8
    follow.Trailing == view.Trailing - 16
    follow.CenterY == name.CenterY
    follow.Width == 90
    follow.Height == 32
  }
}
