import Testing

@testable import LineEditing

@Suite struct TerminalStyleTests {
  private func style(
    input: Bool = true, output: Bool = true, _ environment: [String: String]
  ) -> TerminalStyle {
    TerminalStyle(
      TerminalStyle.Surroundings(
        inputIsTerminal: input, outputIsTerminal: output, isUTF8: true, size: (100, 30),
        environment: environment))
  }

  @Test func `A usual terminal has colours`() {
    let usual = style(["TERM": "xterm-256color"])
    #expect(usual.allowsColour)
    #expect(usual.movesCursor)
    #expect(usual.isInteractive)
    #expect(usual.columns == 100)
    #expect(usual.rows == 30)
  }

  @Test func `NO_COLOR takes the colours, unless it is empty`() {
    let plain = style(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!plain.allowsColour)
    #expect(plain.movesCursor)
    #expect(style(["TERM": "xterm", "NO_COLOR": ""]).allowsColour)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], [:]])
  func `A dumb terminal neither moves the cursor nor has colours`(environment: [String: String]) {
    let dumb = style(environment)
    #expect(!dumb.movesCursor)
    #expect(!dumb.allowsColour)
    #expect(dumb.isInteractive)
  }

  @Test func `A pipe on either side is not for editing`() {
    #expect(!style(input: false, ["TERM": "xterm"]).isInteractive)
    #expect(style(input: false, ["TERM": "xterm"]).allowsColour)
    #expect(!style(output: false, ["TERM": "xterm"]).isInteractive)
    #expect(!style(output: false, ["TERM": "xterm"]).allowsColour)
  }
}

@Suite struct PromptTextTests {
  @Test func `Escape sequences are marked and take no room`() {
    let prompt = PromptText("\u{1B}[1m\u{1B}[32mtsume>\u{1B}[0m ")
    #expect(prompt.plain == "tsume> ")
    #expect(prompt.marked == "\u{1}\u{1B}[1m\u{1B}[32m\u{1}tsume>\u{1}\u{1B}[0m\u{1} ")
  }

  @Test func `A sequence at the very end is followed by a blank`() {
    #expect(PromptText("\u{1B}[1m>\u{1B}[0m").plain == "> ")
  }

  @Test func `Only the last line is libedit's`() {
    let prompt = PromptText("step 3\ntsume> ")
    #expect(prompt.above == "step 3\r\n")
    #expect(prompt.marked == "tsume> ")
  }

  @Test(arguments: ["\u{1B}", "\u{1B}[", "a\u{1B}[3", "\u{0}>"])
  func `A broken sequence does no harm`(styled: String) {
    #expect(PromptText(styled).plain.unicodeScalars.allSatisfy { !DisplayWidth.isControl($0) })
  }
}
