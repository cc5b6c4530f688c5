#!/usr/bin/env python3
"""Level sums of workloads through all their scripts, by HiGHS: what `LevelSumTests` holds the solver against.

    level_sums.py EVERY FILE... > level-sums-VIEWS.txt

with files made by `tsume-bench generate FAMILY VIEWS --edits EDITS`; EDITS and EVERY are 40 and 1 for 10 and 100
views, 1000 and 100 for 1 000 views. Needs highspy and numpy. One level after another is minimised, with the optimum of
each level above it added as a row, so there are no weights. It prints

    FAMILY VIEWS SCRIPT STEPS EVERY   asked for are step 0, each EVERYth step and the last
    STEP PRIORITY=SUM...              the sums that differ from those asked for before; - for a level that is gone

A sum is rounded to five places: the noise of the added rows, each with a play of 1e-9 of its size, begins there.
"""
import os
import sys

import highspy
import numpy

# HiGHS writes remarks of its own to the standard output; they go where errors go.
sys.stdout = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)

INFINITY = highspy.kHighsInf


class Workload:
    """The file as lists of numbers, a constraint being [priority, relation, constant, terms, isActive]."""

    def __init__(self, path):
        self.count, self.constraints, self.scripts, self.title = 0, [], {}, []
        steps = None
        for line in open(path):
            fields = line.split()
            if fields[0] == "#":
                self.title = fields[1:]
            elif fields[0] == "vars":
                self.count = int(fields[1])
            elif fields[0] == "c":
                terms = [(int(v), float(a)) for a, v in zip(fields[6::2], fields[7::2])]
                self.constraints.append([int(fields[2]), fields[3], float(fields[4]), terms, True])
            elif fields[0] == "script":
                steps = self.scripts.setdefault(fields[1], [])
            elif fields[0] not in ("layout-bench", "v", "cons", "end"):
                steps.append([operation.split() for operation in line.strip().split("; ")])


class System:
    """A workload's constraints on their way through a script."""

    def __init__(self, workload):
        self.count = workload.count
        self.constraints = [list(constraint) for constraint in workload.constraints]
        self.edits = {}

    def take(self, step):
        for name, target, *values in step:
            target = int(target)
            if name == "set":
                self.constraints[target][2] = float(values[0])
            elif name in ("on", "off"):
                self.constraints[target][4] = name == "on"
            elif name == "prio":
                self.constraints[target][0] = int(values[0])
            elif name == "edit":
                self.edits[target] = [int(values[0]), "eq", 0.0, [(target, 1.0)], False]
            elif name == "suggest":
                self.edits[target][2], self.edits[target][4] = float(values[0]), True
            elif name == "endedit":
                self.edits.pop(target, None)

    def level_sums(self):
        """{priority: sum of violations}, the highest priority first."""
        active = [c for c in self.constraints + list(self.edits.values()) if c[4]]
        solver, costs = model(active, self.count)
        sums = {1000: 0.0}
        minimum(solver)
        for priority in sorted(costs, reverse=True):
            columns, width = numpy.array(costs[priority], dtype=numpy.int32), solver.getNumCol()
            solver.changeColsCost(width, numpy.arange(width, dtype=numpy.int32), numpy.zeros(width))
            ones = numpy.ones(len(columns))
            solver.changeColsCost(len(columns), columns, ones)
            least = minimum(solver)
            sums[priority] = max(0.0, least)
            solver.addRow(-INFINITY, least + 1e-9 * max(1.0, abs(least)), len(columns), columns, ones)
        return sums


def model(constraints, count):
    """A model without costs, and the columns that measure the violations of each level."""
    lower, columns, values, starts, row_lower, row_upper, costs = [-INFINITY] * count, [], [], [0], [], [], {}
    for priority, relation, constant, terms, _ in constraints:
        columns += [v for v, _ in terms]
        values += [a for _, a in terms]
        if priority < 1000:
            short, over = len(lower), len(lower) + 1
            columns += [short, over]
            values += [1.0, -1.0]
            lower += [0.0, 0.0]
            measured = costs.setdefault(priority, [])
            measured += [short] * (relation != "le") + [over] * (relation != "ge")
        row_lower.append(-INFINITY if relation == "le" else constant)
        row_upper.append(INFINITY if relation == "ge" else constant)
        starts.append(len(columns))
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(lower), len(row_lower)
    lp.col_cost_, lp.col_lower_ = numpy.zeros(len(lower)), numpy.array(lower)
    lp.col_upper_ = numpy.full(len(lower), INFINITY)
    lp.row_lower_, lp.row_upper_ = numpy.array(row_lower), numpy.array(row_upper)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = numpy.array(starts)
    lp.a_matrix_.index_, lp.a_matrix_.value_ = numpy.array(columns), numpy.array(values)
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.passModel(lp)
    return solver, costs


def minimum(solver):
    solver.run()
    if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        sys.exit(f"HiGHS stopped: {solver.getModelStatus()}")
    return solver.getInfo().objective_function_value


def text(number):
    rounded = round(number, 5) + 0.0
    return str(int(rounded)) if rounded == int(rounded) else repr(rounded)


def report(step, sums, before):
    changes = [f"{level}={amount}" for level, amount in sums.items() if before.get(level) != amount]
    changes += [f"{level}=-" for level in before if level not in sums]
    if changes:
        print(step, *changes, flush=True)


def main():
    every = int(sys.argv[1])
    for path in sys.argv[2:]:
        workload = Workload(path)
        for name, steps in sorted(workload.scripts.items()):
            print(workload.title[0], workload.title[1].removeprefix("views="), name, len(steps), every)
            system, before = System(workload), {}
            for number in range(len(steps) + 1):
                if number > 0:
                    system.take(steps[number - 1])
                if number % every == 0 or number == len(steps):
                    sums = {level: text(amount) for level, amount in system.level_sums().items()}
                    report(number, sums, before)
                    before = sums


main()
