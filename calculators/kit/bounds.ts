import { fullNumber } from '@isentrope/engineering/quantities';
import type { Bounds } from './fields.ts';

/** Whether a value keeps within all limits; `inUnit` brings a limit into the unit of the value. */
export function boundsHold(
  { above, atLeast, below, atMost }: Bounds,
  value: number,
  inUnit = (limit: number) => limit,
): boolean {
  return (
    (above === undefined || value > inUnit(above)) &&
    (atLeast === undefined || value >= inUnit(atLeast)) &&
    (below === undefined || value < inUnit(below)) &&
    (atMost === undefined || value <= inUnit(atMost))
  );
}

const limits: readonly { readonly name: keyof Bounds; readonly words: string }[] = [
  { name: 'above', words: 'above' },
  { name: 'atLeast', words: 'at least' },
  { name: 'below', words: 'below' },
  { name: 'atMost', words: 'at most' },
];

/** The limits in words: "above 0 and at most 100"; `inUnit` brings a limit into the unit in which it is stated. */
export function boundsWords(bounds: Bounds, inUnit = (limit: number) => limit): string {
  return limits
    .flatMap(({ name, words }) => {
      const limit = bounds[name];
      return limit === undefined ? [] : [`${words} ${fullNumber(inUnit(limit))}`];
    })
    .join(' and ');
}
