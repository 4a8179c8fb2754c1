#!/usr/bin/env bash
# QUDT, as packed in @qudtlib/allunits 7.1.0, gives the mean British thermal unit (BTU_MEAN) the factor of the international one,
# 1055.05585262 J. NIST SP 811 (2008), appendix B.8, has 1055.87 J for the mean and 1055.056 J for the IT unit; the mean is 1/180 of the
# heat of water from 32 to 212 °F. A duty in mean Btu is 0.08 % too small.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund @qudtlib/allunits@7.1.0 > /dev/null
cat > check.mjs <<'JS'
import { Units } from '@qudtlib/allunits';
const [mean, it] = [Units.BTU_MEAN, Units.BTU_IT].map(unit => Number(String(unit.conversionMultiplier)));
console.log(`@qudtlib/allunits 7.1.0: BTU_MEAN ${mean} J, BTU_IT ${it} J; NIST SP 811: mean 1055.87 J`);
process.exitCode = mean === it && Math.abs(mean - 1055.05585262) < 1e-6 ? 0 : 1;
JS
node check.mjs
