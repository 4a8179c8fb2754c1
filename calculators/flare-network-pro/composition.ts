import { findAmbiguousAmount, parseList, withOlefinsNamed, type AmbiguousAmount } from '../kit/index.ts';
import { fluidFields } from '../fluid/index.ts';
import type { SourceRow } from './tables.ts';

/** Compositions of sources, written as components and amounts: "C1 0.9; C2 0.1". */

const { field } = fluidFields().composition;

/** A comma before a name; one within brackets belongs to a component, as in "C7+ (M 300, SG 0.89)". */
const separatingComma = /,(?=\s*[^\d\s])(?![^()]*\))/;

/** The parts of a composition in the form of the product's lists, "C1: 0.9; C2: 0.1". */
function listText(text: string): string {
  return partsOf(withOlefinsNamed(text))
    .map(part => part.trim().replace(/\s*[:=]?\s+(?=[\d.,]+\s*%?$)/, ': '))
    .join('; ');
}

/** The parts of a composition, without brackets around it. Commas separate them where each is behind an amount, as in "C1 92,5, C2 7,5". */
function partsOf(text: string): readonly string[] {
  const list = text.trim().replace(/^\((.*)\)$/s, '$1');
  const parts = list.split(separatingComma);
  const areSeparated = !list.includes(';') && parts.every(part => /[\s:=][\d.,]+\s*%?$/.test(part.trim()));
  return areSeparated ? parts : list.split(';');
}

/** The mole fractions of a composition by component with the sum of its amounts, or why it cannot be read, as the end of a sentence. */
export type ReadComposition =
  | { readonly ok: true; readonly components: Readonly<Record<string, number>>; readonly total: number }
  | { readonly ok: false; readonly reason: string };

/** Reads the composition of a source; undefined if it has none. Amounts are normalised to their sum. */
export function compositionOf({ composition }: SourceRow): ReadComposition | undefined {
  if (composition === undefined) return undefined;
  const parsed = parseList(field, listText(composition));
  if (!parsed.ok) {
    const isUnseparated = partsOf(composition).length === 1 && separatingComma.test(composition);
    return isUnseparated ? { ok: false, reason: `${parsed.reason}; separate the components by semicolons` } : parsed;
  }
  const total = parsed.items.reduce((sum, { amount }) => sum + amount, 0);
  if (!(total > 0)) return { ok: false, reason: 'needs an amount above zero' };
  const components = Object.fromEntries(parsed.items.map(({ item, amount }) => [item, amount / total]));
  return { ok: true, components, total };
}

/** Relative distances from 1 and 100 between which a sum of amounts seems to miss or exceed it. */
const [rounding, nearly] = [0.002, 0.2] as const;

/** The sum of the amounts of a composition that seem to be fractions or percentages, but do not add up to 1 or 100; undefined otherwise. */
export function incompleteSumOf(source: SourceRow): number | undefined {
  const read = compositionOf(source);
  if (read?.ok !== true) return undefined;
  const { total } = read;
  const isOff = [1, 100].some(whole => {
    const distance = Math.abs(total / whole - 1);
    return distance > rounding && distance < nearly;
  });
  return isOff ? total : undefined;
}

/** The first amount of a composition whose mark may be a decimal one or between thousands; undefined if there is none. */
export function ambiguousAmountOf({ composition = '' }: SourceRow): AmbiguousAmount | undefined {
  return findAmbiguousAmount(field, listText(composition));
}
