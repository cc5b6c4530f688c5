import UIKit

final class Login: UIViewController {
  let logo = UIImageView()
  let user = UITextField()
  let password = UITextField()
  let enter = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    enter.setTitle("Log in", for: .normal)
    view.addSubview(logo)
    view.addSubview(user)
    view.addSubview(password)
    view.addSubview(enter)
    for view in [logo, user, password, enter] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views: [String: UIView] = [
      "enter": enter, "logo": logo, "password": password, "user": user,
    ]
    for format in [
      "H:[logo(96)]",
      "V:[logo(96)]",
      "V:[logo]-(32)-[user]",
      "H:|-(24)-[user]",
      "H:[user]-(24)-|",
      "V:[user(44)]",
      "V:[user]-(12)-[password]",
      "H:[password(user)]",
      "V:[password(user)]",
      "V:[password]-(24)-[enter]",
      "H:[enter(>=120)]",
      "V:[enter(44)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      password.leadingAnchor.constraint(equalTo: user.leadingAnchor),
      enter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    let enterWidth = enter.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    enterWidth.priority = UILayoutPriority(750)
    enterWidth.isActive = true
  }
}
