#!/usr/bin/env bash
# fluids 1.3.1 sizes a 25 mm control valve for 5 m³/h of a viscous liquid at a differential of 3 bar (size_control_valve_l, F_L 0.9, F_d 0.46)
# with Kv 3.754 at 50, 200 and 500 cP alike, and with Kv 549 at 800 cP and 714 at 1000 cP: it raises Kv in steps of 30 % while F_R is
# that of the Kv before, and does not come back. IEC 60534-2-1:2011, eqs. (23) and (A.6) to (A.8), has Kv 4.92 at 1000 cP: with its own
# Reynolds_valve, and n of a reduced trim, Kv·F_R·√3 is then the flow.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet fluids==1.3.1
cat > check.py <<'PY'
from math import log10, sqrt
from fluids.control_valve import Reynolds_valve, size_control_valve_l

flow, size, recovery, style = 5 / 3600, 0.025, 0.9, 0.46

def sized(viscosity):
    return size_control_valve_l(rho=1000, Psat=100, Pc=20e5, mu=viscosity, P1=31e5, P2=28e5, Q=flow,
                                D1=size, D2=size, d=size, FL=recovery, Fd=style)

found = {round(1000 * mu): sized(mu) for mu in (0.001, 0.05, 0.2, 0.5, 0.8, 1.0)}
print('fluids 1.3.1, Kv by cP:', {cp: round(kv, 3) for cp, kv in found.items()})

# By the standard, Kv = Q/(F_R·√Δp) with F_R at that Kv.
kv = 5 / sqrt(3)
for _ in range(100):
    reynolds = Reynolds_valve(nu=1e-3, Q=5, D1=25, FL=recovery, Fd=style, C=kv)
    n = 1 + 140 * (kv / 25**2) ** (2 / 3)
    kv = 5 / sqrt(3) / (1 + 0.33 * sqrt(recovery) / n**0.25 * log10(reynolds / 1e4))
print(f'by IEC 60534-2-1, Kv at 1000 cP: {kv:.3f}')
expected = {1: 2.888, 50: 3.754, 200: 3.754, 500: 3.754, 800: 548.87, 1000: 713.53}
print('Kv by IEC is 4.918:', abs(kv / 4.918 - 1) < 1e-3)
raise SystemExit(0 if all(abs(found[cp] / value - 1) < 1e-3 for cp, value in expected.items()) and abs(kv / 4.918 - 1) < 1e-3 else 1)
PY
venv/bin/python -W ignore check.py
