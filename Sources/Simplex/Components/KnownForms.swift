/// The forms in parametric columns of what was in groups that are taken apart: most of it comes into
/// another group in the same update, with the same form.
struct KnownForms: ~Copyable {
  /// The place of each subject among the members, -1 for none.
  private var places = Vector<Int32>()
  private var members = Vector<OpenGroups.Member>()
  private var parts = Vector<Entry>()

  mutating func extend(to count: Int) { places.extend(to: count, with: -1) }

  mutating func keep(_ member: OpenGroups.Member, of group: OpenGroups.Group) {
    places[member.subject] = Int32(members.count)
    var kept = member
    kept.firstPart = Int32(parts.count)
    for part in group.parts[member.parts] { parts.append(part) }
    members.append(kept)
  }

  /// Notes that the form of a subject is another one.
  func forget(_ subject: Int32) { places[subject] = -1 }

  /// Loads the form of a subject; false where it is not known.
  func load(_ subject: Int32, _ state: inout SolverState) -> Bool {
    let place = places[subject]
    guard place >= 0 else { return false }
    state.beginForm()
    for part in members[place].parts {
      state.addToForm(parts[part].coefficient, of: parts[part].column)
    }
    return true
  }

  mutating func removeAll() {
    for index in 0..<members.count { places[members[index].subject] = -1 }
    members.removeAll()
    parts.removeAll()
  }
}
