import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCalculator } from '../../catalogue.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import { caseFrom } from '../case/case-data.ts';
import { compareDocuments } from './compare-documents.ts';
import { compareReports, differenceText, type ReportComparison } from './compare-reports.ts';
import { valueDifferences } from './compare-values.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { writeDocument, type CaseDocument } from '../document/document.ts';
import { issuedReportOptions, recompute } from './recompute.ts';
import type { CaseReport } from './report.ts';
import { run } from './run.ts';

/** A calculator with few results, one with mixtures, one with an aggregate table. */
const tools = ['restriction-orifice', 'line-sizing-pro', 'relief-valve-pro/scenario-register'];
const sides = ['in the file', 'recomputed'] as const;

interface StoredReport {
  definition: Definition;
  document: CaseDocument;
  report: CaseReport;
}
const stored: StoredReport[] = [];

async function definitionOf(tool: string): Promise<Definition> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`There is no ${tool}.`);
  return definition;
}

beforeAll(async () => {
  await loadAllFluidData();
  for (const tool of tools) {
    const definition = await definitionOf(tool);
    const cases = definition.examples.flatMap(example => example.cases).slice(0, 2);
    const document = writeDocument(definition, { cases: cases.map(input => caseFrom(definition, input)) });
    stored.push({ definition, document, report: run(definition, document, issuedReportOptions) });
  }
});

const texts = ({ differences }: ReportComparison) => differences.map(each => differenceText(each, sides));

/** A report as parsed JSON, which can be modified. */
function orifice() {
  const [first] = stored;
  if (!first) throw new Error('There is no report.');
  const report = JSON.parse(JSON.stringify(first.report)) as {
    engine: string;
    cases: {
      values: Record<string, { type: string; si: number; value: number; unit: string }>;
      messages: { level: string; text: string }[];
      working: { id: string; label: string; numbers: Record<string, number>; value?: { value: number; si: number } }[];
      crossCheck: { name: string; value: { value: number }; difference: number }[];
    }[];
  };
  const [reportedCase] = report.cases;
  if (!reportedCase) throw new Error('There is no case.');
  const compared = () => compareReports(report as never, first.report);
  return { ...first, changed: report, reportedCase, compared };
}

describe('two reports', () => {
  test('are equal after a JSON round trip', () => {
    for (const { report } of stored)
      expect(compareReports(JSON.parse(JSON.stringify(report)) as CaseReport, report)).toEqual({
        sameEngine: true,
        differences: [],
        steps: [],
        firstSteps: [],
        largest: 0,
      });
  });

  test('differ if any member is changed', () => {
    const leaves = (value: unknown, path: readonly string[] = []): string[][] =>
      typeof value === 'object' && value !== null && Object.keys(value).length > 0
        ? Object.entries(value).flatMap(([name, inside]) => leaves(inside, [...path, name]))
        : [[...path]];
    // Convergence notes are not compared.
    const all = stored.map(({ report }) => leaves(report).filter(path => path.at(-1) !== 'note'));
    const another = (value: unknown) => {
      if (typeof value === 'number') return value * (1 + 1e-15) + 5e-324;
      return typeof value === 'boolean' ? !value : `${String(value)}x`;
    };
    fc.assert(
      fc.property(fc.nat({ max: stored.length - 1 }), fc.nat(), (which, leaf) => {
        const report = stored[which]?.report;
        const path = all[which]?.[leaf % all[which].length] ?? [];
        const changed = structuredClone(report) as never;
        const holder = path.slice(0, -1).reduce<Record<string, unknown>>((in_, name) => in_[name] as never, changed);
        const name = path.at(-1) ?? '';
        holder[name] = another(holder[name]);
        const { differences, steps, sameEngine } = compareReports(changed, report as CaseReport);
        const reported = path.join('.') === 'engine' ? !sameEngine : differences.length + steps.length > 0;
        expect(reported, path.join('.')).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('name a result by its label, with enough digits to distinguish the values', () => {
    const { reportedCase, report, compared } = orifice();
    const [id = '', bore] = Object.entries(reportedCase.values).find(([, { type }]) => type === 'number') ?? [];
    const label = report.cases[0]?.working?.find(line => line.id === id)?.label;
    if (!bore || label === undefined) throw new Error('There is no such result.');
    const { value } = bore;
    bore.value = value * 1.5;
    expect(texts(compared())[0]).toMatch(
      new RegExp(`^Case 1, ${label}: \\S+ ${bore.unit} in the file, \\S+ ${bore.unit} recomputed$`),
    );
    expect(compared().largest).toBeCloseTo(1 / 3, 12);
    bore.value = value * (1 + 1e-9);
    const [text = ''] = texts(compared());
    const [, one, other] = /: (\S+) .* in the file, (\S+) /.exec(text) ?? [];
    expect([one === other, one?.length === other?.length]).toEqual([false, true]);
    bore.value = value;
    bore.si *= 2;
    expect(texts(compared())).toEqual([expect.stringContaining('in SI units in the file')]);
  });

  test('name the method of a differing cross-check', () => {
    const { reportedCase, compared } = orifice();
    const [check] = reportedCase.crossCheck;
    if (!check) throw new Error('There is no cross-check.');
    check.value.value *= 2;
    check.difference *= 2;
    expect(compared().differences.map(({ label }) => label)).toEqual([`cross-check by ${check.name}`]);
    check.value.value /= 2;
    expect(texts(compared())).toEqual([expect.stringMatching(/^Case 1, cross check, 1, difference: /)]);
  });

  test('name the first differing line of the working', () => {
    const { reportedCase, compared } = orifice();
    const lines = reportedCase.working.filter(({ value }) => value?.si !== undefined);
    for (const { value } of lines.slice(2)) if (value) value.value *= 2;
    const { steps, firstSteps } = compared();
    expect(steps.length).toBeGreaterThan(1);
    expect(firstSteps.map(({ label }) => label)).toEqual([lines[2]?.label]);
    expect(differenceText(firstSteps[0] as never, sides)).toContain(`Case 1, step "${lines[2]?.label}": `);
  });

  test('name the differing symbol of a step with the same value', () => {
    const { reportedCase, compared } = orifice();
    const line = reportedCase.working.find(({ numbers }) => Object.keys(numbers).length > 0);
    const [symbol = ''] = Object.keys(line?.numbers ?? {});
    if (line) line.numbers[symbol] = 7;
    expect(compared().firstSteps).toEqual([
      expect.objectContaining({ label: line?.label, part: symbol, was: '7.0000 in SI units' }),
    ]);
  });

  test('ignore how an iteration converged', () => {
    const { reportedCase, compared } = orifice();
    const [line] = reportedCase.working;
    Object.assign(line ?? {}, { note: '12 passes, residual in the flow −4·10⁻¹⁶' });
    expect(compared()).toMatchObject({ differences: [], steps: [], largest: 0 });
  });

  test('ignore residuals that are negligible in both, and compare others', () => {
    const { reportedCase, report, changed } = orifice();
    const [id = '', bore] = Object.entries(reportedCase.values).find(([, { type }]) => type === 'number') ?? [];
    if (!bore) throw new Error('There is no such result.');
    const { si } = bore;
    bore.value *= 2;
    bore.si *= 2;
    const comparedWith = (bound: number) =>
      compareReports(changed as never, report, { residualOf: each => (each === id ? bound : undefined) });
    expect(comparedWith(3 * si).differences).toEqual([]);
    expect(comparedWith(1.5 * si).differences).toHaveLength(1);
  });

  test('are compared near zero on the scale of the quantity', () => {
    const { reportedCase, report, changed } = orifice();
    const [id = '', bore] = Object.entries(reportedCase.values).find(([, { type }]) => type === 'number') ?? [];
    if (!bore) throw new Error('There is no such result.');
    bore.si *= 1 + 1e-3;
    bore.value *= 1 + 1e-3;
    const scale = 1e6 * bore.si;
    const nearZeroOf = (each: string) => (each === id ? scale : undefined);
    expect(compareReports(changed as never, report, { nearZeroOf }).largest).toBeCloseTo(1e-9, 11);
    expect(compareReports(changed as never, report).largest).toBeCloseTo(1e-3, 5);
  });

  test('are compared near zero on the scale of the column', () => {
    const table = (si: readonly number[]) => ({
      type: 'table',
      columns: [{ id: 'flow', label: 'Flow', unit: '', digits: 4 }],
      rows: si.map(cell => [cell]),
      si: si.map(cell => [cell]),
    });
    const compare = (was: readonly number[], now: readonly number[]) =>
      valueDifferences(table(was), table(now)).map(({ relative }) => relative);
    // 2e-13 is rounding relative to 1, but not relative to itself.
    expect(compare([1, 1e-13], [1, 3e-13])).toEqual([expect.closeTo(2e-10, 12)]);
    expect(compare([1, 0.5], [1, 0.6])).toEqual([expect.closeTo(1 / 6, 12)]);
  });

  test('list added and removed messages', () => {
    const { reportedCase, report, compared } = orifice();
    const own = report.cases[0]?.messages.map(({ text }) => text) ?? [];
    reportedCase.messages = [{ level: 'info', text: 'Made up.' }];
    expect(texts(compared())).toEqual([
      'Case 1, message (info): Made up. in the file, nothing recomputed',
      ...own.map(text => expect.stringContaining(`nothing in the file, ${text} recomputed`) as string),
    ]);
  });

  test('name a table cell by its row and column, in a case and in the aggregate', () => {
    const tables = stored.flatMap(each => {
      const result = each.report.cases.flatMap(({ values }) =>
        Object.entries(values).filter(([, { type }]) => type === 'table'),
      );
      return result.length > 0 || each.report.together ? [each] : [];
    });
    expect(tables.length).toBeGreaterThan(0);
    for (const { report } of tables) {
      const changed = JSON.parse(JSON.stringify(report)) as CaseReport;
      const table =
        changed.together?.table ?? Object.values(changed.cases[0]?.values ?? {}).find(each => each.type === 'table');
      if (table?.type !== 'table') throw new Error('There is no table.');
      (table.rows as unknown[][])[1] = table.columns.map(() => 'another');
      const result = compareReports(changed, report).differences;
      expect(result.map(({ part }) => part)).toEqual(table.columns.map(({ label }) => `row 2, ${label}`));
      expect(result.every(({ was }) => was === 'another')).toBe(true);
    }
  });

  test('name a case that only one of them has', () => {
    const { changed, compared } = orifice();
    changed.cases.push(...structuredClone(changed.cases));
    const one = texts(compared()).at(-1);
    expect(one).toMatch(/^Case \d+, the whole case: .* in the file, nothing recomputed$/);
    expect(compared().largest).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([[null], [7], ['x'], [{}], [{ values: [], messages: 1, working: { a: 1 } }], [[[[]]]]])(
    'are compared without failing if one contains %j as a case',
    input => {
      const { changed, compared } = orifice();
      changed.cases[0] = input as never;
      expect(texts(compared()).length).toBeGreaterThan(0);
    },
  );
});

describe('an issued calculation', () => {
  test('is reproduced to every digit', async () => {
    for (const { definition, document, report } of stored) {
      const again = await recompute(definition, JSON.parse(JSON.stringify(document)) as CaseDocument, report);
      expect([again.comparison.largest, again.comparison.differences, again.comparison.sameEngine]).toEqual([
        0,
        [],
        true,
      ]);
    }
  });

  test('differs if a field was changed and its results were not', async () => {
    const { definition, document, report } = orifice();
    const changed = structuredClone(document) as { cases: Record<string, unknown>[] } & CaseDocument;
    const [typed = {}] = changed.cases;
    const field = Object.keys(typed).find(id => Array.isArray(typed[id])) ?? '';
    const [text, unit] = typed[field] as [string, string];
    Object.assign(typed, { [field]: [String(Number(text) * 1.01), unit] });
    const { comparison } = await recompute(definition, changed, report);
    expect(comparison.largest).toBeGreaterThan(1e-4);
    expect(compareDocuments(document, changed)).toEqual([
      { case: 0, id: field, was: `${text} ${unit}`, now: `${Number(text) * 1.01} ${unit}` },
    ]);
  });
});

test('documents differ by field, case and title block', () => {
  const was: CaseDocument = { schema: 1, tool: 't', cases: [{ a: 'x', b: ['1', 'm'] }], title: { client: 'C' } };
  const now: CaseDocument = { schema: 1, tool: 't', cases: [{ b: ['1', 'mm'] }, { c: 'y' }] };
  expect(compareDocuments(was, was)).toEqual([]);
  expect(compareDocuments(was, now)).toEqual([
    { case: 0, id: 'a', was: 'x', now: null },
    { case: 0, id: 'b', was: '1 m', now: '1 mm' },
    { case: 1, id: 'c', was: null, now: 'y' },
    { case: null, id: 'client', was: 'C', now: null },
  ]);
});
