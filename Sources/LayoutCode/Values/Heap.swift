package import AutoLayout

/// An object's place in the heap.
package struct ObjectID: Hashable, Sendable, Comparable {
  package let rawValue: Int
  package init(_ rawValue: Int) { self.rawValue = rawValue }
  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A scope's place in the heap.
package struct ScopeID: Hashable, Sendable {
  package let rawValue: Int
  package init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// Something with an identity, and what in the document it stands for.
package struct Object: Hashable, Sendable {
  /// The class that it was made of: `CardView`, `UILabel`.
  package var type: TypeName
  /// Stored properties, the program's and UIKit's own that the document does not keep.
  package var fields: [String: Value] = [:]
  package var peer: Peer

  package init(type: TypeName, fields: [String: Value] = [:], peer: Peer = .none) {
    self.type = type
    self.fields = fields
    self.peer = peer
  }

  package enum Peer: Hashable, Sendable {
    /// Nothing: an instance of a class that is no view.
    case none
    /// A view, a layout guide of one's own, or a free layer.
    case view(ViewID)
    /// One of the guides that UIKit gives a view.
    case guide(Item)
    /// The layer of a view.
    case layer(of: ViewID)
    /// A constraint of the document.
    case constraint(ConstraintID)
    /// A constraint that was made and is not active yet, with where it was made.
    case madeConstraint(NewConstraint)
    /// Constraints that a library's chain describes and that are not made yet.
    case chain(ConstraintChain)
    /// A view controller; its view once something asked for it.
    case controller(view: ViewID?)
  }
}

/// The names that stand between two braces, and the braces around them.
package struct Scope: Hashable, Sendable {
  package var names: [String: Value] = [:]
  /// Those that were declared with `let`.
  package var constants: Set<String> = []
  /// What the variables hold that are declared as lists or dictionaries: `.init(top: 8)` in `append`.
  private(set) var types: [String: ValueType] = [:]
  package var parent: ScopeID?

  package init(parent: ScopeID?) { self.parent = parent }

  mutating func note(_ type: ValueType, of name: String) {
    switch type.wrapped {
    case .list, .dictionary: types[name] = type
    default: break
    }
  }
}

/// A function with what it was made around.
package struct Callable: Hashable, Sendable {
  package var body: Body
  /// `self` within it, where it has one.
  package var receiver: ObjectID?

  package indirect enum Body: Hashable, Sendable {
    /// A closure literal, by its place in the program, with the scope that it captured and the type
    /// whose code it stands in.
    case closure(SyntaxID, ScopeID?, in: TypeName?)
    /// A function or method of the program; `self` of a struct's goes with it.
    case declared(SyntaxID, owner: TypeName?, value: Value?)
    /// A method of UIKit or Swift, with what stands before its point.
    case builtIn(String, on: Value)
    /// An enum's case that takes values, and a type's initializer.
    case maker(TypeName, String)
  }

  package init(_ body: Body, receiver: ObjectID? = nil) {
    self.body = body
    self.receiver = receiver
  }
}

/// Where in the program a closure or a function stands. The program keeps the trees by it, so that
/// values stay comparable.
package struct SyntaxID: Hashable, Sendable {
  package let offset: Int
  package init(_ offset: Int) { self.offset = offset }
}

/// Everything that lives while code runs and stays for what follows: objects and scopes.
package struct Heap: Hashable, Sendable {
  private var objects: [Object] = []
  private var scopes: [Scope] = []

  package init() {}

  /// - Precondition: `id` came from this heap or one that it was copied from; identities are only
  ///   made by it.
  package subscript(id: ObjectID) -> Object {
    get { objects[id.rawValue] }
    // In place: all that an object holds would be copied for each property that is set.
    _modify { yield &objects[id.rawValue] }
  }

  package subscript(id: ScopeID) -> Scope {
    get { scopes[id.rawValue] }
    _modify { yield &scopes[id.rawValue] }
  }

  package mutating func make(_ object: Object) -> ObjectID {
    objects.append(object)
    return ObjectID(objects.count - 1)
  }

  package mutating func make(_ scope: Scope) -> ScopeID {
    scopes.append(scope)
    return ScopeID(scopes.count - 1)
  }

  package var objectCount: Int { objects.count }

  /// Whether each object but one is a part of the document, with nothing that only code knows of it.
  func hasOnlyParts(beside controller: ObjectID?) -> Bool {
    objects.indices.allSatisfy { place in
      objects[place].isPart || objects[place].fields.isEmpty && ObjectID(place) == controller
    }
  }

  /// Whether the objects and scopes of `earlier` are as they were, and only scopes have come since, those of
  /// calls that have ended, and what stands for parts of the document.
  func addsOnlyScopes(to earlier: Heap) -> Bool {
    (objects == earlier.objects
      || objects.prefix(earlier.objects.count).elementsEqual(earlier.objects)
        && objects.dropFirst(earlier.objects.count).allSatisfy(\.isPart))
      && scopes.count >= earlier.scopes.count
      && scopes.prefix(earlier.scopes.count).elementsEqual(earlier.scopes)
  }
}

extension Object {
  /// Whether it is a part of the document, with nothing that only code knows of it.
  fileprivate var isPart: Bool {
    guard fields.isEmpty else { return false }
    return switch peer {
    case .view, .guide, .layer, .constraint: true
    case .none, .madeConstraint, .chain, .controller: false
    }
  }
}
