import EasyPeasy
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
    bubble.easy.layout(
      Top(20).to(view.safeAreaLayoutGuide, .top),
      Trailing(12),
      Leading(>=80),
      Width(<=0 * 0.75).like(view, .width))
    words.easy.layout(
      Top(8),
      Leading(12),
      Bottom(8),
      Trailing(12))
    time.easy.layout(
      Top(2).to(bubble, .bottom),
      Trailing().to(bubble, .trailing))
  }
}
