import Anchorage
import UIKit

final class FormRow: UIViewController {
  let row = UIView()
  let caption = UILabel()
  let field = UITextField()
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "Name"
    view.addSubview(row)
    row.addSubview(caption)
    row.addSubview(field)
    row.addSubview(line)
    row.topAnchor == view.safeAreaLayoutGuide.topAnchor
    row.leadingAnchor == view.leadingAnchor
    row.trailingAnchor == view.trailingAnchor
    row.heightAnchor >= 44
    caption.leadingAnchor == row.leadingAnchor + 16
    caption.centerYAnchor == row.centerYAnchor
    caption.widthAnchor == 100
    field.leadingAnchor == caption.trailingAnchor + 8
    field.trailingAnchor == row.trailingAnchor - 16
    field.topAnchor == row.topAnchor + 6
    field.bottomAnchor == row.bottomAnchor - 6
    field.heightAnchor >= 36
    line.leadingAnchor == caption.leadingAnchor
    line.trailingAnchor == row.trailingAnchor
    line.bottomAnchor == row.bottomAnchor
    line.heightAnchor == 1
  }
}
