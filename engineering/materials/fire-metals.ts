import type { TablePoint } from '../numerics/index.ts';
import type { Certainty } from './certainty.ts';
import { kelvin, type Origin, type Point } from './curve.ts';

/** A property of a hot metal against temperature, K, with its source; linear between the points. */
export interface HotProperty extends Origin {
  readonly points: readonly TablePoint[];
}

/** A metal for fire calculations: tensile strength Pa, heat capacity J/(kg·K), conductivity W/(m·K). */
export interface FireMetal {
  readonly id: string;
  readonly name: string;
  readonly strength: HotProperty;
  readonly heatCapacity: HotProperty;
  readonly conductivity: HotProperty;
}

const guideline =
  'Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire, report 27.207.291/R1, 2004';
const collected = 'as collected in the programs HydDown and openthermo, which agree; not checked against the print';

function property(
  source: string,
  certainty: Certainty,
  remark: string,
  factor: number,
  points: readonly Point[],
): HotProperty {
  return {
    source,
    certainty,
    remark,
    points: points.map(([celsius, value]): TablePoint => [kelvin(celsius), value * factor]),
  };
}

const strengthTemperatures = [
  20, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1000, 1100,
] as const;

/** MPa at the temperatures above, up to the last of the source. */
function strength(remark: string, values: readonly number[]): HotProperty {
  const points = values.map((value, index): Point => [strengthTemperatures[index] ?? 0, value]);
  return property(`${guideline}; ${collected}`, 'medium-low', remark, 1e6, points);
}

const heatTemperatures = [20, 100, 200, 300, 400, 500, 600, 700, 750, 800, 900, 1000, 1100] as const;

/** J/(kg·K) at the temperatures above. */
function heatCapacity(remark: string, values: readonly number[]): HotProperty {
  const points = values.map((value, index): Point => [heatTemperatures[index] ?? 0, value]);
  return property(`${guideline}; ${collected}`, 'medium-low', remark, 1, points);
}

/** λ = 54 − 0.0333 θ up to 800 °C, 27.3 beyond. */
const carbonSteelConductivity = property(
  'EN 1993-1-2:2005, 3.4.1.3',
  'high',
  'Linear between 20 and 800 °C, where it steps by 0.06 to its last value.',
  1,
  [
    [20, 54 - 0.0333 * 20],
    [800, 54 - 0.0333 * 800],
    [800.001, 27.3],
    [1200, 27.3],
  ],
);
/** λ = 14.6 + 0.0127 θ. */
const stainlessConductivity = property(
  'EN 1993-1-2:2005, Annex C.3.3',
  'high',
  'Given for austenitic and duplex stainless steels alike.',
  1,
  [
    [20, 14.6 + 0.0127 * 20],
    [1200, 14.6 + 0.0127 * 1200],
  ],
);

const carbonSteelHeat = heatCapacity(
  'The peak at 750 °C is the transformation to austenite; EN 1993-1-2 has a narrower and higher one of about the same heat.',
  [450, 480, 510, 550, 600, 660, 750, 900, 1450, 820, 540, 540, 540],
);
const steelEnd =
  'The programs extend the table to 1100 °C; values that are not in the guideline are left out, so it ends at 900 °C.';

/** Metals with known strength at high temperature, in display order. */
export const fireMetals = [
  {
    id: 'cs-235lt',
    name: 'Carbon steel 235LT',
    strength: strength(
      steelEnd,
      [420, 414, 407, 403, 397, 391, 382, 378, 370, 353, 308, 252, 189, 139, 92, 59, 46, 38],
    ),
    heatCapacity: carbonSteelHeat,
    conductivity: carbonSteelConductivity,
  },
  {
    id: 'cs-360lt',
    name: 'Carbon steel 360LT (A333, A671)',
    strength: strength(
      steelEnd,
      [545, 537, 529, 523, 515, 507, 496, 491, 480, 458, 400, 327, 245, 180, 120, 76, 60, 49],
    ),
    heatCapacity: carbonSteelHeat,
    conductivity: carbonSteelConductivity,
  },
  {
    id: 'ss-316',
    name: 'Stainless steel 316 (A320, A358)',
    strength: strength(
      'No second source of these figures is available.',
      [575, 549, 523, 503, 489, 477, 472, 466, 463, 460, 449, 431, 397, 357, 299, 242, 184, 98, 70, 60],
    ),
    heatCapacity: heatCapacity(
      'Within 4 % of EN 1993-1-2, Annex C.3, up to 800 °C.',
      [472, 487, 503, 512, 520, 530, 541, 551, 555, 559, 565, 571, 577],
    ),
    conductivity: stainlessConductivity,
  },
  {
    id: 'duplex-22cr',
    name: 'Duplex 22Cr, 2205 (A790)',
    strength: strength(
      'No second source of these figures is available.',
      [730, 701, 668, 650, 640, 630, 621, 606, 591, 540, 482, 423, 358, 299, 234, 164, 124, 88, 69, 58],
    ),
    heatCapacity: heatCapacity(
      'Some of the points were interpolated by the programs, which do not say which ones.',
      [480, 500, 530, 560, 600, 635, 670, 710, 730, 750, 790, 840, 840],
    ),
    conductivity: stainlessConductivity,
  },
  {
    id: '6mo',
    name: '6Mo austenitic, 254 SMO (B677)',
    strength: strength(
      'The programs also call it super duplex, which 254 SMO is not: for 25Cr super duplex there are no figures here.',
      [730, 710, 680, 660, 645, 633, 625, 618, 610, 595, 580, 550, 510, 445, 380, 305, 230, 130, 90, 65],
    ),
    heatCapacity: heatCapacity(
      'Constant from 750 °C on.',
      [500, 520, 540, 555, 570, 580, 590, 600, 610, 610, 610, 610, 610],
    ),
    conductivity: stainlessConductivity,
  },
] as const satisfies readonly FireMetal[];

/** Id of a listed metal. */
export type FireMetalId = (typeof fireMetals)[number]['id'];

const metalsById = new Map<string, FireMetal>(fireMetals.map(metal => [metal.id, metal]));

/** Returns a metal by id. Throws a RangeError for one that is not listed. */
export function fireMetal(id: string): FireMetal {
  const metal = metalsById.get(id);
  if (!metal) throw new RangeError(`metal "${id}" is not listed; allowed: ${[...metalsById.keys()].join(', ')}.`);
  return metal;
}

/**
 * Tensile strength of a hot metal, Pa, at a temperature in K: linear between the points of its table, constant below the first, and 0 above
 * the last, where no strength is published.
 */
export function hotStrength({ strength: { points } }: FireMetal, temperature: number): number {
  const above = points.findIndex(([at]) => temperature <= at);
  const [upper, lower] = [points[above], points[above - 1]];
  if (!upper) return 0;
  if (!lower) return upper[1];
  return lower[1] + ((upper[1] - lower[1]) * (temperature - lower[0])) / (upper[0] - lower[0]);
}
