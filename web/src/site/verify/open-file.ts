import type { Finding } from '@isentrope/records';
import type { OpenAnswer, OpenRequest } from './worker-messages.ts';

/** What was found in a file: the text of the calculation file, and of a workbook what there is to say of its cells. */
export interface OpenedFile {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Why a file cannot be checked at all, in a sentence. */
export class Unreadable extends Error {}

/** How long it may take to look into a file, ms. */
const longest = 120_000;

/** The worker that looks into PDFs and workbooks; there from the first visit on, so that it is without a network too. */
let worker: Worker | undefined;

/** Has the worker loaded before it is wanted. */
export function prepareToOpen(): void {
  worker ??= new Worker(new URL('./open.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The calculation file that is in a file: the file itself, what is attached to a PDF, or what a workbook carries.
 * @throws {Unreadable} where there is none, with what was looked for.
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
  // Whatever comes of it, the next file gets a worker that has nothing else to do.
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
