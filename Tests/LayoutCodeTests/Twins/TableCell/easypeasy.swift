import EasyPeasy
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
    icon.easy.layout(
      Width(28),
      Height(28),
      Leading(16),
      CenterY(),
      Top(>=8))
    label.easy.layout(
      Leading(12).to(icon, .trailing),
      Top(11),
      Bottom(11))
    value.easy.layout(
      Leading(>=8).to(label, .trailing),
      Trailing(16),
      CenterY().to(label, .centerY))
  }

  required init?(coder: NSCoder) { nil }
}
