import { findCalculator } from '@isentrope/calculators';
import { caseFrom, resultInfo, run, writeDocument, type Definition } from '@isentrope/calculators/kit';
import { blankBasis, sheetDocument, type RevisionRecord } from '@isentrope/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { splitDifference, compareCases, type ComparedRecord } from './compare-records.ts';

let definition: Definition;
beforeAll(async () => {
  const result = await findCalculator('restriction-orifice-pro')?.load();
  if (!result) throw new Error('There is no such calculator.');
  definition = result;
});

type Fields = Readonly<Record<string, string>>;

/** The record of the first example as issued, its cases changed as given. */
function recordOf(changes: readonly Fields[] = [], order: readonly number[] = [0, 1, 2]): ComparedRecord {
  const examples = definition.examples[0]?.cases ?? [];
  const cases = order.map(index => caseFrom(definition, { ...examples[index], ...changes[index] }));
  const typed = writeDocument(definition, { cases });
  return {
    project: { id: 'p', number: '', name: 'Project', client: '', basis: blankBasis },
    sheet: { id: 's', number: '', title: 'Sheet', tool: definition.id, notes: '' },
    document: sheetDocument.parse(JSON.parse(JSON.stringify(typed))),
    fields: definition.inputs.map(({ id, field }) => ({
      id,
      label: field.label,
      unit: field.type === 'quantity' ? field.unit : '',
    })),
    results: definition.results.map(({ id }) => ({ id, label: resultInfo(definition, id).label, unit: '' })),
    report: JSON.parse(JSON.stringify(run(definition, typed))) as RevisionRecord['report'],
  };
}

describe('comparing two records of a sheet', () => {
  test('identical records have no differences', () => {
    for (const each of compareCases(recordOf(), recordOf())) {
      expect(each.same).toBe(true);
      expect(each.inputs.length).toBeGreaterThan(3);
      expect(each.steps.filter(({ first }) => first)).toEqual([]);
    }
  });

  test('only the changed case differs: the field, its results, and the steps from the first affected one', () => {
    const [changed, ...others] = compareCases(recordOf(), recordOf([{ flowRate: '49572' }]));
    expect(others.map(({ same }) => same)).toEqual([true, true]);
    const fields = changed?.inputs.filter(({ same }) => !same) ?? [];
    expect(fields).toEqual([
      {
        label: 'Flow rate',
        was: '48600 kg/h',
        now: '49572 kg/h',
        relative: expect.closeTo(0.02, 10) as number,
        same: false,
      },
    ]);
    const bore = changed?.results.find(({ label }) => label === 'Orifice diameter');
    expect(bore).toMatchObject({ same: false, was: '42.83 mm' });
    expect(bore?.relative).toBeGreaterThan(0.005);
    expect(bore?.relative).toBeLessThan(0.02);
    const differing = changed?.steps.filter(({ differences }) => differences.length > 0) ?? [];
    expect(differing.length).toBeGreaterThan(1);
    expect(changed?.steps.filter(({ first }) => first).map(({ key }) => key)).toEqual([differing[0]?.key]);
  });

  test('gives no percentage for temperatures in units with an arbitrary zero', () => {
    const [changed] = compareCases(recordOf([{ temperature: '20' }]), recordOf([{ temperature: '25' }]));
    const line = changed?.inputs.find(({ was }) => was === '20 °C');
    expect(line).toMatchObject({ now: '25 °C', relative: null, same: false });
  });

  test('shows the value a reference resolves to, not the reference', () => {
    const reading = recordOf();
    const [first, ...others] = reading.document.cases;
    const document = {
      ...reading.document,
      cases: [{ ...first, flowRate: ['49572', 'kg/h', 'sheet/a//flowRate'] }, ...others],
    };
    const [changed] = compareCases(recordOf(), { ...reading, document: sheetDocument.parse(document) });
    expect(changed?.inputs.find(({ label }) => label === 'Flow rate')).toMatchObject({
      was: '48600 kg/h',
      now: '49572 kg/h',
    });
  });

  test('pairs a moved case with itself and reports an added one', () => {
    const moved = compareCases(recordOf(), recordOf([], [2, 0, 1]));
    expect(moved.map(({ same }) => same)).toEqual([true, true, true]);
    const added = compareCases(recordOf([], [0, 1]), recordOf());
    expect(added.map(({ same, name }) => [same, name.endsWith(' (new)')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    const removed = compareCases(recordOf(), recordOf([], [0, 1]));
    expect(removed.at(-1)?.name).toMatch(/ \(removed\)$/);
    expect(removed.at(-1)?.results.every(({ now }) => now === null)).toBe(true);
  });

  test('can compare two cases of one record', () => {
    const [only, ...none] = compareCases(recordOf(), recordOf(), { was: 0, now: 2 });
    expect(none).toEqual([]);
    expect(only?.same).toBe(false);
    expect(only?.name).toContain(' → ');
  });

  test('lists messages that were added and removed', () => {
    const [changed] = compareCases(recordOf(), recordOf([{ pipeInsideDiameter: '600' }]));
    expect(changed?.messages.some(({ on }) => on === 'now')).toBe(true);
    const [back] = compareCases(recordOf([{ pipeInsideDiameter: '600' }]), recordOf());
    expect(back?.messages.filter(({ on }) => on === 'was').map(({ message }) => message)).toEqual(
      changed?.messages.filter(({ on }) => on === 'now').map(({ message }) => message),
    );
  });
});

test('splits two texts into common head, difference and common tail', () => {
  expect(splitDifference('0.62 mm', '0.63 mm')).toEqual([
    { head: '0.6', differs: '2', tail: ' mm' },
    { head: '0.6', differs: '3', tail: ' mm' },
  ]);
  expect(splitDifference('11', '111')).toEqual([
    { head: '11', differs: '', tail: '' },
    { head: '11', differs: '1', tail: '' },
  ]);
  expect(splitDifference('Revision A, superseded', 'Revision B, checked')).toEqual([
    { head: 'Revision ', differs: 'A, superseded', tail: '' },
    { head: 'Revision ', differs: 'B, checked', tail: '' },
  ]);
  expect(splitDifference('same', 'same')[0]).toEqual({ head: 'same', differs: '', tail: '' });
});
