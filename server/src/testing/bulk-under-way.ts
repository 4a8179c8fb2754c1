import type { z } from 'zod';
import { bulkRun } from '../api/shapes.ts';
import { apiKey, askApi } from './api-key.ts';
import { Buyer } from './buyer.ts';
import { eventually } from './eventually.ts';
import { signedUp } from './signed-up.ts';

/** A bulk run of steam states at temperatures from 20 °C in steps of 0.01 °C. */
export interface BulkUnderWay {
  /** Its current state as reported by a server. */
  look(origin: string): Promise<z.infer<typeof bulkRun>>;
  /** The temperatures in its results, °C, once complete; NaN for unreadable ones. */
  temperatures(origin: string): Promise<number[]>;
}

/** Starts a bulk run for a new subscriber and waits for its first results. */
export async function bulkUnderWay(origin: string, cases: number): Promise<BulkUnderWay> {
  const someone = await signedUp(origin);
  await new Buyer(someone).buy('monthly');
  const key = await apiKey(someone);
  const raw = Array.from({ length: cases }, (_, place) => `{"temperature":${20 + place / 100}}`).join('\n');
  const asked = { key, raw, type: 'application/x-ndjson' };
  const { id } = bulkRun.parse((await askApi(origin, '/bulk-runs?tool=steam-tables', asked)).json);
  const look = async (at: string) => bulkRun.parse((await askApi(at, `/bulk-runs/${id}`, { key })).json);
  await eventually('the first answers', async () => (await look(origin)).answered > 0 || undefined);
  return {
    look,
    temperatures: async at => {
      const lines = (await askApi(at, `/bulk-runs/${id}/answers`, { key })).text.trimEnd().split('\n');
      return lines.map(line => Number(/"temperature":{"value":([\d.]+),/.exec(line)?.[1]));
    },
  };
}
