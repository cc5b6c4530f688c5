import AutoLayout
import Interchange
import Testing

/// The sizes that Interface Builder gives views whose content has none to give: by what the file says
/// of a class that draws itself, and in stack views by sizes of its own.
struct DesignSizeTests {
  /// What the only view in a column comes to.
  private func arranged(_ child: String) throws -> Size {
    let column = element("stackView", "column", "axis=\"vertical\"", holding: subviews(child))
    let ties = [
      constraint("column.top", "safe.top"), constraint("column.leading", "root.leading"),
    ]
    return try StoryboardText(subviews(column) + "<constraints>\(ties.joined())</constraints>")
      .frame("a", .measured).size
  }

  @Test func aDesignableAsksForWhatTheFileSays() throws {
    var scene = StoryboardText(
      subviews(element("label", "a", "text=\"1\" customClass=\"Badge\""))
        + constraints(constraint("a.top", "safe.top"), constraint("a.leading", "root.leading")))
    scene.designables = """
      <designable name="a"><size key="intrinsicContentSize" width="17.5" height="16.5"/></designable>
      """
    #expect(try scene.frame("a", .measured).size == Size(width: 17.5, height: 16.5))
    // It may have asked for that in an older layout.
    #expect(try scene.frame("a", .stored).size == Size(width: 7, height: 7))
    scene.designables = """
      <designable name="a"><size key="intrinsicContentSize" width="-1" height="40"/></designable>
      """
    #expect(try scene.frame("a", .measured).height == 40)
  }

  @Test func anEmptyLabelHasNoSize() throws {
    #expect(try arranged(element("label", "a", "text=\"\"")) == Size(width: 0, height: 0))
    #expect(try arranged(element("label", "a", "text=\"1\"")).height == 20.5)
  }
}
