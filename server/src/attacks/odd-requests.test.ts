import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeError as told } from '../http/log.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const faults = () => server.logged.filter(line => line.includes('"event":"failed"'));

/** The response to a request with any method. */
const send = (method: string, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { cookie: 'isentrope.session_token=a-secret' };
    const requested = request(new URL(path, server.origin), { method, headers }, answer => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    requested.on('error', reject);
    requested.end();
  });

describe('an unsupported request', () => {
  test.each(['/', '/api/session', '/api/auth/get-session', '/api/v1/tools', '/feeds/x.csv', '/mcp', '/healthz'])(
    'TRACE %s is refused, and echoes nothing',
    async path => {
      const { status, text } = await send('TRACE', path);
      expect(status).toBe(405);
      expect(text).not.toContain('a-secret');
      expect(faults()).toEqual([]);
    },
  );

  test.each(['/api/sheets/%00', '/api/projects/a%00b', '/api/revisions/%1F', '/api/v1/projects/%7f', '/tools/%00'])(
    'a control character in the address, %s, is not found, without an internal error',
    async path => {
      const { browser } = await server.signedIn();
      expect((await browser.get(path)).status).toBe(404);
      expect(faults()).toEqual([]);
    },
  );

  test('a null character in a text is refused, but not a text that only looks like one', async () => {
    const { browser } = await server.signedIn();
    const zero = String.fromCharCode(0);
    for (const body of [{ accountId: zero }, { accountId: `\\${zero}` }])
      expect((await browser.post('/api/auth/unlink-account', body)).status).toBe(400);
    expect((await browser.post('/api/auth/update-user', { company: '\\u0000' })).status).toBe(200);
    expect(faults()).toEqual([]);
  });
});

test('a message with two lengths is answered once and not taken for two requests', async () => {
  const { hostname, port } = new URL(server.origin);
  const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
  const answers = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/session HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: ${smuggled.length + 5}\r\n` +
          `Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      );
    });
    socket.on('data', chunk => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answers.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  expect(answers).toMatch(/^HTTP\/1\.1 400 /);
});

describe('keys of Object.prototype', () => {
  const inherited = ['__proto__', 'constructor', 'prototype', 'toString'];

  test('change no other object, and are not valid names anywhere', async () => {
    const { browser } = await server.signedIn();
    const raw = `{"number":"1","name":"A","client":"","__proto__":{"polluted":true}}`;
    expect((await browser.post('/api/projects', undefined, { raw })).status).toBe(400);
    for (const name of inherited)
      for (const path of [`/api/auth/${name}`, `/api/${name}`, `/${name}`])
        expect((await browser.get(path)).status).toBe(404);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(faults()).toEqual([]);
  });
});

describe('an error whose message quotes user input', () => {
  // The redaction patterns take quadratic time: a minute of CPU for this one.
  test('is scanned only up to a limit', () => {
    expect(told(new Error('a+'.repeat(1_000_000))).length).toBeLessThanOrEqual(500);
  });

  test('does not log part of a truncated secret', () => {
    const secret = 'S3cret-Begins-Here-And-Goes-On-And-On';
    expect(told(new Error(`${'a b '.repeat(494)}${secret}`))).not.toContain('S3cret');
    expect(told(new Error(`${'ann@example.com '.repeat(124)}${secret}`))).not.toContain('S3cret');
  });
});
