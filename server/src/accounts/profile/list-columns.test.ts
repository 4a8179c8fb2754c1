import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/account/list-columns';
const tool = 'relief-valve-pro/gas-vapor-service';
const lists = [{ headings: ['w [kg/h]', 'notes []'], targets: [['flowRate', 'kg/h'], null], chosen: [1] }];

describe('the columns of a user’s lists', () => {
  test('are the same on every device, for each calculator', async () => {
    const { browser, email } = await server.signedIn();
    expect(await browser.get(`${path}?tool=${tool}`)).toMatchObject({ status: 200, text: '[]' });
    expect((await browser.send('PUT', path, { tool, lists: [] })).status).toBe(204);
    expect((await browser.send('PUT', path, { tool, lists })).status).toBe(204);
    const other = (await server.signedIn(email)).browser;
    expect(JSON.parse((await other.get(`${path}?tool=${tool}`)).text)).toEqual(lists);
    expect((await other.get(`${path}?tool=control-valve`)).text).toBe('[]');
    expect((await browser.get('/api/account/export')).json).toMatchObject({ listColumns: [{ tool, lists }] });
  });

  test('belong to one signed-in user', async () => {
    const first = (await server.signedIn()).browser;
    const second = (await server.signedIn()).browser;
    await first.send('PUT', path, { tool, lists });
    expect((await second.get(`${path}?tool=${tool}`)).text).toBe('[]');
    const signedOut = server.browser();
    expect((await signedOut.send('PUT', path, { tool, lists })).status).toBe(401);
    expect((await signedOut.get(`${path}?tool=${tool}`)).status).toBe(401);
  });

  test.each([
    ['no calculator', { lists }],
    ['a calculator that is no id', { tool: 'Control valve', lists }],
    ['no lists', { tool }],
    ['more than lists', { tool, lists, more: true }],
    ['a target that is no text', { tool, lists: [{ headings: ['w'], targets: [[7]] }] }],
  ])('cannot be %s', async (_, body) => {
    const { browser } = await server.signedIn();
    expect(await browser.send('PUT', path, body)).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } });
  });

  const withList = (list: object) => ({ tool, lists: [{ headings: [], targets: [], ...list }] });
  test.each<[string, number, (length: number) => object]>([
    ['lists', 12, length => ({ tool, lists: Array.from({ length }, () => lists[0]) })],
    ['headings', 200, length => withList({ headings: Array.from({ length }, () => 'w') })],
    ['targets', 200, length => withList({ targets: Array.from({ length }, () => null) })],
    ['chosen columns', 200, length => withList({ chosen: Array.from({ length }, () => 1) })],
    ['texts of a target', 2, length => withList({ targets: [Array.from({ length }, () => 'w')] })],
    ['characters of a text', 300, length => withList({ headings: ['x'.repeat(length)] })],
    ['the place of a chosen column', 200, length => withList({ chosen: [length] })],
    ['characters of a calculator', 81, length => ({ tool: 'x'.repeat(length), lists: [] })],
  ])('are limited: %s, to %i', async (_, limit, body) => {
    const { browser } = await server.signedIn();
    expect((await browser.send('PUT', path, body(limit))).status).toBe(204);
    expect((await browser.send('PUT', path, body(limit + 1))).status).toBe(400);
  });

  test('are stored for a bounded number of calculators', async () => {
    const { browser } = await server.signedIn();
    for (let count = 0; count < 100; count += 1)
      expect((await browser.send('PUT', path, { tool: `tool-${count}`, lists })).status).toBe(204);
    expect((await browser.send('PUT', path, { tool, lists })).status).toBe(409);
    expect((await browser.send('PUT', path, { tool: 'tool-7', lists: [] })).status).toBe(204);
  });
});
