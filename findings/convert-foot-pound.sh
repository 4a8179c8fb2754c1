#!/usr/bin/env bash
# The spreadsheet formula CONVERT(1,"flb","J"), documented as a foot-pound, is 1.35582 J (1 ft·lbf) in @formulajs/formulajs 4.6.1, but
# 0.04214 J, the foot-poundal, in Gnumeric 1.12.55: a workbook with an energy in flb changes 32-fold when another program recalculates
# it. Gnumeric's "pond" is 9806.8 N, a million times the gram-force of formulajs. Needs Debian's gnumeric, installed if absent.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v ssconvert > /dev/null || apt-get install -y -q --no-install-recommends 'gnumeric=1.12.55*' > /dev/null
npm init -y > /dev/null
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1 > /dev/null
printf '"=CONVERT(1,""flb"",""J"")"\n"=CONVERT(1,""pond"",""N"")"\n' > energy.csv
ssconvert --recalc energy.csv energy.gnumeric 2> /dev/null
ssconvert --recalc -O format=raw -T Gnumeric_stf:stf_assistant energy.gnumeric result.csv 2> /dev/null
cat > check.cjs <<'JS'
const { CONVERT } = require('@formulajs/formulajs');
const gnumeric = require('node:fs').readFileSync('result.csv', 'utf8').trim().split('\n').map(Number);
const formulajs = [CONVERT(1, 'flb', 'J'), CONVERT(1, 'pond', 'N')];
console.log(`1 flb in J: formulajs ${formulajs[0]}, Gnumeric ${gnumeric[0]}; 1 pond in N: formulajs ${formulajs[1]}, Gnumeric ${gnumeric[1]}`);
const near = (value, expected) => Math.abs(value / expected - 1) < 1e-4;
process.exitCode =
  near(formulajs[0], 1.3558179) && near(gnumeric[0], 0.0421401) && near(formulajs[1], 9.80665e-3) && near(gnumeric[1], 9806.8) ? 0 : 1;
JS
ssconvert --version 2>&1 | head -1
node check.cjs
