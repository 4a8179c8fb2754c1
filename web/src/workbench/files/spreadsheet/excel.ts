import {
  openWorkbook,
  workbook,
  type CaseData,
  type CaseReport,
  type Definition,
  type OpenedWorkbook,
  type ReadSheet,
  type Sheet,
  type WorkbookHead,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { pause } from '../in-turns.ts';
import type { ExcelResponse, ExcelRequest } from './excel-messages.ts';

/** The largest file accepted, bytes. */
const maxFileBytes = 10_000_000;

function requestFromWorker(request: ExcelRequest): Promise<ExcelResponse> {
  const worker = new Worker(new URL('./excel.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ExcelResponse>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<ExcelResponse>) => resolve(event.data));
    worker.addEventListener('error', event => reject(new Error(event.message)));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** Writes a workbook in the spreadsheet worker. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const answer = await requestFromWorker({ type: 'write', sheets });
  if (answer.type !== 'written') throw new Error('The workbook could not be written.');
  return answer.file;
}

/** Writes a workbook of cases with their results. */
export function writeCases(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  head: WorkbookHead,
): Promise<Blob> {
  return writeWorkbook(workbook(definition, cases, report, head));
}

/** A file the user chose as a workbook: its sheets, and its cases or why it has none. */
interface ChosenWorkbook {
  /** Undefined if it is not a workbook. */
  readonly sheets?: readonly ReadSheet[];
  readonly opened: OpenedWorkbook | Refusal;
}

/** Reads the cases of a file the user chose. */
export async function readCases(definition: Definition, file: File): Promise<ChosenWorkbook> {
  const sheets = await readWorkbook(file).catch(onlyRefusal);
  if (sheets instanceof Refusal) return { opened: sheets };
  // Taking the sheets from the worker is a task of its own.
  await pause();
  try {
    return { sheets, opened: openWorkbook(definition, sheets) };
  } catch (thrown) {
    return { sheets, opened: onlyRefusal(thrown) };
  }
}

/** Returns a refusal; rethrows anything else. */
function onlyRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}

/**
 * Reads the sheets of a file the user chose.
 * @throws {Refusal} if it is not a workbook.
 */
export async function readWorkbook(file: File): Promise<readonly ReadSheet[]> {
  if (file.size > maxFileBytes)
    throw new Refusal('The file is larger than 10 MB; an export of this calculator is far smaller.');
  const answer = await requestFromWorker({ type: 'read', file });
  if (answer.type === 'refused') throw new Refusal(answer.reason);
  if (answer.type !== 'read') throw new Error('The workbook could not be read.');
  return answer.sheets;
}
