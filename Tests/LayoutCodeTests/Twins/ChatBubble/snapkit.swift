import SnapKit
import UIKit

final class ChatBubble: UIViewController {
  let bubble = UIView()
  let words = UILabel()
  let time = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.text = "Are you there?"
    time.text = "9:41"
    view.addSubview(bubble)
    bubble.addSubview(words)
    view.addSubview(time)
    bubble.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
      make.trailing.equalToSuperview().inset(12)
      make.leading.greaterThanOrEqualToSuperview().offset(80)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
    }
    words.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      make.leading.equalToSuperview().offset(12)
      make.bottom.equalToSuperview().inset(8)
      make.trailing.equalToSuperview().inset(12)
    }
    time.snp.makeConstraints { make in
      make.top.equalTo(bubble.snp.bottom).offset(2)
      make.trailing.equalTo(bubble)
    }
  }
}
