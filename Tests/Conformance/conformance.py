"""Holds the frames that Tsume computes for Interface Builder files against those stored in them.

    conformance.py TSUME FOLDER [--record]

FOLDER holds one folder for each repository. Every fifth of them, by name, is kept apart: no rule was
made while looking at its views. Counted is every view whose frame is a result: laid out by
constraints or arranged in a stack view, below no view that is flagged misplaced. The figures of the
last run that was recorded are in floor.json beside this file, for each collection by the name of its
folder; a lower one is a failure.

rules.tsv lists every rule: where it stands, its source and test, and how many files and repositories
(32/20) of both collections it serves and hurts by its being switched off, where sizes are stored and
where they are measured. "further" are 906 files of 35 public repositories that no rule was made with.
A rule that fewer than three repositories ask for has a public source or says why it is kept.
"""
import collections
import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET

FLOOR = os.path.join(os.path.dirname(os.path.abspath(__file__)), "floor.json")
BATCH = 40


def documents(folder):
    for path, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith((".storyboard", ".xib")):
                yield os.path.join(path, name)


def stored(path):
    """{identity: (frame, flagged ambiguous, flagged misplaced)} of the views that count."""
    views = {}

    def visit(element, view, arranged, doubtful):
        rect = element.find("rect[@key='frame']")
        is_view = element.get("id") is not None and (
            rect is not None or element.find("subviews") is not None)
        misplaced = element.get("misplaced") == "YES"
        if is_view:
            free = arranged or (element.get("translatesAutoresizingMaskIntoConstraints") == "NO"
                                and element.get("fixedFrame") != "YES")
            if view is not None and free and rect is not None and not doubtful:
                frame = [float(rect.get(key)) for key in ("x", "y", "width", "height")]
                views[element.get("id")] = (frame, element.get("ambiguous") == "YES", misplaced)
        for child in element:
            in_stack = element.tag == "subviews" and view is not None and view.tag == "stackView"
            visit(child, element if is_view else view, in_stack, doubtful or misplaced)

    visit(ET.parse(path).getroot(), None, False, False)
    return views


def computed(tsume, content, files):
    answers = {}
    for start in range(0, len(files), BATCH):
        batch = files[start:start + BATCH]
        run = subprocess.run([tsume, "frames", "--json", "--content", content, *batch],
                             stdout=subprocess.PIPE, timeout=600)
        for line in run.stdout.decode().splitlines():
            answer = json.loads(line)
            answers[answer["file"]] = {
                view["id"]: view for scene in answer["scenes"] for view in scene["views"]}
    return answers


def share(part, whole):
    return round(100 * part / whole, 2) if whole else 100.0


def measure(files, answers):
    errors, worst = [], collections.defaultdict(float)
    flagged = both = misplaced = elsewhere = 0
    for path in files:
        for identity, (frame, is_ambiguous, is_misplaced) in stored(path).items():
            view = answers.get(path, {}).get(identity)
            error = max(map(lambda a, b: abs(a - b), frame, view["frame"])) if view else 1e9
            if is_misplaced:
                misplaced += 1
                elsewhere += error > 0.5
                continue
            errors.append(error)
            worst[path] = max(worst[path], error)
            flagged += is_ambiguous
            both += is_ambiguous and bool(view and view["ambiguous"])
    return {
        "views": len(errors),
        "within a point": share(sum(error <= 1.001 for error in errors), len(errors)),
        "to the pixel": share(sum(error < 0.01 for error in errors), len(errors)),
        "whole files": share(sum(error <= 1.001 for error in worst.values()), len(worst)),
        "flagged ambiguous, found": share(both, flagged),
        "flagged misplaced, elsewhere": share(elsewhere, misplaced),
        "files without an answer": sum(path not in answers for path in files),
    }


def main():
    tsume, folder = sys.argv[1:3]
    files = list(documents(folder))
    repositories = sorted({os.path.relpath(path, folder).split(os.sep)[0] for path in files})
    apart = set(repositories[4::5])
    parts = {
        "all": files,
        "worked on": [p for p in files if os.path.relpath(p, folder).split(os.sep)[0] not in apart],
        "kept apart": [p for p in files if os.path.relpath(p, folder).split(os.sep)[0] in apart],
    }
    figures = {}
    for content in ("stored", "measured"):
        answers = computed(tsume, content, files)
        figures[content] = {name: measure(part, answers) for name, part in parts.items()}
        print(f"content {content}")
        for name, values in figures[content].items():
            print(f"  {name:12s}" + "".join(f"{key}: {value}   " for key, value in values.items()))
    collection = os.path.basename(os.path.abspath(folder))
    with open(FLOOR) as recorded:
        floors = json.load(recorded)
    if "--record" in sys.argv:
        with open(FLOOR, "w") as out:
            json.dump(floors | {collection: figures}, out, indent=2)
            out.write("\n")
        return
    floor = floors.get(collection, {})
    lower = [
        f"{content}, {name}, {key}: {figures[content][name][key]} is less than {value}"
        for content, groups in floor.items() for name, values in groups.items()
        for key, value in values.items()
        if key != "files without an answer" and figures[content][name][key] < value]
    unanswered = figures["stored"]["all"]["files without an answer"]
    if unanswered:
        lower.append(f"{unanswered} files without an answer")
    for line in lower:
        print(line, file=sys.stderr)
    sys.exit(1 if lower else 0)


main()
