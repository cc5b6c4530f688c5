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
    let views: [String: UIView] = ["badge": badge, "count": count, "picture": picture]
    for format in [
      "H:[picture(60)]",
      "V:[picture(60)]",
      "V:[badge(20)]",
      "H:|-(6@999)-[count]",
      "H:[badge(20@250)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor, constant: -4),
      badge.centerYAnchor.constraint(equalTo: picture.topAnchor, constant: 4),
      badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
      count.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      count.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }
}
