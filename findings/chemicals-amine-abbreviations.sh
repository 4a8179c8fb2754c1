#!/usr/bin/env bash
# chemicals 1.5.2 (PyPI) resolves the usual abbreviations of gas treating to other substances without a warning: DEA (diethanolamine,
# CAS 111-42-2) to a herbicide metabolite, 6190-65-4, and MDEA (methyldiethanolamine, 105-59-9) to a stimulant, 82801-81-8, while TEG
# and DEG are the glycols. C1 is carbon, although C2 to C10 are the normal alkanes. A composition pasted with these names becomes another fluid.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet chemicals==1.5.2
cat > check.py <<'PY'
from chemicals import CAS_from_any

seen = {name: CAS_from_any(name) for name in ['DEA', 'MDEA', 'DEG', 'TEG', 'C1', 'C2', 'C3']}
print('chemicals 1.5.2:', ', '.join(f'{name} {cas}' for name, cas in seen.items()))
expected = ['6190-65-4', '82801-81-8', '111-46-6', '112-27-6', '7440-44-0', '74-84-0', '74-98-6']
raise SystemExit(0 if list(seen.values()) == expected else 1)
PY
venv/bin/python check.py
