import SnapKit
import UIKit

final class Onboarding: UIViewController {
  let picture = UIImageView()
  let heading = UILabel()
  let words = UILabel()
  let next = UIButton()
  let skip = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Welcome"
    words.text = "Three steps to start"
    next.setTitle("Next", for: .normal)
    skip.setTitle("Skip", for: .normal)
    view.addSubview(picture)
    view.addSubview(heading)
    view.addSubview(words)
    view.addSubview(next)
    view.addSubview(skip)
    picture.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.6)
      make.height.equalTo(picture.snp.width)
    }
    heading.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(32)
      make.centerX.equalToSuperview()
      make.leading.greaterThanOrEqualToSuperview().offset(24)
    }
    words.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(12)
      make.leading.equalToSuperview().offset(32)
      make.trailing.equalToSuperview().inset(32)
      make.bottom.lessThanOrEqualTo(next.snp.top).offset(-24)
    }
    next.snp.makeConstraints { make in
      make.bottom.equalTo(skip.snp.top).offset(-8)
      make.centerX.equalToSuperview()
      make.height.equalTo(50)
      make.width.equalToSuperview().offset(-64)
    }
    skip.snp.makeConstraints { make in
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.centerX.equalToSuperview()
    }
  }
}
