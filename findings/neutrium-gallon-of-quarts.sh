#!/usr/bin/env bash
# @neutrium/quantity 3.0.7 (npm, the unit module of a process engineering library) reads gal and floz as the imperial units, but pt and qt as
# those of the US: a gallon is 4.80 quarts, where either system has 4 (NIST Handbook 44, appendix C). 100 gal/min of a US pump are 27.28 m³/h
# instead of 22.71, 20 % too much, while the barrel, bbl, is the US petroleum barrel of 42 US gallons: 34.97 of its gal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund @neutrium/quantity@3.0.7 > /dev/null
cat > check.cjs <<'JS'
const { Quantity } = require('@neutrium/quantity');
const convert = (amount, from, to) => Number(new Quantity(`${amount} ${from}`).to(to).scalar);
const [quarts, pump, barrel] = [convert(1, 'gal', 'qt'), convert(100, 'gal/min', 'm3/h'), convert(1, 'bbl', 'gal')];
console.log(`@neutrium/quantity 3.0.7: 1 gal = ${quarts} qt, 100 gal/min = ${pump} m3/h, 1 bbl = ${barrel} gal; expected 4, 22.7125 and 42`);
const near = (value, expected) => Math.abs(value / expected - 1) < 1e-4;
process.exitCode = near(quarts, 4.803799) && near(pump, 27.27654) && near(barrel, 34.97232) ? 0 : 1;
JS
node check.cjs
