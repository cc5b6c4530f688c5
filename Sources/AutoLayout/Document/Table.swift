import Patience

/// A dense identity: small whole numbers, given out in the order of creation.
package protocol TableKey: Hashable, Comparable, Sendable {
  var rawValue: Int { get }
  init(_ rawValue: Int)
}

/// A persistent map from dense identities to values, in the order of the identities.
///
/// A 32-way trie: a copy shares all nodes, a change copies one path, and two versions are compared
/// by skipping the nodes that they share. A thousand versions of ten thousand values are cheap.
///
/// - Complexity: O(log₃₂ *n*) for a look-up or a change.
package struct Table<Key: TableKey, Value: Equatable & Sendable>: Sendable {
  private var root: Node?
  /// How many bits of a key the root's children are told apart by, counted from bit 0.
  private var shift = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  package subscript(key: Key) -> Value? {
    get { entry(at: key)?.value }
    set {
      guard key.rawValue >= 0 else { return }
      let isThere = contains(key)
      if newValue == nil && !isThere { return }
      count += (newValue == nil ? 0 : 1) - (isThere ? 1 : 0)
      growUntilFits(key)
      root = (root ?? .empty)
        .setting(newValue.map(Entry.init), at: key.rawValue, shift: shift)
    }
  }

  package func contains(_ key: Key) -> Bool { entry(at: key) != nil }

  /// What `body` reads of the value of `key`, which is not copied for it.
  package func read<Result>(_ key: Key, _ body: (Value) -> Result) -> Result? {
    entry(at: key).map { body($0.value) }
  }

  private func entry(at key: Key) -> Entry? {
    guard let root, fits(key) else { return nil }
    return root.entry(at: key.rawValue, shift: shift)
  }

  /// All keys, ascending.
  package var keys: [Key] {
    var result: [Key] = []
    result.reserveCapacity(count)
    forEach { key, _ in result.append(key) }
    return result
  }

  /// All values, in the order of their keys.
  package var values: [Value] {
    var result: [Value] = []
    result.reserveCapacity(count)
    forEach { _, value in result.append(value) }
    return result
  }

  /// Calls `body` for each key and its value, in the order of the keys.
  package func forEach(_ body: (Key, Value) -> Void) {
    root?.visit(from: 0, shift: shift) { key, entry in
      body(Key(key), entry.value)
      return true
    }
  }

  /// The keys for which `holds` says so of what holds the value, ascending: it reads parts of the value in
  /// place, where a copy of the whole would cost more than the question.
  package func keys(where holds: (Entry) -> Bool) -> [Key] {
    var result: [Key] = []
    root?.visit(from: 0, shift: shift) { key, entry in
      if holds(entry) { result.append(Key(key)) }
      return true
    }
    return result
  }

  /// What `part` reads of each value in place, in the order of the keys, up to where the line is stopped.
  package func awaitedMap<Part>(_ part: (Entry) -> Part) -> [Part] {
    var result: [Part] = []
    result.reserveCapacity(count)
    root?.visit(from: 0, shift: shift) { _, entry in
      if LineWork.isStopped() { return false }
      result.append(part(entry))
      return true
    }
    return result
  }

  /// The values for which `holds` says so, in the order of their keys; no others are copied.
  package func values(where holds: (Value) -> Bool) -> [Value] {
    var result: [Value] = []
    root?.visit(from: 0, shift: shift) { _, entry in
      if holds(entry.value) { result.append(entry.value) }
      return true
    }
    return result
  }

  /// The first value for which `holds` says so.
  package func first(where holds: (Value) -> Bool) -> Value? {
    var result: Value?
    root?.visit(from: 0, shift: shift) { _, entry in
      if holds(entry.value) { result = entry.value }
      return result == nil
    }
    return result
  }

  /// The first values, in the order of their keys, without a look at the others.
  package func first(_ limit: Int) -> [Value] {
    var result: [Value] = []
    guard limit > 0 else { return result }
    root?.visit(from: 0, shift: shift) { _, entry in
      result.append(entry.value)
      return result.count < limit
    }
    return result
  }

  private func fits(_ key: Key) -> Bool {
    key.rawValue >= 0 && key.rawValue >> (shift + Node.bits) == 0
  }

  private mutating func growUntilFits(_ key: Key) {
    while !fits(key) {
      if let root { self.root = Node.parent(of: root) }
      shift += Node.bits
    }
  }
}

extension Table: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && lhs.changes(from: rhs).isEmpty
  }
}

extension Table: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension Table {
  /// What became of one key between two versions. One of the values may be missing, not both.
  package struct Change: Sendable {
    package let key: Key
    // Shared with the versions, so that a list of changes copies no value.
    fileprivate let before: Entry?
    fileprivate let after: Entry?

    package var old: Value? { before?.value }
    package var new: Value? { after?.value }

    /// What `body` reads of both values, which are not copied for it.
    package func read<Result>(_ body: (Value) -> Result) -> (old: Result?, new: Result?) {
      (before.map { body($0.value) }, after.map { body($0.value) })
    }

    /// What `body` reads of both values together; `nil` where one is missing.
    package func compare<Result>(_ body: (_ old: Value, _ new: Value) -> Result) -> Result? {
      guard let before, let after else { return nil }
      return body(before.value, after.value)
    }
  }

  /// The keys whose values differ from `earlier`'s, ascending.
  ///
  /// - Complexity: O(*d* log *n*) for *d* differences between versions of one table.
  package func changes(from earlier: Table) -> [Change] {
    var old = earlier
    var new = self
    while old.shift < new.shift { old.raise() }
    while new.shift < old.shift { new.raise() }
    var changes: [Change] = []
    Node.compare(old.root, new.root, from: 0, shift: new.shift) { key, before, after in
      changes.append(Change(key: Key(key), before: before, after: after))
    }
    return changes
  }

  private mutating func raise() {
    if let root { self.root = Node.parent(of: root) }
    shift += Node.bits
  }
}

extension Table {
  /// A value in a leaf; never changed once made, so that versions share it.
  package final class Entry: Sendable {
    package let value: Value
    fileprivate init(_ value: Value) { self.value = value }
  }

  /// A node of the trie; never changed once made. What it holds ends behind the last that is there,
  /// since most tables grow at their end, and each version copies what stands before it.
  private final class Node: Sendable {
    static var bits: Int { 5 }
    private static var width: Int { 1 << bits }

    /// Of a branch; empty in a leaf, which is where the shift is 0.
    private let children: [Node?]
    /// Of a leaf; empty in a branch.
    private let entries: [Entry?]

    private init(children: [Node?]) { (self.children, entries) = (children, []) }

    private init(entries: [Entry?]) { (children, self.entries) = ([], entries) }

    static var empty: Node { Node(entries: []) }

    static func parent(of child: Node) -> Node { Node(children: [child]) }

    private static func slot(_ key: Int, _ shift: Int) -> Int { (key &>> shift) & (width - 1) }

    private func child(_ slot: Int) -> Node? { slot < children.count ? children[slot] : nil }

    private func entry(_ slot: Int) -> Entry? { slot < entries.count ? entries[slot] : nil }

    func entry(at key: Int, shift: Int) -> Entry? {
      let slot = Self.slot(key, shift)
      if shift == 0 { return entry(slot) }
      return child(slot)?.entry(at: key, shift: shift - Self.bits)
    }

    func setting(_ entry: Entry?, at key: Int, shift: Int) -> Node {
      let slot = Self.slot(key, shift)
      if shift == 0 { return Node(entries: Self.putting(entry, at: slot, in: entries)) }
      let child = (child(slot) ?? .empty).setting(entry, at: key, shift: shift - Self.bits)
      return Node(children: Self.putting(child, at: slot, in: children))
    }

    private static func putting<Part>(
      _ part: Part?, at slot: Int, in parts: [Part?]
    ) -> [Part?] {
      var parts = parts
      if slot < parts.count {
        parts[slot] = part
      } else {
        parts.reserveCapacity(slot + 1)
        while parts.count < slot { parts.append(nil) }
        parts.append(part)
      }
      return parts
    }

    /// Goes on as long as `body` wants to; false when it has not come to the end.
    ///
    /// Counts slots, since other modules run this unspecialized, where an iterator costs a look at
    /// its type for each element.
    @discardableResult
    func visit(from base: Int, shift: Int, _ body: (Int, Entry) -> Bool) -> Bool {
      if shift == 0 {
        for slot in 0..<entries.count {
          if let entry = entries[slot], !body(base + slot, entry) { return false }
        }
        return true
      }
      for slot in 0..<children.count {
        guard let child = children[slot] else { continue }
        let start = base + (slot << shift)
        if !child.visit(from: start, shift: shift - Self.bits, body) { return false }
      }
      return true
    }

    static func compare(
      _ old: Node?, _ new: Node?, from base: Int, shift: Int,
      _ report: (Int, Entry?, Entry?) -> Void
    ) {
      if old === new { return }
      guard let old else {
        new?.visit(from: base, shift: shift) { place, entry in
          report(place, nil, entry)
          return true
        }
        return
      }
      guard let new else {
        old.visit(from: base, shift: shift) { place, entry in
          report(place, entry, nil)
          return true
        }
        return
      }
      if shift == 0 {
        for slot in 0..<max(old.entries.count, new.entries.count) {
          let (one, other) = (old.entry(slot), new.entry(slot))
          if one !== other, one?.value != other?.value { report(base + slot, one, other) }
        }
        return
      }
      for slot in 0..<max(old.children.count, new.children.count) {
        compare(
          old.child(slot), new.child(slot), from: base + (slot << shift), shift: shift - bits,
          report)
      }
    }
  }
}
