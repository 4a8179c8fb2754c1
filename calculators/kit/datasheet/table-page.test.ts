import { expect, test } from 'vitest';
import {
  calculation,
  caseFrom,
  caseNameLine,
  column,
  datasheetPages,
  datasheetWorkbook,
  blankLine,
  fields,
  quantity,
  rows,
  run,
  step,
  table,
  tableCellLine,
  text,
  textColumn,
  valueLine,
  writeDocument,
  type CaseInput,
  type Datasheet,
} from '../index.ts';

const { userDescription, flow, pipes } = fields({
  userDescription: text('User description'),
  flow: quantity('Flow', 'massFlow', 'kg/h'),
  pipes: rows('Pipes', {
    tag: textColumn('Tag'),
    length: column('Length', 'length', 'm'),
    duty: textColumn('Duty'),
    kind: textColumn('Kind'),
  }),
});
/** Each pipe has the flow, times 2 in a return. */
const results = step('results', { flow, pipes }, { label: 'Results' }, v =>
  table(
    [
      { id: 'pipe', label: 'Pipe' },
      { id: 'type', label: 'Type' },
      { id: 'flow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
    ],
    v.pipes.map(({ tag, kind }) => [tag, kind, kind === 'return' ? 2 * v.flow : v.flow]),
  ),
);
const largest = step('largest', { flow }, { label: 'Largest', kind: 'massFlow', unit: 'kg/h' }, v => v.flow);
const plant = calculation(
  { id: 'plant', title: 'Plant', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Given: [userDescription, flow, pipes] },
    results: { R: [results, largest] },
    primary: largest,
    examples: [],
    references: [],
  },
);
const list: Datasheet = {
  type: 'table',
  title: 'Pipes',
  standards: 'Our own',
  table: results,
  tag: 'pipe',
  governing: 'flow',
  parts: [
    {
      title: 'Pipe',
      lines: [
        tableCellLine('Tag', results, 'pipe'),
        tableCellLine('Duty', pipes, 'duty'),
        tableCellLine('Length', pipes, 'length'),
        blankLine('P&ID'),
      ],
    },
    {
      title: 'Flow',
      lines: [caseNameLine('Case'), tableCellLine('Flow', results, 'flow'), valueLine('Entered', flow)],
    },
  ],
};

function pageOf(sheet: Datasheet, ...input: readonly CaseInput[]) {
  const cases = input.map(each => caseFrom(plant, each));
  const report = run(plant, writeDocument(plant, { cases }));
  const pages = datasheetPages(
    sheet,
    { definition: plant, cases, indices: cases.map((_, index) => index), report, units: {} },
    'states',
  );
  const [page] = pages;
  if (page?.type !== 'list') return expect.fail('no list');
  const columns = page.parts.flatMap(part => part.columns);
  return {
    page,
    rows: Array.from({ length: page.rows }, (_, row) => columns.map(({ values }) => values[row]?.text ?? '')),
    heads: columns.map(({ label, unit }) => [label, unit]),
  };
}

const typed = 'Tag | Length m | Duty | Kind\nP-1 | 12 | Feed | supply\nP-2 | 30 | | return';
const normal = { userDescription: 'Normal', flow: 100, pipes: typed };
const maximum = { userDescription: 'Maximum', flow: -150, pipes: `${typed}\nP-3 | 5 | Spare | supply` };

test('lists each item once, in the case where it is governed, with its entered row', () => {
  expect(pageOf(list, normal, maximum).rows).toEqual([
    ['P-1', 'Feed', '12.00', '', 'Maximum', '−150.000', '-150'],
    ['P-2', '', '30.00', '', 'Maximum', '−300.000', '-150'],
    ['P-3', 'Spare', '5.000', '', 'Maximum', '−150.000', '-150'],
  ]);
  expect(pageOf(list, { ...maximum, flow: 50 }, normal).rows.map(row => row[4])).toEqual([
    'Normal',
    'Normal',
    'Maximum',
  ]);
});

test('has the units of the columns, and only the rows that are asked for', () => {
  expect(pageOf(list, normal).heads).toEqual([
    ['Tag', ''],
    ['Duty', ''],
    ['Length', 'm'],
    ['P&ID', ''],
    ['Case', ''],
    ['Flow', 'kg/h'],
    ['Entered', 'kg/h'],
  ]);
  const returns: Datasheet = { ...list, only: { column: 'type', text: 'return' } };
  expect(pageOf(returns, normal).rows.map(([tag]) => tag)).toEqual(['P-2']);
});

test('is a sheet of a workbook with a number in each cell of a quantity', () => {
  const [sheet] = datasheetWorkbook([pageOf(list, normal).page], {
    title: [],
    date: '2026-01-31',
    engine: '',
    size: 'A4',
  });
  const cells = sheet?.rows.map(row => row.map(cell => (typeof cell === 'object' ? cell.value : cell)));
  expect(cells).toContainEqual([1, 'P-1', 'Feed', 12, '', 'Normal', 100, 100]);
});

test('has no rows where nothing was calculated', () => {
  expect(pageOf(list, { userDescription: 'Blank' }).rows).toEqual([]);
});
