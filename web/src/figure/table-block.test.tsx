// @vitest-environment happy-dom
import type { ReportedTable } from '@isentrope/calculators/kit';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render, textOf, unmount } from '../testing/render.tsx';
import { TableBlock } from './table-block.tsx';
import { sortRows } from './table-order.ts';

const columns: ReportedTable['columns'] = [
  { id: 'item', label: 'Item', unit: '', digits: 4 },
  { id: 'share', label: 'Share of its limit', kind: 'fraction', unit: '%', digits: 4 },
];
/** Lines L-1 to L-20 with shares of 1, 11, 21 to 111 %, and again from 1 %; the third has none. */
const rows = Array.from({ length: 20 }, (_, index) => [`L-${index + 1}`, index === 2 ? null : 1 + 10 * (index % 12)]);
const long = { columns, rows, beyond: [10, 11] };

/** The table beside a button that chooses its fifth row, as the drawing of a network does. */
function Chosen() {
  const [picked, setPicked] = useState<{ readonly row: number }>();
  return (
    <>
      <button type="button" className="choose" onClick={() => setPicked({ row: 4 })}>
        L-5
      </button>
      <TableBlock label="Items" table={long} picked={picked} />
    </>
  );
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(unmount);

const rowsOf = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const shownItems = () => rowsOf().flatMap(row => (row.hidden ? [] : [textOf(row.cells[0])]));
const heads = () => [...document.querySelectorAll('th')].map(head => head.getAttribute('aria-sort'));

async function press(element: Element | null | undefined): Promise<void> {
  await act(async () => (element instanceof HTMLElement ? element.click() : expect.fail('nothing to press')));
}
const sortBy = (index: number) => press(document.querySelectorAll('.sort-column')[index]);

describe('a long table', () => {
  beforeEach(() => render(<TableBlock label="Items" table={long} />));

  test('marks the rows beyond a criterion beside their names', () => {
    expect(shownItems()).toHaveLength(20);
    expect(shownItems().filter(text => text?.endsWith('beyond a criterion'))).toEqual([
      'L-11 !, beyond a criterion',
      'L-12 !, beyond a criterion',
    ]);
  });

  test('shows only the rows beyond a criterion on request, and the others on paper', async () => {
    const filter = document.querySelector('.table-filter');
    expect(textOf(filter)).toBe('Only rows beyond a criterion (2 of 20)');
    await press(filter?.querySelector('input'));
    expect(shownItems()).toEqual(['L-11 !, beyond a criterion', 'L-12 !, beyond a criterion']);
    expect(rowsOf()).toHaveLength(20);
    await press(filter?.querySelector('input'));
    expect(shownItems()).toHaveLength(20);
  });

  test('is sorted by a column, the largest number first, then reversed, then as it was', async () => {
    await sortBy(1);
    expect(heads()).toEqual([null, 'descending']);
    expect(shownItems().slice(0, 3)).toEqual(['L-12 !, beyond a criterion', 'L-11 !, beyond a criterion', 'L-10']);
    expect(shownItems().at(-1)).toBe('L-3');
    await sortBy(1);
    expect(heads()).toEqual([null, 'ascending']);
    expect(shownItems().slice(0, 2)).toEqual(['L-1', 'L-13']);
    expect(shownItems().at(-1)).toBe('L-3');
    await sortBy(1);
    expect(heads()).toEqual([null, null]);
    expect(shownItems()[2]).toBe('L-3');
  });

  test('shows all rows again when one within its criteria is chosen elsewhere', async () => {
    await render(<Chosen />);
    await press(document.querySelector('.table-filter input'));
    expect(shownItems()).toHaveLength(2);
    await press(document.querySelector('.choose'));
    expect(shownItems()).toHaveLength(20);
    expect(textOf(document.activeElement)).toMatch(/^L-5/);
  });
});

test('a short table has no buttons', async () => {
  await render(<TableBlock label="Items" table={{ columns, rows: rows.slice(0, 12), beyond: [10, 11] }} />);
  expect(document.querySelectorAll('button, input')).toHaveLength(0);
  expect(document.querySelectorAll('.beyond-mark')).toHaveLength(2);
});

test('texts are sorted with their numbers by size', () => {
  const tags = [['L-10'], ['l-9'], ['B'], [null]];
  expect(sortRows(tags, { column: 0, isDescending: false })).toEqual([2, 1, 0, 3]);
  expect(sortRows(tags, { column: 0, isDescending: true })).toEqual([0, 1, 2, 3]);
});
