"""Times kiwi and HiGHS on workloads, for `tsume-bench peers`.

    peers.py FILE [SCRIPT...]

Prints one JSON object: highs_build_ms, kiwi_build_ms, kiwi_step_us and kiwi_step_mean_us by script, failures as texts; or, where a
package is not installed, {"missing": [...]}. Processor time throughout. Everything is measured once: who wants medians runs it again.

kiwi: building is adding every constraint and reading every variable; the constraint objects are made before the clock
runs, in its favour. A step is its operations and reading every variable; a constant changes by removing and adding the
constraint, which is the only way, and an edit uses kiwi's own edit variables. The median and the mean of at most 200
steps or 2 seconds are taken.
HiGHS: one linear program in which a violation costs its priority, without levels; passing the model and solving it.
"""
import importlib.util
import json
import os
import statistics
import sys
import time

# The answer alone goes to standard output: HiGHS greets there, whatever it is told.
ANSWER = os.fdopen(os.dup(1), "w")
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

MISSING = [name for name in ("kiwisolver", "highspy", "numpy") if importlib.util.find_spec(name) is None]
if MISSING:
    print(json.dumps({"missing": MISSING}), file=ANSWER, flush=True)
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


def kiwi_build(workload):
    return repeated(lambda: Kiwi(workload), Kiwi.build)


def repeated(prepare, measure):
    """One time, or where that is too short to be read off the clock, the mean of many."""
    first = measure(prepare())
    if first > 0.002:
        return first
    return statistics.mean(measure(prepare()) for _ in range(50))


def kiwi_steps(workload, script):
    system, times = Kiwi(workload), []
    system.build()
    for number, operations in enumerate(workload.scripts[script][: STEPS + 1]):
        elapsed = system.step(operations)
        # The step that opens a drag is no step of the drag.
        if number > 0 or all(operation[0] != "edit" for operation in operations):
            times.append(elapsed)
        if sum(times) > SECONDS:
            break
    return statistics.median(times), statistics.mean(times)


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


def main():
    workload, result, failures = Workload(sys.argv[1]), {"kiwi_step_us": {}, "kiwi_step_mean_us": {}}, []

    def measure(name, function, *arguments):
        try:
            return function(workload, *arguments)
        except Exception as failure:
            failures.append(f"{name}: {type(failure).__name__}")
            return None

    highs = measure("HiGHS build", highs_build)
    kiwi = measure("kiwi build", kiwi_build)
    result["highs_build_ms"] = None if highs is None else 1e3 * highs
    result["kiwi_build_ms"] = None if kiwi is None else 1e3 * kiwi
    for script in sys.argv[2:]:
        step = None if kiwi is None else measure(f"kiwi {script}", kiwi_steps, script)
        if step is not None:
            result["kiwi_step_us"][script], result["kiwi_step_mean_us"][script] = (1e6 * figure for figure in step)
    result["failures"] = failures
    print(json.dumps(result), file=ANSWER, flush=True)


main()
