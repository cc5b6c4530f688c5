import Anchorage
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
    cover.topAnchor == view.topAnchor
    cover.leadingAnchor == view.leadingAnchor
    cover.trailingAnchor == view.trailingAnchor
    cover.heightAnchor == 160
    photo.widthAnchor == 80
    photo.heightAnchor == 80
    photo.centerYAnchor == cover.bottomAnchor
    photo.leadingAnchor == view.leadingAnchor + 16
    name.leadingAnchor == photo.trailingAnchor + 12
    name.topAnchor == cover.bottomAnchor + 8
    name.trailingAnchor <= follow.leadingAnchor - 8
    follow.trailingAnchor == view.trailingAnchor - 16
    follow.centerYAnchor == name.centerYAnchor
    follow.widthAnchor == 90
    follow.heightAnchor == 32
  }
}
