import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Buyer, startTestServer, type TestResponse, type TestServer } from '../../testing/index.ts';
import { signature } from '../../sandbox/stripe/webhooks.ts';
import { relevantEvents } from './events.ts';
import { verifiedEvent } from './webhook-signature.ts';

const secret = 'whsec_sandbox_secret';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function deliver(body: string, header: string | undefined, origin = server.origin): Promise<TestResponse> {
  return server.browser().send('POST', new URL('/api/billing/webhook', origin).href, undefined, {
    origin: null,
    raw: body,
    headers: header === undefined ? {} : { 'stripe-signature': header },
  });
}

const now = (): number => Math.floor(Date.now() / 1000);
const unknownEvent = (): string =>
  JSON.stringify(
    { id: `evt_${Math.random()}`, object: 'event', type: 'cow.jumped', livemode: false, data: { object: {} } },
    null,
    2,
  );

describe('a signed webhook', () => {
  test.each([
    ['an event about nothing', { id: 'evt_1', type: 'invoice.paid', livemode: false, data: { object: null } }],
    ['an event without data', { id: 'evt_1', type: 'invoice.paid', livemode: false }],
    ['a text', 'invoice.paid'],
    ['a list', []],
  ])('that contains %s is refused', async (_, content) => {
    const body = JSON.stringify(content);
    const answer = await deliver(body, signature(body, secret));
    expect([answer.status, answer.json?.['code']]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('the signature of a webhook', () => {
  test('that is valid is accepted, and an unknown event acknowledged', async () => {
    const body = unknownEvent();
    const answer = await deliver(body, signature(body, secret));
    expect([answer.status, answer.json]).toEqual([200, { received: true }]);
  });

  test.each<[string, (body: string) => [string, string | undefined]]>([
    ['missing', body => [body, undefined]],
    ['empty', body => [body, '']],
    ['without a signature', body => [body, `t=${now()}`]],
    ['without a time', body => [body, signature(body, secret).replace(/^t=\d+,/, '')]],
    ['by another secret', body => [body, signature(body, 'whsec_other')]],
    ['by an empty secret', body => [body, signature(body, '')]],
    ['of a body of which a byte was changed', body => [body.replace('cow', 'cod'), signature(body, secret)]],
    ['of a body that was put together anew', body => [JSON.stringify(JSON.parse(body)), signature(body, secret)]],
    ['of nothing', body => ['', signature(body, secret)]],
    ['301 seconds old', body => [body, signature(body, secret, now() - 301)]],
    ['from the future', body => [body, signature(body, secret, now() + 62)]],
    ['whose time was changed', body => [body, signature(body, secret, now() - 400).replace(/t=\d+/, `t=${now()}`)]],
    ['of another scheme', body => [body, signature(body, secret).replace('v1=', 'v0=')]],
    ['with a sign less', body => [body, signature(body, secret).slice(0, -1)]],
  ])('%s is refused', async (_, make) => {
    const answer = await deliver(...make(unknownEvent()));
    expect([answer.status, answer.json]).toEqual([
      400,
      { code: 'BAD_SIGNATURE', message: 'The signature is missing, wrong or too old.' },
    ]);
  });

  test('that is wrong is logged once', async () => {
    const refusals = () => server.logged.filter(line => line.includes('webhook with a wrong signature refused')).length;
    const before = refusals();
    const body = unknownEvent();
    await deliver(body, signature(body, 'whsec_other'));
    await deliver(body, signature(body, secret));
    expect(refusals() - before).toBe(1);
  });

  test.each([0, 299, -58])('%i seconds old is accepted', async age => {
    const body = unknownEvent();
    expect((await deliver(body, signature(body, secret, now() - age))).status).toBe(200);
  });

  test('may be one of two in the header, as during a key rotation at the provider', async () => {
    const body = unknownEvent();
    const [time = '', right = ''] = signature(body, secret).split(',');
    const wrong = `v1=${'0'.repeat(64)}`;
    expect((await deliver(body, [time, wrong, right].join(','))).status).toBe(200);
    expect((await deliver(body, [time, right, wrong].join(','))).status).toBe(200);
    expect((await deliver(body, [time, wrong, wrong].join(','))).status).toBe(400);
  });

  test('may be made with any configured secret; an empty one matches nothing', () => {
    const body = Buffer.from(unknownEvent());
    const by = (key: string) => signature(body.toString(), key);
    expect(verifiedEvent(body, by('whsec_new'), ['whsec_new', 'whsec_old'])?.type).toBe('cow.jumped');
    expect(verifiedEvent(body, by('whsec_old'), ['whsec_new', 'whsec_old'])?.type).toBe('cow.jumped');
    expect(verifiedEvent(body, by('whsec_older'), ['whsec_new', 'whsec_old'])).toBeUndefined();
    for (const empty of ['', ' ']) expect(verifiedEvent(body, by(empty), [empty])).toBeUndefined();
    expect(verifiedEvent(body, by('whsec_new'), [])).toBeUndefined();
  });

  test('of a body larger than any event, 1 MB, is not verified', async () => {
    const largest = 'x'.repeat(1024 * 1024);
    expect((await deliver(largest, 'none')).json?.['code']).toBe('BAD_SIGNATURE');
    const answer = await deliver(`${largest}x`, signature(`${largest}x`, secret));
    expect([answer.status, answer.json]).toEqual([
      413,
      { code: 'BODY_TOO_LARGE', message: 'The request is too large.' },
    ]);
  });
});

const state = z.object({ id: z.string(), type: z.string() });

describe('an event', () => {
  test('delivered eight times at once has one effect', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('monthly');
    await buyer.waitForWebhooks();
    await buyer.control({ action: 'hold' });
    await buyer.manage('cancel');
    const { events } = await buyer.atProvider();
    const [event] = events;
    expect(state.parse(event).type).toBe('customer.subscription.updated');

    const writes = await countWrites(async () => {
      const body = JSON.stringify(event);
      const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(body, signature(body, secret))));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    });
    expect(writes).toBe(process.env['TEST_DATABASE_URL'] === undefined ? undefined : 1);
    expect((await buyer.view()).subscription?.cancel_at_period_end).toBe(true);
    await buyer.control({ action: 'release', copies: 3, order: 'shuffled' });
  });

  test('of the provider’s live mode is ignored', async () => {
    const buyer = new Buyer(await server.signedIn());
    await buyer.buy('monthly');
    await buyer.control({ action: 'hold' });
    await buyer.manage('cancel');
    const { events } = await buyer.atProvider();
    const body = JSON.stringify({ ...events[0], livemode: true });
    expect((await deliver(body, signature(body, secret))).status).toBe(200);
    expect((await buyer.view()).subscription?.cancel_at_period_end).toBe(false);
    await buyer.control({ action: 'release' });
    await buyer.until(({ subscription }) => subscription?.cancel_at_period_end === true);
  });

  test('about an unknown customer is acknowledged and logged', async () => {
    const types = relevantEvents.filter(name => name.startsWith('customer.subscription.'));
    for (const type of types) {
      const body = JSON.stringify({
        id: `evt_${type}`,
        object: 'event',
        type,
        livemode: false,
        data: { object: { id: 'sub_0', object: 'subscription', customer: 'cus_of_somebody_else' } },
      });
      expect((await deliver(body, signature(body, secret))).status).toBe(200);
    }
    const noted = server.logged.filter(line => line.includes('event for a customer without an account'));
    expect(noted).toEqual(types.map(type => expect.stringContaining(type)));
  });

  test('about no customer is acknowledged and not logged', async () => {
    const type = 'checkout.session.completed';
    const object = { id: 'cs_0', object: 'checkout.session', customer: null };
    const body = JSON.stringify({ id: 'evt_of_nobody', object: 'event', type, livemode: false, data: { object } });
    expect((await deliver(body, signature(body, secret))).status).toBe(200);
    expect(server.logged.filter(line => line.includes(type))).toEqual([]);
  });
});

/** Number of subscription writes meanwhile; on PostgreSQL only, where they can be observed. */
async function countWrites(work: () => Promise<void>): Promise<number | undefined> {
  if (process.env['TEST_DATABASE_URL'] === undefined) {
    await work();
    return undefined;
  }
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('create table "written" ()');
  await client.query(
    `create function "count_write"() returns trigger language plpgsql as $$ begin insert into "written" default values; return new; end $$`,
  );
  await client.query(
    'create trigger "count_write" after insert or update on "subscription" for each row execute function "count_write"()',
  );
  await work();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as "count" from "written"');
  await client.query('drop trigger "count_write" on "subscription"');
  await client.end();
  return rows[0]?.count;
}
