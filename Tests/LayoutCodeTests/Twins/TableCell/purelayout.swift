import PureLayout
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
    icon.autoSetDimension(.width, toSize: 28)
    icon.autoSetDimension(.height, toSize: 28)
    icon.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    icon.autoAlignAxis(toSuperviewAxis: .horizontal)
    icon.autoPinEdge(toSuperviewEdge: .top, withInset: 8, relation: .greaterThanOrEqual)
    label.autoPinEdge(.leading, to: .trailing, of: icon, withOffset: 12)
    label.autoPinEdge(toSuperviewEdge: .top, withInset: 11)
    label.autoPinEdge(toSuperviewEdge: .bottom, withInset: 11)
    value.autoPinEdge(
      .leading, to: .trailing, of: label, withOffset: 8, relation: .greaterThanOrEqual)
    value.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    value.autoAlignAxis(.horizontal, toSameAxisOf: label)
  }

  required init?(coder: NSCoder) { nil }
}
