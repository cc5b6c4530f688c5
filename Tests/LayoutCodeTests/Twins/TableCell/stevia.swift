import Stevia
import UIKit

final class TableCell: UITableViewCell {
  let icon = UIImageView()
  let label = UILabel()
  let value = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.text = "Wi-Fi"
    value.text = "On"
    subviews(icon, label, value)
    icon.Width == 28
    icon.Height == 28
    icon.Leading == contentView.Leading + 16
    icon.CenterY == contentView.CenterY
    icon.Top >= contentView.Top + 8
    label.Leading == icon.Trailing + 12
    label.Top == contentView.Top + 11
    label.Bottom == contentView.Bottom - 11
    value.Leading >= label.Trailing + 8
    value.Trailing == contentView.Trailing - 16
    value.CenterY == label.CenterY
  }

  required init?(coder: NSCoder) { nil }
}
