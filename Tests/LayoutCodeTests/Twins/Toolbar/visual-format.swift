import UIKit

final class Toolbar: UIViewController {
  let bar = UIView()
  let back = UIButton()
  let search = UIButton()
  let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    back.setTitle("Back", for: .normal)
    search.setTitle("Search", for: .normal)
    more.setTitle("More", for: .normal)
    view.addSubview(bar)
    bar.addSubview(back)
    bar.addSubview(search)
    bar.addSubview(more)
    for view in [bar, back, search, more] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let views: [String: UIView] = ["back": back, "bar": bar, "more": more, "search": search]
    for format in [
      "H:|-(0)-[bar]",
      "H:[bar]-(0)-|",
      "V:[bar(49)]",
      "H:|-(8)-[back]",
      "V:|-(0)-[back]",
      "V:[back]-(0)-|",
      "H:[back]-(8)-[search]",
      "H:[search(back)]",
      "H:[search]-(8)-[more]",
      "H:[more(back)]",
      "H:[more]-(8)-|",
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      search.topAnchor.constraint(equalTo: back.topAnchor),
      search.bottomAnchor.constraint(equalTo: back.bottomAnchor),
      more.topAnchor.constraint(equalTo: back.topAnchor),
      more.bottomAnchor.constraint(equalTo: back.bottomAnchor),
    ])
  }
}
