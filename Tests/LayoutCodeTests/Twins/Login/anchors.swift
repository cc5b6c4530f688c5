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
    NSLayoutConstraint.activate([
      logo.widthAnchor.constraint(equalToConstant: 96),
      logo.heightAnchor.constraint(equalToConstant: 96),
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      user.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: 32),
      user.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      user.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      user.heightAnchor.constraint(equalToConstant: 44),
      password.topAnchor.constraint(equalTo: user.bottomAnchor, constant: 12),
      password.leadingAnchor.constraint(equalTo: user.leadingAnchor),
      password.widthAnchor.constraint(equalTo: user.widthAnchor),
      password.heightAnchor.constraint(equalTo: user.heightAnchor),
      enter.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 24),
      enter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      enter.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      enter.heightAnchor.constraint(equalToConstant: 44),
    ])
    let enterWidth = enter.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    enterWidth.priority = UILayoutPriority(750)
    enterWidth.isActive = true
  }
}
