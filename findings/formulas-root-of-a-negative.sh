#!/usr/bin/env bash
# formulas 1.3.4 (Python) evaluates a workbook's =(-2)^0.5 to the complex number 1.41j, where Excel and LibreOffice return #NUM!, as formulas
# itself does for =SQRT(-2) and =POWER(-2,0.5). IFERROR does not catch it: =IFERROR((-2)^0.5,0), the usual guard of a flow over a pressure
# difference that may be negative, is 1.41j and not 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet formulas==1.3.4
cat > check.py <<'PY'
import formulas

def value(text):
    return formulas.Parser().ast(text)[1].compile()().item()

root, caught, named = (value(text) for text in ('=(-2)^0.5', '=IFERROR((-2)^0.5,0)', '=IFERROR(SQRT(-2),0)'))
print(f'formulas 1.3.4: (-2)^0.5 = {root}, IFERROR((-2)^0.5,0) = {caught}, IFERROR(SQRT(-2),0) = {named}')
isRoot = [isinstance(each, complex) and abs(each - 2 ** 0.5 * 1j) < 1e-12 for each in (root, caught)]
raise SystemExit(0 if all(isRoot) and named == 0 else 1)
PY
venv/bin/python -W ignore check.py
