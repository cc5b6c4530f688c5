import TinyConstraints
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
    logo.width(96)
    logo.height(96)
    logo.centerXToSuperview()
    logo.topToSuperview(offset: 40, usingSafeArea: true)
    user.topToBottom(of: logo, offset: 32)
    user.leadingToSuperview(offset: 24)
    user.trailingToSuperview(offset: 24)
    user.height(44)
    password.topToBottom(of: user, offset: 12)
    password.leading(to: user)
    password.width(to: user)
    password.height(to: user)
    enter.topToBottom(of: password, offset: 24)
    enter.centerXToSuperview()
    enter.width(min: 120)
    enter.height(44)
    enter.widthToSuperview(multiplier: 0.5, priority: UILayoutPriority(750))
  }
}
