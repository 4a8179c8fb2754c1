import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importArchive, startTestServer, type Browser, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Starts to send an archive, and pauses until released. */
function beginImport(browser: Browser): { abort: () => void } {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = request(new URL('/api/projects/import', server.origin), {
    method: 'POST',
    headers: { cookie, origin: server.origin, 'content-type': 'application/zip', 'content-length': '1000' },
  });
  sent.on('error', () => undefined);
  sent.write('PK');
  return { abort: () => void sent.destroy() };
}

test('a slow upload of an archive takes one slot, and blocks nobody else', async () => {
  const slow = await server.signedIn();
  const other = await server.signedIn();
  const begun = Array.from({ length: 3 }, () => beginImport(slow.browser));
  await expect.poll(async () => (await importArchive(slow, Buffer.from('PK'))).json?.['code']).toBe('TOO_MANY_AT_ONCE');
  const answer = await importArchive(other, Buffer.from('PK'));
  expect([answer.status, answer.json?.['code']]).toEqual([400, 'INVALID_ARCHIVE']);
  for (const { abort } of begun) abort();
  await expect.poll(async () => (await importArchive(slow, Buffer.from('PK'))).json?.['code']).toBe('INVALID_ARCHIVE');
});
