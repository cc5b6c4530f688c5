import SnapKit
import UIKit

final class Badge: UIViewController {
  let picture = UIImageView()
  let badge = UIView()
  let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.text = "3"
    view.addSubview(picture)
    view.addSubview(badge)
    badge.addSubview(count)
    picture.snp.makeConstraints { make in
      make.width.equalTo(60)
      make.height.equalTo(60)
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview()
    }
    badge.snp.makeConstraints { make in
      make.centerX.equalTo(picture.snp.trailing).offset(-4)
      make.centerY.equalTo(picture.snp.top).offset(4)
      make.height.equalTo(20)
      make.width.greaterThanOrEqualTo(badge.snp.height)
      make.width.equalTo(20).priority(250)
    }
    count.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview()
      make.leading.equalToSuperview().offset(6).priority(999)
    }
  }
}
