"""Times kiwi and HiGHS on a workload, for `tsume-bench peers`, one thing after another as it is asked.

First one JSON object a line says which packages are not installed: {"missing": []}. Then each line read is a request, and is
answered by one line, {"times": [...]} in microseconds of processor time, or {"failure": "..."}:

    build kiwi|HiGHS FILE               a build of the workload; of short ones the mean of many
    steps MILLISECONDS RUN SCRIPT FILE  kiwi's next steps in a run through the script, for about so long; none when the script
                                        ends, after at most 200 or 2 seconds of them

kiwi: building is adding every constraint and reading every variable; the constraint objects are made before the clock
runs, in its favour. A step is its operations and reading every variable; a constant changes by removing and adding the
constraint, which is the only way, and an edit uses kiwi's own edit variables.
HiGHS: one linear program in which a violation costs its priority, without levels; passing the model and solving it.
"""
import importlib.util
import json
import os
import statistics
import sys
import time

# The answers alone go to standard output: HiGHS greets there, whatever it is told.
ANSWERS = os.fdopen(os.dup(1), "w")
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def answer(**members):
    print(json.dumps(members), file=ANSWERS, flush=True)


MISSING = [name for name in ("kiwisolver", "highspy", "numpy") if importlib.util.find_spec(name) is None]
if MISSING:
    answer(missing=MISSING)
    sys.exit()

import highspy
import kiwisolver
import numpy

STEPS, SECONDS = 200, 2.0


class Workload:
    """The file as lists of numbers: (priority, relation, constant, [(variable, coefficient)])."""

    def __init__(self, path):
        self.count, self.constraints, self.scripts = 0, [], {}
        steps = None
        for line in open(path):
            fields = line.split()
            if not fields or fields[0] in ("#", "layout-bench", "v", "cons", "end"):
                continue
            if fields[0] == "vars":
                self.count = int(fields[1])
            elif fields[0] == "c":
                terms = [(int(v), float(a)) for a, v in zip(fields[6::2], fields[7::2])]
                self.constraints.append((int(fields[2]), fields[3], float(fields[4]), terms))
            elif fields[0] == "script":
                steps = self.scripts.setdefault(fields[1], [])
            else:
                steps.append([operation.split() for operation in line.strip().split("; ")])


class Kiwi:
    RELATIONS = {"eq": "==", "le": "<=", "ge": ">="}

    def __init__(self, workload):
        self.variables = [kiwisolver.Variable(str(i)) for i in range(workload.count)]
        self.parts = list(workload.constraints)
        self.constraints = [self.constraint(i) for i in range(len(self.parts))]
        self.active = [True] * len(self.parts)
        self.solver = kiwisolver.Solver()

    def constraint(self, index):
        priority, relation, constant, terms = self.parts[index]
        expression = kiwisolver.Expression([a * self.variables[v] for v, a in terms], -constant)
        strength = "required" if priority == 1000 else float(priority)
        return kiwisolver.Constraint(expression, self.RELATIONS[relation], strength)

    def build(self):
        start = time.process_time()
        for constraint in self.constraints:
            self.solver.addConstraint(constraint)
        self.solver.updateVariables()
        return time.process_time() - start

    def step(self, operations):
        start = time.process_time()
        for name, target, *values in operations:
            self.apply(name, int(target), [float(value) for value in values])
        self.solver.updateVariables()
        return time.process_time() - start

    def apply(self, name, target, values):
        if name == "suggest":
            self.solver.suggestValue(self.variables[target], values[0])
        elif name == "edit":
            self.solver.addEditVariable(self.variables[target], values[0])
        elif name == "endedit":
            self.solver.removeEditVariable(self.variables[target])
        else:
            self.replace(name, target, values)

    def replace(self, name, index, values):
        if self.active[index]:
            self.solver.removeConstraint(self.constraints[index])
        priority, relation, constant, terms = self.parts[index]
        if name == "set":
            self.parts[index] = priority, relation, values[0], terms
        elif name == "prio":
            self.parts[index] = int(values[0]), relation, constant, terms
        if name in ("set", "prio"):
            self.constraints[index] = self.constraint(index)
        else:
            self.active[index] = name == "on"
        if self.active[index]:
            self.solver.addConstraint(self.constraints[index])


class Run:
    """kiwi on its way through a script."""

    def __init__(self, workload, script):
        self.system, self.elapsed = Kiwi(workload), 0.0
        self.system.build()
        self.steps = list(reversed(workload.scripts[script][: STEPS + 1]))
        # The step that opens a drag is no step of the drag.
        if self.steps and any(operation[0] == "edit" for operation in self.steps[-1]):
            self.system.step(self.steps.pop())
        del self.steps[:-STEPS]

    def take(self, seconds):
        times = []
        while self.steps and self.elapsed < SECONDS and sum(times) < seconds:
            times.append(self.system.step(self.steps.pop()))
            self.elapsed += times[-1]
        return times


def kiwi_build(workload):
    return repeated(lambda: Kiwi(workload), Kiwi.build)


def repeated(prepare, measure):
    """One time, or where that is too short to be read off the clock, the mean of many."""
    first = measure(prepare())
    if first > 0.002:
        return first
    return statistics.mean(measure(prepare()) for _ in range(50))


def highs_model(workload):
    """Variables are free; each optional constraint has one column for falling short, one for exceeding."""
    infinity = highspy.kHighsInf
    optional = sum(priority < 1000 for priority, *_ in workload.constraints)
    width = workload.count + 2 * optional
    cost, lower = numpy.zeros(width), numpy.full(width, -infinity)
    lower[workload.count:] = 0
    row_lower, row_upper, starts, columns, values, column = [], [], [0], [], [], workload.count
    for priority, relation, constant, terms in workload.constraints:
        columns += [v for v, _ in terms]
        values += [a for _, a in terms]
        if priority < 1000:
            columns += [column, column + 1]
            values += [1.0, -1.0]
            cost[column] = priority if relation in ("eq", "ge") else 0
            cost[column + 1] = priority if relation in ("eq", "le") else 0
            column += 2
        row_lower.append(constant if relation in ("eq", "ge") else -infinity)
        row_upper.append(constant if relation in ("eq", "le") else infinity)
        starts.append(len(columns))
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = width, len(workload.constraints)
    model.col_cost_, model.col_lower_, model.col_upper_ = cost, lower, numpy.full(width, infinity)
    model.row_lower_, model.row_upper_ = numpy.array(row_lower), numpy.array(row_upper)
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = numpy.array(starts)
    model.a_matrix_.index_, model.a_matrix_.value_ = numpy.array(columns), numpy.array(values)
    return model


def highs_solver():
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    return solver


def highs_build(workload):
    model = highs_model(workload)

    def solve(solver):
        start = time.process_time()
        solver.passModel(model)
        solver.run()
        elapsed = time.process_time() - start
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise ArithmeticError(str(solver.getModelStatus()))
        return elapsed

    return repeated(highs_solver, solve)


class Session:
    """What the requests so far have led to."""

    def __init__(self):
        self.workloads, self.runs = {}, {}

    def workload(self, path):
        if path not in self.workloads:
            self.workloads[path] = Workload(path)
        return self.workloads[path]

    def build(self, peer, path):
        return [kiwi_build(self.workload(path)) if peer == "kiwi" else highs_build(self.workload(path))]

    def steps(self, milliseconds, run, script, path):
        if (run, path) not in self.runs:
            self.runs[run, path] = Run(self.workload(path), script)
        times = self.runs[run, path].take(float(milliseconds) / 1e3)
        if not times:
            del self.runs[run, path]
        return times


def main():
    answer(missing=[])
    session = Session()
    for line in sys.stdin:
        try:
            name, _, rest = line.rstrip("\n").partition(" ")
            times = session.build(*rest.split(" ", 1)) if name == "build" else session.steps(*rest.split(" ", 3))
        except Exception as failure:
            answer(failure=type(failure).__name__)
        else:
            answer(times=[1e6 * time for time in times])


main()
