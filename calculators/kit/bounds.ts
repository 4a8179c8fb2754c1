import { fullNumber } from '@isentrope/engineering/quantities';
import type { Bounds } from './fields.ts';

const rules: readonly { name: keyof Bounds; words: string; holds: (value: number, limit: number) => boolean }[] = [
  { name: 'above', words: 'above', holds: (value, limit) => value > limit },
  { name: 'atLeast', words: 'at least', holds: (value, limit) => value >= limit },
  { name: 'below', words: 'below', holds: (value, limit) => value < limit },
  { name: 'atMost', words: 'at most', holds: (value, limit) => value <= limit },
];

/** Whether a value keeps within all limits; `inUnit` brings a limit into the unit of the value. */
export function boundsHold(bounds: Bounds, value: number, inUnit = (limit: number) => limit): boolean {
  for (const { name, holds } of rules) {
    const limit = bounds[name];
    if (limit !== undefined && !holds(value, inUnit(limit))) return false;
  }
  return true;
}

/** The limits in words: "above 0 and at most 100"; `inUnit` brings a limit into the unit in which it is stated. */
export function boundsWords(bounds: Bounds, inUnit = (limit: number) => limit): string {
  return rules
    .flatMap(({ name, words }) => {
      const limit = bounds[name];
      return limit === undefined ? [] : [`${words} ${fullNumber(inUnit(limit))}`];
    })
    .join(' and ');
}
