import TinyConstraints
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
    bubble.topToSuperview(offset: 20, usingSafeArea: true)
    bubble.trailingToSuperview(offset: 12)
    bubble.leadingToSuperview(offset: 80, relation: .equalOrGreater)
    bubble.widthToSuperview(multiplier: 0.75, relation: .equalOrLess)
    words.topToSuperview(offset: 8)
    words.leadingToSuperview(offset: 12)
    words.bottomToSuperview(offset: -8)
    words.trailingToSuperview(offset: 12)
    time.topToBottom(of: bubble, offset: 2)
    time.trailing(to: bubble)
  }
}
