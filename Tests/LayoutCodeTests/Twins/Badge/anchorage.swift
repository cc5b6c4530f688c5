import Anchorage
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
    picture.widthAnchor == 60
    picture.heightAnchor == 60
    picture.centerXAnchor == view.centerXAnchor
    picture.centerYAnchor == view.centerYAnchor
    badge.centerXAnchor == picture.trailingAnchor - 4
    badge.centerYAnchor == picture.topAnchor + 4
    badge.heightAnchor == 20
    badge.widthAnchor >= badge.heightAnchor
    count.centerXAnchor == badge.centerXAnchor
    count.centerYAnchor == badge.centerYAnchor
    count.leadingAnchor == badge.leadingAnchor + 6 ~ 999
    badge.widthAnchor == 20 ~ 250
  }
}
