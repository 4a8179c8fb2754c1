import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, findCalculator } from './catalogue.ts';
import {
  caseJson,
  lowerFirst,
  readField,
  run,
  takesLong,
  workbook,
  writeDocument,
  type CaseData,
  type Definition,
  type ReportedFigure,
} from './kit/index.ts';
import { disturbed } from './testing/disturbed.ts';
import { loadEverything } from './testing/everything.ts';

beforeAll(loadEverything);

/** Most points that one curve of a figure may have: more than any screen shows. */
const mostPoints = 2000;

/** What a case may say that it needs the labels of its blank fields, and "a valid …" for those that cannot be read. */
function stillNeeded(definition: Definition, data: CaseData): string[] {
  return definition.inputs.flatMap(input => {
    const { type } = readField(input, data, input.id);
    const label = lowerFirst(input.field.label);
    if (type === 'blank') return [label];
    return type === 'invalid' ? [`a valid ${label}`] : [];
  });
}

/** What a reader must never meet. */
const unreadable = /\bNaN\b|Infinity|undefined|\[object|must be (positive|finite)|, got /;

function checkFigures(figures: readonly ReportedFigure[]) {
  for (const figure of figures) {
    for (const series of figure.series) {
      expect(series.points.length, `${figure.title}: points of a curve`).toBeLessThanOrEqual(mostPoints);
      const none = series.points.filter(point => point?.every(Number.isFinite) === false);
      expect(none, `${figure.title}, ${series.label}`).toEqual([]);
    }
  }
}

/** The faults met while a case is put through everything that a calculator is shown on; what is shown is checked. */
function faultsOn(definition: Definition, data: CaseData): string[] {
  const report = run(definition, writeDocument(definition, { cases: [data] }));
  expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
  const [reported] = report.cases;
  if (!reported) throw new Error('no case is reported on');
  for (const [id, value] of Object.entries(reported.values)) {
    if (value.type !== 'none') continue;
    expect(value.reason, id).not.toBe('');
    expect(value.reason, id).not.toMatch(unreadable);
    const needed = stillNeeded(definition, data);
    for (const label of value.missing)
      expect(
        needed.some(known => label.toLowerCase().includes(known.toLowerCase())),
        `${id} needs ${label}; blank or wrong are: ${needed.join(', ')}`,
      ).toBe(true);
  }
  for (const { text } of reported.messages) expect(text).not.toMatch(unreadable);
  expect(JSON.stringify(caseJson(definition, reported))).not.toMatch(/\b(NaN|Infinity)\b/);
  checkFigures(reported.figures ?? []);
  checkFigures(reported.timeline?.figures ?? []);
  checkFigures(report.together?.figures ?? []);
  workbook(definition, [data], report, { date: '2026-01-01' });
  return reported.faults.map(({ place, error }) => `${place}: ${error}`);
}

/** The same cases in every run, so that a failure is of the change at hand; `SEED=2 npx vitest run …` looks at others. */
const seed = Number(process.env['SEED'] ?? 1);

describe('an example with one to three fields disturbed ends nothing, on any surface', () => {
  test.for(catalogue.map(({ meta }) => meta.id))('%s', { timeout: 120_000 }, async id => {
    const definition = await findCalculator(id)?.load();
    if (!definition) throw new Error(`no calculator ${id}`);
    fc.assert(
      fc.property(disturbed(definition), data => {
        expect(faultsOn(definition, data)).toEqual([]);
      }),
      { seed, numRuns: takesLong(definition) ? 12 : 200 },
    );
  });
});
