// @vitest-environment happy-dom
import type { RevisionRecord } from '@isentrope/records';
import { beforeAll, afterEach, describe, expect, test } from 'vitest';
import { issuedExample } from '../testing/records.ts';
import { render, rowsIn, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { RecordPaper, RecordSheet } from './record-paper.tsx';
import type { ReportOptions, ReportPart } from './report-options.ts';
import type { ReportSheet } from './report-sheet.ts';

afterEach(unmount);

let orifice: RevisionRecord;
let network: RevisionRecord;
beforeAll(async () => {
  [orifice, network] = await Promise.all([
    issuedExample('restriction-orifice-pro'),
    issuedExample('hydraulic-network-pro', { order: [0] }),
  ]);
});

const by = (name: string) => ({ id: name, name });
const sheetOf = (record: RevisionRecord, change: Partial<ReportSheet> = {}): ReportSheet => ({
  record,
  hash: 'a'.repeat(64),
  state: 'checked',
  signatures: [
    { act: 'issued', by: by('Ada Tester'), at: '2026-02-03T09:00:00.000Z' },
    { act: 'checked', by: by('Charles Tester'), at: '2026-02-04T10:30:00.000Z' },
  ],
  place: undefined,
  ...change,
});
const optionsWith = (...parts: readonly ReportPart[]): ReportOptions => ({
  which: 'issued',
  size: 'A4',
  parts: {
    working: parts.includes('working'),
    messages: parts.includes('messages'),
    tables: parts.includes('tables'),
    register: parts.includes('register'),
    basis: parts.includes('basis'),
  },
});
const draw = (record: RevisionRecord, change: Partial<ReportSheet>, ...parts: readonly ReportPart[]) =>
  render(<RecordPaper sheet={sheetOf(record, change)} options={optionsWith(...parts)} />);

/** The parts of the paper by their headings. */
const headings = () => textsOf('h2');
const part = (title: string) => {
  const found = [...document.querySelectorAll('.paper-part')].find(each => textOf(each.querySelector('h2')) === title);
  if (!found) throw new Error(`There is no part ${title} among ${headings().join(', ')}.`);
  return found;
};
const terms = (within: ParentNode) =>
  Object.fromEntries(
    [...within.querySelectorAll('dl > div')].map(each => [
      textOf(each.querySelector('dt')),
      textOf(each.querySelector('dd')),
    ]),
  );
const withBasis = (record: RevisionRecord, basis: Partial<RevisionRecord['project']['basis']>) => ({
  ...record,
  project: { ...record.project, basis: { ...record.project.basis, ...basis } },
});

describe('a printed revision', () => {
  test('has the project, the document, its state and its signatures in the head of each page', async () => {
    const page = await draw(orifice, {});
    expect(terms(page.querySelector('thead') ?? page)).toEqual({
      Project: 'P-2614 Inlet compression',
      Document: 'C-101',
      'Rev.': 'A',
      Sheet: '1 of 1',
      'Issued by': 'Ada Tester, 3 Feb 2026',
      'Checked by': 'Charles Tester, 4 Feb 2026',
      'Approved by': '',
      Client: '',
      Engine: orifice.report.engine,
    });
    expect(textOf(page.querySelector('.paper-tool'))).toBe(
      'Inlet header orificeRestriction Orifice SizingChecked, not approved',
    );
    const third = await draw(orifice, { place: { number: 3, of: 7 }, state: 'approved' });
    expect(terms(third.querySelector('thead') ?? third)['Sheet']).toBe('3 of 7');
    expect(textOf(third.querySelector('.paper-draft'))).toBe('');
  });

  test('has its cases side by side, with numbers, inputs and results', async () => {
    const page = await draw(orifice, {});
    const rows = rowsIn(page.querySelector('.record-summary') ?? page);
    expect(rows[0]?.slice(0, 2)).toEqual([
      'Case',
      `1 ${textOf(page.querySelectorAll('.paper-case-name')[0]).slice(2)}`,
    ]);
    expect(rows.find(([name]) => name === 'Flow rate')?.[1]).toBe('48600 kg/h');
    expect(rows.find(([name]) => name === 'Orifice diameter')?.[1]).toBe('42.83 mm');
    expect(rows.findIndex(([name]) => name === 'Inputs')).toBeLessThan(
      rows.findIndex(([name]) => name === 'Flow rate'),
    );
    expect(rows.findIndex(([name]) => name === 'Results')).toBeGreaterThan(
      rows.findIndex(([name]) => name === 'Flow rate'),
    );
    expect(page.querySelector('.paper-section th')?.getAttribute('colspan')).toBe('4');
    expect(rows.some(([name]) => name === 'Description')).toBe(false);
    expect(textsOf('.paper-number').length).toBeGreaterThan(textsOf('.paper-text').length);
  });

  test('does not number a single case', async () => {
    const alone = await issuedExample('restriction-orifice-pro', { order: [0] });
    const page = await draw(alone, {}, 'messages');
    expect(textsOf('.paper-of')).toEqual([]);
    expect(page.querySelector('.record-summary')?.classList.contains('of-one')).toBe(true);
    expect(textOf(page.querySelector('.paper-notes'))).not.toMatch(/^1 /);
  });

  test('has four cases on a band at most, and as many on each as the others', async () => {
    const five = await issuedExample('restriction-orifice-pro', { order: [0, 1, 2, 0, 1] });
    await draw(five, {});
    expect(
      [...document.querySelectorAll('.record-summary')].map(band => band.querySelectorAll('.paper-case-name').length),
    ).toEqual([3, 2]);
    await draw(await issuedExample('restriction-orifice-pro', { order: [0, 1, 2, 0] }), {});
    expect(document.querySelectorAll('.record-summary')).toHaveLength(1);
  });

  test('compares methods, with the number of the case', async () => {
    await draw(orifice, {});
    expect(textsOf('.paper-notes li')[0]).toMatch(/^1 .*42\.\d+ mm, [+−-]\d/);
  });

  test('has only the parts that are chosen', async () => {
    const basis = withBasis(orifice, { criteria: 'Noise below 85 dB(A)' });
    await draw(basis, {});
    expect(headings()).toEqual([]);
    await draw(basis, {}, 'working');
    expect(headings()[0]).toMatch(/^Working/);
    await draw(basis, {}, 'basis');
    expect(headings()).toEqual(['Basis and notes']);
    await draw(basis, {}, 'register');
    expect(headings()).toEqual(['Register of revision A']);
    const page = await draw(basis, {}, 'messages');
    expect(headings()).toEqual([]);
    expect(page.querySelectorAll('.paper-notes').length).toBe(2);
  });

  test('has the register with signatures in UTC and both hashes', async () => {
    await draw({ ...orifice, previous: 'b'.repeat(64) }, {}, 'register');
    expect(terms(part('Register of revision A'))).toEqual({
      State: 'checked',
      Reason: 'For design',
      Issued: 'Ada Tester, 3 Feb 2026, 09:00 UTC',
      Checked: 'Charles Tester, 4 Feb 2026, 10:30 UTC',
      'SHA-256': 'a'.repeat(64),
      'Of the previous revision': 'b'.repeat(64),
      'Verify at': 'https://isentrope.example/verify',
    });
    await draw(orifice, {}, 'register');
    expect(Object.keys(terms(part('Register of revision A')))).not.toContain('Of the previous revision');
  });

  test('has the tables and the network of its results, for each of several cases by its name', async () => {
    await draw(network, {});
    expect(headings()).not.toContain('Tables');
    await draw(network, {}, 'tables');
    expect(headings()).toEqual(expect.arrayContaining(['Input tables', 'Network', 'Tables']));
    expect(textOf(part('Network'))).toContain('All items');
    // Blank columns are named in brackets.
    const captions = textsOf('.caption', part('Tables')).map(text => text.replaceAll(/\([^()]*\)/g, ''));
    expect(captions.length).toBeGreaterThan(0);
    expect(captions.filter(text => text.includes(','))).toEqual([]);
    await draw(await issuedExample('hydraulic-network-pro', { order: [0, 1] }), {}, 'tables');
    expect(textsOf('.caption', part('Tables')).every(text => text.includes(','))).toBe(true);
    expect(textOf(part('Network'))).not.toContain('All items');
  });
});

describe('the basis of design on a sheet of a report', () => {
  const record = () => {
    const { sheet, ...rest } = withBasis(orifice, {
      ambientPressure: '1.01 bar(a)',
      units: 'us',
      standards: 'API 520',
    });
    return { ...rest, sheet: { ...sheet, notes: 'Two orifices in series' } };
  };
  const drawIn = (printed: RevisionRecord['project']['basis'] | undefined, ...parts: readonly ReportPart[]) =>
    render(<RecordSheet sheet={sheetOf(record())} options={optionsWith(...parts)} basis={printed} />);

  test('is printed with the notes where the report has none', async () => {
    await drawIn(undefined, 'basis');
    expect(terms(part('Basis and notes'))).toEqual({
      'Ambient pressure': '1.01 bar(a)',
      Units: 'US customary',
      'Editions of standards': 'API 520',
      Notes: 'Two orifices in series',
    });
  });

  test('is not repeated if it is the same', async () => {
    await drawIn(record().project.basis, 'basis');
    expect(terms(part('Basis and notes'))).toEqual({ Notes: 'Two orifices in series' });
  });

  test('is that at the time of issue if it differs', async () => {
    await drawIn({ ...record().project.basis, units: 'si' }, 'basis');
    expect(terms(part('Basis at the time of issue, and notes'))).toMatchObject({ Units: 'US customary' });
  });

  test('is left out without that part, the notes are not', async () => {
    await drawIn(undefined);
    expect(terms(part('Basis and notes'))).toEqual({ Notes: 'Two orifices in series' });
  });
});
