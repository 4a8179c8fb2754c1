import { resistanceOf, sumFittings } from '@isentrope/engineering/flow';
import { npsInches } from '@isentrope/engineering/piping';
import { Refusal } from '@isentrope/engineering/quantities';
import { info, listText, parseList, textWithCounts, type Message } from '../../kit/index.ts';
import { fittings } from '../../line-sizing-pro/fields.ts';
import { insideDiameterOf } from './pipe-size.ts';
import type { FittedRow } from './line-columns.ts';
import type { RowFault } from './row-faults.ts';

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

/** Says which fittings of the list were taken for texts that name them otherwise. */
export function fittingNotes(rows: readonly FittedRow[]): Message[] {
  const texts = new Set(rows.flatMap(row => (row.fittings === undefined ? [] : [row.fittings])));
  const others = [...texts].flatMap(text => {
    const parsed = parseList(fittings.field, textWithCounts(fittings.field, text));
    if (!parsed.ok || parsed.items.every(({ item }) => text.toLowerCase().includes(item.toLowerCase()))) return [];
    return [`“${text}” is ${listText(parsed.items)}`];
  });
  return others.length === 0
    ? []
    : [info(`Fittings are read by their names in Line Sizing Pro: ${others.join(', ')}.`, { field: 'items' })];
}

/** What is wrong with the fittings of items. */
export function fittingFaults(items: readonly FittedRow[]): RowFault<'Item'>[] {
  return items.flatMap(item => {
    const text = fittingFault(item);
    return text === undefined ? [] : [{ row: 'Item', tag: item.tag ?? '', text }];
  });
}

function fittingFault(item: FittedRow): string | undefined {
  try {
    lossCoefficientOf(item);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    const reason = refused.message.replace(
      'choose one from the list',
      'name them as Line Sizing Pro does, with their number, such as Bend 90°, r/D 1.5: 4; Gate valve: 1',
    );
    return `: the list of fittings ${reason}`;
  }
}
