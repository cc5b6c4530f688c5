import AutoLayout

/// What an element `constraint` comes to for some size classes.
struct ConstraintForm {
  let element: VariedElement
  let installation: Installation

  enum Installation {
    case always
    /// Interface Builder keeps it, and shows it grey.
    case never
    case only(Variation)
  }
}

/// Constraints, views and what is said of these come with their variations, so that they change with
/// the size classes. On a canvas without a device only what it shows is brought.
extension SceneImporter {
  /// Those of the constraints that a view owns. On a canvas without a device only defaults hold.
  func constraintForms(of owner: SceneView) -> [ConstraintForm] {
    let list = owner.element.element.child("constraints")?.children ?? []
    let constraints = list.filter {
      $0.name == "constraint" && !(isBuilt && $0["placeholder"] == "YES")
    }
    let ownerVaries = !owner.element.element.variations.isEmpty
    let excluded = owner.element.excluded(from: "constraints")
    return constraints.flatMap { constraint -> [ConstraintForm] in
      let varies = ownerVaries || !constraint.variations.isEmpty
      if varies, file.canvas.sizeClasses != nil { return forms(of: constraint, in: owner) }
      return [
        ConstraintForm(
          element: VariedElement(constraint, on: file.canvas),
          installation: excluded.contains(constraint.id ?? "") ? .never : .always)
      ]
    }
  }

  /// One for each set of values, and more where no single variation fits.
  private func forms(of constraint: MarkupElement, in owner: SceneView) -> [ConstraintForm] {
    let installed = SizeClasses.all.filter { classes in
      let excluded = VariedElement(owner.element.element, in: classes)
        .excluded(from: "constraints")
      return !excluded.contains(constraint.id ?? "")
    }
    var groups: [(element: VariedElement, values: [String?], classes: Set<SizeClasses>)] = []
    for classes in installed {
      let element = VariedElement(constraint, in: classes)
      let values = ["constant", "priority", "multiplier"].map { element[$0] }
      if let place = groups.firstIndex(where: { $0.values == values }) {
        groups[place].classes.insert(classes)
      } else {
        groups.append((element, values, [classes]))
      }
    }
    if groups.isEmpty {
      return [
        ConstraintForm(element: VariedElement(constraint, on: file.canvas), installation: .never)
      ]
    }
    return groups.flatMap { group in
      Variation.covering(group.classes).map { variation in
        ConstraintForm(
          element: group.element, installation: variation.map { .only($0) } ?? .always)
      }
    }
  }

  /// Tells how many elements say something for size classes that is not brought, as the canvas has
  /// none.
  mutating func noteVariations() {
    guard file.canvas.sizeClasses == nil else { return }
    var (count, line) = (0, 0)
    scene.root.forEach { element in
      guard
        element.variations.contains(where: { $0.saysMore || element.name == "constraint" })
      else { return }
      if count == 0 { line = element.line }
      count += 1
    }
    if count > 0 { note(.staysAsOnCanvas(elements: count), line: line) }
  }
}

extension MarkupElement {
  /// Whether a variation of a view says more than its frame and marks, which are results.
  fileprivate var saysMore: Bool {
    let results: Set = ["key", "misplaced", "ambiguous", "id"]
    return attributes.keys.contains { !results.contains($0) }
      || children.contains { $0.name != "rect" }
  }
}
