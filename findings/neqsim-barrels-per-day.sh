#!/usr/bin/env bash
# NeqSim 3.26.0 (PyPI, needs Java) counts barrels per day by mass alone, 0.068 barrels to the pound, whatever the fluid: 1000 kg/h of water
# at 25 °C, 1 m³/h by its own getFlowRate('m3/hr'), are 3598 barrel/day instead of 150.7, and a stream set to 1000 barrel/day carries 278 kg/h
# instead of 6637. A barrel is 42 US gallons, 0.158987 m³ (API MPMS 11.1); a pound of water is 0.00285 barrels.
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

BARREL = 0.158987294928

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

changed = 0
for substance in ('water', 'nC10'):
    feed = stream(substance, 1000.0, 'kg/hr')
    volume, barrels = feed.getFlowRate('m3/hr'), feed.getFlowRate('barrel/day')
    mass = stream(substance, 1000.0, 'barrel/day').getFlowRate('kg/hr')
    right = volume * 24 / BARREL
    print(f'NeqSim 3.26.0, {substance}: 1000 kg/h = {volume:.3f} m3/h = {barrels:.1f} barrel/day, right is {right:.1f};'
          f' 1000 barrel/day = {mass:.1f} kg/h, right is {1e6 / right:.0f}')
    changed += abs(barrels / 3597.944 - 1) > 1e-5 or abs(mass / 277.9365 - 1) > 1e-5 or not 140 < right < 210
raise SystemExit(1 if changed else 0)
PY
venv/bin/python check.py 2> /dev/null
