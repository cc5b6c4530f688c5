import Anchorage
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
    logo.widthAnchor == 96
    logo.heightAnchor == 96
    logo.centerXAnchor == view.centerXAnchor
    logo.topAnchor == view.safeAreaLayoutGuide.topAnchor + 40
    user.topAnchor == logo.bottomAnchor + 32
    user.leadingAnchor == view.leadingAnchor + 24
    user.trailingAnchor == view.trailingAnchor - 24
    user.heightAnchor == 44
    password.topAnchor == user.bottomAnchor + 12
    password.leadingAnchor == user.leadingAnchor
    password.widthAnchor == user.widthAnchor
    password.heightAnchor == user.heightAnchor
    enter.topAnchor == password.bottomAnchor + 24
    enter.centerXAnchor == view.centerXAnchor
    enter.widthAnchor >= 120
    enter.heightAnchor == 44
    enter.widthAnchor == view.widthAnchor * 0.5 ~ 750
  }
}
