import PureLayout
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
    bar.autoPinEdge(toSuperviewEdge: .leading)
    bar.autoPinEdge(toSuperviewEdge: .trailing)
    bar.autoPinEdge(toSuperviewSafeArea: .bottom)
    bar.autoSetDimension(.height, toSize: 49)
    back.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
    back.autoPinEdge(toSuperviewEdge: .top)
    back.autoPinEdge(toSuperviewEdge: .bottom)
    search.autoPinEdge(.leading, to: .trailing, of: back, withOffset: 8)
    search.autoMatch(.width, to: .width, of: back)
    search.autoPinEdge(.top, to: .top, of: back)
    search.autoPinEdge(.bottom, to: .bottom, of: back)
    more.autoPinEdge(.leading, to: .trailing, of: search, withOffset: 8)
    more.autoMatch(.width, to: .width, of: back)
    more.autoPinEdge(.top, to: .top, of: back)
    more.autoPinEdge(.bottom, to: .bottom, of: back)
    more.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
  }
}
