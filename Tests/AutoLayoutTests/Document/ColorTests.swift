import AutoLayout
import Testing

@Suite struct ColorTests {
  @Test(arguments: Color.named)
  func aNamedColorIsFoundByItsName(_ color: Color) throws {
    #expect(Color.named(try #require(color.name)) == color)
  }

  @Test func namesAreUnique() {
    #expect(Set(Color.named.map(\.name)).count == Color.named.count)
  }

  @Test(
    arguments: [
      (0, 1, 1, "#FF0000"), (1.0 / 3, 1, 1, "#00FF00"), (2.0 / 3, 1, 1, "#0000FF"),
      (1.0 / 6, 1, 0.5, "#808000"), (0.5, 0.5, 1, "#80FFFF"), (0.25, 0, 0.2, "#333333"),
    ] as [(Double, Double, Double, String)])
  func aHueIsMixed(hue: Double, saturation: Double, brightness: Double, digits: String) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    #expect(color.hexadecimal == digits)
    #expect(color.components.alpha == 0.5)
  }

  @Test func hexadecimalDigitsGoInAndComeOut() throws {
    let green = try #require(Color(hexadecimal: "#34C759"))
    #expect(green.components == Color.named("systemGreen")?.components)
    #expect(green != Color.named("systemGreen"), "one was mixed, the other one follows the system")
    #expect(green.hexadecimal == "#34C759")
    #expect(Color(hexadecimal: "#34C75980")?.components.alpha == 128.0 / 255)
    #expect(Color(hexadecimal: "#000a0B")?.hexadecimal == "#000A0B")
  }

  @Test(arguments: ["34C759", "#34C75", "#34C7591", "#34C75G", "#", "", "#-4C759", "＃34C759"])
  func whatHasOtherDigitsIsNoColor(_ text: String) { #expect(Color(hexadecimal: text) == nil) }

  @Test func componentsBeyondTheirRangeAreBroughtIntoIt() {
    let color = Color(red: -1, green: 2, blue: 0.5, alpha: 9)
    #expect(color == Color(red: 0, green: 1, blue: 0.5))
    #expect(color.components.red == 0 && color.components.green == 1)
    #expect(color.isOpaque && !color.isClear && color.withAlpha(0).isClear)
  }
}
