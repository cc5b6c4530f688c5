import Cartography
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
    constrain(icon, contentView) { icon, root in
      icon.width == 28
      icon.height == 28
      icon.leading == root.leading + 16
      icon.centerY == root.centerY
      icon.top >= root.top + 8
    }
    constrain(label, icon, contentView) { label, icon, root in
      label.leading == icon.trailing + 12
      label.top == root.top + 11
      label.bottom == root.bottom - 11
    }
    constrain(value, label, contentView) { value, label, root in
      value.leading >= label.trailing + 8
      value.trailing == root.trailing - 16
      value.centerY == label.centerY
    }
  }

  required init?(coder: NSCoder) { nil }
}
