// @vitest-environment happy-dom
import type { RevisionRecord } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { eventually, render, textOf, textsOf, unfold, unmount } from '../../testing/render.tsx';
import type { RecordCase, RecordTable, RecordTogether, RecordValue } from './read-report.ts';
import { RecordBody } from './record-body.tsx';
import { resultRows, typedRows } from './rows.ts';

afterEach(unmount);

const record = recordOf('A', null, minute(0));
const bore: RecordValue = { type: 'number', si: 0.0508, value: 50.8, unit: 'mm', digits: 4 };
const table: RecordTable = {
  type: 'table',
  columns: [{ id: 'a', label: 'Stage', unit: '', digits: 1 }],
  rows: [[1]],
  si: [[1]],
};
const caseOf = (title: string, change: Partial<RecordCase> = {}): RecordCase => ({
  title,
  method: null,
  values: { bore },
  messages: [],
  crossCheck: [],
  filled: undefined,
  working: [{ id: 'bore', label: 'Diameter of the bore', where: [], numbers: {}, value: bore }],
  ...change,
});
const draw = (
  cases: readonly RecordCase[],
  { together, of = record }: { together?: RecordTogether | undefined; of?: RevisionRecord } = {},
) => {
  const report = { cases, together };
  const rows = { typed: typedRows(of), results: resultRows(report, of.results) };
  return render(
    <RecordBody record={of} report={report} {...rows} comments={[]} remark={undefined} attached={<p>Attached.</p>} />,
  );
};
const headings = () => textsOf('h2');

describe('the body of a revision', () => {
  test('has its parts in order, without those that are empty', async () => {
    await draw([caseOf('Normal')]);
    expect(headings()).toEqual(['Results', 'Inputs', 'Working', 'Basis and notes']);
    expect(textsOf('.cross-checks, .without-value, .record-table')).toEqual([]);
    expect(textsOf('summary')).toEqual(['Normal 1 steps']);
    expect(textOf(document.querySelector('.record'))).toContain('Attached.');
  });

  test('names results without a value in any case, by their reason', async () => {
    const none: RecordValue = { type: 'none', reason: 'an input is missing', missing: [], ruledOut: false };
    const results = ['Diameter', 'Velocity'].map((label, index) => ({ id: `r${index}`, label, unit: '' }));
    await draw([caseOf('Normal', { values: { r0: none, r1: none } })], { of: { ...record, results } });
    expect(textsOf('.without-value')).toEqual(['No value, an input is missing: Diameter, Velocity.']);
  });

  const check = { method: 'm', name: 'By ISO 5167', result: 'bore', value: bore, difference: 0.002 };
  const warning = { level: 'warning', text: 'It is small.', source: 'ISO 5167' } as const;
  const checked = { values: { bore: table }, crossCheck: [check], messages: [warning] };

  test('does not name the only case at its checks, messages and tables', async () => {
    await draw([caseOf('Normal', checked)]);
    expect(textsOf('.cross-checks li')).toEqual([expect.stringMatching(/^By ISO 5167: 50\.8\d* mm, /)]);
    expect(textsOf('.record-messages li')).toEqual(['warning It is small. ISO 5167']);
    expect(textsOf('.record-table h2')).toEqual(['Orifice diameter']);
  });

  test('names one of several cases there, and nothing at what is of all cases together', async () => {
    const together: RecordTogether = { title: 'Summary', table, messages: [{ level: 'info', text: 'Of all.' }] };
    await draw([caseOf('Normal'), caseOf('', checked)], { together });
    expect(textsOf('.cross-checks li')).toEqual([expect.stringMatching(/^By ISO 5167, Case 2: /)]);
    expect(textsOf('.record-messages li')).toEqual(['warning Case 2: It is small. ISO 5167', 'info Of all.']);
    expect(textsOf('.record-table h2')).toEqual(['Orifice diameter Case 2', 'Summary']);
    expect(textsOf('summary')).toEqual(['Normal 1 steps', 'Case 2 1 steps']);
  });

  test('shows a typed table below the inputs, with its cases unless it is of all', async () => {
    const typed = 'Tag | Length\nL-1 | 20';
    const ofCases = (...cases: RevisionRecord['document']['cases']) => ({
      ...record,
      document: { ...record.document, cases },
    });
    await draw([caseOf('Normal')], { of: ofCases({ flowRate: typed }) });
    expect(textsOf('.record-table h2')).toEqual(['Flow rate']);
    await draw([caseOf('Normal'), caseOf('Fire')], { of: ofCases({ flowRate: '1' }, { flowRate: typed }) });
    expect(textsOf('.record-table h2')).toEqual([]);
    await draw([caseOf('Normal'), caseOf('Fire')], {
      of: ofCases({}, { userDescription: 'Fire', flowRate: typed }),
    });
    expect(textsOf('.record-table h2')).toEqual(['Flow rate Fire']);
  });

  test('shows the working of a case once it is unfolded', async () => {
    await draw([caseOf('Normal')]);
    expect(document.body.textContent).not.toContain('Diameter of the bore');
    const working = await unfold('Normal 1 steps');
    await eventually(() => expect(textOf(working)).toContain('Diameter of the bore'));
  });
});
