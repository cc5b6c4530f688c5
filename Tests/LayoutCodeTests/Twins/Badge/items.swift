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
    for view in [picture, badge, count] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: picture, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 60),
      NSLayoutConstraint(
        item: picture, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 60),
      NSLayoutConstraint(
        item: picture, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: picture, attribute: .centerY, relatedBy: .equal, toItem: view,
        attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: badge, attribute: .centerX, relatedBy: .equal, toItem: picture,
        attribute: .trailing, multiplier: 1, constant: -4),
      NSLayoutConstraint(
        item: badge, attribute: .centerY, relatedBy: .equal, toItem: picture,
        attribute: .top, multiplier: 1, constant: 4),
      NSLayoutConstraint(
        item: badge, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: badge, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: badge,
        attribute: .height, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: count, attribute: .centerX, relatedBy: .equal, toItem: badge,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: count, attribute: .centerY, relatedBy: .equal, toItem: badge,
        attribute: .centerY, multiplier: 1, constant: 0),
    ])
    let countLeading = NSLayoutConstraint(
      item: count, attribute: .leading, relatedBy: .equal, toItem: badge,
      attribute: .leading, multiplier: 1, constant: 6)
    countLeading.priority = UILayoutPriority(999)
    countLeading.isActive = true
    let badgeWidth = NSLayoutConstraint(
      item: badge, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 20)
    badgeWidth.priority = UILayoutPriority(250)
    badgeWidth.isActive = true
  }
}
