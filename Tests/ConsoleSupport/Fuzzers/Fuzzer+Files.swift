import Console
import Interchange
import LayoutCode

extension Fuzzer {
  /// Objective-C, or what is left of it, Masonry's and PureLayout's too: opened as a file beside its header,
  /// so that every place in the tree is in the text, with its repairs as a patch; then pasted.
  package static let objectiveC = Fuzzer(
    "objectiveC", longestInput: 4_000,
    seeds: {
      $0.layouts.filter { CodeFile.Dialect(of: CodeSource(text: $0)) == .objectiveC } + oddities
    }
  ) {
    { bytes in try SessionProbe.opening(String(decoding: bytes, as: UTF8.self), as: "Fuzzed.m") }
  }

  private static let oddities = [
    "#define kGap 8\n#define pin(a, b) [a.topAnchor constraintEqualToAnchor:b.topAnchor constant:kGap].active = YES;\npin(v, self.view)",
    "@interface A : UIView { CGFloat _w; }\n@property (nonatomic, getter=isOn) BOOL on;\n@end\n@implementation A\n- (void)f:(void (^)(int, id))b { b(1, ^{ return @{@\"a\": @(_w)}; }); }\n@end",
    "for (int i = 0, j = 9; i < j; i++, j--) { UIView *v = (UIView *)[self viewWithTag:i ?: 3]; v.frame = (CGRect){{0, 0}, {i, .height = j}}; }",
    "static const CGFloat *sizes[] = {1, 2}; typedef NS_ENUM(NSInteger, K) { KOne = 1 << 2, KTwo }; dispatch_async(dispatch_get_main_queue(), ^{ [super init]; });",
  ]
}

extension Fuzzer {
  /// Swift with a library that lays out, likewise.
  package static let library = Fuzzer(
    "library", longestInput: 4_000,
    seeds: { $0.layouts.filter { CodeFile.Dialect(of: CodeSource(text: $0)) == .swift } }
  ) {
    { bytes in try SessionProbe.opening(String(decoding: bytes, as: UTF8.self), as: "Fuzzed.swift")
    }
  }
}

extension SessionProbe {
  /// Code as a file that is opened, repaired, and written as a patch, and as a paste.
  fileprivate static func opening(_ text: String, as path: String) throws -> SessionProbe {
    let header = "@interface Fuzzed : UIView\n@property UILabel *title;\n@end\n"
    var probe = try SessionProbe(after: [], files: [path: text, "Fuzzed.h": header])
    probe.checkTree(of: text, as: path)
    for line in ["import \(path)", "fix 1", "c1.constant = 11", "export patch"] {
      probe.run(ScriptLine(verbatim: line, line.hasPrefix("export") ? .session : .change))
    }
    probe.run(ScriptLine(verbatim: text, .session, isPaste: true))
    probe.finish()
    return probe
  }

  /// Every place in the tree is in the text.
  mutating func checkTree(of text: String, as path: String) {
    let source = CodeSource(name: path, text: text)
    let files = timed("reading") { _ in
      var reader = CodeReader(isCancelled: { false })
      return reader.read([source], from: 10)
    }
    for file in files {
      // What a macro puts in stands at the macro.
      for node in SyntaxWalk(file.statements) {
        guard case .statement(let statement) = node else { continue }
        complain(if: !file.holds(statement.range), "a statement at \(statement.range)")
      }
      for note in file.notes {
        complain(if: !file.holds(note.range), "a note at \(note.range)")
      }
    }
  }
}

extension CodeFile {
  fileprivate func holds(_ part: SourceRange) -> Bool {
    range.lowerBound <= part.lowerBound && part.upperBound <= range.upperBound
  }
}
