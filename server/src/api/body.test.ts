import { maxSaveBytes } from '@isentrope/records';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { exploreBody, isDeeperThan, largestBody, readBody, readRaw, readRequest, runBody } from './body.ts';
import { ApiProblem } from './problem.ts';

const app = new Hono()
  .post('/run', async context => context.json(await readBody(context, runBody)))
  .post('/explore', async context => context.json(await readBody(context, exploreBody)))
  .post('/raw', async context => context.text(String((await readRaw(context)).byteLength)))
  .post('/save', async context => context.json(await readRequest(context, z.strictObject({ name: z.string() }))))
  .onError((error, context) =>
    error instanceof ApiProblem
      ? context.json({ code: error.code, message: error.message, ...error.members }, error.status)
      : context.text(error.message, 500),
  );
/** Sends a body with its length in a header, or without, as a chunked one. */
const send = async (path: string, body: string, { type = 'application/json', chunked = false } = {}) => {
  const length = chunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const answer = await app.request(path, { method: 'POST', body, headers: { 'content-type': type, ...length } });
  return [answer.status, JSON.parse(await answer.text()) as unknown];
};
const padded = (text: string, bytes: number) => text.padEnd(bytes, ' ');

test.each([false, true])('a body of 5 MiB is read, and one byte more refused (chunked: %s)', async chunked => {
  expect(largestBody).toBe(5_242_880);
  const message = 'A body can be at most 5 MB here.';
  const body = '{"case":{}}';
  expect(await send('/run', padded(body, largestBody), { chunked })).toEqual([200, { case: {} }]);
  expect(await send('/run', padded(body, largestBody + 1), { chunked })).toEqual([
    413,
    { code: 'BODY_TOO_LARGE', message },
  ]);
  expect(await send('/raw', padded('', largestBody), { chunked })).toEqual([200, largestBody]);
  expect((await send('/raw', padded('', largestBody + 1), { chunked }))[0]).toBe(413);
});

test('a request of the pages is as large as they send', async () => {
  const body = '{"name":"a"}';
  expect(await send('/save', padded(body, maxSaveBytes))).toEqual([200, { name: 'a' }]);
  expect((await send('/save', padded(body, maxSaveBytes + 1)))[0]).toBe(413);
});

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON ;charset=utf-8', 200],
  ['application/jsonp', 415],
  ['text/plain', 415],
  ['', 415],
])('a body of the type %j', async (type, status) => {
  expect((await send('/run', '{"case":{}}', { type }))[0]).toBe(status);
});

test.each([
  ['/run', '{', 'MALFORMED_JSON', 'The body is not valid JSON.'],
  ['/run', '{"case":{},"cases":[{}]}', 'INVALID_INPUT', 'The body must be {"cases": [{…}, …]} or {"case": {…}}'],
  ['/run', '{"case":{},"working":1}', 'INVALID_INPUT', 'The body must be'],
  ['/explore', `{"question":{},"cases":[${'{},'.repeat(20)}{}]}`, 'INVALID_INPUT', 'or have "cases" of up to 20.'],
  ['/save', '{}', 'INVALID_INPUT', 'The field "name"'],
  ['/save', '{"name":"a\\u202eb"}', 'INVALID_INPUT', 'name'],
])('an invalid body is refused with the reason (%#)', async (path, body, code, text) => {
  expect(await send(path, body)).toMatchObject([400, { code, message: expect.stringContaining(text) as string }]);
});

test('a request names its invalid field, and no field if it is wrong as a whole', async () => {
  expect(await send('/save', '{"name":1}')).toMatchObject([400, { field: 'name' }]);
  expect((await send('/save', '[]'))[1]).not.toHaveProperty('field');
});

test('an analysis accepts 20 cases', async () => {
  const body = { cases: Array.from({ length: 20 }, () => ({})), question: {} };
  expect(await send('/explore', JSON.stringify(body))).toEqual([200, body]);
});

test('nesting is limited to a row of a table in a case in a list', async () => {
  const nested = (levels: number): unknown => (levels === 0 ? 'a' : { a: nested(levels - 1) });
  expect((await send('/run', JSON.stringify({ case: nested(11) })))[0]).toBe(200);
  expect(await send('/run', JSON.stringify({ case: nested(12) }))).toMatchObject([
    400,
    { message: 'The body is nested too deeply.' },
  ]);
  expect([null, 'a', {}, { a: 1 }, [[1]], { a: {} }].map(value => isDeeperThan(value, 1))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
