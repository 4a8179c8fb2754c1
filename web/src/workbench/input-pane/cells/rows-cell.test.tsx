// @vitest-environment happy-dom
import { calculation, column, field as asked, quantity, rows, step } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import { caseAt, click, eventually, field, focus, leave, paste, pressKey, type } from '../../testing/page.tsx';

const table = asked(
  'table',
  rows('Table', {
    temperature: column('Temperature', 'temperature', '°C'),
    density: column('Density', 'density', 'kg/m³', { above: 0 }),
  }),
);
const greatest = step('greatest', { table }, { label: 'Greatest', kind: 'density', unit: 'kg/m³' }, v =>
  Math.max(...v.table.map(({ density = 0 }) => density)),
);

const length = asked('length', quantity('Length', 'length', 'm'));
const width = asked('width', quantity('Width', 'length', 'm'));
const area = step('area', { length, width }, { label: 'Area', kind: 'area', unit: 'm²' }, v => v.length * v.width);

setUpWorkbench(
  calculation(
    { id: 'tank', title: 'Tank', summary: 'A tank.', access: 'free', columns: 2, standards: ['ISO 1'] },
    {
      inputs: { Tank: [table, length, width] },
      results: { Results: [greatest, area] },
      primary: greatest,
      examples: [],
      references: [],
    },
  ),
);

const cell = () => field('Table', caseAt(0)) as HTMLInputElement;

test('a spreadsheet block is pasted with its header, one row per line', async () => {
  await paste(cell(), 'Temperature\tDensity\n°C\tkg/m³\n20\t998.2\n30\t995.6\n');
  expect(cell().value).toBe('Temperature | Density\n°C | kg/m³\n20 | 998.2\n30 | 995.6');
  expect(cell().getAttribute('aria-invalid')).toBeNull();
});

const preview = () => document.querySelector<HTMLElement>('dialog.table-preview');
const button = (name: string) =>
  [...(preview()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name) ??
  expect.fail(`no button ${name}`);

test('a column that is not understood is named before the table is entered, and left out', async () => {
  await paste(cell(), 'Temperature °C\tNote\tDensity kg/m³\n20\tby hand\t998.2\n30\t\t995.6\n');
  await eventually(() => expect(preview()).not.toBeNull());
  expect(cell().value).toBe('');
  const rowsShown = [...(preview()?.querySelectorAll('tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rowsShown).toEqual([
    'Temperature °C20 · 30Temperature°C',
    'Noteby handLeft outThe table has no column "Note"; it may have temperature, density.',
    'Density kg/m³998.2 · 995.6Densitykg/m³',
  ]);
  expect(preview()?.querySelector('[role=status]')?.textContent).toBe('2 rows. Left out: “Note”.');
  await click(button('Enter 2 rows'));
  expect(preview()).toBeNull();
  expect(cell().value).toBe('Temperature °C | Density kg/m³\n20 | 998.2\n30 | 995.6');
});

test('a table that is longer than the field takes is refused whole, with the reason', async () => {
  await type(cell(), '20 | 998');
  const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `${index}\t998.5`).join('\n');
  await paste(cell(), rowsOf(40_000));
  const said = () => document.querySelector('.why[role=status]')?.textContent;
  expect([cell().value, said()]).toEqual(['20 | 998', expect.stringMatching(/^Nothing was pasted: the table has \d+ characters, and Table takes 32000 at most\. Paste fewer rows\.$/)]); // prettier-ignore
  await type(cell(), '');
  expect(said()).toBeUndefined();
  await paste(cell(), rowsOf(4000));
  expect([cell().value, said()]).toEqual(['', expect.stringContaining('Nothing was pasted')]);
  await paste(cell(), rowsOf(100));
  expect([cell().value.split('\n').length, said()]).toEqual([100, undefined]);
});

test('a pasted table that is cancelled leaves the field as it was', async () => {
  await type(cell(), '20 | 998');
  await paste(cell(), 'Temperature\tNote\n20\ta\n');
  await eventually(() => expect(preview()).not.toBeNull());
  await click(button('Cancel'));
  expect([preview(), cell().value]).toEqual([null, '20 | 998']);
});

test('an error is shown when the table is left', async () => {
  await type(cell(), '20 | 998\n20 | 997');
  await focus(cell());
  expect(document.querySelector('.why')).toBeNull();
  await leave(cell());
  expect(document.querySelector('.why')?.textContent).toBe(
    'Table has two rows of the same temperature, 20, with different values of density: rows 1–2.',
  );
  expect(cell().getAttribute('aria-invalid')).toBe('true');
});

test('rows without a value, and merged ones, are named once the table is left', async () => {
  await type(cell(), 'Temperature °C | Density kg/m³\n20 | 998\n25 | I/O Timeout\n30 | 997\n30 | 997');
  await leave(cell());
  expect(cell().getAttribute('aria-invalid')).toBeNull();
  expect(document.querySelector('.why[role=status]')?.textContent).toBe(
    'One row has no value and is left out: row 2 ("I/O Timeout"). One row has the temperature of an earlier row and no other values, and is merged with it: row 4.',
  );
});

test('Enter and the vertical arrows stay in the table, except at its ends', async () => {
  await type(cell(), '20 | 998\n30 | 997');
  await focus(cell());
  cell().setSelectionRange(3, 3);
  expect(await pressKey('Enter')).toBe(false);
  expect(await pressKey('ArrowDown')).toBe(false);
  expect(document.activeElement).toBe(cell());
});

test('a block with the labels of fields, pasted into a table, fills those', async () => {
  await paste(cell(), 'Length\t2\tm\nWidth\t3\tm\nTable\t20 | 998\n');
  expect((field('Length', caseAt(0)) as HTMLInputElement).value).toBe('2');
  expect((field('Width', caseAt(0)) as HTMLInputElement).value).toBe('3');
  expect(cell().value).toBe('20 | 998');
});
