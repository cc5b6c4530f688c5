import Stevia
import UIKit

final class ChatBubble: UIViewController {
  let bubble = UIView()
  let words = UILabel()
  let time = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.text = "Are you there?"
    time.text = "9:41"
    view.subviews(bubble, time)
    bubble.subviews(words)
    bubble.Top == view.safeAreaLayoutGuide.Top + 20
    bubble.Trailing == view.Trailing - 12
    bubble.Leading >= view.Leading + 80
    bubble.Width <= view.Width * 0.75
    words.Top == bubble.Top + 8
    words.Leading == bubble.Leading + 12
    words.Bottom == bubble.Bottom - 8
    words.Trailing == bubble.Trailing - 12
    time.Top == bubble.Bottom + 2
    time.Trailing == bubble.Trailing
  }
}
