import EasyPeasy
import UIKit

final class Grid: UIViewController {
  let one = UIView()
  let two = UIView()
  let three = UIView()
  let four = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(one)
    view.addSubview(two)
    view.addSubview(three)
    view.addSubview(four)
    one.easy.layout(
      Top(10).to(view.safeAreaLayoutGuide, .top),
      Leading(10),
      Height().like(one, .width))
    two.easy.layout(
      Top().to(one, .top),
      Leading(10).to(one, .trailing),
      Trailing(10),
      Width().like(one, .width),
      Height().like(one, .height))
    three.easy.layout(
      Top(10).to(one, .bottom),
      Leading().to(one, .leading),
      Width().like(one, .width),
      Height().like(one, .height))
    four.easy.layout(
      Top().to(three, .top),
      Leading().to(two, .leading),
      Width().like(one, .width),
      Height().like(one, .height))
  }
}
