import UIKit

final class FormRow: UIViewController {
  let row = UIView()
  let caption = UILabel()
  let field = UITextField()
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "Name"
    view.addSubview(row)
    row.addSubview(caption)
    row.addSubview(field)
    row.addSubview(line)
    for view in [row, caption, field, line] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: row, attribute: .top, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: row, attribute: .leading, relatedBy: .equal, toItem: view,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: row, attribute: .trailing, relatedBy: .equal, toItem: view,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: row, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
      NSLayoutConstraint(
        item: caption, attribute: .leading, relatedBy: .equal, toItem: row,
        attribute: .leading, multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: caption, attribute: .centerY, relatedBy: .equal, toItem: row,
        attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: caption, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 100),
      NSLayoutConstraint(
        item: field, attribute: .leading, relatedBy: .equal, toItem: caption,
        attribute: .trailing, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: field, attribute: .trailing, relatedBy: .equal, toItem: row,
        attribute: .trailing, multiplier: 1, constant: -16),
      NSLayoutConstraint(
        item: field, attribute: .top, relatedBy: .equal, toItem: row,
        attribute: .top, multiplier: 1, constant: 6),
      NSLayoutConstraint(
        item: field, attribute: .bottom, relatedBy: .equal, toItem: row,
        attribute: .bottom, multiplier: 1, constant: -6),
      NSLayoutConstraint(
        item: field, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 36),
      NSLayoutConstraint(
        item: line, attribute: .leading, relatedBy: .equal, toItem: caption,
        attribute: .leading, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: line, attribute: .trailing, relatedBy: .equal, toItem: row,
        attribute: .trailing, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: line, attribute: .bottom, relatedBy: .equal, toItem: row,
        attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: line, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1),
    ])
  }
}
