import { conductivityTable, tabulatedTemperatures, type ConductivityColumn } from './conductivity-table.ts';

/** A table entry: temperature in K, conductivity in W/(m·K). */
export interface ConductivityPoint {
  readonly temperature: number;
  readonly conductivity: number;
  /** True for the row at 816 °C, which the metric table does not have. */
  readonly estimated: boolean;
}

/** An interpolated conductivity, W/(m·K), with the two entries used. */
export interface ConductivityReading {
  readonly conductivity: number;
  readonly lower: ConductivityPoint;
  readonly upper: ConductivityPoint;
  /** True between the last row of the metric table and the estimate at 816 °C. */
  readonly estimated: boolean;
}

const zeroCelsius = 273.15;

/** Tolerance, K, for a temperature converted from another unit. */
const slack = 1e-9;

const pointsById = new Map(conductivityTable.map(column => [column.id, pointsOf(column)]));

function pointsOf({ values, between = [], estimateAt816 }: ConductivityColumn): readonly ConductivityPoint[] {
  const rows = values.map((value, index): [number, number, boolean] => [
    tabulatedTemperatures[index] ?? 0,
    value,
    false,
  ]);
  const further = between.map(([temperature, value]): [number, number, boolean] => [temperature, value, false]);
  const last: [number, number, boolean][] = estimateAt816 ? [[816, estimateAt816.value, true]] : [];
  return [...rows, ...further, ...last].map(([celsius, conductivity, estimated]) => ({
    temperature: celsius + zeroCelsius,
    conductivity,
    estimated,
  }));
}

/** Table entries of a material in ascending order of temperature. Throws a RangeError for a material that is not tabulated. */
export function conductivityPoints(material: string): readonly ConductivityPoint[] {
  const points = pointsById.get(material);
  if (!points) {
    const allowed = conductivityTable.map(({ id }) => id).join(', ');
    throw new RangeError(`material "${material}" is not in the table; allowed: ${allowed}.`);
  }
  return points;
}

/** Temperature range, K, of a material's table. Throws a RangeError for a material that is not tabulated. */
export function conductivityRange(material: string): { readonly minimum: number; readonly maximum: number } {
  const points = conductivityPoints(material);
  return { minimum: points[0]?.temperature ?? 0, maximum: points.at(-1)?.temperature ?? 0 };
}

/**
 * Thermal conductivity of a metal, W/(m·K), at a temperature in K, interpolated linearly in ASME BPVC II-D, Table TCD: k = k₁ + (k₂ − k₁)(T
 * − T₁)/(T₂ − T₁). Undefined outside the material's range: there is no extrapolation. Throws a RangeError for a material that is not
 * tabulated.
 */
export function thermalConductivity(material: string, temperature: number): ConductivityReading | undefined {
  const points = conductivityPoints(material);
  const above = points.findIndex((point, index) => index > 0 && temperature <= point.temperature + slack);
  const upper = points[above];
  const lower = points[above - 1];
  if (!lower || !upper || temperature < lower.temperature - slack) return undefined;
  const share = (temperature - lower.temperature) / (upper.temperature - lower.temperature);
  return {
    conductivity: lower.conductivity + (upper.conductivity - lower.conductivity) * share,
    lower,
    upper,
    estimated: upper.estimated && share > slack,
  };
}
