#!/usr/bin/env bash
# In UCUM, as @lhncbc/ucum-lhc 7.1.10 implements it, the code [Btu] without an index is the thermochemical unit, 1054.35 J, although
# trade and steam tables in Btu/lb mean the international one, [Btu_IT], 1055.05585262 J: a duty that a program exchanges as
# [Btu]/h is 0.07 % off. The code cal is thermochemical likewise, while [Cal] is 4184 J.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund @lhncbc/ucum-lhc@7.1.10 > /dev/null
cat > check.cjs <<'JS'
const ucum = require('@lhncbc/ucum-lhc').UcumLhcUtils.getInstance();
const [plain, th, it] = ['[Btu]', '[Btu_th]', '[Btu_IT]'].map(code => ucum.convertUnitTo(code, 1, 'J').toVal);
console.log(`@lhncbc/ucum-lhc 7.1.10: [Btu] ${plain} J, [Btu_th] ${th} J, [Btu_IT] ${it} J`);
process.exitCode = plain === th && Math.abs(plain - 1054.35) < 1e-6 && Math.abs(it - 1055.05585262) < 1e-6 ? 0 : 1;
JS
node check.cjs
