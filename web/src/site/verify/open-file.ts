import type { Finding } from '@isentrope/records';
import type { OpenResponse, OpenRequest } from './worker-messages.ts';

/** The text of a calculation file, and for a workbook the findings on its cells. */
export interface OpenedFile {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Thrown if a file cannot be checked; the message is shown to the user. */
export class UnreadableFileError extends Error {}

/** Timeout for opening a file, ms. */
const timeoutMs = 120_000;

/** The worker that opens PDFs and workbooks; loaded on the first visit so that it is available offline. */
let worker: Worker | undefined;

/** Preloads the worker. */
export function preloadWorker(): void {
  worker ??= new Worker(new URL('./open.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The calculation file in a file: the file itself, the attachment of a PDF, or the one carried by a workbook.
 * @throws {UnreadableFileError} if there is none, naming what was looked for
 */
export async function openFile(file: File): Promise<OpenedFile> {
  try {
    const start = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer());
    if (start.includes('%PDF-')) return await requestOpen({ type: 'pdf', file });
    if (start.startsWith('PK\u0003\u0004')) return await requestOpen({ type: 'workbook', file });
    return { text: await file.text(), findings: [] };
  } catch (thrown) {
    if (thrown instanceof UnreadableFileError) throw thrown;
    throw new UnreadableFileError('The file cannot be read. Choose it again.');
  }
}

async function requestOpen(request: OpenRequest): Promise<OpenedFile> {
  preloadWorker();
  const present = worker;
  // Whether it succeeds or fails, the next file gets a new worker.
  const ended = new AbortController();
  const response = await new Promise<OpenResponse>(resolve => {
    const fail = (reason: string) => {
      present?.terminate();
      if (worker === present) worker = undefined;
      resolve({ type: 'refused', reason });
    };
    const late = setTimeout(() => fail('The file takes too long to read: it is not a printed calculation.'), timeoutMs);
    ended.signal.addEventListener('abort', () => clearTimeout(late));
    present?.addEventListener('message', ({ data }: MessageEvent<OpenResponse>) => resolve(data), ended);
    present?.addEventListener('error', () => fail('The file cannot be read in this browser.'), ended);
    present?.postMessage(request);
  });
  ended.abort();
  if (response.type === 'refused') throw new UnreadableFileError(response.reason);
  return response;
}
