#!/usr/bin/env bash
# corva-unit-converter 3.3.0 (PyPI, units of oil and gas) has the factor of the cubic foot upside down in its measure gas_volume: 1000
# Mscf instead of 1/1000. 1000 ft3 are 1,000,000 Mscf instead of 1, without an error, and the wrong measure is chosen by itself as soon as
# one of the two units is Mscf. In the measure volume, 1 ft3 is 0.02832 m3, as it should be. Mscf to m3 is right to 0.05 %.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet corva-unit-converter==3.3.0
cat > check.py <<'PY'
from corva_unit_converter import convert

thousands = convert(1000, 'ft3', 'Mscf')
gas = convert(1, 'ft3', 'm3', 'gas_volume')
volume = convert(1, 'ft3', 'm3')
mscf = convert(1, 'Mscf', 'm3')
print(f'corva-unit-converter 3.3.0: 1000 ft3 = {thousands:.0f} Mscf, not 1; 1 ft3 = {gas:.1f} m3 as gas_volume, {volume:.6f} m3 as volume')
print(f'1 Mscf = {mscf:.4f} m3; by the definition of the foot, 0.3048 m, 1000 ft3 are 28.3168 m3')
raise SystemExit(0 if abs(thousands - 1e6) < 1 and abs(gas / 28328.6 - 1) < 1e-4 and abs(volume / 0.3048**3 - 1) < 1e-5
                 and abs(mscf / 28.3168 - 1) < 1e-3 else 1)
PY
venv/bin/python check.py
