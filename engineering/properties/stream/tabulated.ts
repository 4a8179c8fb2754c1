import { gasConstant, Refusal } from '../../quantities/index.ts';
import {
  meanBetween,
  propertyTable,
  valueAt,
  type Interpolation,
  type TablePoint,
  type PropertyTable,
} from '../liquids/index.ts';
import type { TabulatedFluid, TabulatedProperty } from './stream-fluid.ts';
import { streamValue, type StreamRemarks, type StreamValue } from './stream-value.ts';

const names: Readonly<Record<TabulatedProperty, string>> = {
  density: 'density',
  viscosity: 'viscosity',
  heatCapacity: 'heat capacity',
  thermalConductivity: 'thermal conductivity',
  vapourPressure: 'vapour pressure',
  surfaceTension: 'surface tension',
  molarMass: 'molecular weight',
  compressibilityFactor: 'compressibility factor',
  heatRatio: 'ratio of specific heats',
};

const sources: Readonly<Record<Interpolation, string>> = {
  linear: 'as typed, linear between the temperatures of the table',
  logarithmic: 'as typed, its logarithm linear in 1/T between the temperatures of the table',
};

/**
 * Interpolation by phase and property: the viscosity of a gas is almost linear in temperature; the logarithm of a liquid's viscosity, like
 * that of a vapour pressure, is almost linear in 1/T.
 */
function interpolationOf({ phase }: TabulatedFluid, property: TabulatedProperty): Interpolation {
  return property === 'vapourPressure' || (property === 'viscosity' && phase === 'liquid') ? 'logarithmic' : 'linear';
}

/** Entries of a column that has any. */
function pointsOf({ rows }: TabulatedFluid, property: TabulatedProperty): readonly TablePoint[] {
  return rows.flatMap(({ temperature, [property]: value }) => (value === undefined ? [] : [{ temperature, value }]));
}

function tableOf(fluid: TabulatedFluid, property: TabulatedProperty): PropertyTable {
  const points = pointsOf(fluid, property);
  if (points.length === 0) throw new Refusal(`the table has no ${names[property]}`);
  return propertyTable(`the ${names[property]} of the table`, interpolationOf(fluid, property), points);
}

/** Whether a column is constant over temperature: a table of one row, or a molecular weight entered once. */
function isConstant({ rows }: TabulatedFluid, property: TabulatedProperty, { points }: PropertyTable): boolean {
  return points.length === 1 && (rows.length === 1 || property === 'molarMass');
}

/**
 * Property at T in K, interpolated between the rows of a table. Throws a Refusal for a blank column and outside the temperatures of the
 * table.
 */
export function tabulatedProperty(
  fluid: TabulatedFluid,
  property: TabulatedProperty,
  temperature: number,
): StreamValue {
  const table = tableOf(fluid, property);
  const [only] = table.points;
  return only && isConstant(fluid, property, table)
    ? streamValue(fluid, only.value, 'as typed, taken as constant')
    : streamValue(fluid, valueAt(table, temperature), sources[table.course]);
}

/**
 * ρ, kg/m³, at p in Pa and T in K: from the table, or for a gas without a density column p·M/(Z·R·T) from its molecular weight and
 * compressibility factor. Throws a Refusal as `tabulated`.
 */
export function tabulatedDensity(fluid: TabulatedFluid, pressure: number, temperature: number): StreamValue {
  const isTyped = fluid.rows.some(({ density }) => density !== undefined);
  if (fluid.phase === 'liquid' || isTyped) return tabulatedProperty(fluid, 'density', temperature);
  const { value: molarMass } = tabulatedProperty(fluid, 'molarMass', temperature);
  const { value: factor } = tabulatedProperty(fluid, 'compressibilityFactor', temperature);
  const density = (pressure * molarMass) / (factor * gasConstant * temperature);
  return streamValue(fluid, density, 'p·M/(Z·R·T) with M and Z as typed');
}

/** Mean heat capacity between two temperatures in K, J/(kg·K). Throws a Refusal as `tabulated`. */
export function tabulatedMeanHeatCapacity(fluid: TabulatedFluid, from: number, to: number): StreamValue {
  const table = tableOf(fluid, 'heatCapacity');
  if (isConstant(fluid, 'heatCapacity', table)) return tabulatedProperty(fluid, 'heatCapacity', from);
  return streamValue(fluid, meanBetween(table, from, to), sources.linear);
}

/**
 * α_v = −(∂ρ/∂T)/ρ, 1/K, from the slope between the two neighbouring rows of T in K. Throws a Refusal for a table with a single density.
 */
export function tabulatedExpansion(fluid: TabulatedFluid, temperature: number): StreamValue {
  const density = tabulatedProperty(fluid, 'density', temperature);
  const { points } = tableOf(fluid, 'density');
  const above = Math.max(
    1,
    points.findIndex(point => point.temperature >= temperature),
  );
  const [lower, upper] = [points[above - 1], points[above]];
  if (!lower || !upper) throw new Refusal('the expansion of the table needs densities at two temperatures');
  const slope = (upper.value - lower.value) / (upper.temperature - lower.temperature);
  return streamValue(fluid, -slope / density.value, density.source);
}

/** Remarks on a table as a whole. */
export function tabulatedRemarks({ phase, rows }: TabulatedFluid): StreamRemarks {
  const isOfGas = phase === 'gas' && rows.some(({ density }) => density !== undefined);
  return {
    remarks: [
      ...(rows.length === 1 ? ['The table has one row: its values are taken as constant.'] : []),
      ...(isOfGas ? ['The gas densities of the table are used as typed, at any pressure.'] : []),
    ],
    cautions: [],
    source: 'as typed',
  };
}
