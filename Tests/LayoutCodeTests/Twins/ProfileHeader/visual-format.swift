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
    for view in [cover, photo, name, follow] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views: [String: UIView] = ["cover": cover, "follow": follow, "name": name, "photo": photo]
    for format in [
      "V:|-(0)-[cover]",
      "H:|-(0)-[cover]",
      "H:[cover]-(0)-|",
      "V:[cover(160)]",
      "H:[photo(80)]",
      "V:[photo(80)]",
      "H:|-(16)-[photo]",
      "H:[photo]-(12)-[name]",
      "V:[cover]-(8)-[name]",
      "H:[follow]-(16)-|",
      "H:[follow(90)]",
      "V:[follow(32)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      photo.centerYAnchor.constraint(equalTo: cover.bottomAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: follow.leadingAnchor, constant: -8),
      follow.centerYAnchor.constraint(equalTo: name.centerYAnchor),
    ])
  }
}
