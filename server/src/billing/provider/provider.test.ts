import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { localPrices } from '../plans.ts';
import { createProvider, ProviderError } from './provider.ts';

/** A card provider that answers each request with the error of its path, and knows one key. */
const errors: Readonly<Record<string, readonly [status: number, error: object]>> = {
  declined: [402, { type: 'card_error', code: 'card_declined', message: 'It was declined.' }],
  authentication: [402, { type: 'card_error', code: 'authentication_required', message: 'Ask the bank.' }],
  missing: [404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: 'None.' }],
  refused: [400, { type: 'invalid_request_error', param: 'price', message: 'No.' }],
  twice: [400, { type: 'idempotency_error', message: 'Another request.' }],
  broken: [500, { type: 'api_error', message: 'It broke.' }],
};
const used: string[] = [];
let server: Server;
let apiUrl: string;
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const key = headers.authorization ?? '';
    used.push(key);
    const [status, error] =
      key === 'Bearer sk_right'
        ? (errors[url.split('/').at(-1) ?? ''] ?? [200, undefined])
        : [401, { type: 'invalid_request_error', message: 'A wrong key.' }];
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify(error === undefined ? { id: 'cus_1' } : { error }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise(resolve => server.close(resolve)));

const logged: string[] = [];
const providerWith = (...secretKeys: string[]) =>
  createProvider(
    { secretKeys, webhookSecrets: [], prices: localPrices, apiUrl },
    createLog('info', line => logged.push(line)),
  );

/** The customer of an id, or why there is none. */
const readWith = (provider: ReturnType<typeof createProvider>, id: string) =>
  provider
    .call(stripe => stripe.customers.retrieve(id))
    .then(
      customer => customer.id,
      (error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        return [error.refusal, error.message, error.parameter];
      },
    );

describe('a request to the card provider', () => {
  test.each([
    ['declined', ['declined', 'It was declined.', undefined]],
    ['authentication', ['authentication', 'Ask the bank.', undefined]],
    ['missing', ['missing', 'None.', 'id']],
    ['refused', ['refused', 'No.', 'price']],
    ['twice', ['refused', 'Another request.', undefined]],
    ['broken', ['unavailable', 'It broke.', undefined]],
  ])('that is %s there says so', async (id, expected) => {
    expect(await readWith(providerWith('sk_right'), id)).toEqual(expected);
  });

  test('is logged if the provider is not available, not if it is refused', async () => {
    logged.length = 0;
    await readWith(providerWith('sk_right'), 'declined');
    expect(logged).toEqual([]);
    await readWith(providerWith('sk_right'), 'broken');
    expect(logged.map(line => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', event: 'card provider not available', error: expect.stringContaining('It broke.') as string },
    ]);
  });

  test('uses the next key once one is refused, and that from then on, and logs which were refused', async () => {
    const provider = providerWith('sk_old', 'sk_older', 'sk_right');
    used.length = 0;
    logged.length = 0;
    expect([await readWith(provider, 'cus_1'), await readWith(provider, 'cus_1')]).toEqual(['cus_1', 'cus_1']);
    expect(used.map(key => key.replace('Bearer ', ''))).toEqual(['sk_old', 'sk_older', 'sk_right', 'sk_right']);
    const event = 'card provider refuses a secret key; the next one is used';
    expect(logged.map(line => JSON.parse(line) as object)).toMatchObject([1, 2].map(key => ({ event, key })));
  });

  test('begins again with the first key after the last, and tries each once', async () => {
    const provider = providerWith('sk_old', 'sk_older');
    used.length = 0;
    expect(await readWith(provider, 'cus_1')).toEqual(['unavailable', 'A wrong key.', undefined]);
    expect(used).toHaveLength(2);
    expect(await readWith(providerWith(), 'cus_1')).toEqual(['unavailable', 'There is no secret key', undefined]);
  });

  test('that fails on the way is not answered; an error of our own stays as it is', async () => {
    const nowhere = createProvider(
      { secretKeys: ['sk_right'], webhookSecrets: [], prices: localPrices, apiUrl: 'http://127.0.0.1:9' },
      createLog('silent'),
    );
    expect(await readWith(nowhere, 'cus_1')).toMatchObject(['unavailable', expect.any(String), undefined]);
    await expect(nowhere.call(() => Promise.reject(new RangeError('Ours.')))).rejects.toThrow(new RangeError('Ours.'));
  });
});

test.each([
  ['http://cards.example', ['cards.example', 80, 'http']],
  ['https://cards.example', ['cards.example', 443, 'https']],
  ['https://cards.example:8443', ['cards.example', 8443, 'https']],
])('the address %s is that of a host and a port', async (address, expected) => {
  const access = { secretKeys: ['sk_right'], webhookSecrets: [], prices: localPrices, apiUrl: address };
  const provider = createProvider(access, createLog('silent'));
  const fields = (['host', 'port', 'protocol'] as const).map(name =>
    provider.call(async stripe => stripe.getApiField(name)),
  );
  expect(await Promise.all(fields)).toEqual(expected);
  // Two attempts of six seconds.
  expect(await provider.call(async stripe => [stripe.getApiField('timeout'), stripe.getMaxNetworkRetries()])).toEqual([
    6000, 1,
  ]);
});
