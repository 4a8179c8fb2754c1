import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import {
  calculateCase,
  calculation,
  caseFrom,
  check,
  field,
  fieldsFromJson,
  optional,
  quantity,
  readDocument,
  step,
  value,
  warning,
  type CaseInput,
} from '../index.ts';
import { documentSchema } from '../document/migrations.ts';

const meta = { id: 'gap', title: 'Gap', summary: 'A gap.', access: 'free', columns: 1, standards: [] } as const;

const width = field('width', quantity('Width', 'length', 'm', { above: 0 }));
const depth = field('depth', quantity('Depth', 'length', 'm', { optional: true, above: 0 }));
const rise = field('rise', quantity('Rise', 'temperatureDifference', 'K'));

/** The number of evaluations of each step. */
const calls = { area: 0, slope: 0, broken: 0 };

const area = step('area', { width, depth: optional(depth) }, { label: 'Area', kind: 'area', unit: 'm²' }, v => {
  calls.area += 1;
  return v.width * (v.depth ?? 1);
});
const level = value('level', { rise }, v => (v.rise > 0 ? -0 : 0));
const slope = step('slope', { rise }, { label: 'Slope' }, v => {
  calls.slope += 1;
  return v.rise > 0 ? 'rising' : 'level';
});
const zero = step('zero', { level }, { label: 'Zero' }, v => (Object.is(v.level, -0) ? 'below' : 'above'));
const opening = step('opening', { width }, { label: 'Opening', kind: 'length', unit: 'm' }, v => {
  throw new Refusal('no gap of {width} opens', { width: messageValue('length', v.width) });
});
const broken = value('broken', { area }, () => {
  calls.broken += 1;
  throw new Error('a fault of ours');
});

const gap = calculation(meta, {
  inputs: { Gap: [width, depth, rise] },
  results: { Gap: [area, slope, zero, opening] },
  primary: area,
  shows: [broken],
  checks: [
    check({ width }, v => [warning('A gap of {width}.', { values: { width: messageValue('length', v.width) } })]),
    check({ area }, v => (v.area > 5 ? [warning('Large.')] : [])),
  ],
  examples: [],
  references: [],
});

const calculated = (input: CaseInput) => calculateCase(gap, caseFrom(gap, input));
const messagesOf = (input: CaseInput) => calculated(input).messages.map(({ text }) => text);

describe('a memoised step', () => {
  test('is evaluated again only for other inputs', () => {
    const before = { ...calls };
    expect(calculated({ width: 2, rise: 0 }).evaluation.value('area')).toBe(2);
    expect(calculated({ width: 2, rise: 1 }).evaluation.value('area')).toBe(2);
    expect(calculated({ width: { value: 2000, unit: 'mm' }, rise: 1 }).evaluation.value('area')).toBe(2);
    expect(calls.area - before.area).toBe(1);
    expect(calls.slope - before.slope).toBe(2);
    expect(calculated({ width: 2, depth: 3, rise: 1 }).evaluation.value('area')).toBe(6);
    expect(calculated({ width: 2, rise: 1 }).evaluation.value('area')).toBe(2);
  });

  test('distinguishes zero from negative zero', () => {
    const zeroAt = (rise: number) => calculated({ width: 2, rise }).evaluation.value('zero');
    expect([0, 1, 2, 0].map(zeroAt)).toEqual(['above', 'below', 'below', 'above']);
  });

  test('renders its messages in the current unit of the entry', () => {
    const last = (input: CaseInput) => messagesOf(input).slice(1);
    expect(last({ width: 2, rise: 0 })).toEqual(['A gap of 2.000 m.']);
    expect(last({ width: { value: 2000, unit: 'mm' }, rise: 0 })).toEqual(['A gap of 2000 mm.']);
    expect(last({ width: 2, depth: 3, rise: 0 })).toEqual(['A gap of 2.000 m.', 'Large.']);
  });

  test('reports that a step failed', () => {
    expect(messagesOf({ width: 2, rise: 0 })[0]).toContain('An internal error stopped one of the steps of this case.');
  });

  test('renders its refusal in the current unit of the entry', () => {
    expect(calculated({ width: 2 }).evaluation.value('opening')).toMatchObject({ reason: 'no gap of 2.000 m opens' });
    const inMillimetres = calculated({ width: { value: 2000, unit: 'mm' } });
    expect(inMillimetres.evaluation.value('opening')).toMatchObject({ reason: 'no gap of 2000 mm opens' });
  });

  test('fails again in each case, with a separate fault', () => {
    const before = calls.broken;
    for (const rise of [1, 2, 3]) expect(calculated({ width: 2, rise }).evaluation.faults).toHaveLength(1);
    expect(calls.broken - before).toBe(3);
  });

  test('distinguishes invalid from blank inputs', () => {
    const missing = (input: CaseInput) => calculated(input).evaluation.value('area');
    expect(missing({ width: 2, depth: '3 apples' })).toMatchObject({ missing: ['a valid depth'] });
    expect(missing({ width: 2 })).toBe(2);
    expect(missing({ width: 2, depth: '3 apples' })).toMatchObject({ missing: ['a valid depth'] });
    expect(missing({ width: 2, depth: 4 })).toBe(8);
    expect(missing({ depth: 4 })).toMatchObject({ missing: ['width'] });
  });
});

describe('a memoised entry', () => {
  const entry = (stored: unknown) =>
    readDocument(gap, { schema: documentSchema, tool: 'gap', cases: [{ width: stored }] });

  test('depends on its link and its unit', () => {
    expect(entry(['2', 'm', 'item/1']).cases[0]?.['width']).toMatchObject({ text: '2', unit: 'm', from: 'item/1' });
    expect(entry(['2', 'm', 'item/2']).cases[0]?.['width']).toMatchObject({ from: 'item/2' });
    expect(entry(['2', 'm']).cases[0]?.['width']?.from).toBeUndefined();
    expect(entry(['2', 'mm']).cases[0]?.['width']?.unit).toBe('mm');
  });

  test('reflects a change within a JSON object', () => {
    const typed = { value: 2, unit: 'm' };
    expect(fieldsFromJson(gap, { width: typed })).toEqual({ width: ['2', 'm'] });
    typed.value = 3;
    expect(fieldsFromJson(gap, { width: typed })).toEqual({ width: ['3', 'm'] });
  });

  test('is refused each time it is invalid', () => {
    for (const _ of [1, 2]) expect(() => fieldsFromJson(gap, { width: { value: 2, unit: 'bar' } })).toThrow('width');
    expect(fieldsFromJson(gap, { width: 2 })).toEqual({ width: ['2', 'm'] });
    expect(() => fieldsFromJson(gap, { width: true })).toThrow('width');
    expect(fieldsFromJson(gap, { width: 2 })).toEqual({ width: ['2', 'm'] });
  });
});
