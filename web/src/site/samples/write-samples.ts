import { findCalculator, loadDatasheets } from '@isentrope/calculators';
import {
  caseFrom,
  datasheetPages,
  datasheetWorkbook,
  engineOf,
  formulaWorkbook,
  loadFor,
  run,
  writeDocument,
  type Sheet,
} from '@isentrope/calculators/kit';
import { unzipSync, zipSync } from 'fflate';
import { writeWorkbookFile } from '../../workbench/files/spreadsheet/excel-file.ts';
import { writeRecordPdf } from './record-pdf.ts';
import { sampleKey } from './sample-key.ts';
import { sampleKeysFile, samples, sampleTool } from './sample-list.ts';
import { sampleIssuedAt, sampleRecord } from './sample-record.ts';

/** Writes the samples and the key of the record from the first example of their calculator, by file name. */
export async function writeSamples(): Promise<Readonly<Record<string, Uint8Array>>> {
  const definition = await findCalculator(sampleTool)?.load();
  const [example] = definition?.examples ?? [];
  if (!definition || !example) throw new RangeError(`${sampleTool} has no example.`);
  const cases = example.cases.map(input => caseFrom(definition, input));
  await loadFor(definition, cases);
  const document = writeDocument(definition, { cases });
  const report = run(definition, document, { pictures: false });
  const date = sampleIssuedAt.slice(0, 10);
  const title = [{ id: 'title', label: 'Title', text: example.title }];
  const { sheets: datasheets } = await loadDatasheets(sampleTool);
  const subject = { definition, cases, indices: cases.map((_, index) => index), report, units: {} };
  const pages = datasheets.flatMap(sheet => datasheetPages(sheet, subject, 'items'));
  const record = await sampleRecord(definition, document);
  return {
    [samples.sheet.file]: await writeRecordPdf(record, samples.record.file),
    [samples.formulas.file]: await workbookBytes(formulaWorkbook(definition, cases, report, { date, title }).sheets),
    [samples.datasheet.file]: await workbookBytes(
      datasheetWorkbook(pages, { title, date, engine: engineOf(sampleTool), size: 'A4' }),
    ),
    [samples.record.file]: jsonBytes(record),
    [sampleKeysFile]: jsonBytes({ keys: [sampleKey] }),
  };
}

function jsonBytes(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** The bytes of a workbook with the time of the sample in its archive instead of the present one. */
async function workbookBytes(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = await writeWorkbookFile(sheets);
  const parts = unzipSync(new Uint8Array(await written.arrayBuffer()));
  const [year, month, day] = sampleIssuedAt.slice(0, 10).split('-').map(Number);
  // A ZIP archive contains local time without a time zone, so the local time has to be the same in every build.
  return zipSync(parts, { mtime: new Date(year ?? 0, (month ?? 1) - 1, day) });
}
