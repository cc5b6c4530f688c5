/// A small file of layout code for the examples of the help, which leaves a number open.
enum ExampleCode {
  static let text = """
    class Row: UIView {
      let title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        title.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.gap).isActive = true
      }
    }
    """
}
