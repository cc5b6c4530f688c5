import Cartography
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
    constrain(picture, view) { picture, root in
      picture.width == 60
      picture.height == 60
      picture.centerX == root.centerX
      picture.centerY == root.centerY
    }
    constrain(badge, picture) { badge, picture in
      badge.centerX == picture.trailing - 4
      badge.centerY == picture.top + 4
      badge.height == 20
      badge.width >= badge.height
      badge.width == 20 ~ UILayoutPriority(250)
    }
    constrain(count, badge) { count, badge in
      count.centerX == badge.centerX
      count.centerY == badge.centerY
      count.leading == badge.leading + 6 ~ UILayoutPriority(999)
    }
  }
}
