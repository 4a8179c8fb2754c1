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

/** The standard orifices from the smallest to the largest. */
export const apiOrifices: readonly ApiOrifice[] = areas.map(([letter, area]) => ({
  letter,
  area: area * squareMillimetre,
}));

/** The area of the largest standard orifice, T, m². */
export const largestOrifice = 16774 * squareMillimetre;

/**
 * The smallest standard orifice whose effective area is at least `area`, m²; undefined above T.
 * RangeError for an area that is not a positive number.
 */
export function orificeFor(area: number): ApiOrifice | undefined {
  requirePositive('area', area);
  return apiOrifices.find(orifice => area <= orifice.area);
}

/** Equal valves side by side: how many, of which orifice. */
export interface ValveSet {
  readonly count: number;
  readonly orifice: ApiOrifice;
  /** The area that each of them must have, m². */
  readonly areaOfEach: number;
}

/** More valves than anyone sets on one line: beyond it there is no suggestion. */
const mostValves = 50;

/**
 * The fewest equal valves that take the duty, and their smallest orifice. `areaOfShare` is the area, m², that one of
 * `count` valves needs for its share; undefined where even 50 are too few or a share has no area.
 */
export function valvesFor(areaOfShare: (count: number) => number | undefined): ValveSet | undefined {
  for (let count = 1; count <= mostValves; count += 1) {
    const areaOfEach = areaOfShare(count);
    if (areaOfEach === undefined) return undefined;
    const orifice = orificeFor(areaOfEach);
    if (orifice) return { count, orifice, areaOfEach };
  }
  return undefined;
}
