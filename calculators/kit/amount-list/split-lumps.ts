import { editableNumber, parseNumber } from '@isentrope/engineering/quantities';
import type { ListField } from '../definition/fields.ts';
import type { ListLine } from './list-text.ts';

/** Replaces lumps whose name states their composition, such as "C6+ 47/35/17", by their parts, with a remark on each. */
export function splitLumps(
  field: ListField,
  lines: readonly ListLine[],
): { readonly lines: readonly ListLine[]; readonly remarks: readonly string[] } {
  const remarks: string[] = [];
  const divided = lines.flatMap(line => {
    const parts = field.partsOfLump?.(line.item);
    const amount = parseNumber(line.amount.replace(/\s*%$/, ''));
    if (!parts || amount === undefined) return [line];
    const sign = /\s*%$/.exec(line.amount)?.[0] ?? '';
    remarks.push(
      `"${line.item}" is divided by mole: ${parts.map(({ item, share }) => `${editableNumber(100 * share)} % ${item}`).join(', ')}.`,
    );
    return parts.map(({ item, share }) => ({ item, amount: `${editableNumber(amount * share)}${sign}` }));
  });
  return { lines: divided, remarks };
}
