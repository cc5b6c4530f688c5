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
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      value.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
