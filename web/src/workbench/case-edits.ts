import {
  blankCase,
  caseName,
  entryFrom,
  settleChoices,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { fromSi, parseNumber, parseQuantity, twoReadings } from '@isentrope/engineering/quantities';
import type { Bench, BenchCase } from './bench-model.ts';
import { changed } from './bench.ts';
import { isCurrent } from './current.ts';

/** A text typed into a field of a case, or an option chosen there. */
export interface Edit {
  readonly key: number;
  readonly id: string;
  readonly text: string;
}

/** A case's data with another text in one field, its unit kept. */
export function withText(data: CaseData, id: string, text: string): CaseData {
  return { ...data, [id]: { ...data[id], text } };
}

/** When a field is left with a unit typed in it, the value is converted to the unit that the field stands in. */
export function settled(definition: Definition, item: BenchCase, id: string): BenchCase {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const entry = item.data[id];
  if (field?.type !== 'quantity' || !entry) return item;
  const unit = entry.unit ?? field.unit;
  // What reads two ways stays as it was typed until the person has chosen.
  if (entry.text === '' || parseNumber(entry.text) !== undefined || twoReadings(entry.text)) return item;
  const parsed = parseQuantity(field.kind, entry.text, unit);
  if (!parsed.ok) return item;
  return { ...item, data: { ...item.data, [id]: entryFrom(fromSi(field.kind, parsed.si, unit), unit) } };
}

/** A case with the units typed into its fields settled. */
export function settledCase(definition: Definition, item: BenchCase): BenchCase {
  return definition.inputs.reduce((so, { id }) => settled(definition, so, id), item);
}

/** The same quantity in another unit. Results that were current stay so: the physics has not changed. */
export function inUnitOf(definition: Definition, item: BenchCase, id: string, unit: string): BenchCase {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const entry = item.data[id];
  if (field?.type !== 'quantity' || !entry) return item;
  const parsed = parseQuantity(field.kind, entry.text, entry.unit ?? field.unit);
  const converted = parsed.ok ? entryFrom(fromSi(field.kind, parsed.si, unit), unit) : { text: entry.text, unit };
  const data = { ...item.data, [id]: converted };
  const current = isCurrent(definition, item);
  return { ...item, data, ...(current && item.calculated ? { calculated: { ...item.calculated, of: data } } : {}) };
}

/** The bench with a field of all cases in another unit. What reads two ways stays as it was typed. */
export function columnInUnit(definition: Definition, bench: Bench, id: string, unit: string): Bench {
  const field = definition.inputs.find(input => input.id === id)?.field;
  if (field?.type !== 'quantity') return bench;
  const stays = ({ data: { [id]: entry } }: BenchCase) =>
    (entry?.unit ?? field.unit) === unit || twoReadings(entry?.text ?? '') !== undefined;
  if (bench.cases.every(stays)) return bench;
  return { ...bench, cases: bench.cases.map(item => (stays(item) ? item : inUnitOf(definition, item, id, unit))) };
}

/** Whether an edit of a choice makes another case of it. */
export function resetsCase(definition: Definition, bench: Bench, { key, id, text }: Edit): boolean {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const before = bench.cases.find(item => item.key === key)?.data;
  return field?.type === 'choice' && field.resets === true && before !== undefined && before[id]?.text !== text;
}

/** A case with another text in one field; a choice that resets leaves nothing but the case's name and itself. */
export function edited(definition: Definition, bench: Bench, action: Edit): Bench {
  const { key, id, text } = action;
  const choice = definition.inputs.find(input => input.id === id)?.field.type === 'choice';
  return changed(bench, key, item => {
    if (item.data[id]?.text === text) return item;
    if (resetsCase(definition, bench, action)) {
      const name = item.data[caseName];
      const blank = { ...blankCase(definition), ...(name === undefined ? {} : { [caseName]: name }) };
      return { key, data: withText(blank, id, text) };
    }
    const data = withText(item.data, id, text);
    return { ...item, data: choice ? settleChoices(definition, data, new Set([id])) : data };
  });
}
