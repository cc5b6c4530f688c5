import Anchorage
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
    icon.widthAnchor == 28
    icon.heightAnchor == 28
    icon.leadingAnchor == contentView.leadingAnchor + 16
    icon.centerYAnchor == contentView.centerYAnchor
    icon.topAnchor >= contentView.topAnchor + 8
    label.leadingAnchor == icon.trailingAnchor + 12
    label.topAnchor == contentView.topAnchor + 11
    label.bottomAnchor == contentView.bottomAnchor - 11
    value.leadingAnchor >= label.trailingAnchor + 8
    value.trailingAnchor == contentView.trailingAnchor - 16
    value.centerYAnchor == label.centerYAnchor
  }

  required init?(coder: NSCoder) { nil }
}
