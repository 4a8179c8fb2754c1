import { overtaken, saved, sheet, type Sheet, type SheetDocument } from '@isentrope/records';
import * as z from 'zod/mini';
import { refreshSession } from '../../../shell/session.ts';

/** A failed request about a sheet, with a message, and whether it may be retried unchanged. */
export interface NotDone {
  readonly result: 'not done';
  readonly message: string;
  readonly away: boolean;
  readonly signedOut: boolean;
}

/** Another user saved first: the version on the server. */
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

/** Server requests for one sheet. */
export interface SheetServer {
  load(): Promise<{ readonly result: 'loaded'; readonly sheet: Sheet } | NotDone>;
  /** @param leaving whether the page may be closed before the response. */
  save(version: number, document: SheetDocument, leaving?: boolean): Promise<Saved | Overtaken | NotDone>;
}

/** The largest body of a `keepalive` request, bytes. */
const mostLeaving = 60_000;

const refusal = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) });
const away = { result: 'not done', message: 'The server cannot be reached.', away: true, signedOut: false } as const;

/** Creates the client for one sheet. */
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
  // Updates the session state of the whole page.
  if (signedOut) void refreshSession();
  const { message } = z.safeParse(refusal, answer.content).data ?? {};
  return { result: 'not done', message: message ?? 'An unexpected error occurred.', away: false, signedOut };
}
