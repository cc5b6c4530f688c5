import Stevia
import UIKit

final class Badge: UIViewController {
  let picture = UIImageView()
  let badge = UIView()
  let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.text = "3"
    view.subviews(picture, badge)
    badge.subviews(count)
    picture.Width == 60
    picture.Height == 60
    picture.CenterX == view.CenterX
    picture.CenterY == view.CenterY
    badge.CenterX == picture.Trailing - 4
    badge.CenterY == picture.Top + 4
    badge.Height == 20
    badge.Width >= badge.Height
    count.CenterX == badge.CenterX
    count.CenterY == badge.CenterY
    let countLeading = count.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 6)
    countLeading.priority = UILayoutPriority(999)
    countLeading.isActive = true
    let badgeWidth = badge.widthAnchor.constraint(equalToConstant: 20)
    badgeWidth.priority = UILayoutPriority(250)
    badgeWidth.isActive = true
  }
}
