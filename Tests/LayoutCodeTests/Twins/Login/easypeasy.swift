import EasyPeasy
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
    logo.easy.layout(
      Width(96),
      Height(96),
      CenterX(),
      Top(40).to(view.safeAreaLayoutGuide, .top))
    user.easy.layout(
      Top(32).to(logo, .bottom),
      Leading(24),
      Trailing(24),
      Height(44))
    password.easy.layout(
      Top(12).to(user, .bottom),
      Leading().to(user, .leading),
      Width().like(user, .width),
      Height().like(user, .height))
    enter.easy.layout(
      Top(24).to(password, .bottom),
      CenterX(),
      Width(>=120),
      Height(44),
      Width(==0 * 0.5).like(view, .width).with(.custom(750)))
  }
}
