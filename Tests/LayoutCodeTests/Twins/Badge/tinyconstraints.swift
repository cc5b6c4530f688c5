import TinyConstraints
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
    picture.width(60)
    picture.height(60)
    picture.centerXToSuperview()
    picture.centerYToSuperview()
    badge.centerX(to: picture, picture.trailingAnchor, offset: -4)
    badge.centerY(to: picture, picture.topAnchor, offset: 4)
    badge.height(20)
    badge.widthToHeight(of: badge, relation: .equalOrGreater)
    count.centerXToSuperview()
    count.centerYToSuperview()
    count.leadingToSuperview(offset: 6, priority: UILayoutPriority(999))
    badge.width(20, priority: UILayoutPriority(250))
  }
}
