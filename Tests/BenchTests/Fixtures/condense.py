#!/usr/bin/env python3
"""Condenses the reference's level sums of all scripts of workloads into one text.

    condense.py FOLDER FAMILY... VIEWS > level-sums-VIEWS.txt

FOLDER holds FAMILY-VIEWS-SCRIPT.jsonl, made by

    tsume-bench generate FAMILY VIEWS --edits 40 -o FILE        (1000 steps for 1000 views)
    reference.py FILE --script SCRIPT --every 1 > ...           (every 100 for 1000 views)

where reference.py is the reference of the layout-bench workloads: HiGHS, by way of scipy, minimises one level
after another with the optima of the levels above it as rows. The text:

    FAMILY VIEWS SCRIPT STEPS EVERY   the reference was asked at step 0, at each EVERYth and at the last
    STEP PRIORITY=SUM...              the sums that differ from those asked for before; - for a level that is gone

A sum is rounded to five places: the reference's own noise begins there.
"""
import glob, json, os, sys

folder, families, views = sys.argv[1], sys.argv[2:-1], sys.argv[-1]


def text(number):
    rounded = round(number, 5) + 0.0
    return str(int(rounded)) if rounded == int(rounded) else repr(rounded)


for family in families:
    for path in sorted(glob.glob(os.path.join(folder, f"{family}-{views}-*.jsonl"))):
        script = os.path.basename(path)[len(f"{family}-{views}-"):-len(".jsonl")]
        answers = [json.loads(line) for line in open(path)]
        print(family, views, script, answers[-1]["step"], answers[1]["step"])
        before = {}
        for answer in answers:
            sums = {level: text(amount) for level, amount in answer["levels"].items()}
            changes = [f"{level}={amount}" for level, amount in sums.items() if before.get(level) != amount]
            changes += [f"{level}=-" for level in before if level not in sums]
            if changes:
                print(answer["step"], *changes)
            before = sums
