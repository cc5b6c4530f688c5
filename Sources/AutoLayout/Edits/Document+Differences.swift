extension Document {
  /// The edits that make the window, its bars and the reading direction of `old` those of this document.
  package func worldEdits(from old: Document) -> [Edit] {
    var edits: [Edit] = []
    if device != old.device { edits.append(.setDevice(device)) }
    if orientation != old.orientation { edits.append(.setOrientation(orientation)) }
    if bars.navigation != old.bars.navigation { edits.append(.setNavigationBar(bars.navigation)) }
    if bars.hasTabBar != old.bars.hasTabBar { edits.append(.setTabBar(bars.hasTabBar)) }
    if bars.hasToolbar != old.bars.hasToolbar { edits.append(.setToolbar(bars.hasToolbar)) }
    if bars.keyboardHeight != old.bars.keyboardHeight {
      edits.append(.setKeyboard(height: bars.keyboardHeight))
    }
    if controller != old.controller { edits.append(.setController(controller)) }
    if system != old.system { edits.append(.setSystem(system)) }
    if direction != old.direction { edits.append(.setDirection(direction)) }
    if traits != old.traits { edits.append(.setTraits(traits)) }
    if canvas != old.canvas { edits.append(.setCanvas(canvas)) }
    if launch != old.launch { edits.append(.setLaunch(launch)) }
    for phase in Phase.allCases where phaseCode[phase] != old.phaseCode[phase] {
      edits.append(.setPhaseCode(phase, phaseCode[phase]))
    }
    return edits
  }
}

extension View {
  /// The changes that give `old` the properties of this view; its name and its place in the tree
  /// are not among them.
  package func changes(from old: View) -> [ViewChange] {
    priorityChanges(from: old) + layoutChanges(from: old) + marginChanges(from: old)
  }

  private func priorityChanges(from old: View) -> [ViewChange] {
    var changes: [ViewChange] = []
    if isHidden != old.isHidden { changes.append(.isHidden(isHidden)) }
    if content != old.content { changes.append(.content(content)) }
    if contentMode != old.contentMode { changes.append(.contentMode(contentMode)) }
    if transform != old.transform { changes.append(.transform(transform)) }
    for axis in Axis.allCases where hugging[axis] != old.hugging[axis] {
      changes.append(.hugging(axis, hugging[axis]))
    }
    for axis in Axis.allCases where resistance[axis] != old.resistance[axis] {
      changes.append(.resistance(axis, resistance[axis]))
    }
    return changes
  }

  private func layoutChanges(from old: View) -> [ViewChange] {
    var changes: [ViewChange] = []
    if frameLayout != old.frameLayout {
      let isKept = frameLayout?.frame == old.frameLayout?.frame
      changes.append(
        frameLayout.flatMap { isKept ? .keptFrame($0) : nil } ?? .frameLayout(frameLayout))
    }
    if let frame = unmentionedFrame, frame != old.unmentionedFrame, frameLayout == old.frameLayout {
      changes.append(.unmentionedFrame(frame))
    }
    if autoresizingMask != old.autoresizingMask {
      changes.append(.autoresizingMask(autoresizingMask))
    }
    if autoresizesSubviews != old.autoresizesSubviews {
      changes.append(.autoresizesSubviews(autoresizesSubviews))
    }
    if semanticDirection != old.semanticDirection {
      changes.append(.semanticDirection(semanticDirection))
    }
    if stack != old.stack { changes.append(.stack(stack)) }
    if let scrolling, scrolling != old.scrolling { changes.append(.scrolling(scrolling)) }
    if isUserInteractionEnabled != old.isUserInteractionEnabled {
      changes.append(.isUserInteractionEnabled(isUserInteractionEnabled))
    }
    if identifier != old.identifier { changes.append(.identifier(identifier)) }
    if tag != old.tag { changes.append(.tag(tag)) }
    if layer != old.layer { changes.append(.layer(layer)) }
    return changes
  }

  private func marginChanges(from old: View) -> [ViewChange] {
    var changes: [ViewChange] = []
    if margins != old.margins { changes.append(.margins(margins)) }
    if insetsLayoutMarginsFromSafeArea != old.insetsLayoutMarginsFromSafeArea {
      changes.append(.insetsLayoutMarginsFromSafeArea(insetsLayoutMarginsFromSafeArea))
    }
    if preservesSuperviewLayoutMargins != old.preservesSuperviewLayoutMargins {
      changes.append(.preservesSuperviewLayoutMargins(preservesSuperviewLayoutMargins))
    }
    if marginsFollowReadableWidth != old.marginsFollowReadableWidth {
      changes.append(.marginsFollowReadableWidth(marginsFollowReadableWidth))
    }
    if keyboard != old.keyboard { changes.append(.keyboard(keyboard)) }
    return changes
  }
}
