import type { Finding } from '@isentrope/records';
import type { OpenAnswer, OpenRequest } from './worker-messages.ts';

/** The text of a calculation file, and for a workbook the findings on its cells. */
export interface OpenedFile {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Thrown if a file cannot be checked; the message is shown to the user. */
export class Unreadable extends Error {}

/** Timeout for opening a file, ms. */
const longest = 120_000;

/** The worker that opens PDFs and workbooks; loaded on the first visit so that it is available offline. */
let worker: Worker | undefined;

/** Preloads the worker. */
export function prepareToOpen(): void {
  worker ??= new Worker(new URL('./open.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The calculation file in a file: the file itself, the attachment of a PDF, or the one carried by a workbook.
 * @throws {Unreadable} if there is none, naming what was looked for
 */
export async function openFile(given: File): Promise<OpenedFile> {
  try {
    const start = new TextDecoder('latin1').decode(await given.slice(0, 1024).arrayBuffer());
    if (start.includes('%PDF-')) return await looked({ type: 'pdf', file: given });
    if (start.startsWith('PK\u0003\u0004')) return await looked({ type: 'workbook', file: given });
    return { text: await given.text(), findings: [] };
  } catch (thrown) {
    if (thrown instanceof Unreadable) throw thrown;
    throw new Unreadable('The file cannot be read. Choose it again.');
  }
}

async function looked(request: OpenRequest): Promise<OpenedFile> {
  prepareToOpen();
  const present = worker;
  // Whatever the outcome, the next file gets a fresh worker.
  const ended = new AbortController();
  const answer = await new Promise<OpenAnswer>(resolve => {
    const fail = (reason: string) => {
      present?.terminate();
      if (worker === present) worker = undefined;
      resolve({ type: 'refused', reason });
    };
    const late = setTimeout(
      () => fail('It takes too long to look into the file: it is no printed calculation.'),
      longest,
    );
    ended.signal.addEventListener('abort', () => clearTimeout(late));
    present?.addEventListener('message', ({ data }: MessageEvent<OpenAnswer>) => resolve(data), ended);
    present?.addEventListener('error', () => fail('The file cannot be looked into in this browser.'), ended);
    present?.postMessage(request);
  });
  ended.abort();
  if (answer.type === 'refused') throw new Unreadable(answer.reason);
  return answer;
}
