import Prose

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What completes the words of the command line in a shell, made of what the command line declares.
struct CompletionScript {
  /// A word that a call may begin with, and the options that may follow it.
  private struct Word {
    var name: String
    var options: [String]
    var purpose: String
  }

  let text: String

  /// `nil` for a shell that is not known.
  init?(for shell: String) {
    switch shell {
    case "bash": text = Self.bash
    case "zsh": text = Self.zsh
    case "fish": text = Self.fish
    default: return nil
    }
  }

  private static var words: [Word] {
    let data = Data(Invocation.declarations.utf8)
    let root = try? JSONDecoder().decode(Declarations.self, from: data)
    let declared = root?.command.subcommands ?? []
    return (UsageWords.calls + UsageWords.questions).compactMap { call in
      guard let name = call.word else { return nil }
      let options = declared.first { $0.commandName == name }?.options ?? []
      let purpose = call.purpose.text(in: .english).string
      return Word(name: name, options: options, purpose: purpose)
    }
  }

  private static var names: String { words.map(\.name).joined(separator: " ") }

  /// Files are offered everywhere: what is opened needs no word in front.
  private static var bash: String {
    let cases = words.filter { !$0.options.isEmpty }
      .map { "    \($0.name)) words='\($0.options.joined(separator: " "))' ;;" }
    return """
      _tsume() {
        local current=${COMP_WORDS[COMP_CWORD]} words=
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        [ "$COMP_CWORD" != 1 ] || words='\(names)'
        local IFS=$'\\n'
        COMPREPLY=($(compgen -W "${words// /$IFS}" -- "$current"; compgen -f -- "$current"))
      }
      complete -o filenames -F _tsume tsume

      """
  }

  private static var zsh: String {
    let first = words.map { word in
      "    '\(quoted("\(word.name):\(word.purpose.replacing(":", with: "\\:"))"))'"
    }
    let cases = words.filter { !$0.options.isEmpty }
      .map { "    \($0.name)) compadd -- \($0.options.joined(separator: " ")) ;;" }
    return """
      #compdef tsume
      if (( CURRENT == 2 )); then
        local -a calls=(
      \(first.joined(separator: "\n"))
        )
        _describe tsume calls
      else
        case $words[2] in
      \(cases.joined(separator: "\n"))
        esac
      fi
      _files

      """
  }

  private static var fish: String {
    let lines = words.flatMap { word in
      [
        "complete -c tsume -n __fish_use_subcommand -a '\(word.name)' -d '\(quoted(word.purpose))'"
      ]
        + word.options.map { option in
          "complete -c tsume -n '__fish_seen_subcommand_from \(word.name)' -a '\(option)'"
        }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// For single quotes.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
}

/// As the argument parser tells machines what was declared.
private struct Declarations: Decodable {
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var kind: String
        var name: String
      }
      var names: [Name]?
    }

    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?

    var options: [String] {
      let names = (arguments ?? []).flatMap { $0.names ?? [] }
      return names.map { name in
        let dashes = name.kind == "long" ? "--" : "-"
        return dashes + name.name
      }
    }
  }

  var command: Command
}
