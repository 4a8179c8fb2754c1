#!/usr/bin/env bash
# Cantera 3.2.0 (PyPI): Hydrogen(), documented as "the equation of state for hydrogen", has the properties of parahydrogen at every
# temperature. Hydrogen of a cylinder or a pipeline is normal hydrogen, 75 % orthohydrogen: its cp at 300 K and 1 bar is 14.31 kJ/kg K, as
# Cantera's own GRI-Mech gas has it, not 14.86; heating it from 80 to 300 K takes 2873 kJ/kg, not 3362, 17 % more. CoolProp 8.0.0 has both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet cantera==3.2.0 CoolProp==8.0.0
cat > check.py <<'PY'
import cantera
from CoolProp.CoolProp import PropsSI

def state(fluid, temperature):
    fluid.TP = temperature, 1e5
    return fluid.cp_mass / 1e3, fluid.enthalpy_mass / 1e3

def reference(name):
    cp = PropsSI('C', 'T', 300, 'P', 1e5, name) / 1e3
    return cp, (PropsSI('H', 'T', 300, 'P', 1e5, name) - PropsSI('H', 'T', 80, 'P', 1e5, name)) / 1e3

hydrogen = cantera.Hydrogen()
cp, warm = state(hydrogen, 300)
duty = warm - state(hydrogen, 80)[1]
gas = cantera.Solution('gri30.yaml')
gas.X = 'H2:1'
gas_cp = state(gas, 300)[0]
normal, para = reference('Hydrogen'), reference('ParaHydrogen')
print(f'Cantera {cantera.__version__}: Hydrogen() cp {cp:.2f} kJ/kg K, 80 to 300 K {duty:.0f} kJ/kg; its GRI-Mech gas: cp {gas_cp:.2f} kJ/kg K')
print(f'CoolProp 8.0.0: normal hydrogen {normal[0]:.2f} and {normal[1]:.0f}, parahydrogen {para[0]:.2f} and {para[1]:.0f}')
raise SystemExit(0 if abs(cp / para[0] - 1) < 0.003 and abs(duty / para[1] - 1) < 0.003 and duty / normal[1] > 1.16
                 and abs(gas_cp / normal[0] - 1) < 0.002 else 1)
PY
venv/bin/python check.py
