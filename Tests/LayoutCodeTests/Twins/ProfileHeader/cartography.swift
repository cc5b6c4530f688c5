import Cartography
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
    constrain(cover, view) { cover, root in
      cover.top == root.top
      cover.leading == root.leading
      cover.trailing == root.trailing
      cover.height == 160
    }
    constrain(photo, cover, view) { photo, cover, root in
      photo.width == 80
      photo.height == 80
      photo.centerY == cover.bottom
      photo.leading == root.leading + 16
    }
    constrain(name, photo, cover, follow) { name, photo, cover, follow in
      name.leading == photo.trailing + 12
      name.top == cover.bottom + 8
      name.trailing <= follow.leading - 8
    }
    constrain(follow, view, name) { follow, root, name in
      follow.trailing == root.trailing - 16
      follow.centerY == name.centerY
      follow.width == 90
      follow.height == 32
    }
  }
}
