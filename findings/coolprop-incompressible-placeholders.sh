#!/usr/bin/env bash
# CoolProp 8.0.0 answers with numbers where its incompressible fluids have no transport data or wrong ones. Lithium bromide solution, the fluid
# of absorption chillers, has a viscosity of exactly 1 Pa·s and a conductivity of 0 in every state (measured: some mPa·s and 0.4 to 0.5 W/m K);
# acetone conducts 0 (handbooks: 0.161 W/m K at 25 °C); HFE-7100 under the name HFE conducts 0.968 W/m K, under the name HFE2 and in the
# maker's data sheet 0.069. No error is raised, as it is for acetone by the Helmholtz equation, which has no conductivity model either.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet CoolProp==8.0.0
cat > check.py <<'PY'
from CoolProp.CoolProp import PropsSI

def transport(fluid, temperature=298.15):
    return [PropsSI(key, 'T', temperature, 'P', 2e5, f'INCOMP::{fluid}') for key in 'VL']

bromide = [transport(f'LiBr[{fraction}]', temperature) for fraction in (0.4, 0.5, 0.6) for temperature in (300, 340)]
acetone = transport('Acetone')[1]
hfe, hfe2 = transport('HFE')[1], transport('HFE2')[1]
try:
    refused = False
    PropsSI('L', 'T', 298.15, 'P', 2e5, 'HEOS::Acetone')
except ValueError:
    refused = True
print(f'CoolProp 8.0.0: LiBr solutions {bromide} Pa·s and W/m K; acetone {acetone} W/m K, as HEOS {"refused" if refused else "given"}')
print(f'HFE {hfe:.4f}, HFE2 {hfe2:.4f} W/m K')
raise SystemExit(0 if all(pair == [1.0, 0.0] for pair in bromide) and acetone == 0 and refused
                 and abs(hfe - 0.968) < 0.002 and abs(hfe2 - 0.069) < 0.001 else 1)
PY
venv/bin/python check.py
