#!/usr/bin/env bash
# HyperFormula 3.5.0 does not read two literals that ECMA-376 (part 1, 18.17.2) allows and Excel, LibreOffice and Gnumeric write:
# a number with a capital E (1.5E3) and a quotation mark doubled inside a text ("a""b"). Both give #ERROR!, "Parsing error. Redundant
# input". A lower-case e is read. Workbooks contain small constants in that form, such as 1E-05, so their formulas are refused.
# Seen: 1.5e3 = 1500, 1.5E3 = #ERROR!, LEN("a""b") = #ERROR!, LEN("a"&CHAR(34)&"b") = 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0 > /dev/null
cat > check.mjs <<'JS'
import { HyperFormula } from 'hyperformula';
const formulas = ['=1.5e3', '=1.5E3', '=LEN("a""b")', '=LEN("a"&CHAR(34)&"b")'];
const engine = HyperFormula.buildFromArray([formulas], { licenseKey: 'gpl-v3' });
const seen = formulas.map((_, col) => {
  const value = engine.getCellValue({ sheet: 0, row: 0, col });
  return typeof value === 'object' && value !== null ? value.value : value;
});
console.log(`HyperFormula ${HyperFormula.version}:`, formulas.map((formula, n) => `${formula} -> ${seen[n]}`).join('   '));
process.exitCode = JSON.stringify(seen) === JSON.stringify([1500, '#ERROR!', '#ERROR!', 3]) ? 0 : 1;
JS
node check.mjs
