/// What Swift calls by names that no rule of words gives: types that are left out, names that were given
/// by hand.
enum ImportExceptions {
  static let names: [String: ImportedName] = {
    var names: [String: ImportedName] = [:]
    for line in lines.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ", omittingEmptySubsequences: true)
      guard parts.count == 2 else { continue }
      names[String(parts[0])] = ImportedName(String(parts[1]))
    }
    return names
  }()

  private static let lines = """
    constraintEqualToAnchor: constraint(equalTo:)
    constraintEqualToAnchor:constant: constraint(equalTo:constant:)
    constraintEqualToAnchor:multiplier: constraint(equalTo:multiplier:)
    constraintEqualToAnchor:multiplier:constant: constraint(equalTo:multiplier:constant:)
    constraintEqualToConstant: constraint(equalToConstant:)
    constraintEqualToSystemSpacingAfterAnchor:multiplier: constraint(equalToSystemSpacingAfter:multiplier:)
    constraintEqualToSystemSpacingBelowAnchor:multiplier: constraint(equalToSystemSpacingBelow:multiplier:)
    constraintGreaterThanOrEqualToAnchor: constraint(greaterThanOrEqualTo:)
    constraintGreaterThanOrEqualToAnchor:constant: constraint(greaterThanOrEqualTo:constant:)
    constraintGreaterThanOrEqualToAnchor:multiplier: constraint(greaterThanOrEqualTo:multiplier:)
    constraintGreaterThanOrEqualToAnchor:multiplier:constant: constraint(greaterThanOrEqualTo:multiplier:constant:)
    constraintGreaterThanOrEqualToConstant: constraint(greaterThanOrEqualToConstant:)
    constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier: constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier: constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
    constraintLessThanOrEqualToAnchor: constraint(lessThanOrEqualTo:)
    constraintLessThanOrEqualToAnchor:constant: constraint(lessThanOrEqualTo:constant:)
    constraintLessThanOrEqualToAnchor:multiplier: constraint(lessThanOrEqualTo:multiplier:)
    constraintLessThanOrEqualToAnchor:multiplier:constant: constraint(lessThanOrEqualTo:multiplier:constant:)
    constraintLessThanOrEqualToConstant: constraint(lessThanOrEqualToConstant:)
    constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier: constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier: constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    constraintsWithVisualFormat:options:metrics:views: constraints(withVisualFormat:options:metrics:views:)
    constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant: init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    activateConstraints: activate(_:)
    deactivateConstraints: deactivate(_:)
    constraintsAffectingLayoutForAxis: constraintsAffectingLayout(for:)
    anchorWithOffsetToAnchor: anchorWithOffset(to:)
    contentHuggingPriorityForAxis: contentHuggingPriority(for:)
    contentCompressionResistancePriorityForAxis: contentCompressionResistancePriority(for:)
    systemLayoutSizeFittingSize: systemLayoutSizeFitting(_:)
    systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority: systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    exchangeSubviewAtIndex:withSubviewAtIndex: exchangeSubview(at:withSubviewAt:)
    isDescendantOfView: isDescendant(of:)
    customSpacingAfterView: customSpacing(after:)
    convertRect:toView: convert(_:to:)
    convertRect:fromView: convert(_:from:)
    convertPoint:toView: convert(_:to:)
    convertPoint:fromView: convert(_:from:)
    willMoveToParentViewController: willMove(toParent:)
    didMoveToParentViewController: didMove(toParent:)
    addChildViewController: addChild(_:)
    removeFromParentViewController removeFromParent
    presentViewController:animated:completion: present(_:animated:completion:)
    dismissViewControllerAnimated:completion: dismiss(animated:completion:)
    viewWillTransitionToSize:withTransitionCoordinator: viewWillTransition(to:with:)
    willTransitionToTraitCollection:withTransitionCoordinator: willTransition(to:with:)
    preferredLayoutAttributesFittingAttributes: preferredLayoutAttributesFitting(_:)
    layoutSublayersOfLayer: layoutSublayers(of:)
    drawRect: draw(_:)
    pointInside:withEvent: point(inside:with:)
    titleForState: title(for:)
    imageForState: image(for:)
    sendActionsForControlEvents: sendActions(for:)
    registerClass:forCellReuseIdentifier: register(_:forCellReuseIdentifier:)
    registerClass:forCellWithReuseIdentifier: register(_:forCellWithReuseIdentifier:)
    registerNib:forCellReuseIdentifier: register(_:forCellReuseIdentifier:)
    registerNib:forCellWithReuseIdentifier: register(_:forCellWithReuseIdentifier:)
    tableView:cellForRowAtIndexPath: tableView(_:cellForRowAt:)
    tableView:heightForRowAtIndexPath: tableView(_:heightForRowAt:)
    tableView:didSelectRowAtIndexPath: tableView(_:didSelectRowAt:)
    numberOfSectionsInTableView: numberOfSections(in:)
    collectionView:cellForItemAtIndexPath: collectionView(_:cellForItemAt:)
    collectionView:layout:sizeForItemAtIndexPath: collectionView(_:layout:sizeForItemAt:)
    viewForZoomingInScrollView: viewForZooming(in:)
    indexPathForRow:inSection: init(row:section:)
    indexPathForItem:inSection: init(item:section:)
    animateWithDuration:animations: animate(withDuration:animations:)
    animateWithDuration:animations:completion: animate(withDuration:animations:completion:)
    animateWithDuration:delay:options:animations:completion: animate(withDuration:delay:options:animations:completion:)
    animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion: animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    transitionWithView:duration:options:animations:completion: transition(with:duration:options:animations:completion:)
    preferredFontForTextStyle:compatibleWithTraitCollection: preferredFont(forTextStyle:compatibleWith:)
    fontWithName:size: init(name:size:)
    fontWithSize: withSize(_:)
    colorWithAlphaComponent: withAlphaComponent(_:)
    imageNamed: init(named:)
    systemImageNamed: init(systemName:)
    imageWithRenderingMode: withRenderingMode(_:)
    bezierPathWithRoundedRect:cornerRadius: init(roundedRect:cornerRadius:)
    sizeWithAttributes: size(withAttributes:)
    boundingRectWithSize:options:attributes:context: boundingRect(with:options:attributes:context:)
    stringByAppendingString: appending(_:)
    stringWithFormat: init(format:)
    isEqualToString: isEqual(to:)
    isEqualToNumber: isEqual(to:)
    isKindOfClass: isKind(of:)
    respondsToSelector: responds(to:)
    componentsJoinedByString: joined(separator:)
    componentsSeparatedByString: components(separatedBy:)
    addObject: append(_:)
    addObjectsFromArray: append(contentsOf:)
    insertObject:atIndex: insert(_:at:)
    removeObjectAtIndex: remove(at:)
    removeAllObjects removeAll
    containsObject: contains(_:)
    indexOfObject: firstIndex(of:)
    enumerateObjectsUsingBlock: enumerateObjects(_:)
    initForAutoLayout init
    initWithActivityIndicatorStyle: init(style:)
    valueWithCGRect: init(cgRect:)
    """

  /// Class properties whose names are not just cut short.
  static let classProperties: [String: String] = [
    "UserDefaults.standardUserDefaults": "standard"
  ]

  /// Labels of later arguments, without the type that they end with.
  static let labels: [String: String] = [
    "forState": "for", "forAxis": "for", "atIndex": "at", "forIndexPath": "for",
    "forControlEvents": "for", "toView": "to", "fromView": "from", "withEvent": "with",
    "afterView": "after", "forRowAtIndexPath": "forRowAt", "inView": "in", "forView": "for",
    "atIndexPath": "at", "withTransitionCoordinator": "with", "withObject": "with",
  ]
}
