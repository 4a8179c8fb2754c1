import { log, pow } from '../elementary/index.ts';

/** Inherent flow characteristics, IEC 60534-2-4. */
export type Characteristic = 'Equal percentage' | 'Linear';

/** C over rated C at an opening between 0 and 1, with C_rated/C_min = `rangeability`. */
export function relativeFlowCoefficient(opening: number, characteristic: Characteristic, rangeability: number): number {
  return characteristic === 'Equal percentage'
    ? pow(rangeability, opening - 1)
    : 1 / rangeability + (1 - 1 / rangeability) * opening;
}

/** Opening, 0 to 1, at which a valve has `relative` of its rated C. Undefined outside the range of the trim, 1/rangeability to 1. */
export function openingFor(relative: number, characteristic: Characteristic, rangeability: number): number | undefined {
  if (relative > 1 || relative * rangeability < 1) return undefined;
  return characteristic === 'Equal percentage'
    ? 1 + log(relative) / log(rangeability)
    : (relative - 1 / rangeability) / (1 - 1 / rangeability);
}
