#!/usr/bin/env bash
# A bbl of crude oil is 42 US gallons, 0.158987 m³ (API MPMS 11.1), but three unit libraries in common use have three different sizes:
# js-quantities 1.8.0 has 42 gallons, Pint 0.25.3 has 31.5 (its 42-gallon barrel is oil_bbl), and mathjs 15.2.0 has 31, the US
# beer barrel (its 42-gallon barrel is oilbarrel). The last two read 100,000 bbl/day 25 and 26 % too small, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund js-quantities@1.8.0 mathjs@15.2.0 > /dev/null
python3 -m venv venv
venv/bin/pip install --quiet pint==0.25.3
cat > check.cjs <<'JS'
const js = require('js-quantities')('1 bbl').to('m3').scalar;
const math = require('mathjs').unit('1 bbl').toNumber('m^3');
const gallon = 0.003785411784;
const pint = Number(process.argv[2]);
const gallons = [js, pint, math].map(volume => Math.round((volume / gallon) * 1e6) / 1e6);
console.log(`1 bbl in US gallons: js-quantities 1.8.0 ${gallons[0]}, Pint 0.25.3 ${gallons[1]}, mathjs 15.2.0 ${gallons[2]}`);
process.exitCode = gallons.join() === '42,31.5,31' ? 0 : 1;
JS
node check.cjs "$(venv/bin/python -c 'import pint; print(pint.UnitRegistry()("1 bbl").to("m^3").magnitude)')"
