// @vitest-environment happy-dom
import type { RevisionRecord } from '@isentrope/records';
import { afterEach, describe, expect, test } from 'vitest';
import { issuedExample } from '../testing/records.ts';
import { render, rowsIn, textOf, textsOf, unfold, unmount } from '../../testing/render.tsx';
import { Comparison } from './comparison.tsx';
import type { Side } from './use-side.ts';

afterEach(unmount);

const orifice = (change: Readonly<Record<string, string>> = {}, order: readonly number[] = [0]) =>
  issuedExample('restriction-orifice-pro', { changes: [change], order });
const sideOf = (record: RevisionRecord, change: Partial<Side> = {}): Side => ({
  sheetId: 's-1',
  projectId: 'p-1',
  name: 'Revision A',
  record,
  revision: undefined,
  changedAt: undefined,
  ...change,
});
const draw = (was: Side, now: Side, places?: { was: number; now: number }) =>
  render(<Comparison was={was} now={now} places={places} />);
const verdict = () => textOf(document.querySelector('.compare-verdict'));
const columns = () =>
  rowsIn()
    .find(cells => cells.length > 2)
    ?.slice(1, 3);

describe('a comparison of one case', () => {
  test('says that nothing differs', async () => {
    const record = await orifice();
    const page = await draw(sideOf(record), sideOf(record, { name: 'Revision B' }));
    expect(verdict()).toBe('The case is the same throughout.');
    expect(page.querySelector('.compared-case')).toBeNull();
    expect(page.querySelector('.compare-alike')).toBeNull();
  });

  test('lists what differs with its change, and folds what does not', async () => {
    await draw(sideOf(await orifice()), sideOf(await orifice({ flowRate: '49572' }), { name: 'Revision B' }));
    expect(verdict()).toBe('The case differs.');
    const page = document.querySelector('.compared-case') ?? document.body;
    const [inputs, results] = page.querySelectorAll('.compared-part');
    expect(rowsIn(inputs)).toEqual([
      ['Inputs, Inlet header', 'Revision A', 'Revision B', 'Change'].map(text =>
        text.replace('Inlet header', page.getAttribute('aria-label') ?? ''),
      ),
      ['Flow rate', '48600 kg/h', '49572 kg/h', '+2.00 %'],
    ]);
    expect(textsOf('mark', inputs)).toEqual(['8600', '9572']);
    expect(rowsIn(results).find(([name]) => name === 'Orifice diameter')?.[3]).toMatch(/^\+0\.\d+ %$/);
    expect(textsOf('h2', page)).toEqual(expect.arrayContaining(['Inputs', 'Results', 'Working']));
    const same = textsOf('summary', inputs)[0] ?? '';
    expect(same).toMatch(/^\d+ fields the same$/);
    expect(textOf(inputs)).not.toContain('102.3 mm');
    await unfold(same);
    expect(textOf(inputs)).toContain('102.3 mm');
    expect(
      [...(inputs?.querySelectorAll('table') ?? [])].map(table => table.querySelectorAll('thead th').length),
    ).toEqual([4, 3]);
    expect(textsOf('mark', inputs)).toEqual(['8600', '9572']);
  });

  test('marks the first step that differs, and folds the steps before it', async () => {
    await draw(sideOf(await orifice()), sideOf(await orifice({ flowRate: '47628' }), { name: 'Revision B' }));
    const page = document.body;
    expect(page.querySelectorAll('.compared-step.first')).toHaveLength(1);
    expect(page.querySelector('.compared-step')?.classList.contains('first')).toBe(true);
    expect(textsOf('.first-step')).toEqual(['The first step that differs']);
    const folded = textsOf('.compared-steps summary')[0] ?? '';
    expect(folded).toMatch(/^\d+ steps? the same$/);
    const opened = await unfold(folded);
    expect(opened.querySelectorAll('.compared-same-steps li')).toHaveLength(Number.parseInt(folded, 10));
    expect(textsOf('.compared-same-steps .mono', opened).some(text => /\d/.test(text))).toBe(true);
    expect(textOf(page.querySelector('.compared-part'))).toContain('−2.00 %');
  });

  test('folds consecutive steps that are the same into one', async () => {
    await draw(sideOf(await orifice()), sideOf(await orifice({ flowRate: '47628' }), { name: 'Revision B' }));
    const isFolded = [...document.querySelectorAll('.compared-steps > li')].map(
      each => each.querySelector('summary') !== null,
    );
    expect(isFolded.filter(Boolean).length).toBeGreaterThan(0);
    expect(isFolded.filter((folded, index) => folded && isFolded[index + 1] === true)).toEqual([]);
  });

  test('heads each value with its side, for narrow pages', async () => {
    await draw(sideOf(await orifice()), sideOf(await orifice({ flowRate: '49572' }), { name: 'Revision B' }));
    const cells = [...document.querySelectorAll<HTMLElement>('.compared-part tbody tr:first-child td.mono')].slice(
      0,
      2,
    );
    expect(cells.map(cell => [cell.dataset['side'], textOf(cell)])).toEqual([
      ['Revision A', '48600 kg/h'],
      ['Revision B', '49572 kg/h'],
    ]);
  });

  test('names the side of a message and of a step that the other one lacks', async () => {
    await draw(sideOf(await orifice()), sideOf(await orifice({ pipeInsideDiameter: '600' }), { name: 'Revision B' }));
    const messages = textsOf('.compared-messages li b');
    expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(/, only in Revision B$/)]));
    await draw(sideOf(await orifice({ pipeInsideDiameter: '600' })), sideOf(await orifice(), { name: 'Revision B' }));
    expect(textsOf('.compared-messages li b')).toEqual(
      expect.arrayContaining([expect.stringMatching(/, only in Revision A$/)]),
    );
  });

  test('says which messages are the same', async () => {
    const was = await orifice({ pipeInsideDiameter: '600' });
    await draw(
      sideOf(was),
      sideOf(await orifice({ pipeInsideDiameter: '600', flowRate: '48601' }), { name: 'Revision B' }),
    );
    const summary = textsOf('summary').find(text => /messages? the same$/.test(text)) ?? '';
    await unfold(summary);
    expect(document.querySelectorAll('.compared-messages li b').length).toBeGreaterThan(0);
    expect(textsOf('.compared-messages li b').some(text => text.includes('only in'))).toBe(false);
  });

  test('mentions another version of the calculator', async () => {
    const was = await orifice();
    const now = { ...was, report: { ...was.report, engine: '0.3.0+b' } };
    await draw(sideOf(was), sideOf(now, { name: 'Revision B' }));
    expect(verdict()).toContain('The two were calculated by different versions of the calculator.');
    await draw(sideOf(was), sideOf(was, { name: 'Revision B' }));
    expect(verdict()).not.toContain('different versions');
  });
});

describe('a comparison of several cases', () => {
  test('draws the ones that differ under their names, and counts the others', async () => {
    const [was, now] = [await orifice({}, [0, 1, 2]), await orifice({ flowRate: '49572' }, [0, 1, 2])];
    await draw(sideOf(was), sideOf(now, { name: 'Revision B' }));
    expect(verdict()).toBe('1 of 3 cases differs.');
    expect(textsOf('.compared-case > h2')).toHaveLength(1);
    expect(textsOf('.compared-case h3')).toEqual(expect.arrayContaining(['Inputs', 'Results', 'Working']));
    expect(textsOf('.compare-alike')).toEqual(['2 cases are the same throughout.']);
    await draw(sideOf(was), sideOf(was, { name: 'Revision B' }));
    expect(verdict()).toBe('All cases are the same throughout.');
  });

  test('says "differ" of several, and "is" of a single one that does not', async () => {
    const changes = [{ flowRate: '49572' }, { flowRate: '49572' }];
    const now = await issuedExample('restriction-orifice-pro', { changes, order: [0, 1, 2] });
    await draw(sideOf(await orifice({}, [0, 1, 2])), sideOf(now, { name: 'Revision B' }));
    expect(verdict()).toBe('2 of 3 cases differ.');
    expect(textsOf('.compare-alike')).toEqual(['1 case is the same throughout.']);
  });

  test.each([
    [20, undefined],
    [21, '1 more case differs: choose a case above to see it.'],
    [22, '2 more cases differ: choose a case above to see it.'],
  ])('draws twenty of %i that differ', async (count, rest) => {
    const repeated = (flow: string) =>
      issuedExample('restriction-orifice-pro', {
        changes: [{ flowRate: flow }],
        order: Array.from({ length: count }, () => 0),
      });
    await draw(sideOf(await repeated('48600')), sideOf(await repeated('49572'), { name: 'Revision B' }));
    expect(document.querySelectorAll('.compared-case')).toHaveLength(20);
    expect(textsOf('.comparison > .quiet-text')).toEqual(rest === undefined ? [] : [rest]);
  });
});

describe('the columns are headed by', () => {
  test('the revisions, the sheets or the cases, whichever differ', async () => {
    const record = await orifice({}, [0, 1, 2]);
    const now = await orifice({ flowRate: '49572' }, [0, 1, 2]);
    await draw(sideOf(record), sideOf(now, { name: 'Revision B' }));
    expect(columns()).toEqual(['Revision A', 'Revision B']);
    const other = { ...now, sheet: { ...now.sheet, number: 'C-102' } };
    await draw(sideOf(record), sideOf(other, { sheetId: 's-2' }));
    expect(columns()).toEqual(['C-101 Inlet header orifice, Revision A', 'C-102 Inlet header orifice, Revision A']);
    await draw(sideOf(record), sideOf(record), { was: 0, now: 2 });
    const [first, , third] = record.document.cases.map(each => String(each['userDescription']));
    expect(columns()).toEqual([`Revision A, ${first}`, `Revision A, ${third}`]);
    await draw(sideOf(record), sideOf(now));
    expect(columns()).toEqual(['Revision A', 'Revision A']);
  });
});

test('the particulars of both sides are compared', async () => {
  const record = await orifice();
  const now = {
    ...record,
    sheet: { ...record.sheet, title: 'Outlet header orifice' },
    project: { ...record.project, client: 'A client' },
  };
  const at = '2026-02-03T09:00:00.000Z';
  await draw(sideOf(record, { changedAt: at }), sideOf(now, { name: 'Working copy', changedAt: at }));
  const particulars = document.querySelector('.compared-particulars') ?? document.body;
  const rows = rowsIn(particulars).map(cells => cells.slice(0, 3));
  expect(rows).toContainEqual(['Title', 'Inlet header orifice', 'Outlet header orifice']);
  expect(rows).toContainEqual(['Client', '', 'A client']);
  const [same = ''] = textsOf('summary', particulars);
  expect(same).toMatch(/^\d+ particulars the same$/);
  await unfold(same);
  expect(rowsIn(particulars).map(cells => cells[0])).toEqual(
    expect.arrayContaining(['State', 'SHA-256', 'Number', 'Project']),
  );
});
