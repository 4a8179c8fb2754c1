import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { startFakeStripe } from './index.ts';
import { createWebhooks } from './webhooks.ts';

const event = z.object({ id: z.string(), type: z.string() });

let database: Database;
let site: Server;
let origin: string;
const delivered: z.infer<typeof event>[] = [];
beforeAll(async () => {
  database = await migratedDatabase();
  site = createServer((request, answer) => {
    void text(request).then(body => {
      delivered.push(event.parse(JSON.parse(body)));
      answer.end();
    });
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = z.object({ port: z.number() }).parse(site.address());
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await once(site.close(), 'close');
  await database.close();
});

describe('webhooks of the fake provider', () => {
  test('report delivery errors, but not once stopped', async () => {
    const failures: unknown[] = [];
    // Its tables do not exist yet.
    const webhooks = createWebhooks(database.kysely, origin, error => failures.push(error));
    webhooks.kick();
    await webhooks.settled();
    expect(failures.map(String)).toEqual([expect.stringContaining('"sandboxDelivery" does not exist')]);
    webhooks.kick();
    webhooks.stop();
    await webhooks.settled();
    expect(failures).toHaveLength(1);
  });

  test('deliver an event, and the same one again on request', async () => {
    const fakeStripe = await startFakeStripe(database.kysely, origin, '/nowhere', error => expect.fail(String(error)));
    await fetch(`${fakeStripe.access.apiUrl}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fakeStripe.access.secretKeys[0]}` },
    });
    await expect.poll(() => delivered.map(({ type }) => type)).toEqual(['customer.created']);
    const answer = await fakeStripe.pages.request('/control', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'resend', event: delivered[0]?.id }),
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => delivered).toEqual([delivered[0], delivered[0]]);
    await fakeStripe.close();
  });
});
