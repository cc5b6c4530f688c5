import PureLayout
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
    logo.autoSetDimension(.width, toSize: 96)
    logo.autoSetDimension(.height, toSize: 96)
    logo.autoAlignAxis(toSuperviewAxis: .vertical)
    logo.autoPinEdge(toSuperviewSafeArea: .top, withInset: 40)
    user.autoPinEdge(.top, to: .bottom, of: logo, withOffset: 32)
    user.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
    user.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)
    user.autoSetDimension(.height, toSize: 44)
    password.autoPinEdge(.top, to: .bottom, of: user, withOffset: 12)
    password.autoPinEdge(.leading, to: .leading, of: user)
    password.autoMatch(.width, to: .width, of: user)
    password.autoMatch(.height, to: .height, of: user)
    enter.autoPinEdge(.top, to: .bottom, of: password, withOffset: 24)
    enter.autoAlignAxis(toSuperviewAxis: .vertical)
    enter.autoSetDimension(.width, toSize: 120, relation: .greaterThanOrEqual)
    enter.autoSetDimension(.height, toSize: 44)
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(750)) {
      enter.autoMatch(.width, to: .width, of: view, withMultiplier: 0.5)
    }
  }
}
