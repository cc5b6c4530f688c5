import UIKit

final class TableCell: UITableViewCell {
  let icon = UIImageView()
  let label = UILabel()
  let value = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.text = "Wi-Fi"
    value.text = "On"
    contentView.addSubview(icon)
    contentView.addSubview(label)
    contentView.addSubview(value)
    for view in [icon, label, value] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: icon, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 28),
      NSLayoutConstraint(
        item: icon, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 28),
      NSLayoutConstraint(
        item: icon, attribute: .leading, relatedBy: .equal, toItem: contentView,
        attribute: .leading, multiplier: 1, constant: 16),
      NSLayoutConstraint(
        item: icon, attribute: .centerY, relatedBy: .equal, toItem: contentView,
        attribute: .centerY, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: icon, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: contentView,
        attribute: .top, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: label, attribute: .leading, relatedBy: .equal, toItem: icon,
        attribute: .trailing, multiplier: 1, constant: 12),
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: contentView,
        attribute: .top, multiplier: 1, constant: 11),
      NSLayoutConstraint(
        item: label, attribute: .bottom, relatedBy: .equal, toItem: contentView,
        attribute: .bottom, multiplier: 1, constant: -11),
      NSLayoutConstraint(
        item: value, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: label,
        attribute: .trailing, multiplier: 1, constant: 8),
      NSLayoutConstraint(
        item: value, attribute: .trailing, relatedBy: .equal, toItem: contentView,
        attribute: .trailing, multiplier: 1, constant: -16),
      NSLayoutConstraint(
        item: value, attribute: .centerY, relatedBy: .equal, toItem: label,
        attribute: .centerY, multiplier: 1, constant: 0),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
