// How this module answers, in the order in which a reader asks. Each step names the folder or file that
// takes it, and where the method is told at length. At the end: where single questions are answered.
//
// What is asked?
//
//   `Interface/` has the questions and what comes back. A `Batch` brings constraints `a · x REL b`, each
//   required or on a level, and preferences. The answer meets all required constraints that can be met
//   in their order, then makes the sum of violations of the highest level least, then that of the next,
//   without giving any of that back (lexicographic linear programming; Isermann 1982). There are no
//   weights between levels. What that leaves open ties and preferences settle, so that there is one
//   answer, and no answer depends on the way that led to it.
//
// How does an answer come about?
//
//   `State/SolverState+Settling.swift` is the main loop: take over a batch, match equations with columns,
//   compute what they alone decide, solve what is left, look for contradictions, settle what is open, round
//   to the grid and tell what changed. `State/SolverState.swift` says what is kept from one update to the
//   next, `State/SolverState+Pending.swift` what an update has yet to do; `State/SolverState+Batch.swift` takes
//   rows in and out.
//
//   1. Rows. `System/LinearSystem.swift` keeps every constraint as `low ≤ a · x ≤ high` over dense columns,
//      scaled so that its largest coefficient is between 1 and 2. A constant moves a *bound*.
//   2. Elimination. Required equations give some columns, the *basic* ones, by the others, the
//      *parametric* ones. `Factors/Elimination.swift` chooses the pivots: single columns first, then
//      Markowitz's rule (Duff, Erisman and Reid, Direct Methods for Sparse Matrices, chapter 7), with the rows
//      as they are on the way in `WorkingRows.swift` and the columns by their counts in `ColumnQueue.swift`.
//      `Factors/BlockTriangularForm.swift` keeps what it found in blocks (chapter 6), which are the strongly
//      connected components of the pivots (`Factors/PivotCircles.swift`) as far as no order does without
//      (`Factors/TriangularOrder.swift`), so that an edit makes anew only the blocks that it touches.
//      `Factors/Reach.swift` finds what depends on a column (Gilbert and Peierls 1988),
//      `Factors/Reduction.swift` puts equations into a form; the short ones are kept in `ShortForms.swift`.
//   3. Components. What inequalities and levels say of parametric columns falls apart into
//      `Components/Partition.swift`: most parts have one column and are solved by clipping an interval
//      (`Components/IntervalSearch.swift`). `State/SolverState+Components.swift` goes through those of which an
//      edit moved a bound; `Components/Component.swift` is what one is, and what its answer is.
//   4. Larger components. `Components/ComponentSolver.swift` asks `DualSimplex/`, the dual simplex method with
//      *piecewise costs* (Fourer 1985; `PiecewiseCosts.swift`) for all levels at once:
//        - what the columns are, and when a basis is optimal: `DualSimplex.swift`; how they come from a
//          component: `DualSimplex+Loading.swift`, `FormMatrix.swift`;
//        - one iteration, step by step: `DualSimplex+Iteration.swift`;
//        - a row that leaves: `Pricing.swift`, with the weights of steepest edge (Forrest and Goldfarb
//          1992) in `PricingWeights.swift`;
//        - a column that enters: `RatioTest.swift`, past several kinks at a time (bound flipping; Maros,
//          Computational Techniques of the Simplex Method, on the dual method);
//        - the exchange of the two: `DualSimplex+Exchange.swift`;
//        - the *basis* and its *factorisation*: `BasisFactors.swift`, made anew by
//          `DualSimplex+Refactoring.swift` in the order of `EliminationOrder.swift`; exchanges since then in
//          product form in `ExchangeFile.swift`;
//        - where a search goes on after an edit: `DualSimplex+WarmStart.swift`, and by steps of the primal
//          method where it has to: `DualSimplex+PrimalStep.swift`;
//        - required rows that cannot hold: the *certificate* (Farkas; Schrijver, Theory of Linear and Integer
//          Programming, 7.3) in `Certificate.swift`.
//
// What is chosen among optimal answers?
//
//   `OptimalFace/`. The optimal answers of a component are a *face* (Schrijver, 8.3): `OptimalFace.swift` says
//   which columns can still move, in blocks; where the basis is degenerate `Tableau+AffineHull.swift` finds out.
//   `TieSettling.swift` meets tied constraints one after another in a block. What is open even then is a
//   cell (`FaceCells.swift`); preferences connect cells of several components to groups
//   (`FaceGroups.swift`), in which `WishSettling.swift` meets them, and brings what nobody asked for to 0.
//
// Which required constraints are set aside?
//
//   `State/SolverState+Conflicts.swift` sets the last constraint of each contradiction aside, and brings it
//   back when its proof is none any more; `State/SolverState+BreakingInOrder.swift` where that goes in circles.
//
// Why? And what else could be?
//
//   `Questions/`. Contradictions and blame, made irreducible by leaving members out (the deletion filter;
//   Chinneck, Feasibility and Infeasibility in Optimization): `Contradictions.swift`, among rows that lie close
//   (`Neighborhood.swift`), which are solved by themselves (`Selection.swift`), or among directions alone
//   (`TightReasons.swift`); what was found is kept in `KnownReasons.swift`. Where a value comes from:
//   `Derivations.swift`, from `Candidates.swift`; of equations that say the same the earlier ones are told,
//   `Dependencies.swift`. All values of an expression: `Ranges.swift`, with the points that are optimal down to
//   a level in `FaceCache.swift` and what moves at all in `MovingForms.swift`. How an answer follows a constant
//   (parametric analysis): `Sweeps.swift`, from one basis to the next; how far one basis reaches:
//   `Sensitivities.swift`. The tableau: `TableauViews.swift`. These ask a second, plainer solver,
//   `TextbookSimplex/`, an explicit tableau that goes down level after level (`LexicographicSimplex.swift`), each
//   by the primal method (`Descent.swift`); it shares no search with the first one, and so it can check that
//   (`Verification.swift`). `FinalBasis.swift` is where it ends up.
//
// What of rounding?
//
//   `Tolerance.swift` has the ten numbers that decide what counts as zero, and why each is as large as it is.
//   A search notes where rounding may have decided (`DualSimplex/RoundingNotes.swift`). `Exact/` has all else:
//   what is looked at again (`SolverState+Delicacy.swift`), what has to do with it (`ExactPart.swift`), and how
//   the answer is taken over (`SolverState+Exact.swift`). `ExactSystem.swift` goes down level after level as the
//   textbook's search does, by the primal method (`ExactDescent.swift`) on a tableau of fractions of two words
//   (`ExactTableau.swift`, `Rational.swift`). Where a number gets longer than that, or the system is large, the
//   first answer stands; `verify()` tells whether it keeps what it promises, and the prompt's `solver` says so.
//
// Where is it that …
//
//   a leaving row is chosen?              `DualSimplex.leavingSlot`, Pricing.swift
//   an entering column is chosen?         `DualSimplex.chooseEntering`, RatioTest.swift
//   a bound is flipped?                   `flip` there; `applyFlips` moves the values, DualSimplex+Exchange.swift
//   ties of the search are broken?        on the last level of the costs, `PiecewiseCosts.tieLevel`; steps of
//                                         equal length by the larger pivot, `nearestEvent` in RatioTest.swift
//   ties of the caller's are settled?     OptimalFace/TieSettling.swift, in the order of `Component.tieOrder`
//   one level comes before another?       `LinearSystem.precedes`; in a search the levels of a multiplier are
//                                         compared from the first on, `compareEvent` in RatioTest.swift
//   a basis is factored anew?             `DualSimplex.shouldRefactor`, DualSimplex+Iteration.swift
//   pricing weights are updated?          `DualSimplex.updateWeights`, PricingWeights.swift
//   a pivot is too small?                 of equations `Elimination.threshold`; of a basis
//                                         `BasisFactors.pivotRow`; in an iteration `DualSimplex.trust`
//   a contradiction is proven?            DualSimplex/Certificate.swift; made irreducible in
//                                         Questions/Contradictions.swift
//   a degenerate basis hides what moves?  `Tableau.genericMovement`, OptimalFace/Tableau+AffineHull.swift
//   a range is found?                     of an expression Questions/Ranges.swift, of a constant
//                                         Questions/Sensitivities.swift
//   a variable is found to be unique?     `SolverState.isUnique`, Questions/Ranges.swift
//   only what an edit touches is solved?  `SolverState.reachMoved`, State/SolverState+Structure.swift, finds what
//                                         moved; `updateComponents`, State/SolverState+Propagation.swift,
//                                         what hangs together now
//   a batch is taken back?                `SolverState.takeBack`, State/SolverState+Batch.swift
//   a constraint is scaled?               `LinearSystem.complete`
//   rows may miss each other by little?   `Tolerance.play`; which equation then gives way `makeLatestSuperfluous`,
//                                         State/SolverState+Conflicts.swift, in one column `strainedPlace`,
//                                         Components/IntervalSearch.swift; exactly `ExactSystem.require`
//   values are rounded to the grid?       `SolverState.showValues`, State/SolverState+Propagation.swift
//   memory is not checked by the compiler? Memory/Vector.swift, the only owner of raw memory
