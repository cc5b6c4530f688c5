import EasyPeasy
import UIKit

final class Toolbar: UIViewController {
  let bar = UIView()
  let back = UIButton()
  let search = UIButton()
  let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    back.setTitle("Back", for: .normal)
    search.setTitle("Search", for: .normal)
    more.setTitle("More", for: .normal)
    view.addSubview(bar)
    bar.addSubview(back)
    bar.addSubview(search)
    bar.addSubview(more)
    bar.easy.layout(
      Leading(),
      Trailing(),
      Bottom().to(view.safeAreaLayoutGuide, .bottom),
      Height(49))
    back.easy.layout(
      Leading(8),
      Top(),
      Bottom())
    search.easy.layout(
      Leading(8).to(back, .trailing),
      Width().like(back, .width),
      Top().to(back, .top),
      Bottom().to(back, .bottom))
    more.easy.layout(
      Leading(8).to(search, .trailing),
      Width().like(back, .width),
      Top().to(back, .top),
      Bottom().to(back, .bottom),
      Trailing(8))
  }
}
