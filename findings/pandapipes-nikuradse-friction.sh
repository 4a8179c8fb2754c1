#!/usr/bin/env bash
# pandapipes 0.16.0 calculates a pipe flow by default with friction_model='nikuradse': 64/Re plus the friction factor of a fully rough
# pipe, at any Reynolds number. In a pipe that is not fully rough this is far too low: 100 l/s of water in 1 km of DN 300 with a
# roughness of 0.01 mm, Re 4.2e5, loses 0.332 bar; with its own friction_model='colebrook' it loses 0.465 bar, 40 % more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet pandapipes==0.16.0
cat > check.py <<'PY'
import pandapipes as pp

def loss(**options):
    net = pp.create_empty_network(fluid='water')
    start, end = (pp.create_junction(net, pn_bar=5, tfluid_k=293.15) for _ in range(2))
    pp.create_ext_grid(net, start, p_bar=5, t_k=293.15)
    pp.create_pipe_from_parameters(net, start, end, length_km=1, inner_diameter_mm=300, k_mm=0.01)
    pp.create_sink(net, end, mdot_kg_per_s=99.8)
    pp.pipeflow(net, **options)
    return 5 - net.res_junction.p_bar.iloc[1], net.res_pipe['lambda'].iloc[0]

(usual, factor), (colebrook, factor_colebrook) = loss(), loss(friction_model='colebrook')
print(f'pandapipes 0.16.0: {usual:.4f} bar, f = {factor:.5f}; colebrook {colebrook:.4f} bar, f = {factor_colebrook:.5f}')
raise SystemExit(0 if abs(usual - 0.3318) < 5e-4 and abs(colebrook - 0.4653) < 5e-4 else 1)
PY
venv/bin/python -W ignore check.py
