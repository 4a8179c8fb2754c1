#!/usr/bin/env bash
# NeqSim 3.26.0 (PyPI, needs Java): the flow of a liquid set in volume units is another flow. setFlowRate(100, 'm3/hr') of water at 25 °C and
# 10 bara gives a stream of 0.89 m3/hr, since the amount is calculated with the density of a gas before the flash; 100 gallons/min come
# back as 9971 gallons/min. Read from a stream set in kg/hr, both units are right, and so is a gas set in m3/hr.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v java > /dev/null || { echo 'needs java on the PATH'; exit 1; }
python3 -m venv venv
venv/bin/pip install --quiet neqsim==3.26.0
cat > check.py <<'PY'
from neqsim import jneqsim
from neqsim.thermo import fluid

GALLONS_PER_MINUTE = 0.003785411784 * 60

def stream(substance, amount, unit):
    system = fluid('srk')
    system.addComponent(substance, 1.0)
    system.setMixingRule('classic')
    system.setTemperature(298.15)
    system.setPressure(10.0)
    made = jneqsim.process.equipment.stream.Stream('feed', system)
    made.setFlowRate(amount, unit)
    made.run()
    return made

water = stream('water', 100.0, 'm3/hr').getFlowRate('m3/hr')
gas = stream('methane', 100.0, 'm3/hr').getFlowRate('m3/hr')
gallons = stream('water', 100.0, 'gallons/min').getFlowRate('gallons/min')
by_mass = stream('water', 1000.0, 'kg/hr')
cubic_metres, read = by_mass.getFlowRate('m3/hr'), by_mass.getFlowRate('gallons/min')
print(f'NeqSim 3.26.0: 100 m3/hr of water set, {water:.2f} read; 100 gallons/min of water set, {gallons:.0f} read')
print(f'100 m3/hr of methane set, {gas:.2f} read')
print(f'1000 kg/hr of water set: {cubic_metres:.4f} m3/hr and {read:.3f} gallons/min read')
raise SystemExit(0 if 0.8 < water < 1 and 9900 < gallons < 10100 and abs(gas - 100) < 0.1
                 and abs(cubic_metres * 0.997 - 1) < 0.01 and abs(read * GALLONS_PER_MINUTE / cubic_metres - 1) < 0.001 else 1)
PY
venv/bin/python check.py 2> /dev/null
