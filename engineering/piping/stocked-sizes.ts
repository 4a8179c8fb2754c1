import { findPipes, type Pipe } from './pipe.ts';
import type { Schedule } from './size.ts';

/** Nominal sizes of ASME B36.10M that are seldom stocked; of NPS 22, ASME B16.5 has no flanges. */
export const rarelyStocked: ReadonlySet<string> = new Set(['1-1/4', '2-1/2', '3-1/2', '5', '22']);

/** Returns the pipes of a schedule by inside diameter in ascending order, without trade sizes and those that are seldom stocked. */
export function stockedPipes(schedule: Schedule): Pipe[] {
  return findPipes({ schedule })
    .filter(({ nps, standard }) => standard !== 'trade size' && !rarelyStocked.has(nps))
    .toSorted((one, other) => one.innerDiameter - other.innerDiameter);
}
