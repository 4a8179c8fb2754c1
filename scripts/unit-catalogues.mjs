/**
 * Writes `scripts/unit-catalogues.json`: the units that at least two of five published catalogues share, by dimension
 * and size in SI. Run it by hand when a catalogue is updated: `node scripts/unit-catalogues.mjs`. It installs the
 * pinned packages in a temporary folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './sources.mjs';

const packages = {
  '@lhncbc/ucum-lhc': '7.1.10',
  mathjs: '15.2.0',
  '@qudtlib/allunits': '7.1.0',
  'convert-units': '2.3.4',
  'js-quantities': '1.8.0',
};

const folder = mkdtempSync(join(tmpdir(), 'unit-catalogues-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const install = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent', ...install], {
  stdio: 'inherit',
});
const require = createRequire(join(folder, 'package.json'));

/**
 * Exponents of length, time, mass and temperature; units of other dimensions do not belong to mechanical or thermal
 * quantities.
 */
const dimension = (length, time, mass, temperature) => [length, time, mass, temperature].join(' ');

/** @type {{ catalogue: string, dimension: string, si: number, spelling: string }[]} */
const units = [];
const add = (catalogue, dimensionOf, si, ...spellings) => {
  if (!Number.isFinite(si) || si <= 0 || dimensionOf === '0 0 0 0') return;
  for (const spelling of new Set(spellings))
    if (spelling) units.push({ catalogue, dimension: dimensionOf, si, spelling: String(spelling) });
};

// ucum-lhc: magnitudes in m, s, g, rad, K, C, cd.
const { config, units: ucum } = JSON.parse(
  readFileSync(join(folder, 'node_modules/@lhncbc/ucum-lhc/data/ucumDefs.min.json'), 'utf8'),
);
for (const values of ucum.data ?? ucum) {
  const unit = Object.fromEntries((ucum.config ?? config).map((key, index) => [String(key), values[index]]));
  const vector = values.find(value => Array.isArray(value) && value.length === 7);
  if (!vector || unit['cnv_'] || unit['isArbitrary_']) continue;
  const [length, time, mass, , temperature, charge, light] = vector;
  if (charge !== 0 || light !== 0) continue;
  add('ucum-lhc', dimension(length, time, mass, temperature), unit['magnitude_'] / 1000 ** mass, unit['csCode_']);
}

// mathjs: units with the prefixes from nano to giga.
const { create, all } = require('mathjs');
const { Unit } = create(all, {});
for (const unit of Object.values(Unit.UNITS)) {
  const [mass, length, time, current, temperature, light, amount, , bit] = unit.base.dimensions;
  if (current || light || amount || bit || unit.offset) continue;
  for (const prefix of Object.values(unit.prefixes)) {
    if (!['', 'n', 'u', 'm', 'c', 'd', 'h', 'k', 'M', 'G'].includes(prefix.name)) continue;
    const size = unit.value * (unit.unitValue ?? 1) * prefix.value;
    add('mathjs', dimension(length, time, mass, temperature), size, prefix.name + unit.name);
  }
}

// QUDT, whose dimension vectors are such as A0E0L1I0M0H0T0D0.
require('@qudtlib/allunits');
const { Qudt } = require('@qudtlib/core');
for (const unit of Qudt.allUnits()) {
  const vector = /A(-?\d+)E(-?\d+)L(-?\d+)I(-?\d+)M(-?\d+)H(-?\d+)T(-?\d+)D/.exec(unit.dimensionVectorIri ?? '');
  if (!vector || Number(unit.conversionOffset ?? 0) !== 0) continue;
  const [amount, current, length, light, mass, temperature, time] = vector.slice(1).map(Number);
  if (amount || current || light) continue;
  add('qudt', dimension(length, time, mass, temperature), Number(unit.conversionMultiplier), unit.symbol);
}

// convert-units: sizes relative to an anchor of each measure, with its size in SI.
const measures = {
  length: [dimension(1, 0, 0, 0), 1, 'm'],
  area: [dimension(2, 0, 0, 0), 1, 'm2'],
  mass: [dimension(0, 0, 1, 0), 1, 'kg'],
  volume: [dimension(3, 0, 0, 0), 1, 'm3'],
  time: [dimension(0, 1, 0, 0), 1, 's'],
  speed: [dimension(1, -1, 0, 0), 1, 'm/s'],
  pressure: [dimension(-1, -2, 1, 0), 1, 'Pa'],
  energy: [dimension(2, -2, 1, 0), 1, 'J'],
  power: [dimension(2, -3, 1, 0), 1, 'W'],
  volumeFlowRate: [dimension(3, -1, 0, 0), 1, 'm3/s'],
  frequency: [dimension(0, -1, 0, 0), 1, 'Hz'],
};
const convert = require('convert-units');
for (const [measure, [dimensionOf, si, base]] of Object.entries(measures))
  for (const { abbr, singular } of convert().list(measure))
    add('convert-units', dimensionOf, convert(1).from(abbr).to(base) * si, abbr, singular);

// js-quantities, with all spellings of each unit.
const Qty = require('js-quantities');
const shapes = {
  length: dimension(1, 0, 0, 0),
  area: dimension(2, 0, 0, 0),
  mass: dimension(0, 0, 1, 0),
  volume: dimension(3, 0, 0, 0),
  time: dimension(0, 1, 0, 0),
  speed: dimension(1, -1, 0, 0),
  pressure: dimension(-1, -2, 1, 0),
  energy: dimension(2, -2, 1, 0),
  power: dimension(2, -3, 1, 0),
  force: dimension(1, -2, 1, 0),
  viscosity: dimension(-1, -1, 1, 0),
  frequency: dimension(0, -1, 0, 0),
};
for (const [kind, dimensionOf] of Object.entries(shapes))
  for (const name of Qty.getUnits(kind)) {
    const base = Qty(1, name).toBase();
    // "sqft" has ft2 as its base.
    if (!/ft/.test(base.units())) add('js-quantities', dimensionOf, base.scalar, ...Qty.getAliases(name));
  }

/** Units of one dimension whose sizes agree to six digits are treated as one unit. */
const groups = [];
for (const unit of units.toSorted((one, two) => one.dimension.localeCompare(two.dimension) || one.si - two.si)) {
  const last = groups.at(-1);
  if (last && last.dimension === unit.dimension && Math.abs(unit.si / last.si - 1) < 1e-6) last.units.push(unit);
  else groups.push({ dimension: unit.dimension, si: unit.si, units: [unit] });
}
const shared = groups.filter(group => new Set(group.units.map(({ catalogue }) => catalogue)).size > 1);
const lines = shared.map(group => {
  const spellings = {};
  for (const { catalogue, spelling } of group.units) (spellings[catalogue] ??= []).push(spelling);
  for (const name of Object.keys(spellings)) spellings[name] = [...new Set(spellings[name])];
  return JSON.stringify({ dimension: group.dimension, si: Number(group.si.toPrecision(9)), spellings });
});
writeFileSync(join(root, 'scripts', 'unit-catalogues.json'), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${units.length} spellings, ${groups.length} units, ${shared.length} in at least two catalogues`);
