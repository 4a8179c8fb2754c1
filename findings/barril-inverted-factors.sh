#!/usr/bin/env bash
# barril 2.2.1 (PyPI, the POSC units of oil and gas) has factors upside down or a thousandfold off, without an error. A Joule-Thomson
# coefficient of 0.5 K/bar is 50,000 K/Pa instead of 5e-6; 10 kWh per short ton are 9,071,847 kWh/t instead of 11.02; a barrel per short ton is
# 175,253 m³/t instead of 0.175; and a kilogram mole is a mole: 1 kgmol = 0.001 kmol. By definition a bar is 1e5 Pa and a short ton
# 907.18474 kg (NIST SP 811, appendix B.8).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet barril==2.2.1
cat > check.py <<'PY'
from barril.units import Scalar

SHORT_TON = 0.90718474
BARREL = 0.158987294928
cases = [
    # amount, unit, wanted unit, right value, value seen
    (0.5, 'K/bar', 'K/Pa', 0.5e-5, 0.5e5),
    (10, 'kW.h/tonUS', 'kW.h/t', 10 / SHORT_TON, 9071847),
    (1, 'bbl/tonUS', 'm3/t', BARREL / SHORT_TON, 175253.5),
    (1, 'kgmol', 'kmol', 1, 0.001),
]
changed = 0
for amount, unit, wanted, right, seen in cases:
    value = Scalar(amount, unit).GetValue(wanted)
    print(f'barril 2.2.1: {amount} {unit} = {value:.7g} {wanted}, right is {right:.7g}')
    changed += abs(value / seen - 1) > 1e-6
raise SystemExit(1 if changed else 0)
PY
venv/bin/python check.py
