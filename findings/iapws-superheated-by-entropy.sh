#!/usr/bin/env bash
# iapws 1.5.5 (PyPI) finds states of IAPWS-IF97 from pressure and entropy. Above 16.5 MPa, for superheated steam next to saturation
# (region 3), it returns the saturation temperature with a quality above 1 instead: at 20 MPa, steam of 648.896 K comes back as
# 638.896 K with x = 1.34. From pressure and enthalpy the same state comes back right, and CoolProp 8.0.0's IF97 has it right from both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet iapws==1.5.5 CoolProp==8.0.0
cat > check.py <<'PY'
import CoolProp.CoolProp as CP
from iapws import IAPWS97

failed = 0
for pressure, superheat in [(17.5, 3), (18.46, 6), (20, 10)]:
    saturated = IAPWS97(P=pressure, x=1).T
    steam = IAPWS97(P=pressure, T=saturated + superheat)
    by_entropy, by_enthalpy = IAPWS97(P=pressure, s=steam.s), IAPWS97(P=pressure, h=steam.h)
    peer = CP.PropsSI('T', 'P', pressure * 1e6, 'S', steam.s * 1e3, 'IF97::Water')
    print(f'{pressure} MPa, {steam.T:.3f} K: by entropy {by_entropy.T:.3f} K, x = {by_entropy.x:.3f}; '
          f'by enthalpy {by_enthalpy.T:.3f} K; CoolProp by entropy {peer:.3f} K')
    as_seen = (abs(by_entropy.T - saturated) < 1e-6 and by_entropy.x > 1.05
               and abs(by_enthalpy.T - steam.T) < 0.01 and abs(peer - steam.T) < 0.03)
    failed += not as_seen
raise SystemExit(1 if failed else 0)
PY
venv/bin/python -W ignore check.py
