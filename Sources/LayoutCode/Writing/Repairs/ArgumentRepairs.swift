import Interchange

/// Puts arguments into a call in the order in which a library takes them.
struct ArgumentRepairs {
  let site: CallSite
  /// By their labels.
  let order: [String]

  /// The edit that says an argument: in the place of the one that is there, else among the others.
  func setting(_ label: String, to value: String) -> [TextEdit] {
    if let known = site.arguments.first(where: { $0.label?.text == label }) {
      return [TextEdit(site.local(known.value.range), value)]
    }
    let language = RepairLanguage(of: site.file)
    let last = site.arguments.last { place(of: $0) <= rank(label) }
    guard let last else {
      guard !language.isObjectiveC else { return [] }
      let start = site.local(site.name.range).upperBound + 1
      let rest = site.arguments.isEmpty ? "" : ", "
      return [TextEdit(SourceRange(start, start), "\(label): \(value)\(rest)")]
    }
    let end = site.local(last.value.range).upperBound
    return [TextEdit(SourceRange(end, end), language.argument(label, value))]
  }

  /// What is known by no label comes first.
  private func place(of argument: Expression.Argument) -> Int {
    argument.label.flatMap { order.firstIndex(of: $0.text) } ?? -1
  }

  private func rank(_ label: String) -> Int { order.firstIndex(of: label) ?? order.count }
}
