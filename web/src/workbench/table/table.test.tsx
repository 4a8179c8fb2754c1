// @vitest-environment happy-dom
import { maxCases } from '@isentrope/calculators/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { newBrowser } from '../testing/browser.ts';
import {
  button,
  caseAt,
  click,
  enter,
  eventually,
  field,
  focus,
  leavePage,
  openMenu,
  openPage,
  paste,
  press,
  pressKey,
  statusMessage,
  type,
  waitForCount,
  turnLiveOff,
  words,
} from '../testing/page.tsx';

/** Twenty-one cases with sides of 1 to 21 mm. */
async function openTable(): Promise<void> {
  await openPage(box);
  await paste(field('Side'), Array.from({ length: 21 }, (_, index) => index + 1).join('\t'));
  await waitForCount(21, '.table-row[data-key]');
}

beforeEach(async () => {
  newBrowser();
  turnLiveOff();
  await openTable();
});
afterEach(leavePage);

const headElements = () =>
  [...document.querySelectorAll<HTMLElement>('[role="columnheader"]')].toSorted(
    (a, b) => Number(a.ariaColIndex) - Number(b.ariaColIndex),
  );
const heads = () => headElements().map(head => head.querySelector('.sort')?.firstChild?.textContent);
const head = (label: string) => {
  const element = headElements().find(each => each.querySelector('.sort')?.firstChild?.textContent === label);
  if (!element) throw new Error(`There is no column "${label}" among: ${heads().join(', ')}`);
  return element;
};
/** The cell of a row below a header. */
const cell = (row: number, label: string) => {
  const index = head(label).getAttribute('aria-colindex');
  const element = caseAt(row).querySelector<HTMLElement>(`[aria-colindex="${index}"]`);
  if (!element) throw new Error(`Row ${row + 1} has no cell under "${label}".`);
  return element;
};
const shown = (row: number, label: string) =>
  cell(row, label).querySelector('input')?.value ?? cell(row, label).querySelector('.figure, .none')?.textContent;
const column = (label: string, rows = 21) => Array.from({ length: rows }, (_, row) => shown(row, label));
const sort = (label: string) => press(head(label).querySelector<HTMLElement>('.sort') ?? head(label));
const line = () => words(document.querySelector('.cell-line'));
const activeRow = () => document.querySelector<HTMLElement>('[aria-current]')?.getAttribute('aria-rowindex');
/** The focused cell: its case and column. */
const focusedCell = () => {
  const at = document.activeElement?.closest<HTMLElement>('[data-column]');
  return `${at?.closest<HTMLElement>('[data-key]')?.dataset['key']} ${at?.dataset['column']}`;
};
const unit = (label: string) => head(label).querySelector<HTMLSelectElement>('select.unit');

describe('many cases', () => {
  test('are a table with inputs, other results and main results', async () => {
    const table = document.querySelector('[role="table"]');
    expect(table?.getAttribute('aria-rowcount')).toBe('22');
    expect(heads()).toEqual([
      'Case',
      'Side',
      'Method',
      'Shape',
      'Coating',
      'Margin',
      'Finish',
      'Remark',
      'Parts',
      'Mixture',
      'Edge',
      'Large',
      'Grade',
      'Spare',
      'Never',
      'Held by',
      'Painted',
      'Cuts',
      'Volume',
    ]);
    expect(table?.getAttribute('aria-colcount')).toBe('19');
    expect(caseAt(2).getAttribute('aria-rowindex')).toBe('4');
    await press(button('Calculate'));
    expect([shown(2, 'Side'), shown(2, 'Edge'), shown(2, 'Spare')]).toEqual(['3', '7.00', '--']);
    expect(caseAt(2).querySelectorAll('.stale')).toHaveLength(0);
    expect(cell(2, 'Volume').classList.contains('primary')).toBe(true);
    await type(field('Side, Case 3'), '9');
    expect(caseAt(2).querySelectorAll('.stale').length).toBeGreaterThan(0);
  });

  test('show a list as one line of text', async () => {
    await type(field('Parts, Case 1'), 'nut: 1.5');
    const why = caseAt(0).querySelector('.why');
    expect(why?.textContent).toContain('Parts needs the count of Hex nut to be whole');
    expect(field('Parts, Case 1').getAttribute('aria-invalid')).toBe('true');
    expect(field('Parts, Case 1').getAttribute('aria-describedby')).toBe(why?.id);
    await type(field('Parts, Case 1'), 'nut: 2');
    expect(caseAt(0).querySelector('.why')).toBeNull();
    expect(field('Parts, Case 1').hasAttribute('aria-invalid')).toBe(false);
    await focus(field('Parts, Case 1'));
    expect(line()).toBe('Case 1 Parts Hex nut 2');
  });

  test('show the messages of the active case below', async () => {
    const notes = () => document.querySelector('.case-notes');
    await type(field('Side, Case 2'), '12,500');
    expect(notes()?.querySelector('h2')?.textContent).toBe('Notes, Case 2');
    expect(notes()?.textContent).toContain('12.5');
    await press(button('Calculate'));
    expect(notes()?.querySelector('.cross-line')?.textContent).toContain('Cross-check, Generous');
    expect(notes()?.querySelectorAll('li.warning')).toHaveLength(1);
    expect(notes()?.querySelector('.stale-notes')).toBeNull();
    await enter(field('Side, Case 2'), '');
    expect(notes()?.querySelector('.stale-notes')).not.toBeNull();
    await press(button('Calculate'));
    expect(notes()?.textContent).toContain('Volume: ');
  });

  test('return to columns at twenty cases, with the neighbour of the removed case active', async () => {
    await press(button('Remove: Case 1'));
    expect(document.querySelector('[role="table"]')).toBeNull();
    expect(document.querySelectorAll('.case')).toHaveLength(20);
    expect((document.activeElement as HTMLElement).dataset).toMatchObject({ case: '2', field: 'userDescription' });
  });

  /** Pastes a column for as many cases as a sheet holds, and waits until it has been read. */
  async function pasteMaxCases(): Promise<void> {
    await paste(field('Side, Case 1'), Array.from({ length: maxCases }, () => '1').join('\n'));
    await eventually(() => expect(statusMessage()).toBe(`Pasted ${maxCases} × 1 cells.`));
  }

  test('beyond the maximum are not added, with a message', async () => {
    await pasteMaxCases();
    await press(button('Add New Case'));
    expect(statusMessage()).toContain(`a sheet holds ${maxCases} cases at most`);
  });

  test('are rendered only while visible, plus the active one', async () => {
    await pasteMaxCases();
    const rows = () => [...document.querySelectorAll<HTMLElement>('.table-row[data-key]')];
    expect(rows().length).toBeLessThan(60);
    await focus(field('Side, Case 1'));
    await pressKey('End', { ctrlKey: true });
    expect(focusedCell()).toBe('500 result-volume');
    expect(rows().at(-1)?.getAttribute('aria-rowindex')).toBe('501');
    expect(rows().length).toBeLessThan(60);
    await pressKey('Home', { ctrlKey: true });
    expect(focusedCell()).toBe('1 userDescription');
  });
});

describe('the active case', () => {
  test('is the one edited or clicked', async () => {
    expect(activeRow()).toBe('2');
    await focus(field('Side, Case 4'));
    expect(activeRow()).toBe('5');
    await click(cell(6, 'Edge'));
    expect(activeRow()).toBe('8');
    expect(document.querySelector('.case-notes h2')?.textContent).toBe('Notes, Case 7');
    expect(document.querySelector('.case-notes .panel-empty')?.textContent).toBe('None on this case.');
  });

  test('has a menu to move, copy and remove it', async () => {
    await focus(field('Side, Case 2'));
    expect(button('Move earlier: Case 2').disabled).toBe(false);
    await press(button('Move earlier: Case 2'));
    expect(column('Side', 3)).toEqual(['2', '1', '3']);
    expect(button('Move earlier: Case 1').disabled).toBe(true);
    await press(button('Duplicate: Case 1'));
    expect(column('Side', 3)).toEqual(['2', '2', '1']);
    await press(button('Remove: Case 2'));
    expect(column('Side', 2)).toEqual(['2', '1']);
    expect(focusedCell()).toBe('1 userDescription');
    await pressKey('End', { ctrlKey: true });
    expect(button('Move later: Case 21').disabled).toBe(true);
    await press(button('Remove: Case 21'));
    expect(document.querySelector('[role="table"]')).toBeNull();
  });
});

describe('keys', () => {
  test('move between rows and cells, including results and missing fields', async () => {
    await type(field('Shape, Case 1'), 'slab');
    await focus(field('Side, Case 1'));
    await pressKey('Enter');
    expect(focusedCell()).toBe('2 side');
    await pressKey('ArrowDown');
    await pressKey('ArrowUp');
    await pressKey('Enter', { shiftKey: true });
    expect(focusedCell()).toBe('1 side');
    for (const next of ['method', 'shape', 'height', 'coating']) {
      await pressKey('ArrowRight');
      expect(focusedCell()).toBe(`1 ${next}`);
    }
    await pressKey('Enter');
    await pressKey('ArrowLeft');
    expect(focusedCell()).toBe('2 height');
    expect(line()).toBe('Case 2 Height This case has no such field.');
    await pressKey('End', { ctrlKey: true });
    expect(focusedCell()).toBe('21 result-volume');
    await pressKey('ArrowLeft');
    expect(focusedCell()).toBe('21 result-cuts');
    await pressKey('PageUp');
    expect(focusedCell()).toBe('1 result-cuts');
    await pressKey('PageDown');
    expect(focusedCell()).toBe('21 result-cuts');
  });

  test('stop at the ends, and are left to texts and selects', async () => {
    await focus(field('Side, Case 1'));
    expect(await pressKey('ArrowUp')).toBe(false);
    const side = field('Side, Case 2') as HTMLInputElement;
    await type(side, '125');
    await focus(side);
    side.setSelectionRange(1, 1);
    expect(await pressKey('ArrowRight')).toBe(false);
    expect(await pressKey('ArrowDown', { isComposing: true })).toBe(false);
    expect(focusedCell()).toBe('2 side');
    await focus(field('Shape, Case 2'));
    expect(await pressKey('ArrowDown')).toBe(false);
    expect(await pressKey('ArrowDown', { ctrlKey: true })).toBe(false);
    expect(focusedCell()).toBe('2 shape');
    await pressKey('Home', { ctrlKey: true });
    expect(await pressKey('ArrowLeft')).toBe(false);
    expect(focusedCell()).toBe('1 userDescription');
    await focus(button('Actions for Case 1'));
    expect(await pressKey('ArrowDown')).toBe(false);
  });

  test('Alt+Enter focuses the unit in the header, and Enter or Escape returns', async () => {
    for (const back of ['Enter', 'Escape']) {
      await focus(field('Side, Case 3'));
      await pressKey('Enter', { altKey: true });
      expect(document.activeElement).toBe(unit('Side'));
      await pressKey(back);
      expect(focusedCell()).toBe('3 side');
    }
  });
});

describe('pasting into a table', () => {
  test('follows the displayed rows and columns', async () => {
    await sort('Side');
    await sort('Side');
    expect(column('Side', 3)).toEqual(['21', '20', '19']);
    await paste(field('Side, Case 21'), '50\tgenerous\tslab\n70\t\tFlat slab');
    expect(statusMessage()).toBe('Pasted 2 × 3 cells.');
    expect(column('Side', 3)).toEqual(['50', '70', '19']);
    expect(['Method, Case 21', 'Method, Case 20', 'Shape, Case 20'].map(name => field(name).value)).toEqual([
      'generous',
      'original',
      'slab',
    ]);
    expect(field('Side, Case 1').value).toBe('1');
  });

  test('skips cells without a field and reports them', async () => {
    await type(field('Shape, Case 1'), 'slab');
    await paste(field('Shape, Case 1'), 'slab\t7\ncube\t8\nslab\t9');
    expect(statusMessage()).toBe('Pasted 3 × 2 cells. One cell was left out: the case has no such field.');
    expect([field('Height, Case 1').value, field('Height, Case 3').value]).toEqual(['7', '9']);
  });
});

describe('the unit in a header', () => {
  test('applies to all cells and changes them together', async () => {
    expect(unit('Side')?.value).toBe('mm');
    expect(caseAt(0).querySelectorAll('.unit')).toHaveLength(0);
    await press(button('Calculate'));
    await enter(field('Unit of Side, all cases'), 'm');
    expect(column('Side', 2)).toEqual(['0.001', '0.002']);
    expect(document.querySelectorAll('.stale')).toHaveLength(0);
    await press(button('Undo the unit of Side'));
    expect(column('Side', 2)).toEqual(['1', '2']);
    expect(unit('Side')?.value).toBe('mm');
  });

  test('is shown in the cells if they differ', async () => {
    await paste(field('Side, Case 2'), '12,500\n7');
    await enter(field('Unit of Side, all cases'), 'm');
    expect(column('Side', 3)).toEqual(['0.001', '12,500', '0.007']);
    expect(unit('Side')?.value).toBe('mixed');
    expect(cell(1, 'Side').querySelector<HTMLSelectElement>('.unit')?.value).toBe('mm');
    await enter(cell(1, 'Side').querySelector('select') ?? field('none'), 'm');
    expect(unit('Side')?.value).toBe('m');
    expect(cell(1, 'Side').querySelector('.unit')).toBeNull();
  });

  test('of a result applies everywhere', async () => {
    await press(button('Calculate'));
    await enter(field('Unit of Edge, all cases'), 'm');
    expect(shown(0, 'Edge')).toBe('0.00500');
    expect(head('Large').querySelector('.unit')).toBeNull();
  });
});

describe('sorting', () => {
  const order = () => [...document.querySelectorAll('.table-row .case-number')].map(({ textContent }) => textContent);

  test('changes the view only: ascending, descending, then document order', async () => {
    await type(field('Side, Case 1'), '30 m');
    await type(field('Side, Case 2'), '');
    await sort('Side');
    expect(order().slice(0, 2)).toEqual(['3', '4']);
    expect(order().slice(-2)).toEqual(['1', '2']);
    expect(head('Side').getAttribute('aria-sort')).toBe('ascending');
    await sort('Side');
    expect([order()[0], order().at(-1)]).toEqual(['1', '2']);
    expect(head('Side').getAttribute('aria-sort')).toBe('descending');
    expect(words(document.querySelector('.sort-note'))).toBe('Sorted by Side, descending Sheet order');
    await sort('Side');
    expect(order().slice(0, 3)).toEqual(['1', '2', '3']);
    expect(head('Side').hasAttribute('aria-sort')).toBe(false);
    expect(document.querySelector('.sort-note')).toBeNull();
  });

  test('works by name, text and result, and is cancelled by its note', async () => {
    await type(field('User description, case 3'), 'Annex');
    await sort('Case');
    expect(order().slice(0, 3)).toEqual(['3', '1', '2']);
    await type(field('Remark, Case 2'), 'pump 10');
    await type(field('Remark, Case 1'), 'pump 9');
    await sort('Remark');
    expect(order().slice(0, 2)).toEqual(['1', '2']);
    await press(button('Calculate'));
    await sort('Edge');
    await sort('Edge');
    expect(order()[0]).toBe('21');
    await press(button('Sheet order'));
    expect(order()[0]).toBe('1');
  });

  test('does not move an edited row: the header shows it and sorts again', async () => {
    await sort('Side');
    await type(field('Side, Case 1'), '99');
    expect(order()[0]).toBe('1');
    expect(words(document.querySelector('.sort-note'))).toContain('edited since');
    await sort('Side');
    expect(order().at(-1)).toBe('1');
    expect(head('Side').getAttribute('aria-sort')).toBe('ascending');
    await press(button('Add New Case'));
    expect(order().at(-1)).toBe('22');
  });

  test('disables moving cases, with the reason', async () => {
    await sort('Side');
    expect(button('Move later: Case 1').disabled).toBe(true);
    expect(caseAt(0).textContent).toContain('restore it first');
    expect(button('Duplicate: Case 1').disabled).toBe(false);
  });
});

describe('the columns', () => {
  const menu = () => openMenu(`Columns: ${document.querySelector('.table-bar .link')?.textContent.slice(9)}`);

  test('are chosen by sets or one by one, and stored per calculator', async () => {
    await press(button('Answers', await menu()));
    expect(heads()).toEqual(['Case', 'Volume']);
    await press(button('What differs', await menu()));
    expect(heads()).toEqual(['Case', 'Side', 'Volume']);
    await press(field('Edge', await menu()));
    expect(heads()).toEqual(['Case', 'Side', 'Edge', 'Volume']);
    expect(words(document.querySelector('.table-bar .link'))).toBe('Columns: 3 of 18');
    await press(field('Volume', await menu()));
    await leavePage();
    await openPage(box);
    await waitForCount(21, '.table-row[data-key]');
    expect(heads()).toEqual(['Case', 'Side', 'Edge']);
    await press(button('All', await menu()));
    expect(heads()).toHaveLength(19);
  });

  test('that appear later are shown although others are hidden', async () => {
    await press(field('Method', await menu()));
    await type(field('Shape, Case 1'), 'slab');
    expect(heads().slice(0, 4)).toEqual(['Case', 'Side', 'Shape', 'Height']);
  });

  test('that differ are determined on load or on request', async () => {
    await type(field('Coating, Case 1'), '5');
    expect(heads().slice(0, 3)).toEqual(['Case', 'Side', 'Method']);
    await press(button('What differs', await menu()));
    expect(heads()).toEqual(['Case', 'Side', 'Coating', 'Volume']);
    for (const row of Array.from({ length: 20 }, (_, at) => at + 2)) await type(field(`Side, Case ${row}`), '1');
    await type(field('Coating, Case 1'), '');
    await press(button('What differs', await menu()));
    expect(heads()).toContain('Finish');
    expect((await menu()).textContent).toContain('No input differs between the cases');
  });
});

describe('the status line of the focused cell', () => {
  test('shows errors, ambiguities and help', async () => {
    await type(field('Side, Case 2'), 'x');
    await focus(field('Side, Case 2'));
    expect(line()).toBe('Case 2 Side is not a number.');
    await enter(field('Side, Case 2'), 'y');
    expect(line()).toBe('Case 2 Side Must be above 0 mm.');
    await focus(field('Side, Case 3'));
    expect(line()).toBe('Case 3 Side Must be above 0 mm.');
    await focus(field('Coating, Case 3'));
    expect(line()).toBe('Case 3 Coating If left blank: 2 mm.');
    await focus(field('Shape, Case 3'));
    expect(line()).toBe('Case 3 Shape cube · How it is cut.');
    await type(field('Side, Case 4'), '12,500');
    await focus(field('Side, Case 4'));
    expect(line()).toContain('Read as 12.5. Meant 12 500?');
    await press(button('Side is 12500'));
    expect(field('Side, Case 4').value).toBe('12500');
    expect(focusedCell()).toBe('4 side');
  });

  test('shows the reason for a missing result, or its warning', async () => {
    await type(field('Side, Case 2'), '3000');
    await type(field('Side, Case 3'), '');
    await press(button('Calculate'));
    await focus(cell(2, 'Edge'));
    expect(line()).toBe('Case 3 Edge needs side.');
    await focus(cell(1, 'Edge'));
    expect(line()).toBe('Case 2 Edge The side is beyond 2 m.');
    expect(words(cell(1, 'Edge').querySelector('.mark'))).toBe('!warning');
    await focus(cell(0, 'Edge'));
    expect(line()).toBe('Case 1 Edge 5.00 mm');
    await focus(cell(0, 'Grade'));
    expect(line()).toBe('Case 1 Grade fine');
  });

  test('shows the most severe message of a case when its name or mark is clicked', async () => {
    await type(field('Side, Case 2'), '3000');
    await press(button('Calculate'));
    await click(caseAt(1).querySelector('.name .mark') ?? undefined);
    expect(activeRow()).toBe('3');
    expect(line()).toBe('Case 2 The side is beyond 2 m.');
  });
});
