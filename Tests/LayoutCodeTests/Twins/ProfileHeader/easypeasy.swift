import EasyPeasy
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
    view.addSubview(cover)
    view.addSubview(photo)
    view.addSubview(name)
    view.addSubview(follow)
    cover.easy.layout(
      Top(),
      Leading(),
      Trailing(),
      Height(160))
    photo.easy.layout(
      Width(80),
      Height(80),
      CenterY().to(cover, .bottom),
      Leading(16))
    name.easy.layout(
      Leading(12).to(photo, .trailing),
      Top(8).to(cover, .bottom),
      Trailing(<=8).to(follow, .leading))
    follow.easy.layout(
      Trailing(16),
      CenterY().to(name, .centerY),
      Width(90),
      Height(32))
  }
}
