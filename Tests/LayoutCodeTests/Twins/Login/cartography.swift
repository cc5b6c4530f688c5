import Cartography
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
    constrain(logo, view, view.safeAreaLayoutGuide) { logo, root, safe in
      logo.width == 96
      logo.height == 96
      logo.centerX == root.centerX
      logo.top == safe.top + 40
    }
    constrain(user, logo, view) { user, logo, root in
      user.top == logo.bottom + 32
      user.leading == root.leading + 24
      user.trailing == root.trailing - 24
      user.height == 44
    }
    constrain(password, user) { password, user in
      password.top == user.bottom + 12
      password.leading == user.leading
      password.width == user.width
      password.height == user.height
    }
    constrain(enter, password, view) { enter, password, root in
      enter.top == password.bottom + 24
      enter.centerX == root.centerX
      enter.width >= 120
      enter.height == 44
      enter.width == root.width * 0.5 ~ UILayoutPriority(750)
    }
  }
}
