import Anchorage
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
    bubble.topAnchor == view.safeAreaLayoutGuide.topAnchor + 20
    bubble.trailingAnchor == view.trailingAnchor - 12
    bubble.leadingAnchor >= view.leadingAnchor + 80
    bubble.widthAnchor <= view.widthAnchor * 0.75
    words.topAnchor == bubble.topAnchor + 8
    words.leadingAnchor == bubble.leadingAnchor + 12
    words.bottomAnchor == bubble.bottomAnchor - 8
    words.trailingAnchor == bubble.trailingAnchor - 12
    time.topAnchor == bubble.bottomAnchor + 2
    time.trailingAnchor == bubble.trailingAnchor
  }
}
