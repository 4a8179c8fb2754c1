import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, testPassword, type TestResponse, type TestServer } from '../testing/index.ts';

let server: TestServer;
let known: string;
beforeAll(async () => {
  server = await startTestServer({ PASSWORD_HASHING: 'full' });
  known = await server.register();
});
afterAll(() => server.stop());

/** The parts of a response that an attacker can compare, without those that always differ. */
function visible({ status, headers, text }: TestResponse, email: string) {
  const body = text
    .replaceAll(email, '<e-mail>')
    .replaceAll(/"id":"[^"]+"/g, '"id":"<id>"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  return { status, headers: Object.keys(headers).toSorted(), body };
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const requests: [name: string, path: string, body: (email: string) => object][] = [
  [
    'signing up',
    '/api/auth/sign-up/email',
    email => ({ email, password: testPassword, company: 'A', wantedPage: '/steam-tables' }),
  ],
  ['a wrong password', '/api/auth/sign-in/email', email => ({ email, password: 'Wrong-Horse-7' })],
  ['asking for a reset', '/api/auth/request-password-reset', email => ({ email, redirectTo: '/signin' })],
  ['asking for another verification mail', '/api/auth/send-verification-email', email => ({ email })],
  ['asking for a one-time code', '/api/auth/email-otp/send-verification-otp', email => ({ email, type: 'sign-in' })],
  ['asking for a sign-in link', '/api/auth/sign-in/magic-link', email => ({ email })],
];

describe('whether an address has an account cannot be found out', () => {
  test.each(requests)('from the response of %s', async (_, path, body) => {
    const unknown = server.newAddress();
    const ofKnown = await server.browser().post(path, body(known));
    const ofUnknown = await server.browser().post(path, body(unknown));
    expect(visible(ofKnown, known)).toEqual(visible(ofUnknown, unknown));
  });

  test.each(requests)('from the duration of %s', async (_, path, body) => {
    const shortest = { known: Infinity, unknown: Infinity };
    const ratio = (): number => Math.max(shortest.known, shortest.unknown) / Math.min(shortest.known, shortest.unknown);
    // The minimum of alternating measurements: other load only adds time, and the minimum of more rounds is closer to
    // the true duration. Without the precautions the ratio is ten and more, in any number of rounds.
    for (let round = 0; round < 4 || (round < 40 && ratio() >= 3); round += 1) {
      shortest.known = Math.min(shortest.known, await milliseconds(() => server.browser().post(path, body(known))));
      shortest.unknown = Math.min(
        shortest.unknown,
        await milliseconds(() => server.browser().post(path, body(server.newAddress()))),
      );
    }
    expect(ratio(), JSON.stringify(shortest)).toBeLessThan(3);
  });
});
