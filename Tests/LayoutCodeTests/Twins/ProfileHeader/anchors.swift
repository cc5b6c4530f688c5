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
      cover.topAnchor.constraint(equalTo: view.topAnchor),
      cover.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cover.heightAnchor.constraint(equalToConstant: 160),
      photo.widthAnchor.constraint(equalToConstant: 80),
      photo.heightAnchor.constraint(equalToConstant: 80),
      photo.centerYAnchor.constraint(equalTo: cover.bottomAnchor),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 8),
      name.trailingAnchor.constraint(lessThanOrEqualTo: follow.leadingAnchor, constant: -8),
      follow.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      follow.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      follow.widthAnchor.constraint(equalToConstant: 90),
      follow.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
}
