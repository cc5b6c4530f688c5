import SnapKit
import UIKit

final class ProfileHeader: UIViewController {
  let cover = UIView()
  let photo = UIImageView()
  let name = UILabel()
  let follow = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Anna Berg"
    follow.setTitle("Follow", for: .normal)
    view.addSubview(cover)
    view.addSubview(photo)
    view.addSubview(name)
    view.addSubview(follow)
    cover.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.height.equalTo(160)
    }
    photo.snp.makeConstraints { make in
      make.width.equalTo(80)
      make.height.equalTo(80)
      make.centerY.equalTo(cover.snp.bottom)
      make.leading.equalToSuperview().offset(16)
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(photo.snp.trailing).offset(12)
      make.top.equalTo(cover.snp.bottom).offset(8)
      make.trailing.lessThanOrEqualTo(follow.snp.leading).offset(-8)
    }
    follow.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(name)
      make.width.equalTo(90)
      make.height.equalTo(32)
    }
  }
}
