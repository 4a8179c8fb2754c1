import type { Cell, ReadCell, Sheet } from '@isentrope/calculators/kit';
import { unzip } from 'fflate';
import readExcelFile from 'read-excel-file/web-worker';
import writeExcelFile from 'write-excel-file/universal';
import type { ExcelAnswer, ExcelRequest } from './excel-messages.ts';

/** Spreadsheet files are written and read here, beside the page, so that neither waits for the other. */

const largestUnpacked = 40_000_000;
const notAWorkbook = 'The file is not an Excel workbook (.xlsx), or it is damaged.';

class Refused extends Error {}

function cell(given: Cell | undefined) {
  if (!given) return null;
  const style = given.bold ? ({ fontWeight: 'bold' } as const) : {};
  if (typeof given.value === 'number')
    return { value: given.value, type: Number, format: given.format ?? 'General', ...style };
  return { value: given.value, type: String, ...style };
}

async function written(sheets: readonly Sheet[]): Promise<Blob> {
  const tables = sheets.map(({ name, rows, widths, frozenRows, frozenColumns }) => ({
    sheet: name,
    data: rows.map(row => row.map(cell)),
    columns: widths.map(width => ({ width })),
    ...(frozenRows > 0 ? { stickyRowsCount: frozenRows } : {}),
    ...(frozenColumns > 0 ? { stickyColumnsCount: frozenColumns } : {}),
  }));
  return writeExcelFile(tables).toBlob();
}

/** Refuses an archive that would unpack to more than any workbook of ours, or whose parts declare entities. */
async function inspected(bytes: Uint8Array): Promise<void> {
  let total = 0;
  const parts = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    const filter = ({ originalSize }: { originalSize: number }) => {
      total += originalSize;
      return total <= largestUnpacked;
    };
    unzip(bytes, { filter }, (problem, data) => (problem ? reject(new Refused(notAWorkbook)) : resolve(data)));
  });
  if (total > largestUnpacked)
    throw new Refused('The file unpacks to more than 40 MB; an export of this calculator is far smaller.');
  const start = new TextDecoder();
  for (const part of Object.values(parts)) {
    if (start.decode(part.subarray(0, 2000)).includes('<!')) throw new Refused(notAWorkbook);
  }
}

async function read(file: Blob) {
  await inspected(new Uint8Array(await file.arrayBuffer()));
  try {
    const sheets = await readExcelFile(file);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as ReadCell[][] }));
  } catch {
    throw new Refused(notAWorkbook);
  }
}

async function answer(request: ExcelRequest): Promise<ExcelAnswer> {
  try {
    if (request.type === 'write') return { type: 'written', file: await written(request.sheets) };
    return { type: 'read', sheets: await read(request.file) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { type: 'refused', reason: thrown.message };
    throw thrown;
  }
}

addEventListener('message', (event: MessageEvent<ExcelRequest>) => {
  void answer(event.data).then(result => postMessage(result));
});
