#!/usr/bin/env bash
# NeqSim 3.26.0 (PyPI, needs Java): its ISO 6976 calculator has no heating value for carbon monoxide and ethylene, and takes their molar
# mass in kg/mol among others in g/mol, since its table has other names for them than its fluids (carbonmonoxide for CO). A synthesis gas of
# 50 % H2, 40 % CO and 10 % CO2 has 6.05 MJ/m³ and 0.043 kg/m³ by it, by ISO 6976:2016 at 15 °C (286.15 and 282.91 kJ/mol) 10.84 and 0.703.
# No error is raised; only getComponentsNotDefinedByStandard() lists CO.
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

# kJ/mol superior at 15 °C and g/mol, ISO 6976:2016, tables 1 and 3
STANDARD = {'hydrogen': (286.15, 2.01588), 'CO': (282.91, 28.0101), 'CO2': (0, 44.0095), 'methane': (891.51, 16.04246),
            'ethylene': (1412.11, 28.0532)}
LITRES_PER_MOLE = 8.3144621 * 288.15 / 101.325

def compare(gas):
    system = fluid('srk')
    for name, fraction in gas.items():
        system.addComponent(name, fraction)
    system.setMixingRule('classic')
    system.init(0)
    standard = jneqsim.standards.gasquality.Standard_ISO6976_2016(system, 15.0, 15.0, 'volume')
    standard.calculate()
    found = [float(standard.getValue(value)) for value in ('SuperiorCalorificValue', 'DensityReal')]
    ideal = [sum(fraction * STANDARD[name][i] for name, fraction in gas.items()) / LITRES_PER_MOLE for i in range(2)]
    print(f'{gas}: NeqSim 3.26.0 {found[0] / 1e3:.2f} MJ/m3, {found[1]:.4f} kg/m3; ISO 6976 (ideal gas) {ideal[0]:.2f}, {ideal[1]:.4f}')
    return found[0] / 1e3 / ideal[0], found[1] / ideal[1]

methane = compare({'methane': 1.0})
synthesis_gas = compare({'hydrogen': 0.5, 'CO': 0.4, 'CO2': 0.1})
ethylene = compare({'methane': 0.9, 'ethylene': 0.1})
raise SystemExit(0 if all(abs(ratio - 1) < 0.003 for ratio in methane) and abs(synthesis_gas[0] - 0.558) < 0.002
                 and abs(synthesis_gas[1] - 0.0613) < 0.001 and abs(ethylene[0] - 0.852) < 0.002 else 1)
PY
venv/bin/python check.py 2> /dev/null
