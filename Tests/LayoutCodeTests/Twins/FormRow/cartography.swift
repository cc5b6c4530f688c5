import Cartography
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
    constrain(row, view.safeAreaLayoutGuide, view) { row, safe, root in
      row.top == safe.top
      row.leading == root.leading
      row.trailing == root.trailing
      row.height >= 44
    }
    constrain(caption, row) { caption, row in
      caption.leading == row.leading + 16
      caption.centerY == row.centerY
      caption.width == 100
    }
    constrain(field, caption, row) { field, caption, row in
      field.leading == caption.trailing + 8
      field.trailing == row.trailing - 16
      field.top == row.top + 6
      field.bottom == row.bottom - 6
      field.height >= 36
    }
    constrain(line, caption, row) { line, caption, row in
      line.leading == caption.leading
      line.trailing == row.trailing
      line.bottom == row.bottom
      line.height == 1
    }
  }
}
