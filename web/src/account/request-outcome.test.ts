// @vitest-environment happy-dom
import * as z from 'zod/mini';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerRequests, answerSession, sentRequests } from '../testing/requests.ts';
import { newBrowser } from '../workbench/testing/browser.ts';
import { get, post, postOnly, put, remove } from './request.ts';

beforeEach(async () => {
  newBrowser();
  await answerSession({});
});

const shape = z.object({ name: z.string() });
const path = 'GET /pump';
const failed = (failure: object) => ({
  ok: false,
  failure: { code: '', away: false, isReported: false, ...failure },
});

/** The headers and body with which a request is sent. */
async function sentAs(send: () => Promise<unknown>): Promise<RequestInit | undefined> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  await send();
  return fetched.mock.lastCall?.[1];
}

test('a request has a body in JSON and the answer of a CAPTCHA, where there are any', async () => {
  const accept = { accept: 'application/json' };
  const json = { ...accept, 'content-type': 'application/json' };
  expect(await sentAs(() => get('/pump', shape))).toEqual({ method: 'GET', headers: accept });
  expect(await sentAs(() => remove('/pump'))).toEqual({ method: 'DELETE', headers: accept });
  expect(await sentAs(() => postOnly('/pump'))).toEqual({ method: 'POST', headers: json, body: '{}' });
  expect(await sentAs(() => put('/pump', { a: 1 }))).toEqual({ method: 'PUT', headers: json, body: '{"a":1}' });
  expect(await sentAs(() => post('/pump', {}, shape, 'solved'))).toEqual({
    method: 'POST',
    headers: { ...json, 'x-captcha-response': 'solved' },
    body: '{}',
  });
});

test('an answer of the expected shape is a success, another one unexpected', async () => {
  answerRequests({ [path]: { name: 'P-101' } });
  expect(await get('/pump', shape)).toEqual({ ok: true, value: { name: 'P-101' } });
  answerRequests({ 'POST /pump': [299, {}], 'DELETE /pump': 204 });
  expect([await postOnly('/pump'), await remove('/pump')]).toMatchObject([{ ok: true }, { ok: true }]);
  answerRequests({ [path]: { name: 1 } });
  expect(await get('/pump', shape)).toEqual(failed({ status: 200, message: 'An unexpected error occurred' }));
  answerRequests({ [path]: new Response('no JSON') });
  expect(await get('/pump', shape)).toMatchObject({ ok: false });
});

const away = 'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.';
test.each([
  [300, {}, { message: 'An unexpected error occurred' }, false],
  [400, { message: 'Theirs', code: 'CODE' }, { message: 'Theirs', code: 'CODE', isReported: true }, false],
  [401, { code: 'NOT_SIGNED_IN' }, { message: 'An unexpected error occurred', code: 'NOT_SIGNED_IN' }, true],
  [401, { code: 'UNAUTHORIZED' }, { message: 'An unexpected error occurred', code: 'UNAUTHORIZED' }, true],
  [429, { message: 'Theirs' }, { message: 'Too many attempts. Please try again later.', isReported: true }, false],
  [
    429,
    { message: 'No mail was sent.', code: 'MAIL_NOT_SENT' },
    { message: 'No mail was sent.', code: 'MAIL_NOT_SENT', isReported: true },
    false,
  ],
  [
    429,
    { code: 'MAIL_NOT_SENT' },
    { message: 'Too many attempts. Please try again later.', code: 'MAIL_NOT_SENT', isReported: true },
    false,
  ],
  [500, {}, { message: 'An unexpected error occurred' }, false],
  [502, {}, { message: away, away: true }, true],
  [503, { message: 'Theirs' }, { message: 'Theirs', away: true, isReported: true }, true],
  [503, { message: 'Theirs', code: 'BUSY' }, { message: 'Theirs', code: 'BUSY', isReported: true }, false],
  [504, {}, { message: away, away: true }, true],
])('status %d with %j is %j', async (status, body, failure, asksForSession) => {
  answerRequests({ [path]: [status, body], 'GET /api/session': {} });
  expect(await get('/pump', shape)).toEqual(failed({ status, ...failure }));
  expect(sentRequests().map(([request]) => request)).toEqual(asksForSession ? [path, 'GET /api/session'] : [path]);
});

test.each([
  [true, 'The server cannot be reached at the moment. Please try again shortly.'],
  [false, 'This device is offline. Please try again when it is connected.'],
])('without an answer, on line: %s, the user can try again', async (onLine, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network.')));
  expect(await get('/pump', shape)).toEqual(failed({ status: 0, message, away: true }));
});
