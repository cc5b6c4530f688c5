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

  /// The command at the prompt that takes what a call takes, so that the program itself can be asked what
  /// that could be.
  static let asking = ["lesson": "lesson", "mark": "lesson", "help": "help"]

  /// The options that take one of a few words.
  private static let choices = [
    ("--content", FramesRun.contentSources), ("--completions", ["bash", "zsh", "fish"]),
  ]

  private static var words: [Word] {
    let data = Data(Invocation.declarations.utf8)
    let root = try? JSONDecoder().decode(Declarations.self, from: data)
    let declared = root?.command.subcommands ?? []
    return (UsageWords.calls + UsageWords.questions).compactMap { call in
      guard let name = call.word else { return nil }
      // The page of help is the parser's own there.
      let options = name == "help" ? [] : declared.first { $0.commandName == name }?.options ?? []
      let purpose = call.purpose.text(in: .english).string
      return Word(name: name, options: options, purpose: purpose)
    }
  }

  private static var names: String { words.map(\.name).joined(separator: " ") }

  private static func asked(_ separator: String) -> String {
    asking.keys.sorted().joined(separator: separator)
  }

  /// Files are offered everywhere: what is opened needs no word in front.
  private static var bash: String {
    let cases = words.filter { !$0.options.isEmpty }
      .map { "    \($0.name)) words='\($0.options.joined(separator: " "))' ;;" }
    let few = choices.map { "    \($0)) words='\($1.joined(separator: " "))' ;;" }
    return """
      _tsume() {
        local current=${COMP_WORDS[COMP_CWORD]} words= program=${COMP_WORDS[0]/#\\~\\//$HOME/}
        local IFS=$'\\n'
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[COMP_CWORD-1]} in
      \(few.joined(separator: "\n"))
        esac
        words=${words// /$IFS}
        case $COMP_CWORD:${COMP_WORDS[1]} in
          1:*) words='\(names.replacing(" ", with: "\n"))' ;;
          2:\(asked("|2:")))
            words+=$IFS$("$program" --words "${COMP_WORDS[1]}" "$current" 2>/dev/null | cut -f1) ;;
        esac
        # compgen -W would carry out what stands in a word.
        local word
        COMPREPLY=()
        while read -r word; do
          [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$word")
        done <<<"$words"
        COMPREPLY+=($(compgen -f -- "$current"))
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
    let few = choices.map { "    \($0)) compadd -- \($1.joined(separator: " ")) ;;" }
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
        case $words[CURRENT-1] in
      \(few.joined(separator: "\n"))
        esac
        if (( CURRENT == 3 )) && [[ $words[2] == (\(asked("|"))) ]]; then
          compadd -- ${(f)"$(${~words[1]} --words $words[2] "$words[3]" 2>/dev/null | cut -f1)"}
        fi
      fi
      _files

      """
  }

  private static var fish: String {
    let calls = words.flatMap { word in
      [
        "complete -c tsume -n __fish_use_subcommand -a '\(word.name)' -d '\(quoted(word.purpose))'"
      ] + word.options.map { offer("'\($0)'", behind: word.name) }
    }
    let few = choices.map { offer("'\($1.joined(separator: " "))'", behind: $0) }
    let asked = asking.keys.sorted().map {
      offer("'(tsume --words \($0) (commandline -ct))'", behind: $0)
    }
    return (calls + few + asked).joined(separator: "\n") + "\n"
  }

  private static func offer(_ words: String, behind word: String) -> String {
    "complete -c tsume -n '__fish_seen_subcommand_from \(word)' -a \(words)"
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
