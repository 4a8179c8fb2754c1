import { readWorkbookFile, RefusedFile } from './read-workbook.ts';
import { writeWorkbookFile } from './excel-file.ts';
import type { ExcelResponse, ExcelRequest } from './excel-messages.ts';

/** The spreadsheet worker: reads and writes workbooks off the main thread. */
async function answer(request: ExcelRequest): Promise<ExcelResponse> {
  try {
    if (request.type === 'write') return { type: 'written', file: await writeWorkbookFile(request.sheets) };
    return { type: 'read', sheets: await readWorkbookFile(request.file) };
  } catch (thrown) {
    if (thrown instanceof RefusedFile) return { type: 'refused', reason: thrown.message };
    throw thrown;
  }
}

addEventListener('message', (event: MessageEvent<ExcelRequest>) => {
  void answer(event.data).then(result => postMessage(result));
});
