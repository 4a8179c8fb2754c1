import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { createBackoff } from './backoff.ts';
import { guardRequest, type GuardedRequest } from './guard.ts';
import { knownDevices } from '../devices/known-devices.ts';
import { rateLimiter } from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

const start = Date.UTC(2026, 5, 1);
const at = (seconds: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000, shouldAdvanceTime: false });

/** Sends a request, and returns its status or how long it has to wait. */
async function sent(request: Partial<GuardedRequest>, status: number, resetMinutes = 60): Promise<number | string> {
  const { kysely } = database;
  const answer = await guardRequest(
    {
      limiter: rateLimiter(kysely),
      delay: createBackoff(kysely),
      devices: knownDevices(kysely, 'a secret of the test', { local: true }),
      resetMinutes,
    },
    { path: '/sign-in/email', account: '', network: '192.0.2.1', device: undefined, ...request },
    () => Promise.resolve(new Response(null, { status })),
  );
  return answer.status === 429 ? `wait ${answer.headers.get('x-retry-after')}` : answer.status;
}

/** Successive delays, each attempt made as soon as the previous delay is over. */
async function waits(request: () => Partial<GuardedRequest>, status: number, count: number): Promise<unknown[]> {
  const result: unknown[] = [];
  let now = 0;
  while (result.length < count) {
    const answer = await sent(request(), status);
    if (typeof answer === 'number') continue;
    result.push(answer);
    now += Number(answer.replace('wait ', ''));
    at(now);
  }
  return result;
}

let accounts = 0;
const anybody = () => {
  accounts += 1;
  return `person${accounts}@example.com`;
};

describe('wrong passwords', () => {
  test('from one network are free twenty times, then delayed from half a minute to a quarter of an hour', async () => {
    at(0);
    const from = (network: string) => () => ({ account: anybody(), network });
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) answers.push(await sent(from('192.0.2.2')(), 401));
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 401), 'wait 30']);
    expect(await waits(from('192.0.2.2'), 401, 7)).toEqual(
      [30, 60, 120, 240, 480, 900, 900].map(each => `wait ${each}`),
    );
  });

  test('for one account are free ten times, then delayed from half a minute to an hour', async () => {
    at(0);
    const account = anybody();
    let computers = 0;
    const from = () => {
      computers += 1;
      return { account, network: `198.51.100.${computers}` };
    };
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await sent(from(), 401));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 'wait 30']);
    expect(await waits(from, 401, 9)).toEqual(
      [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].map(each => `wait ${each}`),
    );
  });

  test('do not include failures for other reasons', async () => {
    at(0);
    const request = { account: anybody(), network: '192.0.2.3' };
    for (let attempt = 0; attempt < 30; attempt += 1) expect(await sent(request, 400)).toBe(400);
  });
});

describe('mails', () => {
  test('to one address are free five times, then delayed from a minute to half an hour', async () => {
    at(0);
    const account = anybody();
    const request = () => ({ path: '/request-password-reset', account, network: `person of ${account}` });
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await sent(request(), 200));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 200), 'wait 60']);
    expect(await waits(request, 200, 7)).toEqual([60, 120, 240, 480, 960, 1800, 1800].map(each => `wait ${each}`));
  });

  test('are delayed at most half as long as their links are valid', async () => {
    at(0);
    const request = { path: '/request-password-reset', account: anybody(), network: '192.0.2.4' };
    for (let attempt = 0; attempt < 5; attempt += 1) await sent(request, 200, 3);
    expect(await sent(request, 200, 3)).toBe('wait 60');
    at(60);
    expect([await sent(request, 200, 3), await sent(request, 200, 3)]).toEqual([200, 'wait 90']);
  });

  test('that are not sent do not count', async () => {
    at(0);
    const request = { path: '/sign-up/email', account: anybody(), network: '192.0.2.5' };
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await sent(request, 400)).toBe(400);
  });

  test('are limited to twenty an hour per network', async () => {
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      answers.push(await sent({ path: '/sign-in/magic-link', account: anybody(), network: '192.0.2.6' }, 200));
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(Number(String(answers[20]).replace('wait ', ''))).toBeGreaterThan(3500);
  });
});

test('other requests are not limited', async () => {
  for (let attempt = 0; attempt < 30; attempt += 1)
    expect(await sent({ path: '/sign-out', account: 'one@example.com' }, 401)).toBe(401);
});
