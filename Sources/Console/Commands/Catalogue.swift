/// All commands, in the order in which `help` shows them.
package enum Catalogue {
  package static let all: [any Command.Type] = [
    // Build.
    AddCommand.self, ContentCommand.self, RemoveCommand.self, HideCommand.self, ShowCommand.self,
    MoveCommand.self, RenameCommand.self, ConstrainCommand.self, ActivateCommand.self,
    DeactivateCommand.self, SetCommand.self, DeviceCommand.self, RotateCommand.self,
    DirectionCommand.self, TraitsCommand.self, NavbarCommand.self, TabbarCommand.self,
    ToolbarCommand.self, KeyboardCommand.self, CanvasCommand.self,
    OnLayoutCommand.self, AtCommand.self, UseCommand.self, AssumeCommand.self,
    WithoutCommand.self,
    // Look.
    TreeCommand.self, FramesCommand.self, ConstraintsCommand.self, DrawCommand.self,
    LayersCommand.self, TraceCommand.self, DumpCommand.self, LogCommand.self, CodeCommand.self,
    AssumptionsCommand.self, AfterCommand.self,
    // Understand.
    WhyCommand.self, AffectingCommand.self, AmbiguityCommand.self, ConflictsCommand.self,
    PrioritiesCommand.self, SolverCommand.self, SuspicionsCommand.self, TimelineCommand.self,
    MeasureCommand.self,
    // Explore.
    TryCommand.self, FixCommand.self, TorutsumeCommand.self, SweepCommand.self,
    ExerciseCommand.self,
    // Time.
    UndoCommand.self, RedoCommand.self, HistoryCommand.self, GotoCommand.self, DiffCommand.self,
    MarkCommand.self, WhenCommand.self,
    // Sessions.
    SaveCommand.self, ReplayCommand.self, StepCommand.self, BackCommand.self, ContinueCommand.self,
    BreakCommand.self, ExpectCommand.self, PasteCommand.self, EditCommand.self, ResumeCommand.self,
    AllowCommand.self,
    // Exchange.
    ImportCommand.self, ScenesCommand.self, SceneCommand.self, NotesCommand.self,
    ExportCommand.self,
    // Teach.
    LessonCommand.self, HintCommand.self, CheckCommand.self, SolutionCommand.self,
    NextCommand.self, AgainCommand.self, LeaveCommand.self, SayCommand.self,
    // Shell.
    HelpCommand.self, LanguageCommand.self, PageCommand.self, PagerCommand.self, QuitCommand.self,
  ]

  package static let words = all.map { $0.signature.word }

  private static let byWord = Dictionary(
    all.map { ($0.signature.word, $0) }, uniquingKeysWith: { first, _ in first })

  /// The command of that whole word.
  package static func command(_ word: String) -> (any Command.Type)? { byWord[word] }

  /// The words that `prefix` may stand for; the word itself alone if it is one.
  static func words(from prefix: String) -> [String] {
    byWord[prefix] != nil ? [prefix] : words.filter { $0.hasPrefix(prefix) }
  }

  /// The one word that `prefix` stands for.
  static func word(_ prefix: String) -> String? {
    let candidates = words(from: prefix)
    return candidates.count == 1 ? candidates.first : nil
  }
}
