import { catalogue, loadDatasheets } from '@isentrope/calculators';
import {
  caseFrom,
  datasheetWorkbook,
  datasheetPages,
  loadFor,
  run,
  writeDocument,
  type Cell,
} from '@isentrope/calculators/kit';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWorkbookFile } from '../files/spreadsheet/read-workbook.ts';
import { writeWorkbookFile } from '../files/spreadsheet/excel-file.ts';

const head = {
  title: [{ id: 'project', label: 'Project', text: '' }],
  date: '2026-01-31',
  engine: 'e',
  size: 'Letter',
} as const;
const ids = catalogue.filter(({ meta }) => meta.datasheets).map(({ meta }) => meta.id);

test.each(ids)('the workbook of %s matches its datasheets, with blanks as empty cells', async id => {
  const { definition, sheets } = await loadDatasheets(id);
  const cases = (definition.examples[0]?.cases ?? []).map(each => caseFrom(definition, each));
  await loadFor(definition, cases);
  const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
  const input = { definition, cases, indices: cases.map((_, index) => index), report, units: {} };
  const pages = sheets.flatMap(sheet => datasheetPages(sheet, input, 'items'));
  const made = datasheetWorkbook(pages, head);
  const file = await writeWorkbookFile(made);
  const result = await readWorkbookFile(file);
  expect(result.map(({ name }) => name)).toEqual(made.map(({ name }) => name));
  const cells = made.flatMap(({ rows }, sheet) =>
    rows.flatMap((row, at) => row.map((cell, column) => ({ cell, found: result[sheet]?.rows[at]?.[column] ?? null }))),
  );
  const isIn = (style: Cell['style']) => cells.filter(({ cell }) => cell?.style === style);
  expect(isIn('lineBlank').length).toBeGreaterThan(0);
  expect(isIn('lineBlank').filter(({ found: value }) => value !== null)).toEqual([]);
  expect(isIn('lineFigure').length).toBeGreaterThan(0);
  for (const { cell, found: value } of isIn('lineFigure')) expect(value).toBe(cell?.value);
  for (const { cell, found: value } of isIn('lineWords')) expect(String(value)).toBe(String(cell?.value));
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  for (const [index, { paper }] of made.entries())
    expect(strFromU8(parts[`xl/worksheets/sheet${index + 1}.xml`] ?? new Uint8Array())).toContain(
      paper?.onePage
        ? '<pageSetup paperSize="1" orientation="portrait" fitToWidth="1" fitToHeight="1"/>'
        : '<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    );
});
