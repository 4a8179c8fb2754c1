#!/usr/bin/env bash
# CoolProp 8.0.0 (HEOS) can answer a pressure-temperature flash of a mixture with a single phase although the pressure lies between the
# dew and the bubble pressure that it calculates for the same temperature. Equal amounts of ethane and propane at 320 K, 30 % of the way from
# dew to bubble point: "gas", quality -1, no error; 10 and 50 % of the way are two-phase. Its single-phase density there is metastable.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet CoolProp==8.0.0
cat > check.py <<'PY'
import CoolProp
from CoolProp import AbstractState

def flashes(fluids, fractions, temperature, shares):
    state = AbstractState('HEOS', fluids)
    state.set_mole_fractions(fractions)
    state.update(CoolProp.QT_INPUTS, 1, temperature)
    dew = state.p()
    state.update(CoolProp.QT_INPUTS, 0, temperature)
    bubble = state.p()
    found = []
    for share in shares:
        state.update(CoolProp.PT_INPUTS, dew + share * (bubble - dew), temperature)
        found.append((state.phase() == CoolProp.iphase_twophase, round(state.Q(), 3)))
    print(f'{fluids} at {temperature} K, dew {dew / 1e5:.3f} bar, bubble {bubble / 1e5:.3f} bar: {dict(zip(shares, found))}')
    return [two_phase for two_phase, _ in found]

ethane = flashes('Ethane&Propane', [0.5, 0.5], 320, [0.1, 0.3, 0.5])
carbon_dioxide = flashes('Methane&CarbonDioxide', [0.6, 0.4], 230, [0.5, 0.7, 0.9])
raise SystemExit(0 if ethane == [True, False, True] and carbon_dioxide == [True, True, False] else 1)
PY
venv/bin/python check.py
