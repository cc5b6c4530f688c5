import SnapKit
import UIKit

final class Grid: UIViewController {
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let four = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    view.addSubview(three)
    view.addSubview(four)
    one.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(10)
      make.leading.equalToSuperview().offset(10)
      make.height.equalTo(one.snp.width)
    }
    two.snp.makeConstraints { make in
      make.top.equalTo(one)
      make.leading.equalTo(one.snp.trailing).offset(10)
      make.trailing.equalToSuperview().inset(10)
      make.width.equalTo(one)
      make.height.equalTo(one)
    }
    three.snp.makeConstraints { make in
      make.top.equalTo(one.snp.bottom).offset(10)
      make.leading.equalTo(one)
      make.width.equalTo(one)
      make.height.equalTo(one)
    }
    four.snp.makeConstraints { make in
      make.top.equalTo(three)
      make.leading.equalTo(two)
      make.width.equalTo(one)
      make.height.equalTo(one)
    }
  }
}
