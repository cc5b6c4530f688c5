import Stevia
import UIKit

final class Login: UIViewController {
  let logo = UIImageView()
  let user = UITextField()
  let password = UITextField()
  let enter = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    enter.setTitle("Log in", for: .normal)
    view.subviews(logo, user, password, enter)
    logo.Width == 96
    logo.Height == 96
    logo.CenterX == view.CenterX
    logo.Top == view.safeAreaLayoutGuide.Top + 40
    user.Top == logo.Bottom + 32
    user.Leading == view.Leading + 24
    user.Trailing == view.Trailing - 24
    user.Height == 44
    password.Top == user.Bottom + 12
    password.Leading == user.Leading
    password.Width == user.Width
    password.Height == user.Height
    enter.Top == password.Bottom + 24
    enter.CenterX == view.CenterX
    enter.Width >= 120
    enter.Height == 44
    let enterWidth = enter.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    enterWidth.priority = UILayoutPriority(750)
    enterWidth.isActive = true
  }
}
