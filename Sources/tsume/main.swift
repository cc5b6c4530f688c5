import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A file that may not grow is told like a full disk, and ends nothing.
_ = signal(SIGXFSZ, SIG_IGN)
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
  unsafe CommandLine.unsafeArgv[index].map { unsafe FileName.text(of: UnsafePointer($0)) }
}
let invocation = Invocation(arguments: arguments)
let world = World()
let status = invocation.run(in: world)
if Output.isLost { world.complain(UsageWords.outputIsLost) }
Platform.exit(with: Output.isLost ? status.worse(.misused) : status)
