/// Makes the struct that has it as a member one that lives at an address and is never loaded whole.
///
/// The compiler follows every load of a struct that cannot be copied through all of its members. With
/// the hundreds of words of the solver's state that took a minute of each build.
struct AtAddress: Sendable {
  // Only what can be of any type is known by its address alone.
  private let anything: any Sendable = 0
}
