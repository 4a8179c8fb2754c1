// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { words } from '../testing/page.tsx';
import { PrintedTable } from './printed-table.tsx';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

type Props = Parameters<typeof PrintedTable>[0];

async function onPaper(props: Props): Promise<HTMLTableElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root?.render(<PrintedTable {...props} />));
  const table = document.querySelector('table');
  if (!table) throw new Error('There is no table.');
  return table;
}

const column = (id: string, unit = '') => ({ id, label: id.toUpperCase(), unit, digits: 3 });
const columns = (count: number) => Array.from({ length: count }, (_, index) => column(`c${index}`));
const rows = (count: number, name = 'Bolt') => Array.from({ length: count }, (_, index) => [name, index + 0.12345]);

test('formats numbers by column, keeps text, and shows a dash for missing values', async () => {
  const table = await onPaper({
    columns: [column('name'), column('mass', 'kg'), column('note'), column('count')],
    sets: [{ rows: [['Bolt', 1234.567, null, 7]] }],
  });
  expect([...table.querySelectorAll('thead th')].map(words)).toEqual(['NAME', 'MASS, kg', 'NOTE', 'COUNT']);
  expect([...table.querySelectorAll('td')].map(words)).toEqual(['Bolt', '1235', '–', '7.00']);
  const set = (cells: Iterable<Element>) => [...cells].map(cell => cell.className);
  expect(set(table.querySelectorAll('td'))).toEqual(['', 'paper-number', '', 'paper-number']);
  expect(set(table.querySelectorAll('thead th'))).toEqual(['', 'paper-number', '', 'paper-number']);
});

test('has a caption over its full width and headings for its sets', async () => {
  const sets = [{ title: 'Case 1', rows: rows(1) }, { rows: rows(2) }];
  const table = await onPaper({ columns: columns(2), sets, caption: 'Cuts' });
  const spans = [...table.querySelectorAll('[colspan]')].map(cell => [words(cell), cell.getAttribute('colspan')]);
  expect(spans).toEqual([
    ['Cuts', '2'],
    ['Case 1', '2'],
  ]);
});

test('has no caption row without a caption', async () => {
  const table = await onPaper({ columns: columns(2), sets: [{ rows: rows(1) }] });
  expect(table.querySelectorAll('.caption, .set-title')).toHaveLength(0);
});

test('keeps up to twelve rows on a page', async () => {
  const table = await onPaper({ columns: columns(2), sets: [{ rows: rows(12) }, { rows: rows(13) }] });
  expect([...table.querySelectorAll('tbody')].map(body => body.className)).toEqual(['together', '']);
});

test.each([
  [3, 'paper-table few-columns short-names'],
  [4, 'paper-table short-names'],
  [8, 'paper-table short-names'],
  [9, 'paper-table many-columns short-names'],
])('has the layout for %d columns', async (count, kinds) => {
  expect((await onPaper({ columns: columns(count), sets: [{ rows: rows(1) }] })).className).toBe(kinds);
});

test.each([
  ['23 letters', 'x'.repeat(23), true],
  ['24 letters', 'x'.repeat(24), false],
])('keeps a first column with texts of up to 23 characters on one line: %s', async (_, name, short) => {
  const table = await onPaper({ columns: columns(2), sets: [{ rows: [...rows(1), ...rows(1, name)] }] });
  expect(table.classList.contains('short-names')).toBe(short);
});

test('a table with more columns than fit a page is divided, with the first column in each part', async () => {
  const names = Array.from({ length: 17 }, (_, index) => column(`c${index}`));
  await onPaper({ columns: names, sets: [{ rows: [names.map((_, index) => `x${index}`)] }], caption: 'Items' });
  const tables = [...document.querySelectorAll('table')];
  expect(tables.map(table => words(table.querySelector('.caption')))).toEqual(['Items (1 of 2)', 'Items (2 of 2)']);
  const cells = tables.map(table => [...table.querySelectorAll('td')].map(words));
  expect(cells[0]).toEqual(['x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8']);
  expect(cells[1]).toEqual(['x0', 'x9', 'x10', 'x11', 'x12', 'x13', 'x14', 'x15', 'x16']);
});

test('names the columns of a wide table that are blank in all rows, instead of printing them', async () => {
  const cells = (blank: number | null) => [
    'Bolt',
    ...Array.from({ length: 14 }, (_, index) => (index < 3 ? null : index)),
    blank,
  ];
  await onPaper({ columns: columns(16), sets: [{ rows: [cells(null), cells(null)] }], caption: 'Cuts' });
  expect([...document.querySelectorAll('thead th')].map(words)).toEqual([
    'Cuts (blank: C1, C2, C3, C15)',
    ...[0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(index => `C${index}`),
  ]);
  await onPaper({ columns: columns(16), sets: [{ rows: [cells(null), cells(1)] }], caption: 'Cuts' });
  expect(words([...document.querySelectorAll('th.caption')].at(-1))).toBe('Cuts (blank: C1, C2, C3)');
});
