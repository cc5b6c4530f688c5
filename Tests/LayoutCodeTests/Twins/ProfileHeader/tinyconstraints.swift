import TinyConstraints
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
    cover.topToSuperview()
    cover.leadingToSuperview()
    cover.trailingToSuperview()
    cover.height(160)
    photo.width(80)
    photo.height(80)
    photo.centerY(to: cover, cover.bottomAnchor)
    photo.leadingToSuperview(offset: 16)
    name.leadingToTrailing(of: photo, offset: 12)
    name.topToBottom(of: cover, offset: 8)
    name.trailingToLeading(of: follow, offset: -8, relation: .equalOrLess)
    follow.trailingToSuperview(offset: 16)
    follow.centerY(to: name)
    follow.width(90)
    follow.height(32)
  }
}
