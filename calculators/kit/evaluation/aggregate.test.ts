import { describe, expect, test } from 'vitest';
import { documentValues } from '../links/offered-values.ts';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { aggregateJson } from '../json/case-json.ts';
import { compareReports } from '../report/compare-reports.ts';
import { calculateCase, expensiveValues } from './cross-check.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { writeDocument } from '../document/document.ts';
import { quantity } from '../definition/fields.ts';
import { info } from '../definition/messages.ts';
import { run } from '../report/run.ts';
import { casesFromFragment, transferFragment } from '../links/share-link.ts';
import { field, expensiveStep, optional, aggregation, step } from '../definition/source.ts';
import { table } from '../definition/table.ts';
import { workbook } from '../workbook/workbook.ts';

let evaluations = 0;

const flow = field('flow', quantity('Flow', 'massFlow', 'kg/h', { above: 0 }));
const work = expensiveStep('run', { flow }, (v, progress) => {
  evaluations += 1;
  progress(0.5);
  return { doubled: v.flow * 2 };
});
const doubled = step(
  'doubled',
  { run: work },
  { label: 'Doubled', kind: 'massFlow', unit: 'kg/h' },
  v => v.run.doubled,
);
const slow = calculation(
  { id: 'slow', title: 'Slow', summary: 'Doubles.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Given: [flow] },
    results: { Results: [doubled] },
    primary: doubled,
    examples: [],
    references: [],
    together: aggregation(
      { doubled },
      cases => ({
        title: 'Sum',
        table: table(
          [{ id: 'sum', label: 'Sum', kind: 'massFlow', unit: 'kg/h' }],
          [[cases.reduce((sum, { values }) => sum + (values.doubled ?? 0), 0)]],
        ),
        messages: [info(`Of ${cases.map(({ title }) => title).join(' and ')}.`)],
        values: { sum: cases.reduce((sum, { values }) => sum + (values.doubled ?? 0), 0), most: undefined },
      }),
      {
        sum: { label: 'Sum', kind: 'massFlow', unit: 'kg/h' },
        most: { label: 'Most', kind: 'massFlow', unit: 'kg/h' },
      },
    ),
  },
);

const calculated = (...flows: readonly number[]) =>
  flows.map(flow => {
    const data = caseFrom(slow, { flow });
    return { data, result: calculateCase(slow, data) };
  });

describe('the aggregate over cases', () => {
  test('is in the JSON output and in a workbook', () => {
    const cases = calculated(1, 2).map(({ data }) => data);
    const report = run(slow, writeDocument(slow, { cases }));
    const whole = report.together && aggregateJson(report.together);
    expect(whole?.rows[0]?.['sum']).toMatchObject({ unit: 'kg/h' });
    expect(whole?.messages[0]?.text).toBe('Of Case 1 and Case 2.');
    const sheet = workbook(slow, cases, report, { date: '2026-01-01' }).find(({ name }) => name === 'Sum');
    expect(sheet?.rows[1]?.[0]?.value).toBeCloseTo(6, 12);
  });
});

describe('an expensive step', () => {
  test('reports progress, and is not computed again if its value is known', () => {
    const data = caseFrom(slow, { flow: 3600 });
    const heard: number[] = [];
    const first = calculateCase(slow, data, { progress: fraction => heard.push(fraction) });
    expect(heard).toEqual([0.5]);
    const before = evaluations;
    const again = calculateCase(slow, data, { known: expensiveValues(first.evaluation) });
    expect(evaluations).toBe(before);
    expect(again.evaluation.values['doubled']).toBe(first.evaluation.values['doubled']);
  });
});

describe('a case transferred to another calculator', () => {
  test('has units', async () => {
    const fragment = await transferFragment('slow', { flow: { value: 2, unit: 't/h' } });
    expect(await casesFromFragment(slow, fragment)).toEqual([caseFrom(slow, { flow: { value: 2, unit: 't/h' } })]);
  });
});

test('an input of the aggregate is not reported as unused', () => {
  const limit = field('limit', quantity('Limit', 'massFlow', 'kg/h', { optional: true }));
  const idle = field('idle', quantity('Idle', 'massFlow', 'kg/h', { optional: true }));
  const limited = calculation(
    { id: 'limited', title: 'Limited', summary: 'Doubles.', access: 'free', columns: 1, standards: [] },
    {
      inputs: { Given: [flow, limit, idle] },
      results: { Results: [doubled] },
      primary: doubled,
      examples: [],
      references: [],
      together: aggregation({ limit: optional(limit) }, cases => ({
        title: 'Limits',
        table: table([{ id: 'count', label: 'Count' }], [[cases.length]]),
        messages: [],
      })),
    },
  );
  const { unused } = calculateCase(limited, caseFrom(limited, { flow: 1, limit: 2, idle: 3 }));
  expect(unused.map(({ id }) => id)).toEqual(['idle']);
});

describe('the aggregate in a report', () => {
  const document = (...flows: readonly number[]) =>
    writeDocument(slow, { cases: flows.map(each => caseFrom(slow, { flow: each })) });

  test('is reported as failed without affecting the cases', () => {
    const broken: Definition = {
      ...slow,
      together: () => {
        throw new TypeError('no sum');
      },
    };
    const { cases, together, faults } = run(broken, document(36));
    expect(together).toBeUndefined();
    expect(cases[0]?.values['doubled']).toMatchObject({ value: 72 });
    expect(faults).toEqual([{ place: 'together', error: 'TypeError: no sum' }]);
    expect(run(slow, document(36)).faults).toEqual([]);
  });

  test('exists for a single case too', () => {
    expect(run(slow, document(36)).together).toMatchObject({ title: 'Sum', table: { rows: [[72]] } });
    expect(run(slow, document(36, 4)).together?.table.rows).toEqual([[80]]);
    expect(run(slow, document(36, 4)).together?.messages.map(({ text }) => text)).toEqual(['Of Case 1 and Case 2.']);
  });

  test('has linkable quantities, without unknown ones', () => {
    const sum = { type: 'number', value: 80, unit: 'kg/h', digits: 4 };
    expect(run(slow, document(36, 4)).together?.values).toEqual({ sum: { ...sum, si: expect.closeTo(80 / 3600, 12) } });
    const { offered, together } = documentValues(slow, document(36, 4));
    expect(offered).toContainEqual({ id: 'sum', label: 'Sum', kind: 'massFlow', unit: 'kg/h', of: 'together' });
    expect(together).toEqual({ sum: expect.closeTo(80 / 3600, 12) });
  });

  test('does not differ from an issued one that had no such values', () => {
    const now = run(slow, document(36, 4));
    if (!now.together) throw new Error('The cases give nothing together');
    const { values: _, ...before } = now.together;
    expect(compareReports({ ...now, together: before }, now)).toMatchObject({ differences: [] });
  });

  test('is omitted if not requested or without cases', () => {
    expect(run(slow, document(36), { together: false }).together).toBeUndefined();
    expect(run(slow, document()).together).toBeUndefined();
  });
});
