// @vitest-environment happy-dom
import {
  booleanColumn,
  calculation,
  choiceColumn,
  column,
  field as asked,
  namedColumns,
  rows,
  step,
  textColumn,
} from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import { caseAt, click, enter, eventually, paste, type } from '../../testing/page.tsx';

const items = asked(
  'items',
  rows('Items', {
    tag: textColumn('Tag'),
    type: choiceColumn('Type', ['line', 'valve'], { required: true }),
    length: column('Length', 'length', 'm', { above: 0, when: { type: 'line' }, required: true }),
    open: booleanColumn('Open', { yes: 'open', no: 'closed' }, { when: { type: 'valve' } }),
    prices: namedColumns('Price', 'number', '', { above: 0 }),
  }),
);
const total = step('total', { items }, { label: 'Total', kind: 'length', unit: 'm' }, v =>
  v.items.reduce((so, { length = 0 }) => so + length, 0),
);

setUpWorkbench(
  calculation(
    { id: 'tank', title: 'Tank', summary: 'A tank.', access: 'free', columns: 2, standards: ['ISO 1'] },
    { inputs: { Tank: [items] }, results: { Results: [total] }, primary: total, examples: [], references: [] },
  ),
);

const opener = () => caseAt(0).querySelector<HTMLButtonElement>('.record-open') ?? expect.fail('no opener');
const dialog = () => document.querySelector<HTMLElement>('dialog.record-table');
const openDialog = async () => {
  await click(opener());
  await eventually(() => expect(dialog()).not.toBeNull());
};
const cell = (name: string) => dialog()?.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) ?? expect.fail(name);
const faults = () => [...(dialog()?.querySelectorAll('.record-faults li') ?? [])].map(({ textContent }) => textContent);
const table = () =>
  [...(dialog()?.querySelectorAll('tbody tr') ?? [])].map(row =>
    [...row.querySelectorAll<HTMLInputElement>('td :is(input, select)')].map(({ value }) => value),
  );
const button = (name: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(
    each => each.textContent === name || each.getAttribute('aria-label') === name,
  ) ?? expect.fail(name);

test('a table is typed cell by cell, and its errors are named by row and column', async () => {
  expect(opener().textContent).toBe('Enter rows');
  await openDialog();
  await type(cell('Tag, row 1'), 'L-1');
  await type(cell('Type, row 1'), 'line');
  expect(faults()).toEqual(['Items needs a column of length for row 1 (L-1).']);
  await type(cell('Length, row 1'), '-2');
  expect(faults()).toEqual(['Items needs length in row 1 (L-1) to be above 0 m.']);
  expect(cell('Length, row 1').getAttribute('aria-invalid')).toBe('true');
  await type(cell('Length, row 1'), '2');
  expect(faults()).toEqual([]);
  expect(cell('Open, row 1').disabled).toBe(true);
  await click(button('Add a row'));
  await type(cell('Tag, row 2'), 'V-1');
  await type(cell('Type, row 2'), 'valve');
  expect(cell('Open, row 2').disabled).toBe(false);
  await click(button('Remove row 1'));
  expect(table()).toEqual([['V-1', 'valve', '', '']]);
  await click(button('Done'));
  expect(dialog()).toBeNull();
  expect(opener().textContent).toBe('1 row');
});

test('a spreadsheet block is matched by its headings, and an unknown column is reported', async () => {
  await openDialog();
  await paste(cell('Tag, row 1'), 'Length (mm)\tTag\tColour\tType\n1200\tL-1\tred\tline\n3000\tL-2\tblue\tline\n');
  expect(faults()).toEqual([
    'Items has no column "Colour"; it may have tag, type, length, open, price with a name, such as "Price Colour".',
  ]);
  await click(button('Remove the column Colour'));
  expect(faults()).toEqual([]);
  await click(button('Done'));
  expect(opener().textContent).toBe('2 rows');
});

test('a column that is not understood is given a meaning', async () => {
  await openDialog();
  await paste(cell('Tag, row 1'), 'Tag\tType\tExtent (mm)\nL-1\tline\t1200\n');
  expect(faults()[0]).toContain('has no column "Extent (mm)"');
  await enter(cell('Use the column Extent (mm) as'), 'length');
  expect(faults()).toEqual([]);
  expect(table()).toEqual([['L-1', 'line', '1200', '']]);
  expect(dialog()?.querySelector('thead')?.textContent).toContain('Lengthmm');
  await click(button('Remove row 1'));
  await click(button('Done'));
});

test('a column that was matched by name is given another meaning, or left out', async () => {
  await openDialog();
  await paste(cell('Tag, row 1'), 'Tag\tTag\tLength (mm)\tOpen\nL-1\tline\t1200\tx\nL-2\tline\t1300\tx\n');
  expect(faults()[0]).toBe('Items has two columns of tag.');
  await enter(cell('Use the column Tag as'), 'type');
  expect(faults()).toContain('Items has open in rows 1–2 (line), but it applies only where type is valve.');
  await enter(cell('Change the column Open'), 'leave out');
  expect(faults()).toEqual([]);
  expect(table()).toEqual([
    ['L-1', 'line', '1200', ''],
    ['L-2', 'line', '1300', ''],
  ]);
  await click(button('Remove all rows'));
  await click(button('Done'));
});

test('cells that do not apply to their rows have one error', async () => {
  await openDialog();
  await paste(cell('Tag, row 1'), 'Tag\tType\tLength\tOpen\nL-1\tline\t1\topen\nL-2\tline\t2\topen\n');
  expect(faults()).toEqual(['Items has open in rows 1–2 (line), but it applies only where type is valve.']);
  expect(cell('Open, row 2').getAttribute('aria-invalid')).toBe('true');
  await enter(cell('Change the column Open'), 'leave out');
  expect(faults()).toEqual([]);
  await click(button('Remove all rows'));
  await click(button('Done'));
});

test('a block pasted again replaces its rows, and all rows are removed at once', async () => {
  await openDialog();
  await paste(cell('Tag, row 1'), 'Tag\tType\tLength (m)\nL-1\tline\t1\nL-2\tline\t2\n');
  await paste(cell('Tag, row 1'), 'Tag\tType\tLength (m)\nL-1\tline\t5\nL-2\tline\t2\n');
  expect(table().map(([tag, , length]) => [tag, length])).toEqual([
    ['L-1', '5'],
    ['L-2', '2'],
  ]);
  await click(button('Remove all rows'));
  expect(table()).toHaveLength(1);
  expect(faults()).toEqual([]);
  await click(button('Done'));
  expect(opener().textContent).toBe('Enter rows');
});

test('a column is added under a typed name', async () => {
  await openDialog();
  await type(cell('Name of a new price'), 'London');
  await click(button('Add a column'));
  expect(cell('Name of a new price').value).toBe('');
  await type(cell('Tag, row 1'), 'L-1');
  await type(cell('Price London, row 1'), '-5');
  expect(faults()).toContain('Items needs price London in row 1 (L-1) to be above 0.');
  await click(button('Remove the column Price London'));
  expect(faults().join(' ')).not.toContain('London');
  await click(button('Done'));
});
