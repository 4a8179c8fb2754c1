import { saveConflict, saveResponse, sheet, type Sheet, type SheetDocument } from '@isentrope/records';
import * as z from 'zod/mini';
import { refreshSession } from '../../../shell/session.ts';

/** A failed request about a sheet, with a message, and whether it may be retried unchanged. */
export interface RequestFailure {
  readonly result: 'not done';
  readonly message: string;
  readonly away: boolean;
  readonly signedOut: boolean;
}

/** Another user saved first: the version on the server. */
export interface VersionConflict {
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
export interface SheetClient {
  load(): Promise<{ readonly result: 'loaded'; readonly sheet: Sheet } | RequestFailure>;
  /** @param leaving whether the page may be closed before the response. */
  save(version: number, document: SheetDocument, leaving?: boolean): Promise<Saved | VersionConflict | RequestFailure>;
}

/** The largest body of a `keepalive` request, bytes. */
const maxKeepaliveBytes = 60_000;

const refusal = z.object({ message: z.optional(z.string()), code: z.optional(z.string()) });
const away = { result: 'not done', message: 'The server cannot be reached.', away: true, signedOut: false } as const;

/** Creates the client for one sheet. */
export function createSheetClient(id: string): SheetClient {
  const address = `/api/sheets/${encodeURIComponent(id)}`;
  return {
    async load() {
      const answer = await requestJson(address);
      if (!answer?.ok) return failureFrom(answer);
      const read = z.safeParse(sheet, answer.content);
      return read.success ? { result: 'loaded', sheet: read.data } : outdatedPage;
    },

    async save(version, document, leaving = false) {
      const body = JSON.stringify({ version, document });
      const answer = await requestJson(`${address}/document`, {
        method: 'PUT',
        body,
        keepalive: leaving && body.length < maxKeepaliveBytes,
      });
      if (answer?.ok) {
        const read = z.safeParse(saveResponse, answer.content);
        return read.success ? { result: 'saved', ...read.data } : outdatedPage;
      }
      const { data } = z.safeParse(saveConflict, answer?.content);
      if (answer?.status === 409 && data)
        return { result: 'overtaken', version: data.version, document: data.document, by: data.changedBy };
      return failureFrom(answer);
    },
  };
}

const outdatedPage: RequestFailure = {
  result: 'not done',
  message: 'A newer version is available. Reload to continue.',
  away: false,
  signedOut: false,
};

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly content: unknown;
}

async function requestJson(address: string, init: RequestInit = {}): Promise<Answer | undefined> {
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

function failureFrom(answer: Answer | undefined): RequestFailure {
  if (answer === undefined || answer.status >= 500 || answer.status === 429) return away;
  const signedOut = answer.status === 401;
  // Updates the session state of the whole page.
  if (signedOut) void refreshSession();
  const { message } = z.safeParse(refusal, answer.content).data ?? {};
  return { result: 'not done', message: message ?? 'An unexpected error occurred.', away: false, signedOut };
}
