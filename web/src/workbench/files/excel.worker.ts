import { read, RefusedFile, written } from './excel-file.ts';
import type { ExcelAnswer, ExcelRequest } from './excel-messages.ts';

/** Spreadsheet files are written and read here, beside the page, so that neither waits for the other. */
async function answer(request: ExcelRequest): Promise<ExcelAnswer> {
  try {
    if (request.type === 'write') return { type: 'written', file: await written(request.sheets) };
    return { type: 'read', sheets: await read(request.file) };
  } catch (thrown) {
    if (thrown instanceof RefusedFile) return { type: 'refused', reason: thrown.message };
    throw thrown;
  }
}

addEventListener('message', (event: MessageEvent<ExcelRequest>) => {
  void answer(event.data).then(result => postMessage(result));
});
