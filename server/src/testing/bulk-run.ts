import type { z } from 'zod';
import { bulkRun } from '../api/response-schemas.ts';
import { createApiKey, sendApiRequest } from './api-key.ts';
import { Buyer } from './buyer.ts';
import { eventually } from './eventually.ts';
import { signUpAndIn } from './sign-up.ts';

/** A bulk run of steam states at temperatures from 20 °C in steps of 0.01 °C. */
export interface StartedBulkRun {
  /** Its current state as reported by a server. */
  look(origin: string): Promise<z.infer<typeof bulkRun>>;
  /** The temperatures in its results, °C, once complete; NaN for unreadable ones. */
  temperatures(origin: string): Promise<number[]>;
}

/** Starts a bulk run for a new subscriber and waits for its first results. */
export async function startBulkRun(origin: string, cases: number): Promise<StartedBulkRun> {
  const someone = await signUpAndIn(origin);
  await new Buyer(someone).buy('monthly');
  const key = await createApiKey(someone);
  const raw = Array.from({ length: cases }, (_, index) => `{"temperature":${20 + index / 100}}`).join('\n');
  const options = { key, raw, type: 'application/x-ndjson' };
  const { id } = bulkRun.parse((await sendApiRequest(origin, '/bulk-runs?tool=steam-tables', options)).json);
  const look = async (at: string) => bulkRun.parse((await sendApiRequest(at, `/bulk-runs/${id}`, { key })).json);
  await eventually('the first answers', async () => (await look(origin)).answered > 0 || undefined);
  return {
    look,
    temperatures: async at => {
      const lines = (await sendApiRequest(at, `/bulk-runs/${id}/answers`, { key })).text.trimEnd().split('\n');
      return lines.map(line => Number(/"temperature":{"value":([\d.]+),/.exec(line)?.[1]));
    },
  };
}
