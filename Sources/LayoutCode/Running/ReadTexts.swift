import AutoLayout
import Interchange

/// Texts of code that were read, and what they can show.
struct ReadTexts {
  /// The new ones.
  let files: [CodeFile]
  /// All texts, for what is asked by place alone.
  let program: Program
  let screens: ProgramScreens
  /// Where the new texts begin; declarations before it run nothing.
  private let newOffset: Int
  private let isCancelled: () -> Bool

  /// - Parameter earlier: What earlier texts declare, where nothing of theirs has run.
  init(
    _ new: [CodeSource], with resources: Resources = Resources(), after state: CodeState? = nil,
    earlier: [CodeSource],
    _ occasion: CodeRun.Occasion, _ isCancelled: @escaping () -> Bool
  ) {
    var reader = CodeReader(isCancelled: isCancelled)
    var earlierProgram = state?.program ?? Program(reader.read(earlier, from: 0))
    earlierProgram.add(resources)
    newOffset = earlierProgram.nextOffset
    files = reader.read(new, from: newOffset)
    let known = earlierProgram
    let programs = Modules(files).parts.map { part in
      var program = known
      program.add(part)
      return program
    }
    if programs.count == 1, let only = programs.first {
      program = only
    } else {
      var whole = earlierProgram
      whole.add(files)
      program = whole
    }
    screens = ProgramScreens(programs, from: newOffset, occasion)
    self.isCancelled = isCancelled
  }

  /// What makes a screen, in the program whose it is.
  func runner(
    for screen: ProgramScreens.Entry?, on document: Document, step: Int,
    _ budget: Budget = Budget()
  ) -> Runner {
    Runner(
      Evaluator(
        program: screen.map(screens.program) ?? program, document: document, step: step,
        budget: budget, isCancelled: isCancelled), newOffset: newOffset)
  }
}
