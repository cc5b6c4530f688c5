let invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
let world = World()
let status = invocation.run(in: world)
if Output.isLost { world.complain(UsageWords.outputIsLost) }
Platform.exit(with: Output.isLost ? status.worse(.misused) : status)
