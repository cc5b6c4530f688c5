import SnapKit
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
    icon.snp.makeConstraints { make in
      make.width.equalTo(28)
      make.height.equalTo(28)
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.top.greaterThanOrEqualToSuperview().offset(8)
    }
    label.snp.makeConstraints { make in
      make.leading.equalTo(icon.snp.trailing).offset(12)
      make.top.equalToSuperview().offset(11)
      make.bottom.equalToSuperview().inset(11)
    }
    value.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(label.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}
