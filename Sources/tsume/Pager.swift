import LineEditing
import Prose

/// What shows answers that are longer than the screen: `PAGER`, or `less` where that is installed.
struct Pager {
  private let command: String

  /// `nil` where there is none, or `NO_PAGER` forbids it.
  init?(in language: Language) {
    guard (Environment.value("NO_PAGER") ?? "").isEmpty else { return nil }
    if let chosen = Environment.value("PAGER"), !chosen.isEmpty {
      command = chosen
    } else if Environment.hasProgram("less") {
      // The prompt of `less` says nothing to people who do not know it. It ends at the end of the text
      // (-E), or it would take as commands what is typed for Tsume.
      let prompt = TerminalWords.pagerKeys.text(in: language).string
      command = "less -EFRX -P\(OtherProgram.quoted(prompt))"
    } else {
      return nil
    }
  }

  /// Whether it has shown the text, which is UTF-8 whatever the locale is: without being told, `less`
  /// shows bytes for characters where the locale of `LANG` is not installed. In it no key writes a file
  /// or starts a program.
  func show(_ text: String) -> Bool {
    OtherProgram.run("export LESSCHARSET=utf-8 LESSSECURE=1; \(command)", reading: text) == 0
  }
}

extension Environment {
  /// Whether the shell finds a program of that name.
  static func hasProgram(_ name: String) -> Bool {
    (value("PATH") ?? "").split(separator: ":").contains { Files.isExecutable("\($0)/\(name)") }
  }
}
