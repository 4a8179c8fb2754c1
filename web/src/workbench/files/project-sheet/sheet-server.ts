import { overtaken, saved, sheet, type Sheet, type SheetDocument } from '@isentrope/records';
import * as z from 'zod/mini';
import { refreshSession } from '../../../shell/session.ts';

/** Why a request about a sheet came to nothing, in words; `away` where it may do later, as it is. */
export interface NotDone {
  readonly result: 'not done';
  readonly message: string;
  readonly away: boolean;
  readonly signedOut: boolean;
}

/** Somebody else saved before: what stands there now. */
export interface Overtaken {
  readonly result: 'overtaken';
  readonly version: number;
  readonly document: SheetDocument | null;
  readonly by: string | null;
}

export interface Saved {
  readonly result: 'saved';
  readonly version: number;
  readonly changedAt: string;
}

/** What the server is asked about one sheet. */
export interface SheetServer {
  load(): Promise<{ readonly result: 'loaded'; readonly sheet: Sheet } | NotDone>;
  /** @param leaving whether the page may be gone before the answer comes. */
  save(version: number, document: SheetDocument, leaving?: boolean): Promise<Saved | Overtaken | NotDone>;
}

/** A request that outlives its page may carry so many bytes. */
const mostLeaving = 60_000;

const refusal = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) });
const away = { result: 'not done', message: 'The server cannot be reached.', away: true, signedOut: false } as const;

/** The server's sheet of an id. */
export function sheetServer(id: string): SheetServer {
  const address = `/api/sheets/${encodeURIComponent(id)}`;
  return {
    async load() {
      const answer = await ask(address);
      if (!answer?.ok) return notDone(answer);
      const read = z.safeParse(sheet, answer.content);
      return read.success ? { result: 'loaded', sheet: read.data } : notUnderstood;
    },

    async save(version, document, leaving = false) {
      const body = JSON.stringify({ version, document });
      const answer = await ask(`${address}/document`, {
        method: 'PUT',
        body,
        keepalive: leaving && body.length < mostLeaving,
      });
      if (answer?.ok) {
        const read = z.safeParse(saved, answer.content);
        return read.success ? { result: 'saved', ...read.data } : notUnderstood;
      }
      const { data } = z.safeParse(overtaken, answer?.content);
      if (answer?.status === 409 && data)
        return { result: 'overtaken', version: data.version, document: data.document, by: data.changedBy };
      return notDone(answer);
    },
  };
}

const notUnderstood: NotDone = {
  result: 'not done',
  message: 'This page is older than the server. Reload it to go on.',
  away: false,
  signedOut: false,
};

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly content: unknown;
}

async function ask(address: string, init: RequestInit = {}): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, {
      ...init,
      headers: { accept: 'application/json', ...(init.body ? { 'content-type': 'application/json' } : {}) },
    });
    return { ok: answer.ok, status: answer.status, content: await answer.json().catch(() => undefined) };
  } catch {
    return undefined;
  }
}

function notDone(answer: Answer | undefined): NotDone {
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return away;
  const signedOut = answer.status === 401;
  // The whole page is to know.
  if (signedOut) void refreshSession();
  const { message } = z.safeParse(refusal, answer.content).data ?? {};
  return { result: 'not done', message: message ?? 'An unexpected error occurred.', away: false, signedOut };
}
