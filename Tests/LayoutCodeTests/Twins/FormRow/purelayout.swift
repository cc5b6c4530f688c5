import PureLayout
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
    row.autoPinEdge(toSuperviewSafeArea: .top)
    row.autoPinEdge(toSuperviewEdge: .leading)
    row.autoPinEdge(toSuperviewEdge: .trailing)
    row.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)
    caption.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    caption.autoAlignAxis(toSuperviewAxis: .horizontal)
    caption.autoSetDimension(.width, toSize: 100)
    field.autoPinEdge(.leading, to: .trailing, of: caption, withOffset: 8)
    field.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    field.autoPinEdge(toSuperviewEdge: .top, withInset: 6)
    field.autoPinEdge(toSuperviewEdge: .bottom, withInset: 6)
    field.autoSetDimension(.height, toSize: 36, relation: .greaterThanOrEqual)
    line.autoPinEdge(.leading, to: .leading, of: caption)
    line.autoPinEdge(toSuperviewEdge: .trailing)
    line.autoPinEdge(toSuperviewEdge: .bottom)
    line.autoSetDimension(.height, toSize: 1)
  }
}
