import Testing
import tsume_bench

/// The workloads are the same bytes wherever they are generated.
struct GeneratorTests {
  /// One stored workload: 40 steps a script, seed 1.
  struct Stored: CustomTestStringConvertible, Sendable {
    let family: String
    let views: Int
    let checksum: UInt64

    var testDescription: String { "\(family) \(views)" }
  }

  /// FNV-1a of what `generate.py --small` of the layout-bench workloads writes.
  private static let stored: [Stored] = [
    Stored(family: "sib", views: 10, checksum: 0x4282_3FC0_4C73_304A),
    Stored(family: "sib", views: 100, checksum: 0x6368_6031_521F_9627),
    Stored(family: "chain", views: 10, checksum: 0x023D_C6D4_33A2_E39F),
    Stored(family: "chain", views: 100, checksum: 0x27FE_312E_C9EA_A9B5),
    Stored(family: "nested", views: 10, checksum: 0x71A1_41DA_3884_19A5),
    Stored(family: "nested", views: 100, checksum: 0xB6FE_7892_1AEB_A3B5),
    Stored(family: "grid", views: 10, checksum: 0x574C_8A7A_7E9F_5989),
    Stored(family: "grid", views: 100, checksum: 0x9DF2_5F90_6FCC_B144),
    Stored(family: "form", views: 10, checksum: 0xCB4D_7339_8AA8_D91E),
    Stored(family: "form", views: 100, checksum: 0x2620_768A_5655_F008),
    Stored(family: "flow", views: 10, checksum: 0x5B99_FA3B_1DFE_E71C),
    Stored(family: "flow", views: 100, checksum: 0x4E3A_FBC1_E1CF_EA10),
    Stored(family: "conflict", views: 10, checksum: 0x072E_95B1_1509_1906),
    Stored(family: "conflict", views: 100, checksum: 0x8DD7_B99D_A045_DD47),
    Stored(family: "mixed", views: 10, checksum: 0xC79A_68BE_6406_CCAD),
    Stored(family: "mixed", views: 100, checksum: 0x43FA_82B9_13E3_16FB),
    Stored(family: "random", views: 10, checksum: 0xA92D_C785_CC8B_4899),
    Stored(family: "random", views: 100, checksum: 0x6408_6FBE_FDFE_62E7),
  ]

  @Test(arguments: stored) func theBytesAreThoseOfTheOriginalGenerator(_ stored: Stored) throws {
    let family = try #require(Family.all.first { $0.name == stored.family })
    #expect(checksum(Recipe(family, views: stored.views, steps: 40).workload) == stored.checksum)
  }

  @Test func aSeedDeterminesTheChoices() {
    let first = Recipe(.all[0], views: 20, seed: 7).workload
    #expect(first == Recipe(.all[0], views: 20, seed: 7).workload)
    #expect(first.text != Recipe(.all[0], views: 20, seed: 8).workload.text)
  }

  @Test(arguments: Family.all.indices) func aFileReadAgainIsTheSameWorkload(_ family: Int) throws {
    for seed in 1...3 {
      let workload = Recipe(
        Family.all[family], views: 12, steps: 9, seed: seed, keepsSizesNonNegative: true
      ).workload
      #expect(try WorkloadReader.read(workload.text) == workload)
    }
  }

  private func checksum(_ workload: Workload) -> UInt64 {
    workload.text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
