// @vitest-environment happy-dom
import type { Comment } from '@isentrope/records';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render, rowsIn, textsOf, unmount } from '../../testing/render.tsx';
import { CaseTable } from './case-table.tsx';
import type { Row } from './rows.ts';

afterEach(unmount);

const cell = (text: string, unit = '') => ({ text, unit });
const flow: Row = { id: 'flow', label: 'Flow rate', cells: [cell('28600', 'kg/h'), undefined] };
const bore: Row = { id: 'bore', label: 'Bore', cells: [{ ...cell('no flow'), absent: true }, cell('42.83', 'mm')] };
const comment = (id: string, field: string, resolved: Comment['resolved'] = null): Comment => ({
  id,
  field,
  text: 'Say why.',
  by: 'Charles Tester',
  at: '2026-02-03T09:00:00.000Z',
  resolved,
});

const draw = (
  cases: readonly string[],
  rows: readonly Row[],
  comments: readonly Comment[] = [],
  remark?: (field: string) => void,
) => render(<CaseTable caption="Inputs" cases={cases} rows={rows} comments={comments} remark={remark} />);

test('has a column for each case, a dash for a missing value and the reason of an absent one', async () => {
  const page = await draw(['Normal', 'Maximum'], [flow, bore]);
  expect(rowsIn()).toEqual([
    ['Inputs', 'Normal', 'Maximum'],
    ['Flow rate', '28600 kg/h', '–'],
    ['Bore', 'no flow', '42.83 mm'],
  ]);
  expect(textsOf('.no-value')).toEqual(['–', 'no flow']);
  expect([...page.querySelectorAll('td')].map(each => each.dataset['case'])).toEqual([
    'Normal',
    'Maximum',
    'Normal',
    'Maximum',
  ]);
});

test('does not repeat the name of a single case in each cell', async () => {
  const page = await draw(['Normal'], [{ ...flow, cells: [cell('1')] }]);
  expect([...page.querySelectorAll('td')].map(each => each.dataset['case'])).toEqual([undefined]);
  expect(page.querySelector('table')?.classList.contains('of-one')).toBe(true);
});

test('lets texts of more than 24 characters wrap', async () => {
  const page = await draw(['Normal', 'Maximum'], [{ ...flow, cells: [cell('x'.repeat(24)), cell('x'.repeat(25))] }]);
  expect([...page.querySelectorAll('td')].map(each => each.classList.contains('long'))).toEqual([false, true]);
});

test('counts the open comments of a row, and links to the first', async () => {
  const resolved = { by: 'Ada Tester', at: '2026-02-03T10:00:00.000Z' };
  const comments = [
    comment('c-1', 'bore', resolved),
    comment('c-2', 'bore'),
    comment('c-3', 'bore'),
    comment('c-4', ''),
  ];
  const page = await draw(['Normal'], [flow, bore], comments);
  expect(textsOf('.open-comments')).toEqual(['2 open']);
  expect(page.querySelector('.open-comments')?.getAttribute('href')).toBe('#comment-c-2');
  expect([...page.querySelectorAll('.remarked')].map(({ id }) => id)).toEqual(['at-bore']);
});

test('offers a comment on each row to those who may', async () => {
  const asked: string[] = [];
  const page = await draw(['Normal'], [flow, bore], [], field => asked.push(field));
  expect(textsOf('button')).toEqual(['Comment on Flow rate', 'Comment on Bore']);
  await act(async () => page.querySelectorAll('button')[1]?.click());
  expect(asked).toEqual(['bore']);
  await draw(['Normal'], [flow, bore]);
  expect(textsOf('button')).toEqual([]);
});
