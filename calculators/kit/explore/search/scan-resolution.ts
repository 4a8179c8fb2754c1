import { fromSi } from '@isentrope/engineering/quantities';
import { shortNumber } from '../../figures/quantity-text.ts';
import type { SolveResult } from '../result.ts';
import type { NumericQuantity } from '../subject.ts';

/** The resolution of a scan of an input, with a sentence on what may have been missed between two points. */
export function scanResolution(
  { kind, unit }: NumericQuantity,
  scanned: readonly number[],
  missed: string,
): SolveResult['scan'] {
  const rising = [...new Set(scanned)].map(si => fromSi(kind, si, unit)).toSorted((a, b) => a - b);
  const apart = rising.reduce((widest, value, index) => Math.max(widest, value - (rising[index - 1] ?? value)), 0);
  const distance = `${shortNumber(apart, 2)} ${unit}`.trim();
  return {
    values: rising.length,
    apart: { value: apart, unit },
    sentence: `Scanned at ${rising.length} values, at most ${distance} apart: ${missed}.`,
  };
}
