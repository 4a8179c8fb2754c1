import { describe, expect, test } from 'vitest';
import { Absent, calculateCase, caseFrom, Table, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Sizes in mm as printed in ASME B36.10M and B36.19M, and derived values calculated in metres. */

const present = (value: unknown) => (value instanceof Absent ? undefined : value);

function by(input: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  const result = evaluation.value('rows');
  const rows =
    result instanceof Table
      ? result.rows.map(row => Object.fromEntries(result.columns.map(({ id }, index) => [id, row[index]])))
      : [];
  return { of: (id: string) => present(evaluation.value(id)), rows, messages };
}

/** NPS, DN, schedule, outside diameter and wall of pipes far apart in size, B36.10M. */
const pipes = [
  ['1/2', 15, '40', 21.3, 2.77],
  ['4', 100, '80', 114.3, 8.56],
  ['10', 250, '60', 273.0, 12.7],
  ['24', 600, 'XS', 610, 12.7],
] as const;

describe.each(pipes)('NPS %s, DN %d, schedule %s', (nps, dn, schedule, outside, wall) => {
  const [D, t] = [outside / 1000, wall / 1000];
  const d = D - 2 * t;
  const area = (Math.PI / 4) * d ** 2;
  const steel = 7850 * Math.PI * (D - t) * t;

  test('is found by either size name, uniquely', () => {
    for (const result of [
      by({ nps, schedule }),
      by({ dn: String(dn), schedule }),
      by({ nps, dn: String(dn), schedule }),
    ])
      expect(result.rows).toMatchObject([{ nps, dn, schedule }]);
  });

  test('has its diameters, areas and masses in the right columns', () => {
    const { rows, of } = by({ nps, schedule });
    const expected = {
      outerDiameter: D,
      innerDiameter: d,
      wallThickness: t,
      flowArea: area,
      outsideSurface: Math.PI * D,
      weight: steel,
      waterFilledWeight: steel + 1000 * area,
    };
    // The standard rounds 7850·π to 24 661.5.
    for (const [id, value] of Object.entries(expected)) {
      const digits = id.endsWith('eight') ? 4 : 12;
      expect(Number(rows[0]?.[id]) / value, id).toBeCloseTo(1, digits);
      expect(Number(of(id)) / value, id).toBeCloseTo(1, digits);
    }
  });
});

describe('matching pipes', () => {
  test('a size alone matches all its schedules, and no other size', () => {
    const { rows, of } = by({ nps: '6' });
    const walls = new Map(rows.map(row => [row['schedule'], row['wallThickness']]));
    expect(new Set(rows.map(({ nps, dn, outerDiameter }) => `${nps} ${dn} ${outerDiameter}`)).size).toBe(1);
    expect([walls.get('40'), walls.get('80'), walls.get('160'), walls.get('10S')]).toEqual(
      [7.11, 10.97, 18.26, 3.4].map(mm => expect.closeTo(mm / 1000, 12)),
    );
    expect(of('outerDiameter')).toBeUndefined();
  });

  test('a schedule alone matches all its sizes', () => {
    const { rows } = by({ schedule: '160' });
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row['schedule']).toBe('160');
  });

  test('the stainless schedules are from the other standard', () => {
    expect(by({ nps: '2', schedule: '10S' }).rows).toMatchObject([{ standard: expect.stringContaining('B36.19') }]);
    expect(by({ nps: '2', schedule: '40' }).rows).toMatchObject([{ standard: expect.stringContaining('B36.10') }]);
  });

  test('two sizes at once match nothing', () => {
    const { rows, of } = by({ nps: '4', dn: '150' });
    expect([rows, of('rows'), of('outerDiameter')]).toEqual([[], undefined, undefined]);
  });
});
