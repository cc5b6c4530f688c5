import SnapKit
import UIKit

final class Card: UIViewController {
  let card = UIView()
  let picture = UIImageView()
  let heading = UILabel()
  let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A walk"
    words.text = "By the sea"
    view.addSubview(card)
    card.addSubview(picture)
    card.addSubview(heading)
    card.addSubview(words)
    card.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(16)
      make.leading.equalToSuperview().offset(16)
      make.trailing.equalToSuperview().inset(16)
    }
    picture.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview()
      make.trailing.equalToSuperview()
      make.height.equalTo(picture.snp.width).multipliedBy(0.5)
    }
    heading.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(12)
      make.leading.equalToSuperview().offset(12)
      make.trailing.equalToSuperview().inset(12)
    }
    words.snp.makeConstraints { make in
      make.top.equalTo(heading.snp.bottom).offset(4)
      make.leading.equalTo(heading)
      make.trailing.equalTo(heading)
      make.bottom.equalToSuperview().inset(12)
    }
  }
}
