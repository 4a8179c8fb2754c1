// @vitest-environment happy-dom
import type { Drift, DriftChange } from '@isentrope/records';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render, rowsIn, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { DriftBanner } from './drift.tsx';

beforeEach(() => history.replaceState(null, '', '/revisions/r-1'));
afterEach(unmount);

const bore: DriftChange = {
  case: 0,
  label: 'orifice diameter',
  part: '',
  was: '42.83 mm',
  now: '42.91 mm',
  by: '+0.19 %',
};
const drift: Drift = {
  outcome: 'differs',
  change: '0.19 %',
  engine: '0.2.0+b',
  at: '2026-02-03T09:00:00.000Z',
  failure: null,
  results: [bore],
  more: 0,
  firstSteps: [],
  reasons: [],
  acknowledged: null,
};

const draw = (change: Partial<Drift> = {}, cases: readonly string[] = ['Normal'], may: readonly 'acknowledge'[] = []) =>
  render(
    <DriftBanner
      revision={{ id: 'r-1', may: [...may] }}
      drift={{ ...drift, ...change }}
      cases={cases}
      confirm={() => {}}
      reload={() => Promise.resolve()}
    />,
  );

test('says by how much the results would change, and lists them', async () => {
  const page = await draw();
  expect(textOf(page.querySelector('summary'))).toBe(
    'Recalculated with the current version, this sheet would change, by 0.19 %. The issued revision remains valid until someone revises it.',
  );
  expect(rowsIn()).toEqual([
    ['Result', 'Issued', 'Now', 'Change'],
    ['Orifice diameter', '42.83 mm', '42.91 mm', '+0.19 %'],
  ]);
  expect(textOf(page)).toContain('Why: the list of changes gives no reason.');
  expect(textOf(page)).not.toContain('more places differ');
  expect(textOf(page)).toContain('Recalculated with version 0.2.0+b, 3 Feb 2026');
  expect(textsOf('button')).toEqual([]);
});

test('names the case where there are several, and the first steps that differ', async () => {
  const all = { ...bore, case: null, part: 'row 2', was: null, now: 'a value that is longer than the others', by: '' };
  await draw({ results: [bore, all], firstSteps: [{ ...bore, case: 1, label: 'beta ratio' }], more: 3 }, ['Normal']);
  expect(rowsIn().map(cells => cells[0])).toEqual([
    'Result',
    'Orifice diameter',
    'Orifice diameter row 2',
    'First difference in the working',
    'Beta ratio',
  ]);
  expect(document.querySelector('.drift-steps th')?.getAttribute('colspan')).toBe('4');
  const page = await draw({ results: [bore, all, { ...bore, case: 4 }], firstSteps: [{ ...bore, case: 1 }], more: 3 }, [
    'Normal',
    'Maximum',
  ]);
  expect(rowsIn()).toEqual([
    ['Result', 'Case', 'Issued', 'Now', 'Change'],
    ['Orifice diameter', 'Normal', '42.83 mm', '42.91 mm', '+0.19 %'],
    ['Orifice diameter row 2', 'All cases', '–', 'a value that is longer than the others', ''],
    ['Orifice diameter', 'Case 5', '42.83 mm', '42.91 mm', '+0.19 %'],
    ['First difference in the working'],
    ['Orifice diameter', 'Maximum', '42.83 mm', '42.91 mm', '+0.19 %'],
  ]);
  expect(page.querySelector('.drift-steps th')?.getAttribute('colspan')).toBe('5');
  expect(textsOf('.drift-text')).toEqual(['a value that is longer than the others']);
  expect(textOf(page)).toContain('3 more places differ.');
});

test('gives the changes of the calculator since, one or several', async () => {
  const reasons = [{ date: '2026-01-05', text: 'Another expansion factor' }];
  const one = await draw({ reasons });
  expect(textOf(one.querySelector('.drift-reasons'))).toBe('Changed since:5 Jan 2026: Another expansion factor');
  const two = await draw({ reasons: [...reasons, { date: '2026-01-06', text: 'Other steam tables' }] });
  expect(textOf(two)).toContain('Changed since, one or more of these:');
  expect(textsOf('.drift-reasons li')).toHaveLength(2);
});

test('says why a sheet cannot be recalculated, without a table or a reason', async () => {
  const page = await draw({ outcome: 'failed', failure: 'The field “Flow” no longer exists.', results: [] });
  expect(textOf(page)).toContain('The current version of the calculator cannot recalculate this sheet.');
  expect(textOf(page)).toContain('The field “Flow” no longer exists.');
  expect(rowsIn()).toEqual([]);
  expect(textOf(page)).not.toContain('Why:');
});

test('names the user who kept the issued result, and offers it to those who may', async () => {
  const kept = await draw({ acknowledged: { by: 'Ada Tester', at: '2026-02-04T09:00:00.000Z' } });
  expect(textOf(kept.querySelector('summary'))).toContain('Ada Tester kept the issued result on 4 Feb 2026.');
  expect(kept.querySelector('.banner')?.classList.contains('warning')).toBe(false);
  const may = await draw({}, ['Normal'], ['acknowledge']);
  expect(textsOf('button')).toEqual(['Keep the issued result…']);
  expect(may.querySelector('.banner')?.classList.contains('warning')).toBe(true);
});

test('is unfolded for a link to it', async () => {
  expect((await draw()).querySelector('details')?.open).toBe(false);
  history.replaceState(null, '', '/revisions/r-1#drift');
  expect((await draw()).querySelector('details')?.open).toBe(true);
});
