import { resistanceOf, sumFittings } from '@isentrope/engineering/flow';
import { npsInches } from '@isentrope/engineering/piping';
import { Refusal } from '@isentrope/engineering/quantities';
import { firstNames, listText, parseList, textWithCounts } from '../../kit/index.ts';
import { fittings } from '../../line-sizing-pro/fields.ts';
import { insideDiameterOf } from './pipe-size.ts';
import type { FittedRow } from './line-columns.ts';

/** Fittings of a line, by the list of the line sizing: "Elbow 45°: 3; Bend 90°, r/D 1.5: 2". */

const inch = 0.0254;

/**
 * The loss coefficient of an item: as typed, plus that of its fittings by Crane TP-410. Undefined if it has neither.
 * Throws a `Refusal` for a list that cannot be read.
 */
export function lossCoefficientOf(item: FittedRow): number | undefined {
  const diameter = insideDiameterOf(item);
  if (item.fittings === undefined || diameter === undefined) return item.lossCoefficient;
  const parsed = parseList(fittings.field, textWithCounts(fittings.field, item.fittings));
  if (!parsed.ok) throw new Refusal(parsed.reason);
  const inches = item.nps === undefined ? diameter / inch : npsInches(item.nps);
  const named = parsed.items.flatMap(({ item: name, amount }) => {
    const known = fittings.field.items.find(each => each === name);
    return known === undefined ? [] : [{ item: known, amount }];
  });
  return (item.lossCoefficient ?? 0) + resistanceOf(sumFittings(named, 'crane', inches), diameter, inches, 1);
}

/** The fittings of an item as the line sizing lists them, from a text such as "2 x LR elbow". */
export function fittingsList(text: string): string {
  const parsed = parseList(fittings.field, textWithCounts(fittings.field, text));
  return parsed.ok ? listText(parsed.items) : text;
}

/** What is wrong with the fittings of items, as sentences. */
export function fittingErrors(items: readonly FittedRow[]): string[] {
  const tags = new Map<string, string[]>();
  for (const item of items) {
    try {
      lossCoefficientOf(item);
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      tags.set(refused.message, [...(tags.get(refused.message) ?? []), item.tag ?? '']);
    }
  }
  return [...tags].map(([reason, of]) => {
    const text = reason.replace(
      'choose one from the list',
      'name them as Line Sizing Pro does, with their number, such as Bend 90°, r/D 1.5: 4; Gate valve: 1',
    );
    return `${of.length === 1 ? 'Item' : 'Items'} ${firstNames(of)}: the list of fittings ${text}.`;
  });
}
