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
    for view in [one, two, three, four] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: one, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: one, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: two, attribute: .top, relatedBy: .equal, toItem: one,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: two, attribute: .leading, relatedBy: .equal, toItem: one,
        attribute: .trailing, multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: two, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: -10),
      NSLayoutConstraint(
        item: two, attribute: .width, relatedBy: .equal, toItem: one,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: three, attribute: .top, relatedBy: .equal, toItem: one,
        attribute: .bottom, multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: three, attribute: .leading, relatedBy: .equal, toItem: one,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: three, attribute: .width, relatedBy: .equal, toItem: one,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: four, attribute: .top, relatedBy: .equal, toItem: three,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: four, attribute: .leading, relatedBy: .equal, toItem: two,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: four, attribute: .width, relatedBy: .equal, toItem: one,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: one, attribute: .height, relatedBy: .equal, toItem: one,
        attribute: .width, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: two, attribute: .height, relatedBy: .equal, toItem: one,
        attribute: .height, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: three, attribute: .height, relatedBy: .equal, toItem: one,
        attribute: .height, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: four, attribute: .height, relatedBy: .equal, toItem: one,
        attribute: .height, multiplier: 1, constant: 0),
    ])
  }
}
