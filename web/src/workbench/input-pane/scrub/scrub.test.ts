import { catalogue } from '@isentrope/calculators';
import { caseFrom, offeredUnits, readField, type CaseData } from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertField } from '../../state/case-edits.ts';
import { box } from '../../testing/box.ts';
import { readNumber, steppedText } from './scrub.ts';

const blank = caseFrom(box, {});
const side = { key: 1, id: 'side' };
const after = (data: CaseData, place: Parameters<typeof steppedText>[2], from: string, steps: number, fine = false) =>
  steppedText(box, data, place, from, steps, fine);

describe('stepping a field', () => {
  const input: CaseData = { ...blank, side: { text: '120', unit: 'cm' } };

  test('counts in its unit, as displayed', () => {
    expect(after(input, side, '120', 1)).toBe('130');
    expect(after(input, side, '12,5', 1)).toBe('13.5');
    expect(after(input, side, '48 600', 1, true)).toBe('48700');
  });

  test('counts from the displayed number after a conversion', () => {
    const { data } = convertField(box, { key: 1, data: { ...blank, side: { text: '5', unit: 'mm' } } }, 'side', 'inch');
    expect(readNumber(box, data, side)?.text).toBe('0.19685');
    expect(after(data, side, '0.19685', 1)).toBe('0.20685');
  });

  test('starts a blank field at its default, if it has one', () => {
    expect(readNumber(box, blank, { key: 1, id: 'coating' })).toEqual({ label: 'Coating', text: '2', unit: 'mm' });
    expect(readNumber(box, { ...blank, coating: { text: '', unit: 'cm' } }, { key: 1, id: 'coating' })?.text).toBe(
      '0.2',
    );
    expect(after(blank, side, readNumber(box, blank, side)?.text ?? '', 1)).toBeUndefined();
  });

  test('stops at the bounds', () => {
    expect(after(input, side, '3', -100)).toBe('0.1');
    expect(after(input, side, '0', -1)).toBeUndefined();
  });

  test('does not apply to text', () => {
    for (const id of ['shape', 'remark', 'userDescription']) {
      expect(readNumber(box, input, { key: 1, id })).toBeUndefined();
      expect(after(input, { key: 1, id }, '5', 1)).toBeUndefined();
    }
  });

  test('changes the amount of one list line, in whole numbers for counts, down to its minimum', () => {
    const parts: CaseData = { ...blank, parts: { text: 'bolt: 3; nut: 1' }, mixture: { text: 'sand: 0.25' } };
    const line = (id: string, index: number) => ({ key: 1, id, line: index });
    expect(readNumber(box, parts, line('parts', 1))).toEqual({ label: 'Parts', text: '1', unit: '' });
    expect(after(parts, line('parts', 0), '3', 2, true)).toBe('bolt: 5; nut: 1');
    expect(after(parts, line('parts', 1), '1', -1)).toBeUndefined();
    expect(after(parts, line('mixture', 0), '0.25', -90)).toBe('sand: 0');
    expect(after(parts, line('parts', 2), '3', 1)).toBeUndefined();
    expect(readNumber(box, parts, { key: 1, id: 'parts' })).toBeUndefined();
  });
});

describe('every number of every example', () => {
  test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))('%s', async (_, load) => {
    const definition = await load();
    const cases = definition.examples.flatMap(example => example.cases.map(input => caseFrom(definition, input)));
    const places = cases.flatMap(data =>
      definition.inputs.flatMap(input => {
        const { field, id } = input;
        const moves = field.type === 'quantity' && readField(input, data, id).type === 'value';
        return moves ? offeredUnits(field.kind, field.unit, field.units).map(unit => ({ input, data, unit })) : [];
      }),
    );
    // A table of sizes consists of choices only.
    if (places.length === 0) return;
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.integer({ min: -400, max: 400 }),
        fc.boolean(),
        ({ input, data, unit }, steps, fine) => {
          const { id } = input;
          const { data: there } = convertField(definition, { key: 1, data }, id, unit);
          const from = readNumber(definition, there, { key: 1, id });
          const text = steppedText(definition, there, { key: 1, id }, from?.text ?? '', steps, fine);
          if (text === undefined || readField(input, there, id).type !== 'value') return;
          expect(readField(input, { ...there, [id]: { text, unit } }, id)).toMatchObject({ type: 'value' });
        },
      ),
      { numRuns: 200 },
    );
  });
});
