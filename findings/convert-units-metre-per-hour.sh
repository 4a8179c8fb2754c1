#!/usr/bin/env bash
# convert-units 2.3.4 reads m/h as mile per hour, beside km/h (kilometre per hour) and m/s (metre per second) in the same measure.
# By the SI brochure m/h is metre per hour, the unit of rising levels and of superficial velocities in settlers and filters: a level
# that rises at 2 m/h becomes 0.894 m/s instead of 0.000556 m/s, a factor of 1609.344, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund convert-units@2.3.4 > /dev/null
cat > check.cjs <<'JS'
const convert = require('convert-units');
const level = convert(2).from('m/h').to('m/s');
const ratio = convert(1).from('km/h').to('m/s') / convert(1).from('m/h').to('m/s');
console.log(`convert-units ${require('convert-units/package.json').version}: 2 m/h = ${level} m/s; 1 km/h is ${ratio} of its m/h, not 1000`);
process.exitCode = Math.abs(level - 0.89408) < 1e-9 && Math.abs(ratio - 1 / 1.609344) < 1e-6 ? 0 : 1;
JS
node check.cjs
