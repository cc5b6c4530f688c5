/// What values an expression takes over sets of answers.
extension Settlement {
  /// Whether a form has one value in all answers that are optimal on every level.
  func isUnique(_ form: SparseRow) -> Bool {
    var sum = 0.0
    var magnitude = 0.0
    for entry in form.entries {
      let part = entry.coefficient * movement[Int(entry.column)]
      sum += part
      magnitude = max(magnitude, abs(part))
    }
    return Tolerance.isCancelled(sum, of: magnitude)
  }

  /// The values of `form` over the answers optimal on all levels of `rank` and above.
  ///
  /// Components do not limit each other, so the ends are sums of the components' ends.
  func range(of form: SparseRow, downTo rank: Double, faces: inout FaceCache) -> Interval {
    let value = form.value(at: values)
    if isUnique(form), rank == -.infinity { return Interval(low: value, high: value) }
    var accumulator = Accumulator(columnCount: system.variables.count)
    let parametric = structure.elimination.parametricForm(of: form, using: &accumulator)
    var interval = Interval(low: value, high: value)
    for (place, part) in split(parametric) {
      var present = 0.0
      for entry in part.entries {
        let column = structure.places[place].columns[Int(entry.column)]
        present += entry.coefficient * values[Int(column)]
      }
      guard let face = faces.face(of: place, downTo: rank, in: self) else { continue }
      interval.low += (face.extreme(of: part, upwards: false) ?? -.infinity) - present
      interval.high += (face.extreme(of: part, upwards: true) ?? .infinity) - present
    }
    if Tolerance.coincide(interval.low, interval.high) {
      return Interval(low: value, high: value)
    }
    return interval
  }

  /// The parts of a parametric form by component, in the component's columns.
  func split(_ parametric: SparseRow) -> [(place: Int, form: SparseRow)] {
    var parts: [(place: Int, form: ContiguousArray<Entry>)] = []
    for entry in parametric.entries {
      let place = Int(structure.placeOf[Int(entry.column)])
      let local = structure.places[place].columns.firstIndex(of: entry.column) ?? 0
      let localEntry = Entry(Int32(local), entry.coefficient)
      if let index = parts.firstIndex(where: { $0.place == place }) {
        parts[index].form.append(localEntry)
      } else {
        parts.append((place, [localEntry]))
      }
    }
    return parts.map { ($0.place, SparseRow(sorted: $0.form)) }
  }
}

/// The points of components that are optimal down to a rank, kept between questions.
struct FaceCache {
  private struct Key: Hashable {
    var place: Int
    var rank: Double
  }

  private var faces: [Key: Tableau] = [:]

  mutating func face(of place: Int, downTo rank: Double, in settlement: Settlement) -> Tableau? {
    let key = Key(place: place, rank: rank)
    if let face = faces[key] { return face }
    var simplex = LexicographicSimplex(settlement.components[place])
    guard case .feasible = simplex.satisfyRequired(isCancelled: { false }),
      case .feasible = simplex.optimize(downTo: rank, isCancelled: { false })
    else { return nil }
    faces[key] = simplex.tableau
    return simplex.tableau
  }
}

extension Tableau {
  /// The largest or smallest value of a form within the bounds, nil if there is none.
  func extreme(of form: SparseRow, upwards: Bool) -> Double? {
    var copy = self
    let column = copy.addActivity(form)
    let away = upwards ? Double.infinity : -Double.infinity
    var descent = Descent([Cost(column: column, low: away, high: away, weight: 1)], in: copy)
    guard descent.run(&copy, isCancelled: { false }) == .optimal else { return nil }
    copy.polish()
    return copy.value[Int(column)]
  }
}
