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
      picture.widthAnchor.constraint(equalToConstant: 60),
      picture.heightAnchor.constraint(equalToConstant: 60),
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor, constant: -4),
      badge.centerYAnchor.constraint(equalTo: picture.topAnchor, constant: 4),
      badge.heightAnchor.constraint(equalToConstant: 20),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
      count.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      count.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
    let countLeading = count.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 6)
    countLeading.priority = UILayoutPriority(999)
    countLeading.isActive = true
    let badgeWidth = badge.widthAnchor.constraint(equalToConstant: 20)
    badgeWidth.priority = UILayoutPriority(250)
    badgeWidth.isActive = true
  }
}
