import { PDFDocument } from '@cantoo/pdf-lib';
import { openWorkbook } from '@isentrope/calculators/kit';
import { findCalculator } from '@isentrope/calculators';
import { extractDocument, verifyFile } from '@isentrope/records';
import { beforeAll, expect, test, vi } from 'vitest';
import { readWorkbookFile } from '../../workbench/files/spreadsheet/read-workbook.ts';
import { recomputeRecord } from '../../workbench/calculation/recompute-record.ts';
import { sampleKey } from './sample-key.ts';
import { sampleKeysFile, samples } from './sample-list.ts';
import { writeSamples } from './write-samples.ts';

let files: Readonly<Record<string, Uint8Array>>;
beforeAll(async () => {
  files = await writeSamples();
});

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  const bytes = files[name];
  if (!bytes) throw new Error(`${name} was not written`);
  return Uint8Array.from(bytes);
}
const textOf = (name: string) => new TextDecoder().decode(bytesOf(name));
const sheetsOf = (name: string) => readWorkbookFile(new Blob([bytesOf(name)]));

test('every listed sample is written, with the key beside it', () => {
  expect(Object.keys(files).toSorted()).toEqual(
    [...Object.values(samples).map(({ file }) => file), sampleKeysFile].toSorted(),
  );
});

test('two builds at different times write the same bytes', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z'), toFake: ['Date'] });
  const again = await writeSamples().finally(() => vi.useRealTimers());
  for (const [name, bytes] of Object.entries(files)) expect(Buffer.from(again[name] ?? []).equals(bytes)).toBe(true);
});

test('the record verifies with the published key and not without it', async () => {
  const { keys } = JSON.parse(textOf(sampleKeysFile)) as { keys: (typeof sampleKey)[] };
  const { findings } = await verifyFile(textOf(samples.record.file), keys);
  expect(findings.filter(({ holds }) => holds !== true)).toEqual([]);
  expect(findings.at(-1)?.text).toBe('It was issued, checked by someone else, and approved.');
  const other = await verifyFile(textOf(samples.record.file), []);
  expect(other.findings.filter(({ holds }) => holds === false)).toHaveLength(3);
});

test('the record is recalculated to the same digits', async () => {
  const { file } = await verifyFile(textOf(samples.record.file), [sampleKey]);
  const [revision] = file?.revisions ?? [];
  if (!revision) throw new Error('The record was not read');
  const { document, report } = revision.record;
  expect(await recomputeRecord({ type: 'recompute', document, report })).toMatchObject({
    type: 'recomputed',
    recomputed: { differences: [] },
  });
});

test('the PDF has pages, and carries the record', async () => {
  const pdf = bytesOf(samples.sheet.file);
  expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(1);
  expect(extractDocument(pdf)).toEqual({ text: textOf(samples.record.file) });
});

/** The value beside a label, over all sheets. */
const beside = (sheets: Awaited<ReturnType<typeof sheetsOf>>, label: RegExp) =>
  sheets.flatMap(({ rows }) =>
    rows.flatMap(row => {
      const index = row.findIndex(cell => typeof cell === 'string' && label.test(cell));
      return index < 0 ? [] : row.slice(index + 1).filter(cell => typeof cell === 'number');
    }),
  );

// Crane TP-410 (metric), example 7-29: bore 50 mm.
test('the workbook with formulas shows the published bore, and opens as the cases it was written from', async () => {
  const sheets = await sheetsOf(samples.formulas.file);
  const [bore] = beside(sheets, /^Orifice diameter/i);
  expect(Math.round(bore ?? 0)).toBe(50);
  const definition = await findCalculator('restriction-orifice')?.load();
  if (!definition) throw new Error('No calculator');
  expect(openWorkbook(definition, sheets).cases).toHaveLength(1);
});

test('the datasheet shows the published bore', async () => {
  const bores = beside(await sheetsOf(samples.datasheet.file), /bore|orifice diameter/i);
  expect(bores.map(bore => Math.round(bore))).toContain(50);
});
