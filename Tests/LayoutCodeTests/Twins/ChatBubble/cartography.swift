import Cartography
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
    constrain(bubble, view.safeAreaLayoutGuide, view) { bubble, safe, root in
      bubble.top == safe.top + 20
      bubble.trailing == root.trailing - 12
      bubble.leading >= root.leading + 80
      bubble.width <= root.width * 0.75
    }
    constrain(words, bubble) { words, bubble in
      words.top == bubble.top + 8
      words.leading == bubble.leading + 12
      words.bottom == bubble.bottom - 8
      words.trailing == bubble.trailing - 12
    }
    constrain(time, bubble) { time, bubble in
      time.top == bubble.bottom + 2
      time.trailing == bubble.trailing
    }
  }
}
