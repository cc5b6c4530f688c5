import ConsoleSupport
import Foundation

// tsume-fuzz FOLDER NAME SECONDS   runs a fuzzer for so long; its inputs and finds go to the folder
// tsume-fuzz FOLDER NAME FILE      runs what it found once more
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let last = arguments.last,
  let fuzzer = Fuzzer.all.first(where: { $0.name == arguments.dropLast().last })
else {
  let names = Fuzzer.all.map(\.name).joined(separator: "|")
  FileHandle.standardError.write(Data("usage: tsume-fuzz FOLDER \(names) SECONDS|FILE\n".utf8))
  exit(2)
}
let workshop = try Workshop(
  for: fuzzer, in: URL(filePath: arguments[1], directoryHint: .isDirectory))
let options = try Int(last) == nil ? [last] : workshop.prepared(forSeconds: last)
exit(try LibFuzzer.run(fuzzer, options: ["-timeout=600"] + options))
