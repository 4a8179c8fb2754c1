import { sheetDocument } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { issuedExample } from '../testing/records.ts';
import { splitDifference, compareCases } from './compare-records.ts';

const recordOf = (changes: readonly Readonly<Record<string, string>>[] = [], order: readonly number[] = [0, 1, 2]) =>
  issuedExample('restriction-orifice-pro', { changes, order });

describe('comparing two records of a sheet', () => {
  test('identical records have no differences', async () => {
    for (const each of compareCases(await recordOf(), await recordOf())) {
      expect(each.same).toBe(true);
      expect(each.inputs.length).toBeGreaterThan(3);
      expect(each.steps.filter(({ first }) => first)).toEqual([]);
    }
  });

  test('only the changed case differs: the field, its results, and the steps from the first affected one', async () => {
    const [changed, ...others] = compareCases(await recordOf(), await recordOf([{ flowRate: '49572' }]));
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

  test('gives a percentage only for plain numbers other than 0, in one unit', async () => {
    const [base] = [await recordOf([], [0])];
    const changeOf = (was: unknown, now: unknown) => {
      const withFlow = (flowRate: unknown) => ({
        ...base,
        document: sheetDocument.parse({ ...base.document, cases: [{ flowRate }] }),
      });
      return compareCases(withFlow(was), withFlow(now))[0]?.inputs.find(({ label }) => label === 'Flow rate')?.relative;
    };
    expect(changeOf(['-2', 'kg/h'], ['-1,5', 'kg/h'])).toBeCloseTo(0.25, 12);
    expect(changeOf(['1e3', 'kg/h'], ['.5', 'kg/h'])).toBeCloseTo(-0.9995, 12);
    for (const [was, now] of [
      [
        ['0', 'kg/h'],
        ['1', 'kg/h'],
      ],
      [
        ['1', 'kg/h'],
        ['1.0', 'kg/h'],
      ],
      [
        ['1', 'kg/h'],
        ['2', 't/h'],
      ],
      [
        ['1 + 1', 'kg/h'],
        ['3', 'kg/h'],
      ],
    ])
      expect(changeOf(was, now)).toBeNull();
  });

  test('lists a field that was filled in or blanked, and none that is blank on both sides', async () => {
    const base = await recordOf([], [0]);
    const withCase = (fields: object) => ({
      ...base,
      document: sheetDocument.parse({ ...base.document, cases: [fields] }),
    });
    const [blank, filled] = [withCase({}), withCase({ flowRate: ['1', 'kg/h'] })];
    const linesOf = (was: typeof blank, now: typeof blank) =>
      compareCases(was, now)[0]?.inputs.map(line => [line.label, line.was, line.now, line.relative, line.same]);
    expect(linesOf(blank, filled)).toEqual([['Flow rate', null, '1 kg/h', null, false]]);
    expect(linesOf(filled, blank)).toEqual([['Flow rate', '1 kg/h', null, null, false]]);
    expect(linesOf(blank, blank)).toEqual([]);
  });

  test('gives no percentage for temperatures in units with an arbitrary zero', async () => {
    const [changed] = compareCases(await recordOf([{ temperature: '20' }]), await recordOf([{ temperature: '25' }]));
    const line = changed?.inputs.find(({ was }) => was === '20 °C');
    expect(line).toMatchObject({ now: '25 °C', relative: null, same: false });
  });

  test('lists 40 differing places of a table, and how many more there are', async () => {
    const table = (count: number, value: number) => {
      const rows = Array.from({ length: count }, () => [value]);
      return { type: 'table', columns: [{ id: 'a', label: 'A', unit: '', digits: 3 }], rows, si: rows };
    };
    const tabled = async (count: number, value: number) => {
      const record = await recordOf([], [0]);
      const [only] = record.report.cases as [{ values: object }];
      const results = [{ id: 'cut', label: 'Cuts', unit: '' }];
      const cases = [{ ...only, values: { cut: table(count, value) } }];
      return { ...record, results, report: { ...record.report, cases } };
    };
    const labels = async (count: number) =>
      compareCases(await tabled(count, 1), await tabled(count, 2))[0]?.results.map(({ label }) => label) ?? [];
    expect(await labels(40)).toHaveLength(40);
    expect((await labels(43)).slice(39)).toEqual([expect.stringMatching(/^Cuts, /), 'Cuts: another 3 places']);
  });

  test('shows the value a reference resolves to, not the reference', async () => {
    const reading = await recordOf();
    const [first, ...others] = reading.document.cases;
    const document = {
      ...reading.document,
      cases: [{ ...first, flowRate: ['49572', 'kg/h', 'sheet/a//flowRate'] }, ...others],
    };
    const [changed] = compareCases(await recordOf(), { ...reading, document: sheetDocument.parse(document) });
    expect(changed?.inputs.find(({ label }) => label === 'Flow rate')).toMatchObject({
      was: '48600 kg/h',
      now: '49572 kg/h',
    });
  });

  test('pairs a moved case with itself and reports an added one', async () => {
    const moved = compareCases(await recordOf(), await recordOf([], [2, 0, 1]));
    expect(moved.map(({ same }) => same)).toEqual([true, true, true]);
    const added = compareCases(await recordOf([], [0, 1]), await recordOf());
    expect(added.map(({ same, name }) => [same, name.endsWith(' (new)')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    const removed = compareCases(await recordOf(), await recordOf([], [0, 1]));
    expect(removed.at(-1)?.name).toMatch(/ \(removed\)$/);
    expect(removed.at(-1)?.results.every(({ now }) => now === null)).toBe(true);
  });

  test('can compare two cases of one record', async () => {
    const [only, ...none] = compareCases(await recordOf(), await recordOf(), { was: 0, now: 2 });
    expect(none).toEqual([]);
    expect(only?.same).toBe(false);
    expect(only?.name).toContain(' → ');
  });

  test('lists messages that were added and removed', async () => {
    const [changed] = compareCases(await recordOf(), await recordOf([{ pipeInsideDiameter: '600' }]));
    expect(changed?.messages.some(({ on }) => on === 'now')).toBe(true);
    const [back] = compareCases(await recordOf([{ pipeInsideDiameter: '600' }]), await recordOf());
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
