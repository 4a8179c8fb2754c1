import type { ItemRow, NodeRow } from '../tables.ts';

/** Pressures of rows, gauge above the atmosphere at their node or absolute. */

/** A pressure of a row, of which it has one at most, Pa. */
interface StatedPressure {
  readonly gauge: number | undefined;
  readonly absolute: number | undefined;
}

export const pressureOfNode = ({ pressure, absolutePressure }: NodeRow): StatedPressure => ({
  gauge: pressure,
  absolute: absolutePressure,
});

export const upstreamOfValve = ({ upstreamPressure, absoluteUpstreamPressure }: ItemRow): StatedPressure => ({
  gauge: upstreamPressure,
  absolute: absoluteUpstreamPressure,
});

export const downstreamOfValve = ({ downstreamPressure, absoluteDownstreamPressure }: ItemRow): StatedPressure => ({
  gauge: downstreamPressure,
  absolute: absoluteDownstreamPressure,
});

export const hasPressure = ({ gauge, absolute }: StatedPressure) => (gauge ?? absolute) !== undefined;

/** The absolute pressure, Pa, in the air of a pressure, Pa absolute; undefined if there is none. */
export function absoluteOf({ gauge, absolute }: StatedPressure, ambient: number): number | undefined {
  return absolute ?? (gauge === undefined ? undefined : gauge + ambient);
}
