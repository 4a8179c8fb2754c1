#!/usr/bin/env bash
# xlcalculator 0.5.0 passes the arguments of a workbook's ATAN2 to Python's atan2 in the same order. Excel and OpenFormula have ATAN2(x; y),
# Python and C have atan2(y, x): =ATAN2(1,2), the angle of the point x = 1, y = 2, is 1.1071 in Excel and in pycel 1.0b30, and 0.4636 here.
# A wetted angle of a partly filled pipe or vessel becomes its complement, without a message.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet pycel==1.0b30 xlcalculator==0.5.0 openpyxl==3.1.5
cat > check.py <<'PY'
import math
import openpyxl
from pycel import ExcelCompiler
from xlcalculator import Evaluator, ModelCompiler

book = openpyxl.Workbook()
sheet = book.active
sheet.title = 'S'
sheet['A1'] = '=ATAN2(1,2)'
book.save('angle.xlsx')
pycel = float(ExcelCompiler('angle.xlsx').evaluate('S!A1'))
other = float(Evaluator(ModelCompiler().read_and_parse_archive('angle.xlsx')).evaluate('S!A1').value)
print(f'=ATAN2(1,2): pycel 1.0b30 {pycel:.4f}, xlcalculator 0.5.0 {other:.4f}')
right, swapped = math.atan2(2, 1), math.atan2(1, 2)
raise SystemExit(0 if abs(pycel - right) < 1e-12 and abs(other - swapped) < 1e-12 else 1)
PY
venv/bin/python -W ignore check.py
