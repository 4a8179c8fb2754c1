import { extractDocument, revisionFile, type Finding, type RevisionFile } from '@isentrope/records';
import { readWorkbookFile, RefusedFile } from '../../workbench/files/spreadsheet/read-workbook.ts';
import { readEmbeddedFile } from '../../projects/export/embedded-file.ts';
import { findDifferingCells } from '../../projects/export/differing-cells.ts';
import { visibleSheets } from '../../projects/export/record-workbook.ts';
import type { OpenResponse, OpenRequest } from './worker-messages.ts';

/** Opens PDFs and workbooks outside the main thread, so that they cannot block the page. */

/** Maximum size of a workbook in bytes. */
const maxWorkbookBytes = 20_000_000;
/** Maximum number of cells named individually. */
const maxNamed = 50;

const refusal = (reason: string): OpenResponse => ({ type: 'refused', reason });

async function fromPdf(file: Blob): Promise<OpenResponse> {
  const found = extractDocument(new Uint8Array(await file.arrayBuffer()));
  return 'text' in found ? { type: 'opened', text: found.text, findings: [] } : refusal(found.problem);
}

async function fromWorkbook(file: Blob): Promise<OpenResponse> {
  if (file.size > maxWorkbookBytes)
    return refusal('The workbook is larger than 20 MB; an export of a revision is far smaller.');
  const sheets = await readWorkbookFile(file);
  const text = readEmbeddedFile(sheets);
  if (text === undefined)
    return refusal(
      'The workbook contains no calculation: it has no sheet "Calculation file", which every exported revision has.',
    );
  const record = recordIn(text);
  return { type: 'opened', text, findings: record === undefined ? [] : cellFindings(sheets, record) };
}

function recordIn(text: string): RevisionFile | undefined {
  try {
    return revisionFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Finding: whether the cells match the record, and which do not. */
function cellFindings(sheets: Parameters<typeof findDifferingCells>[0], file: RevisionFile): readonly Finding[] {
  const about = { revision: file.revisions.at(-1)?.record.revision ?? null, what: 'Cells' };
  try {
    const { cells, added } = findDifferingCells(sheets, visibleSheets(file) ?? []);
    const named = cells.slice(0, maxNamed).map(text => ({ ...about, holds: false, text }));
    if (cells.length > named.length)
      named.push({ ...about, holds: false, text: `${cells.length - named.length} more cells differ.` });
    if (named.length > 0) return named;
    const more = added.map(name => ` The sheet "${name.slice(0, 31)}" is not part of the record.`).join('');
    return [{ ...about, holds: true, text: `Every cell matches the record.${more}` }];
  } catch {
    return [{ ...about, holds: false, text: 'The record contains something that cannot be written to a workbook.' }];
  }
}

async function answer({ type, file }: OpenRequest): Promise<OpenResponse> {
  try {
    return await (type === 'pdf' ? fromPdf(file) : fromWorkbook(file));
  } catch (thrown) {
    if (thrown instanceof RefusedFile) return refusal(thrown.message);
    throw thrown;
  }
}

addEventListener('message', (event: MessageEvent<OpenRequest>) => {
  answer(event.data).then(
    response => postMessage(response),
    () => postMessage(refusal('The file is damaged, or is not of the type that its name suggests.')),
  );
});
