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
    for view in [bar, back, search, more] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: bar, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: bar, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: bar, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: bar, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 49),
      NSLayoutConstraint(
        item: back, attribute: .leading, relatedBy: .equal, toItem: bar,
        attribute: .leading, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: back, attribute: .top, relatedBy: .equal, toItem: bar,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: back, attribute: .bottom, relatedBy: .equal, toItem: bar,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: search, attribute: .leading, relatedBy: .equal, toItem: back,
        attribute: .trailing, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: search, attribute: .width, relatedBy: .equal, toItem: back,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: search, attribute: .top, relatedBy: .equal, toItem: back,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: search, attribute: .bottom, relatedBy: .equal, toItem: back,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: more, attribute: .leading, relatedBy: .equal, toItem: search,
        attribute: .trailing, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: more, attribute: .width, relatedBy: .equal, toItem: back,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: more, attribute: .top, relatedBy: .equal, toItem: back,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: more, attribute: .bottom, relatedBy: .equal, toItem: back,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: more, attribute: .trailing, relatedBy: .equal, toItem: bar,
        attribute: .trailing, multiplier: 1, constant: -8),
    ])
  }
}
