import TinyConstraints
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
    icon.width(28)
    icon.height(28)
    icon.leadingToSuperview(offset: 16)
    icon.centerYToSuperview()
    icon.topToSuperview(offset: 8, relation: .equalOrGreater)
    label.leadingToTrailing(of: icon, offset: 12)
    label.topToSuperview(offset: 11)
    label.bottomToSuperview(offset: -11)
    value.leadingToTrailing(of: label, offset: 8, relation: .equalOrGreater)
    value.trailingToSuperview(offset: 16)
    value.centerY(to: label)
  }

  required init?(coder: NSCoder) { nil }
}
