import TinyConstraints
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
    bar.leadingToSuperview()
    bar.trailingToSuperview()
    bar.bottomToSuperview(usingSafeArea: true)
    bar.height(49)
    back.leadingToSuperview(offset: 8)
    back.topToSuperview()
    back.bottomToSuperview()
    search.leadingToTrailing(of: back, offset: 8)
    search.width(to: back)
    search.top(to: back)
    search.bottom(to: back)
    more.leadingToTrailing(of: search, offset: 8)
    more.width(to: back)
    more.top(to: back)
    more.bottom(to: back)
    more.trailingToSuperview(offset: 8)
  }
}
