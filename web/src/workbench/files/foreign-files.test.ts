import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@isentrope/calculators';
import {
  blankCase,
  casesFromList,
  decodedText,
  findHeading,
  listColumns,
  matchColumns,
  mergePastedList,
  parseList,
  parseRows,
  readCaseJson,
  readList,
  reportCells,
  rowsFromClipboard,
  orientGrid,
  type Definition,
  type RowsField,
} from '@isentrope/calculators/kit';
import writeExcelFile from 'write-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { installWorkers } from '../testing/workers.ts';
import { readListFile, readListText, type ListSource } from '../tag-list/list-file.ts';
import { compositionFiles, listFiles, markupFiles, refusedFiles, tableFiles } from './foreign-files/foreign-files.ts';
import { readForeignFile } from './open-list.ts';

beforeEach(() => installWorkers());

const folder = new URL('foreign-files/', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, folder));
const textOf = (name: string) => decodedText(bytesOf(name)).text;
const fileOf = (name: string) => new File([bytesOf(name)], name);
const isWorkbook = (name: string) => name.endsWith('.xlsx');

async function definitionOf(id: string): Promise<Definition> {
  const entry = catalogue.find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no calculator ${id}`);
  return entry.load();
}

/** The files that are not workbooks, with the expected results. */
const textFiles = <T>(files: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(files).filter(([name]) => !isWorkbook(name));

const fluidProperties = await definitionOf('fluid-properties');
const blowdown = await definitionOf('plant-depressurization-pro');

/** The list of components. */
const { composition } = Object.fromEntries(
  fluidProperties.inputs.flatMap(({ id, field }) => (field.type === 'list' ? [[id, field]] : [])),
);
if (!composition) throw new Error('no composition');

const linesText = (amounts: Readonly<Record<string, string>>) =>
  Object.entries(amounts)
    .map(([item, amount]) => `${item}: ${amount}`)
    .join('; ');

describe.each(Object.entries(compositionFiles))('%s', (name, expected) => {
  const text = linesText(expected.amounts);
  const basis = expected.isByMass ? 'mass' : undefined;

  test('is read as the composition when it is dropped', async () => {
    const read = await readForeignFile(fluidProperties, blankCase(fluidProperties), fileOf(name));
    if (read.type !== 'entry') throw new Error('read as a list');
    expect(read.entries['composition']?.text).toBe(text);
    expect(read.entries['basis']?.text).toBe(basis);
    expect(read.remarks).toHaveLength(expected.remarks?.length ?? 0);
    for (const [index, remark] of (expected.remarks ?? []).entries()) expect(read.remarks[index]).toMatch(remark);
    const parsed = parseList(composition, text);
    if (expected.refused) expect(parsed).toEqual({ ok: false, reason: expect.stringMatching(expected.refused) });
    else expect(parsed.ok).toBe(true);
  });
});

describe.each(textFiles(compositionFiles))('%s', (name, expected) => {
  const text = linesText(expected.amounts);
  const basis = expected.isByMass ? 'mass' : undefined;

  test('is read as the same composition when it is pasted', () => {
    const read = mergePastedList(composition, [], reportCells(textOf(name)), 0, 'mole');
    expect(read?.lines.map(({ item, amount }) => `${item}: ${amount}`).join('; ')).toBe(text);
    expect(read?.basis).toBe(basis);
  });

  test('is read as the same by the API, or refused if something is ambiguous', () => {
    const read = () => readCaseJson(fluidProperties, { composition: textOf(name) });
    if (expected.isOpen) expect(read).toThrow(expected.isOpen);
    else expect([read()['composition']?.text, read()['basis']?.text]).toEqual([text, basis ?? 'mole']);
  });
});

/** The cases of a list as fields by tag, and the columns that are not read. */
async function importList(calculator: string, list: ListSource) {
  const definition = await definitionOf(calculator);
  const baseCase = blankCase(definition);
  const grid = orientGrid(definition, list.sheets[0]?.rows ?? [], baseCase);
  const head = findHeading(definition, grid);
  const columns = listColumns(grid, head);
  const targets = matchColumns(definition, columns, baseCase).map(({ target }) => target);
  const { rows } = readList(definition, { grid, head, columns, targets, baseCase });
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  return {
    cases: Object.fromEntries(
      rows.map(({ data }) => [
        data['userDescription']?.text ?? '',
        Object.fromEntries(
          Object.entries(data).map(([id, entry]) => [id, [entry.text, entry.unit ?? ''].join(' ').trim()]),
        ),
      ]),
    ),
    unread: columns.flatMap((column, index) => (targets[index] ? [] : [column.name])),
  };
}

describe.each(Object.entries(listFiles))('%s', (name, { calculator, cases, unread, remarks }) => {
  const expected = {
    cases: Object.fromEntries(Object.entries(cases).map(([tag, fields]) => [tag, expect.objectContaining(fields)])),
    unread: unread ?? [],
  };

  test('is read as a list with these cases when it is dropped', async () => {
    const definition = await definitionOf(calculator);
    const read = await readForeignFile(definition, blankCase(definition), fileOf(name));
    if (read.type !== 'list') throw new Error('read as a composition');
    expect(read.isNamed).toBe(true);
    const result = await importList(calculator, read.list);
    expect(result.cases).toMatchObject(expected.cases);
    expect(result.unread).toEqual(expected.unread);
    expect(read.list.remarks).toEqual(remarks ?? []);
  });
});

test.each(['line-list-hidden.xlsx', 'line-list-hidden-saved.xlsx'])('no hidden row of %s is read', async name => {
  const { cases } = await importList('line-sizing-pro', await readListFile(fileOf(name)));
  expect(Object.keys(cases)).toEqual(['310-P-001', '310-P-005']);
});

test.each(textFiles(listFiles))('%s is read as the same list when it is pasted', async (name, { calculator }) => {
  const pasted = await importList(calculator, readListText(textOf(name)));
  expect(pasted).toEqual(await importList(calculator, await readListFile(fileOf(name))));
});

test.each(textFiles(listFiles))(
  '%s gives the same cases with bin/calc',
  async (name, { calculator, cases, unread }) => {
    const definition = await definitionOf(calculator);
    const list = casesFromList(definition, textOf(name));
    expect(list.problems).toEqual([]);
    const read = Object.fromEntries(
      list.cases.map(each => {
        const data = readCaseJson(definition, each);
        const entries = Object.entries(data).map(([id, { text, unit = '' }]) => [id, [text, unit].join(' ').trim()]);
        return [data['userDescription']?.text ?? '', Object.fromEntries(entries) as Record<string, string>];
      }),
    );
    expect(read).toMatchObject(cases);
    for (const heading of unread ?? []) expect(list.remarks.some(remark => remark.includes(heading))).toBe(true);
  },
);

/** Numbers rounded to 12 digits, since a conversion by hand rounds differently. */
const close = (value: unknown): unknown => {
  if (typeof value === 'number') return Number(value.toPrecision(12));
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, close(each)]));
};

type TableFile = (typeof tableFiles)[string];

/** The table into which a file is pasted: a field, or a column of one. */
async function tableOf({ calculator, field: [id, nested] }: TableFile): Promise<Pick<RowsField, 'columns'>> {
  const field = (await definitionOf(calculator)).inputs.find(input => input.id === id)?.field;
  if (field?.type !== 'rows') throw new Error(`${id} is no table`);
  const within = nested === undefined ? undefined : field.columns[nested];
  return within?.type === 'nested' ? within : field;
}

const expectedOf = ({ rows, refused }: TableFile): unknown =>
  refused
    ? expect.objectContaining({ ok: false, reason: expect.stringMatching(refused) as string })
    : close({ ok: true, rows });

test.each(Object.entries(tableFiles))('%s has these values when it is pasted', async (name, file) => {
  const field = await tableOf(file);
  expect(close(parseRows(field, rowsFromClipboard(field, textOf(name))))).toEqual(expectedOf(file));
});

test('a history is read as the curve when it is dropped; rows and columns that are left out are named', async () => {
  const definition = await definitionOf('plant-depressurization-pro');
  const lines = ['Time [s];PT-101 [barg];Operator', '0;85,2;A', '30;Bad Input;A', '60;71,3;B'];
  const file = new File([lines.join('\n')], 'history.csv');
  const read = await readForeignFile(definition, blankCase(definition), file);
  expect(read).toMatchObject({
    type: 'entry',
    what: 'curve to compare with',
    remarks: ['Left out: “Operator”.', 'One row has no value and is left out: row 2 ("Bad Input").'],
  });
  const text = read.type === 'entry' ? (read.entries['comparedCurve']?.text ?? '') : '';
  const field = await tableOf({ calculator: 'plant-depressurization-pro', field: ['comparedCurve'], rows: [] });
  const parsed = parseRows(field, text);
  expect(close(parsed.ok && parsed.rows)).toEqual([
    { time: 0, pressure: 85.2e5 },
    { time: 60, pressure: 71.3e5 },
  ]);
});

test('a history of a historian in a workbook is read as the curve when it is dropped', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 31, 10, minute));
  const samples = [
    ['Tag', 'Timestamp', 'Value', 'Units'],
    ['PT-101', at(0), 85.2, 'barg'],
    ['TT-101', at(0), 40, 'degC'],
    ['PT-101', at(1), 71.3, 'barg'],
    ['TT-101', at(2), 36, 'degC'],
  ];
  const cells = samples.map(row =>
    row.map(value => (value instanceof Date ? { value, format: 'yyyy-mm-dd hh:mm:ss' } : { value })),
  );
  const file = new File([new Uint8Array(await writeExcelFile(cells).toBuffer())], 'history.xlsx');
  const read = await readForeignFile(blowdown, blankCase(blowdown), file);
  const text = read.type === 'entry' ? (read.entries['comparedCurve']?.text ?? '') : '';
  const field = await tableOf({ calculator: 'plant-depressurization-pro', field: ['comparedCurve'], rows: [] });
  const parsed = parseRows(field, text);
  expect(close(parsed.ok && parsed.rows)).toEqual([
    { time: 0, pressure: 85.2e5 },
    { time: 60, pressure: 71.3e5 },
  ]);
  // The temperature may be that of the gas, the liquid or the metal.
  expect(read.type === 'entry' && read.remarks[0]).toBe('Left out: “TT-101 (degC)”.');
});

const wholeTables = Object.entries(tableFiles).filter(
  ([
    ,
    {
      field: [, nested],
    },
  ]) => nested === undefined,
);
test.each(wholeTables)('%s gives the same values with the API', async (name, file) => {
  const [id] = file.field;
  const data = readCaseJson(await definitionOf(file.calculator), { [id]: textOf(name) });
  expect(close(parseRows(await tableOf(file), data[id]?.text ?? ''))).toEqual(expectedOf(file));
});

test('every file of the folder is in the table', () => {
  const files = readdirSync(folder).filter(name => !name.endsWith('.ts'));
  const known = [compositionFiles, listFiles, tableFiles, markupFiles, refusedFiles].flatMap(Object.keys);
  expect(files.toSorted()).toEqual(known.toSorted());
  expect(files.length).toBeGreaterThanOrEqual(40);
});
