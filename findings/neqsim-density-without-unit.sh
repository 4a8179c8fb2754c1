#!/usr/bin/env bash
# NeqSim 3.26.0 (PyPI, needs Java): getDensity() of a phase and getDensity('kg/m3') are both in kg/m³ and differ by a third for water. Without
# a unit the call omits the volume correction of the equation of state. Water in equilibrium with methane at 25 °C and 50 bara by SRK: 757 or
# 1003 kg/m³; the gas phase has nearly the same value in both calls, so the difference is not noticed there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v java > /dev/null || { echo 'needs java on the PATH'; exit 1; }
python3 -m venv venv
venv/bin/pip install --quiet neqsim==3.26.0
cat > check.py <<'PY'
from neqsim.thermo import TPflash, fluid

system = fluid('srk')
system.addComponent('methane', 0.9)
system.addComponent('water', 0.1)
system.setMixingRule('classic')
system.setTemperature(298.15)
system.setPressure(50.0)
TPflash(system)
system.initProperties()
(gas, gas_corrected), (water, water_corrected) = [
    (system.getPhase(i).getDensity(), system.getPhase(i).getDensity('kg/m3')) for i in range(2)
]
print(f"NeqSim 3.26.0: gas {gas:.2f} and {gas_corrected:.2f} kg/m³, water {water:.1f} and {water_corrected:.1f} kg/m³")
raise SystemExit(0 if abs(gas / gas_corrected - 1) < 0.01 and water < 770 and 990 < water_corrected < 1010 else 1)
PY
venv/bin/python check.py 2> /dev/null
