import { log } from '../elementary/index.ts';
import { convert, hasUnit, unitOf } from './convert.ts';
import { type Kind, type UnitOf } from './kinds.ts';
import { otherBasis } from './other-basis.ts';

/** Unit sets: pure SI, metric as used by process engineers, US customary. */
export const standardSets = ['si', 'metric', 'us'] as const;

/** Name of a unit set. */
export type StandardSet = (typeof standardSets)[number];

/** Corresponding units of similar size: metric, SI, US customary. */
type Row<U extends string> = readonly [metric: U, si: U, us: U];

/**
 * Units of each kind by size: a wall in mm converts to inches, a line in m to feet. A unit in several rows uses the first. A kind without
 * rows keeps its unit in every set.
 */
const rows: { readonly [K in Kind]: readonly Row<UnitOf<K>>[] } = {
  number: [],
  fraction: [],
  level: [],
  weightedLevel: [],
  angle: [],
  time: [],
  frequency: [],
  // The label of a flow coefficient defines which one it is.
  flowCoefficient: [],
  length: [
    ['mm', 'mm', 'inch'],
    ['m', 'm', 'ft'],
    ['cm', 'mm', 'inch'],
    ['μm', 'μm', 'mil'],
  ],
  area: [
    ['m²', 'm²', 'ft²'],
    ['mm²', 'mm²', 'in²'],
    ['cm²', 'mm²', 'in²'],
  ],
  volume: [
    ['m³', 'm³', 'ft³'],
    ['L', 'L', 'gal (US)'],
    ['m³', 'm³', 'bbl'],
  ],
  velocity: [
    ['m/s', 'm/s', 'ft/s'],
    ['m/s', 'm/s', 'ft/min'],
    ['km/h', 'm/s', 'ft/s'],
  ],
  mass: [
    ['kg', 'kg', 'lb'],
    ['t', 't', 'lb'],
  ],
  density: [
    ['kg/m³', 'kg/m³', 'lb/ft³'],
    ['g/cm³', 'kg/m³', 'lb/ft³'],
    ['kg/m³', 'kg/m³', 'lb/gal (US)'],
    ['kg/m³', 'kg/m³', 'lb/in³'],
  ],
  specificVolume: [['m³/kg', 'm³/kg', 'ft³/lb']],
  molarMass: [
    ['g/mol', 'g/mol', 'lb/lbmol'],
    ['kg/kmol', 'kg/kmol', 'lb/lbmol'],
  ],
  force: [
    ['kN', 'kN', 'lbf'],
    ['N', 'N', 'lbf'],
    ['kgf', 'N', 'lbf'],
  ],
  torque: [
    ['N·m', 'N·m', 'lbf·ft'],
    ['kN·m', 'kN·m', 'lbf·ft'],
  ],
  massFlow: [
    ['kg/h', 'kg/s', 'lb/h'],
    ['t/h', 'kg/s', 'lb/h'],
    ['kg/h', 'kg/s', 'lb/s'],
  ],
  massFlux: [['kg/(s·m²)', 'kg/(s·m²)', 'lb/(s·ft²)']],
  volumeFlow: [
    ['m³/h', 'm³/s', 'gal (US)/min'],
    ['L/s', 'L/s', 'gal (US)/min'],
    ['m³/h', 'm³/s', 'ft³/min'],
    ['m³/h', 'm³/s', 'bbl/d'],
  ],
  standardFlow: [
    ['Sm³/h', 'Sm³/h', 'MMSCFD'],
    ['Nm³/h', 'Nm³/h', 'MMSCFD'],
    ['kmol/h', 'kmol/h', 'MMSCFD'],
    ['Sm³/h', 'Sm³/h', 'scfm'],
  ],
  absolutePressure: [
    ['bar(abs)', 'kPa(abs)', 'psi(abs)'],
    ['mbar(abs)', 'kPa(abs)', 'psi(abs)'],
    ['MPa(abs)', 'MPa(abs)', 'psi(abs)'],
  ],
  gaugePressure: [
    ['bar(g)', 'kPa(g)', 'psi(g)'],
    ['mbar(g)', 'kPa(g)', 'psi(g)'],
    ['MPa(g)', 'MPa(g)', 'psi(g)'],
    ['kgf/cm²(g)', 'kPa(g)', 'psi(g)'],
  ],
  pressureDifference: [
    ['bar', 'kPa', 'psi'],
    ['mbar', 'kPa', 'psi'],
    ['MPa', 'MPa', 'psi'],
  ],
  stress: [['MPa', 'MPa', 'ksi']],
  pressureGradient: [
    ['bar/100 m', 'kPa/100 m', 'psi/100 ft'],
    ['bar/100 m', 'Pa/m', 'psi/100 ft'],
  ],
  momentumFlux: [['kg/(m·s²)', 'kg/(m·s²)', 'lb/(ft·s²)']],
  dynamicViscosity: [
    ['cP', 'mPa·s', 'cP'],
    ['μPa·s', 'μPa·s', 'cP'],
    ['Pa·s', 'Pa·s', 'lb/(ft·s)'],
  ],
  kinematicViscosity: [
    ['cSt', 'mm²/s', 'cSt'],
    ['m²/s', 'm²/s', 'ft²/s'],
  ],
  surfaceTension: [
    ['mN/m', 'mN/m', 'dyn/cm'],
    ['N/m', 'N/m', 'dyn/cm'],
  ],
  temperature: [
    ['°C', 'K', '°F'],
    ['°C', 'K', '°R'],
  ],
  temperatureDifference: [
    ['K', 'K', '°F'],
    ['°C', 'K', '°F'],
  ],
  energy: [
    ['kJ', 'kJ', 'Btu'],
    ['MJ', 'MJ', 'Btu'],
    ['kWh', 'MJ', 'Btu'],
    ['kcal', 'kJ', 'Btu'],
  ],
  power: [
    ['kW', 'kW', 'hp'],
    ['W', 'W', 'hp'],
    ['MW', 'MW', 'hp'],
    ['kW', 'kW', 'Btu/h'],
    ['kcal/h', 'kW', 'Btu/h'],
  ],
  heatRate: [
    ['kW', 'kW', 'Btu/h'],
    ['W', 'W', 'Btu/h'],
    ['MW', 'MW', 'MMBtu/h'],
    ['kcal/h', 'kW', 'Btu/h'],
  ],
  specificEnergy: [
    ['kJ/kg', 'kJ/kg', 'Btu/lb'],
    ['J/kg', 'J/kg', 'Btu/lb'],
    ['MJ/kg', 'MJ/kg', 'Btu/lb'],
    ['kcal/kg', 'kJ/kg', 'Btu/lb'],
  ],
  volumetricEnergy: [
    ['MJ/m³', 'MJ/m³', 'Btu/ft³'],
    ['kJ/m³', 'kJ/m³', 'Btu/ft³'],
    ['kWh/m³', 'MJ/m³', 'Btu/ft³'],
  ],
  jouleThomson: [['K/bar', 'K/MPa', '°F/psi']],
  specificHeat: [
    ['kJ/(kg·K)', 'kJ/(kg·K)', 'Btu/(lb·°F)'],
    ['J/(kg·K)', 'J/(kg·K)', 'Btu/(lb·°F)'],
    ['kcal/(kg·°C)', 'kJ/(kg·K)', 'Btu/(lb·°F)'],
  ],
  specificEntropy: [
    ['kJ/(kg·K)', 'kJ/(kg·K)', 'Btu/(lb·°F)'],
    ['J/(kg·K)', 'J/(kg·K)', 'Btu/(lb·°F)'],
  ],
  thermalConductivity: [['W/(m·K)', 'W/(m·K)', 'Btu/(h·ft·°F)']],
  thermalConductance: [
    ['kW/K', 'kW/K', 'Btu/(h·°F)'],
    ['W/K', 'W/K', 'Btu/(h·°F)'],
  ],
  heatTransferCoefficient: [['W/(m²·K)', 'W/(m²·K)', 'Btu/(h·ft²·°F)']],
  heatFlux: [
    ['kW/m²', 'kW/m²', 'Btu/(h·ft²)'],
    ['W/m²', 'W/m²', 'Btu/(h·ft²)'],
  ],
};

const column: Readonly<Record<StandardSet, number>> = { metric: 0, si: 1, us: 2 };

/** Row of a unit; for one without a row, that of the unit nearest in size. */
function rowOf(kind: Kind, unit: string): readonly string[] | undefined {
  const all: readonly (readonly string[])[] = rows[kind];
  for (const index of Object.values(column)) {
    const own = all.find(row => row[index] === unit);
    if (own) return own;
  }
  return all.toSorted((a, b) => sizeDistance(kind, a[0] ?? '', unit) - sizeDistance(kind, b[0] ?? '', unit))[0];
}

/** Difference in size of two units of a kind, as the logarithm of their ratio. */
export function sizeDistance(kind: Kind, a: string, b: string): number {
  return Math.abs(log(Math.abs(unitOf(kind, a).factor / unitOf(kind, b).factor)));
}

/** Returns the corresponding unit in a set: inch for mm, ft for m. Returns the unit itself where the kind has no sets. */
export function unitInSet(kind: Kind, unit: string, set: StandardSet): string {
  return rowOf(kind, unit)?.[column[set]] ?? unit;
}

/** Whether a set contains the unit, for any size of its kind. */
export function isInSet(kind: Kind, unit: string, set: StandardSet): boolean {
  return rows[kind].some(row => row[column[set]] === unit);
}

const customary = new Map<Kind, Map<string, boolean | undefined>>();

/**
 * Whether a unit is US customary; undefined for one used on both sides, in no set, or with the same values on both sides: g/mol and
 * lb/lbmol.
 */
export function isCustomary(kind: Kind, unit: string): boolean | undefined {
  let known = customary.get(kind);
  if (!known) customary.set(kind, (known = new Map()));
  if (!known.has(unit)) known.set(unit, seenInSets(kind, unit));
  return known.get(unit);
}

function seenInSets(kind: Kind, unit: string): boolean | undefined {
  const other = unitInSet(kind, unit, isInSet(kind, unit, 'us') ? 'metric' : 'us');
  if (other !== unit && convert(kind, 1, unit, other) === 1 && convert(kind, 0, unit, other) === 0) return undefined;
  const isMetric = isInSet(kind, unit, 'metric') || isInSet(kind, unit, 'si');
  if (isInSet(kind, unit, 'us')) return isMetric ? undefined : true;
  return isMetric ? false : undefined;
}

/**
 * Unit for showing a value a second time: US customary for a metric or SI unit, metric for any other, in the same pressure basis. Undefined
 * where both are the same.
 */
export function secondUnit(kind: Kind, unit: string): string | undefined {
  const other = otherBasis(kind);
  if (other && !hasUnit(kind, unit)) return secondUnit(other.kind, unit);
  const second = unitInSet(kind, unit, isCustomary(kind, unit) === false ? 'us' : 'metric');
  return second === unit ? undefined : second;
}
