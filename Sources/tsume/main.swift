let invocation = Invocation(arguments: Array(CommandLine.arguments.dropFirst()))
Platform.exit(with: invocation.run(in: World()))
