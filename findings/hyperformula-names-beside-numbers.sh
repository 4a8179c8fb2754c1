#!/usr/bin/env bash
# HyperFormula 3.5.0 cannot build a workbook in which a formula with a sheet-level defined name contains a number that is not in its
# shortest form, such as 2.80 or 0.0000005 (Excel stores numbers as typed). The engine caches parsed formulas by a text regenerated from
# the parsed numbers (2.8, 5e-7), does not find them when a name is added, and throws "There is no AST with such key in the cache".
# The same formula works with a workbook-level name, without a name, or with 2.8 or 5/10000000.
# Seen: =width*2.8 -> 5.6, =2.80*2 -> 5.6, =width*2.80 throws, =width*5/10000000 -> 0.000001, =width*0.0000005 throws.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0 > /dev/null
cat > check.mjs <<'JS'
import { HyperFormula } from 'hyperformula';
const formulas = ['=width*2.8', '=2.80*2', '=width*2.80', '=width*5/10000000', '=width*0.0000005'];
const seen = formulas.map(formula => {
  try {
    const names = [{ name: 'width', expression: '=2', scope: 0 }];
    const engine = HyperFormula.buildFromSheets({ Sheet1: [[formula]] }, { licenseKey: 'gpl-v3' }, names);
    return engine.getCellValue({ sheet: 0, row: 0, col: 0 });
  } catch (error) {
    return error.message;
  }
});
console.log(`HyperFormula ${HyperFormula.version}:`, formulas.map((formula, n) => `${formula} -> ${seen[n]}`).join('   '));
const missing = 'There is no AST with such key in the cache';
process.exitCode = JSON.stringify(seen) === JSON.stringify([5.6, 5.6, missing, 0.000001, missing]) ? 0 : 1;
JS
node check.mjs
