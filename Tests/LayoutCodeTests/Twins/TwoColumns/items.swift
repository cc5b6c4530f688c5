import UIKit

final class TwoColumns: UIViewController {
  let menu = UIView()
  let detail = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(menu)
    view.addSubview(detail)
    for view in [menu, detail] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: menu, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: menu, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: detail, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: detail, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .bottom, multiplier: 1, constant: 0),
    ])
    if traitCollection.horizontalSizeClass == .regular {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: menu, attribute: .bottom, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: menu, attribute: .width, relatedBy: .equal, toItem: view,
          attribute: .width, multiplier: 0.4, constant: 0),
        NSLayoutConstraint(
          item: detail, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
          attribute: .top, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: detail, attribute: .leading, relatedBy: .equal, toItem: menu,
          attribute: .trailing, multiplier: 1, constant: 0),
      ])
    } else {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: menu, attribute: .trailing, relatedBy: .equal, toItem: view,
          attribute: .trailing, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: menu, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 200),
        NSLayoutConstraint(
          item: detail, attribute: .top, relatedBy: .equal, toItem: menu,
          attribute: .bottom, multiplier: 1, constant: 8),
        NSLayoutConstraint(
          item: detail, attribute: .leading, relatedBy: .equal, toItem: view,
          attribute: .leading, multiplier: 1, constant: 0),
      ])
    }
  }
}
