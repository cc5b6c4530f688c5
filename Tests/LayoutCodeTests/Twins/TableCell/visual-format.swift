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
    let views: [String: UIView] = ["icon": icon, "label": label, "value": value]
    for format in [
      "H:[icon(28)]",
      "V:[icon(28)]",
      "H:|-(16)-[icon]",
      "V:|-(>=8)-[icon]",
      "H:[icon]-(12)-[label]",
      "V:|-(11)-[label]",
      "V:[label]-(11)-|",
      "H:[label]-(>=8)-[value]",
      "H:[value]-(16)-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      value.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
