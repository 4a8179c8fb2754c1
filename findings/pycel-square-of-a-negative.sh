#!/usr/bin/env bash
# pycel 1.0b30 translates a workbook's =(-A1)^2 to Python's -A1**2: the brackets are lost, and the square of -3 is -9. Excel, LibreOffice
# and xlcalculator 0.5.0 give 9, also for =-A1^2, where the sign binds before the power (OpenFormula, part 2, 5.5). With the sign in
# a separate cell, =A2^2, pycel gives 9 as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet pycel==1.0b30 xlcalculator==0.5.0 openpyxl==3.1.5
cat > check.py <<'PY'
import openpyxl
from pycel import ExcelCompiler
from xlcalculator import Evaluator, ModelCompiler

book = openpyxl.Workbook()
sheet = book.active
sheet.title = 'S'
for cell, content in {'A1': 3, 'A2': '=-A1', 'A3': '=(-A1)^2', 'A4': '=-A1^2', 'A5': '=A2^2'}.items():
    sheet[cell] = content
book.save('squares.xlsx')
pycel = ExcelCompiler('squares.xlsx')
other = Evaluator(ModelCompiler().read_and_parse_archive('squares.xlsx'))
cells = ['S!A3', 'S!A4', 'S!A5']
ofPycel = [float(pycel.evaluate(cell)) for cell in cells]
ofOther = [float(other.evaluate(cell).value) for cell in cells]
print(f'(-A1)^2, -A1^2, A2^2 for A1 = 3, A2 = -A1: pycel 1.0b30 {ofPycel}, xlcalculator 0.5.0 {ofOther}')
raise SystemExit(0 if ofPycel == [-9, -9, 9] and ofOther == [9, 9, 9] else 1)
PY
venv/bin/python -W ignore check.py
