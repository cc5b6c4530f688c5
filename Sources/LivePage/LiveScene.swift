/// What a page shows, made when somebody asks for it: on the viewer's time, not the prompt's.
package struct LiveScene: Sendable {
  /// The whole page, given the place from which it is to listen.
  let page: @Sendable (_ place: Int) -> String
  /// What an earlier step shows and said, as JSON; `nil` for one that is not there.
  let step: @Sendable (_ number: Int) -> String?
  /// What is said of a view, as markup; `nil` for one that is not there.
  let answer: @Sendable (_ view: String) -> String?

  package init(
    page: @escaping @Sendable (_ place: Int) -> String,
    step: @escaping @Sendable (_ number: Int) -> String?,
    answer: @escaping @Sendable (_ view: String) -> String?
  ) {
    self.page = page
    self.step = step
    self.answer = answer
  }
}
