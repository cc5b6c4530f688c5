// swift-tools-version: 6.2

import PackageDescription

/// Whether the fuzzers are wanted, as `make fuzz` asks. They need libFuzzer and lld, which come with
/// the toolchain on Linux; nothing else does.
let isFuzzing = Context.environment["TSUME_FUZZ"] == "1"

/// So that libFuzzer sees which way an input takes through the code that reads and answers it. The
/// mathematics below would only be slower.
let fuzzing = ["-sanitize=fuzzer"]

/// What every Swift target is built with: unsafe code is marked, a warning is an error, and the
/// invariants of the data structures are checked in debug builds (and so in the tests).
let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("TSUME_CHECKS", .when(configuration: .debug)),
  ] + (isFuzzing ? [.define("TSUME_CHECKS")] : [])

/// For what reads input.
let readerSettings = settings + (isFuzzing ? [.unsafeFlags(fuzzing)] : [])

/// For what every layout passes, which is optimised in debug builds as well: without that, the tests of
/// whatever lays out views take several times as long. What is checked in debug builds still is.
let optimised = [SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))]
let fastSettings = settings + optimised

let collections = Target.Dependency.product(
  name: "HashTreeCollections", package: "swift-collections")
let integers = Target.Dependency.product(name: "BigInt", package: "BigInt")
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let server = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let sockets = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

let package = Package(
  name: "tsume",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tsume", targets: ["tsume"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/attaswift/BigInt", exact: "6.0.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // Layer 0: what a line may cost.
    .target(name: "Patience", swiftSettings: fastSettings),

    // Layer 0: mathematics, and styled text.
    .target(name: "Simplex", dependencies: ["Patience"], swiftSettings: fastSettings),
    .target(
      name: "Prose", dependencies: ["Patience"],
      swiftSettings: readerSettings + optimised),

    // Layer 1: the document and what UIKit makes of it.
    .target(
      name: "AutoLayout", dependencies: ["Simplex", "Patience", collections],
      swiftSettings: fastSettings),

    // Layer 2: what there is to say about a layout; foreign text; pictures.
    .target(
      name: "Diagnosis", dependencies: ["AutoLayout", "Simplex", "Patience"],
      swiftSettings: settings),
    .target(
      name: "Interchange", dependencies: ["AutoLayout", "Patience"],
      swiftSettings: readerSettings),
    .target(
      name: "Drawing", dependencies: ["AutoLayout", "Prose", "Patience"],
      // What makes the page move and how it looks, which stands in every page that is written.
      resources: [
        .embedInCode("Page/style.css"),
        .embedInCode("Page/states.js"), .embedInCode("Page/crowd.js"),
        .embedInCode("Page/picture.js"), .embedInCode("Page/travel.js"),
        .embedInCode("Page/choice.js"), .embedInCode("Page/keys.js"),
        .embedInCode("Page/live.js"),
      ],
      swiftSettings: settings),

    // Layer 3: sentences.
    .target(
      name: "Reporting",
      dependencies: ["Diagnosis", "Interchange", "AutoLayout", "Prose", "Patience"],
      swiftSettings: readerSettings),

    // Layer 4: layout code, as people have it.
    .target(
      name: "LayoutCode",
      dependencies: ["Reporting", "Interchange", "AutoLayout", "Prose", "Patience"],
      swiftSettings: readerSettings),

    // Layer 5: the command language.
    .target(
      name: "Console",
      dependencies: [
        "LayoutCode", "Reporting", "Diagnosis", "Interchange", "Drawing", "AutoLayout", "Prose",
        "Patience",
      ],
      swiftSettings: readerSettings),

    // Layer 6: the live page, the terminal and the executable.
    .target(name: "LivePage", dependencies: [server, sockets], swiftSettings: settings),
    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(name: "CTerminal"),
    .target(name: "LineEditing", dependencies: ["CLibedit", "CTerminal"], swiftSettings: settings),
    .executableTarget(
      name: "tsume",
      dependencies: ["Console", "LivePage", "LineEditing", "Prose", "Patience", arguments],
      swiftSettings: settings),

    // What the solver costs.
    .executableTarget(
      name: "tsume-bench", dependencies: ["Simplex", arguments],
      // Runs in Python, and so has to be found wherever the executable is.
      resources: [.embedInCode("Peers/peers.py")],
      swiftSettings: settings),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["Simplex", "AutoLayout", integers],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "ConsoleSupport",
      dependencies: [
        "Console", "LayoutCode", "Reporting", "Diagnosis", "Interchange", "AutoLayout", "Prose",
        "TestSupport",
      ],
      path: "Tests/ConsoleSupport", swiftSettings: settings),
    .target(name: "CPty", path: "Tests/CPty"),
    .testTarget(
      name: "SimplexTests", dependencies: ["Simplex", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "ProseTests", dependencies: ["Prose"], swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "DiagnosisTests", dependencies: ["Diagnosis", "AutoLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "AutoLayout", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "AutoLayout", "Prose", "Patience", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Reporting", "Diagnosis", "Interchange", "AutoLayout", "Prose", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutCodeTests",
      dependencies: [
        "LayoutCode", "Reporting", "Interchange", "AutoLayout", "Prose", "TestSupport",
      ], exclude: ["Twins", "LibraryPages"], swiftSettings: settings),
    .testTarget(
      name: "ConsoleTests",
      dependencies: [
        "Console", "Reporting", "Diagnosis", "Interchange", "Drawing", "AutoLayout", "Prose",
        "Patience", "ConsoleSupport", "TestSupport",
      ],
      // Golden screens and files of code, which the tests find by their own place.
      exclude: ["Screens", "BrokenFiles"], swiftSettings: settings),
    .testTarget(
      name: "LivePageTests",
      dependencies: ["LivePage", "Console", "ConsoleSupport", "Prose", server, sockets],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["CPty", "LineEditing", "TestSupport", "tsume"],
      swiftSettings: settings),
    .testTarget(
      name: "BenchTests", dependencies: ["tsume-bench", "Simplex", "TestSupport"],
      // What the reference says, which the tests find by their own place.
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "HouseRuleTests", swiftSettings: settings),
  ]
)

if isFuzzing {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
    .executableTarget(
      name: "tsume-fuzz", dependencies: ["CLibFuzzer", "Console", "ConsoleSupport"],
      path: "Tests/Fuzzing",
      swiftSettings: settings, linkerSettings: [.unsafeFlags(["-use-ld=lld"] + fuzzing)]),
  ]
}
