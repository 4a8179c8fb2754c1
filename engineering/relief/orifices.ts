import { requirePositive } from '../quantities/index.ts';

/** A standard orifice: its letter and its effective area, m². */
export interface ApiOrifice {
  readonly letter: string;
  readonly area: number;
}

const squareMillimetre = 1e-6;

/** Letters and effective areas, mm², of API 526. */
const areas: readonly (readonly [letter: string, area: number])[] = [
  ['D', 71],
  ['E', 126],
  ['F', 198],
  ['G', 325],
  ['H', 506],
  ['J', 830],
  ['K', 1186],
  ['L', 1841],
  ['M', 2323],
  ['N', 2800],
  ['P', 4116],
  ['Q', 7129],
  ['R', 10323],
  ['T', 16774],
];

/** Standard orifices in ascending order. */
export const apiOrifices: readonly ApiOrifice[] = areas.map(([letter, area]) => ({
  letter,
  area: area * squareMillimetre,
}));

/** The area of the largest standard orifice, T, m². */
export const largestOrifice = 16774 * squareMillimetre;

/**
 * Smallest standard orifice with an effective area of at least `area`, m²; undefined above T.
 * Throws a RangeError for an area that is not a positive number.
 */
export function orificeFor(area: number): ApiOrifice | undefined {
  requirePositive('area', area);
  return apiOrifices.find(orifice => area <= orifice.area);
}

/** A number of equal valves in parallel and their orifice. */
export interface ValveSet {
  readonly count: number;
  readonly orifice: ApiOrifice;
  /** Required area of each valve, m². */
  readonly areaOfEach: number;
}

/** Largest number of valves considered. */
const maxValves = 50;

/**
 * Smallest number of equal valves for the required flow, with their smallest orifice. `areaOfShare` gives the area, m², of one of `count`
 * valves; undefined where 50 valves are not enough or a share has no area.
 */
export function valvesFor(areaOfShare: (count: number) => number | undefined): ValveSet | undefined {
  for (let count = 1; count <= maxValves; count += 1) {
    const areaOfEach = areaOfShare(count);
    if (areaOfEach === undefined) return undefined;
    const orifice = orificeFor(areaOfEach);
    if (orifice) return { count, orifice, areaOfEach };
  }
  return undefined;
}
