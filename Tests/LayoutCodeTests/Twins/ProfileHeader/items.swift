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
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: cover, attribute: .top, relatedBy: .equal, toItem: view,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: cover, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: cover, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: cover, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 160),
      NSLayoutConstraint(
        item: photo, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 80),
      NSLayoutConstraint(
        item: photo, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 80),
      NSLayoutConstraint(
        item: photo, attribute: .centerY, relatedBy: .equal, toItem: cover,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: photo, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: name, attribute: .leading, relatedBy: .equal, toItem: photo,
        attribute: .trailing, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: name, attribute: .top, relatedBy: .equal, toItem: cover,
        attribute: .bottom, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: name, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: follow,
        attribute: .leading, multiplier: 1, constant: -8),
      NSLayoutConstraint(
        item: follow, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: -16),
      NSLayoutConstraint(
        item: follow, attribute: .centerY, relatedBy: .equal, toItem: name,
        attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: follow, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 90),
      NSLayoutConstraint(
        item: follow, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 32),
    ])
  }
}
