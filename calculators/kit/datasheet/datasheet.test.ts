import { expect, test } from 'vitest';
import {
  blankLine,
  blankLineLike,
  calculation,
  caseNameLine,
  caseFrom,
  datasheetWorkbook,
  fields,
  datasheetPages,
  valueLine,
  optional,
  quantity,
  run,
  step,
  text,
  derivedLine,
  writeDocument,
  type Arrangement,
  type CaseInput,
  type Datasheet,
  type DatasheetPage,
  type ListPage,
} from '../index.ts';

const { userDescription, item, length, width, height } = fields({
  userDescription: text('User description'),
  item: text('Item'),
  length: quantity('Length', 'length', 'm', { above: 0 }),
  width: quantity('Width', 'length', 'm', { above: 0, optional: true }),
  height: quantity('Height', 'length', 'm', { above: 0, blank: 2 }),
});
const area = step('area', { length, width }, { label: 'Area', kind: 'area', unit: 'm²' }, v => v.length * v.width);
const volume = step(
  'volume',
  { area, height },
  { label: 'Volume', kind: 'volume', unit: 'm³' },
  v => v.area * v.height,
);
const rooms = calculation(
  { id: 'rooms', title: 'Rooms', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Given: [userDescription, item, length, width, height] },
    results: { R: [area, volume] },
    primary: area,
    examples: [],
    references: [],
  },
);

const twice = step(
  'twice',
  { length, ...optional({ width }) },
  { label: 'Twice', kind: 'length', unit: 'm' },
  v => 2 * v.length,
);
const form: Datasheet = {
  type: 'item',
  title: 'Room datasheet',
  standards: 'Our own',
  parts: [
    {
      title: 'General',
      lines: [caseNameLine('Room'), blankLine('Door'), valueLine('Floor', area), valueLine('Given as', item)],
    },
    { title: 'Walls', lines: [blankLine('Paint')] },
    {
      title: 'States',
      states: true,
      lines: [
        valueLine('Length', length),
        valueLine('Height', height),
        valueLine('Area', area),
        derivedLine('Twice', twice, length),
        blankLineLike('Skirting', length),
      ],
    },
  ],
};

function pagesOf(sheet: Datasheet, arrangement: Arrangement, ...input: readonly CaseInput[]): readonly DatasheetPage[] {
  const cases = input.map(each => caseFrom(rooms, each));
  const report = run(rooms, writeDocument(rooms, { cases }));
  return datasheetPages(
    sheet,
    { definition: rooms, cases, indices: cases.map((_, index) => index), report, units: {} },
    arrangement,
  );
}

const messagesOf = (page: DatasheetPage | undefined) =>
  page?.type === 'item'
    ? page.blocks
        .flatMap(block => (block.type === 'states' ? [block.part] : [...block.left, ...block.right]))
        .flatMap(({ lines }) => lines)
        .map(({ label, unit, values }) => [label, unit, ...values.map(value => value?.text ?? '')].join('|'))
    : [];

const small = { userDescription: 'Small', item: 'A', length: 3, width: 2 };
const large = { userDescription: 'Large', item: 'B', length: { value: 800, unit: 'cm' }, width: 5, height: 4 };

test('states are columns in the units of the first; common values appear once, unknown ones are blank', () => {
  const [page, ...others] = pagesOf(form, 'states', small, large);
  expect(others).toEqual([]);
  expect(messagesOf(page)).toEqual([
    'Room||',
    'Door||',
    'Floor|m²|6.000 / 40.00',
    'Given as||Differs between the cases',
    'Paint||',
    'Length|m|3|8',
    'Height|m||4',
    'Area|m²|6.000|40.00',
    'Twice|m|6.000|16.00',
    'Skirting|m||',
  ]);
  expect(page?.notes).toEqual(['Not entered; assumed in the calculation: height 2 m.']);
});

test('items have a page each, with their names and blanks', () => {
  const pages = pagesOf(form, 'items', small, { length: 4 });
  expect(pages).toHaveLength(2);
  expect(messagesOf(pages[0])[0]).toBe('Room||Small');
  expect(messagesOf(pages[1])).toContain('Area|m²|');
  expect(messagesOf(pages[1])[0]).toBe('Room||Case 2');
});

test('more states than columns are spread evenly over further pages', () => {
  const pages = pagesOf(form, 'states', ...Array.from({ length: 5 }, () => small));
  expect(pages.map(page => (page.type === 'item' ? page.states.length : 0))).toEqual([3, 2]);
});

test('a result is in its display unit', () => {
  const cases = [caseFrom(rooms, small)];
  const units = { area: 'cm²' };
  const report = run(rooms, writeDocument(rooms, { cases, units }));
  const [page] = datasheetPages(form, { definition: rooms, cases, indices: [0], report, units }, 'items');
  expect(messagesOf(page)).toContainEqual(expect.stringMatching(/^Area\|cm²\|60\s000$/));
});

const list = (governing: NonNullable<Extract<Datasheet, { type: 'list' }>['governing']>): Datasheet => ({
  type: 'list',
  title: 'Rooms',
  standards: '',
  parts: [{ title: 'Room', lines: [caseNameLine('Room'), valueLine('Area', area), blankLine('Remarks')] }],
  governing,
});
const listed = (sheet: Datasheet, ...input: readonly CaseInput[]) => pagesOf(sheet, 'items', ...input)[0] as ListPage;

test('the case with the largest value governs, for each protected item', () => {
  expect(listed(list({ by: area }), small, large, large).governing).toEqual([1]);
  expect(listed(list({ by: area, within: item }), small, large, { ...small, length: 9 }).governing).toEqual([2, 1]);
});

test('no case governs if one has no value or the common field differs', () => {
  const open = listed(list({ by: area }), small, { length: 4 });
  expect(open.governing).toEqual([]);
  expect(open.notes).toContain('No governing case is marked: not every case that could govern has a result.');
  const apart = listed(list({ by: area, same: length }), small, large);
  expect(apart.governing).toEqual([]);
  expect(apart.notes).toContain(
    'No governing case is marked: the cases differ in length, so they do not describe one valve.',
  );
});

const head = {
  title: [{ id: 'project', label: 'Project', text: '' }],
  date: '2026-01-31',
  engine: 'e',
  size: 'A4',
} as const;

test('a workbook has a uniquely named sheet for each page, with rows as wide as the sheet', () => {
  const sheets = datasheetWorkbook(pagesOf(form, 'items', small, { ...large, userDescription: 'small' }), head);
  expect(sheets.map(({ name }) => name)).toEqual(['Small', 'small (2)']);
  for (const { rows, widths } of sheets)
    for (const row of rows) expect(row.length === 0 || row.length <= widths.length).toBe(true);
});
