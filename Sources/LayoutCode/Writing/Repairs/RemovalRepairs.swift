import Interchange

/// Takes out a call that makes nothing else, in whichever dialect; what other code speaks of is switched off.
struct RemovalRepairs {
  private let change: SiteChange
  private var site: CallSite { change.site }
  private var lines: TextLines { change.lines }

  init(_ change: SiteChange) { self.change = change }

  var proposals: [[TextEdit]] {
    guard case .removal = change.change, change.isWhole else { return [] }
    return withoutStatement + withoutLink + switchedOff
  }

  /// With the closure around it that would be left empty: `snp.makeConstraints { $0.height.equalTo(60) }`.
  var withoutClosure: [[TextEdit]] {
    guard case .removal = change.change, change.isWhole, let whole = site.statementOfClosure else {
      return []
    }
    return [[lines.removing(site.local(whole.range))]]
  }

  private var withoutStatement: [[TextEdit]] {
    // A list that a property is made of stands in no statement.
    if case .element = site.use.use {
      return [[lines.removing(element: site.local(site.use.whole.range))]]
    }
    guard let statement = site.statement else { return [] }
    let edit = lines.removing(site.local(statement.range))
    switch site.use.use {
    case .other, .argument, .activated, .element: return [[edit]]
    case .held(let name):
      // What else speaks of it would have nothing to speak of.
      let uses = site.file.text.split { !$0.isPartOfName }.count { $0 == name }
      return uses == 1 ? [[edit]] : []
    }
  }

  /// One link of a chain: `.width(40)` of `title.width(40).height(20)`.
  private var withoutLink: [[TextEdit]] {
    guard case .call(let function, _) = site.call.form, case .member(let base, _) = function.form,
      site.file.dialect == .swift, !site.isChainRelation
    else { return [] }
    let range = SourceRange(base.range.upperBound, site.call.range.upperBound)
    return [[TextEdit(site.local(range), "")]]
  }

  /// `bTop.deactivate()` behind the block that makes what SnapKit's property holds.
  private var switchedOff: [[TextEdit]] {
    guard case .held(let name) = site.use.use, site.isChainRelation, site.file.dialect == .swift,
      let block = site.outerStatement
    else { return [] }
    let line = "\(site.file.reaching(name)).deactivate()"
    return [[lines.inserting([line], after: site.local(block.range))]]
  }
}
