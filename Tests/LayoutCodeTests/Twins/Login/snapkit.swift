import SnapKit
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
    logo.snp.makeConstraints { make in
      make.width.equalTo(96)
      make.height.equalTo(96)
      make.centerX.equalToSuperview()
      make.top.equalTo(view.safeAreaLayoutGuide).offset(40)
    }
    user.snp.makeConstraints { make in
      make.top.equalTo(logo.snp.bottom).offset(32)
      make.leading.equalToSuperview().offset(24)
      make.trailing.equalToSuperview().inset(24)
      make.height.equalTo(44)
    }
    password.snp.makeConstraints { make in
      make.top.equalTo(user.snp.bottom).offset(12)
      make.leading.equalTo(user)
      make.width.equalTo(user)
      make.height.equalTo(user)
    }
    enter.snp.makeConstraints { make in
      make.top.equalTo(password.snp.bottom).offset(24)
      make.centerX.equalToSuperview()
      make.width.greaterThanOrEqualTo(120)
      make.height.equalTo(44)
      make.width.equalToSuperview().multipliedBy(0.5).priority(750)
    }
  }
}
