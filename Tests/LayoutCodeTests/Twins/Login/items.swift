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
      NSLayoutConstraint(
        item: logo, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 96),
      NSLayoutConstraint(
        item: logo, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 96),
      NSLayoutConstraint(
        item: logo, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: logo, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: user, attribute: .top, relatedBy: .equal, toItem: logo,
        attribute: .bottom, multiplier: 1, constant: 32),
      NSLayoutConstraint(
        item: user, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: user, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: -24),
      NSLayoutConstraint(
        item: user, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
      NSLayoutConstraint(
        item: password, attribute: .top, relatedBy: .equal, toItem: user,
        attribute: .bottom, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: password, attribute: .leading, relatedBy: .equal, toItem: user,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: password, attribute: .width, relatedBy: .equal, toItem: user,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: password, attribute: .height, relatedBy: .equal, toItem: user,
        attribute: .height, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: enter, attribute: .top, relatedBy: .equal, toItem: password,
        attribute: .bottom, multiplier: 1, constant: 24),
      NSLayoutConstraint(
        item: enter, attribute: .centerX, relatedBy: .equal, toItem: view,
        attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: enter, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 120),
      NSLayoutConstraint(
        item: enter, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
    ])
    let enterWidth = NSLayoutConstraint(
      item: enter, attribute: .width, relatedBy: .equal, toItem: view,
      attribute: .width, multiplier: 0.5, constant: 0)
    enterWidth.priority = UILayoutPriority(750)
    enterWidth.isActive = true
  }
}
