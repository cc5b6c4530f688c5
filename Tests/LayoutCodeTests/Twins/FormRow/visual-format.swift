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
    for view in [row, caption, field, line] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views: [String: UIView] = ["caption": caption, "field": field, "line": line, "row": row]
    for format in [
      "H:|-(0)-[row]",
      "H:[row]-(0)-|",
      "V:[row(>=44)]",
      "H:|-(16)-[caption]",
      "H:[caption(100)]",
      "H:[caption]-(8)-[field]",
      "H:[field]-(16)-|",
      "V:|-(6)-[field]",
      "V:[field]-(6)-|",
      "V:[field(>=36)]",
      "H:[line]-(0)-|",
      "V:[line]-(0)-|",
      "V:[line(1)]",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      caption.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
    ])
  }
}
