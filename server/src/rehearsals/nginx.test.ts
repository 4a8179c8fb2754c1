import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problems } from '../api/problem.ts';
import { freePorts } from './programs.ts';
import { siteName, startProxy, type Proxy } from './proxy.ts';

// nginx with the shipped configuration, in front of a server that answers every request.
let site: Server;
let proxy: Proxy;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-nginx-'));
  await chmod(folder, 0o755);
  site = createServer((request, response) => {
    response.statusCode = request.url === '/own-502' ? 502 : 200;
    // A process that dies while it answers.
    if (request.url?.endsWith('/dies') === true) response.destroy();
    else response.end('the site');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  proxy = await startProxy(folder, [port, port], await freePorts(2));
});
afterAll(async () => {
  proxy.program.kill('SIGQUIT');
  await proxy.program.ended;
  site.closeAllConnections();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * The response of nginx to a request with this `Host` over a connection for this TLS name; 'refused' if there is no
 * connection.
 */
async function answerTo(tlsName: string, host: string, request = 'GET /pricing'): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(proxy.origin).port),
    servername: tlsName,
    rejectUnauthorized: false,
  });
  let received = '';
  socket.setEncoding('utf8').on('data', text => {
    received += String(text);
  });
  const refused = await Promise.race([
    once(socket, 'secureConnect').then(() => false),
    once(socket, 'error').then(
      () => true,
      () => true,
    ),
  ]).catch(() => true);
  if (refused) return 'refused';
  socket.write(`${request} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

test('requests under the name of the site are answered', async () => {
  expect(await answerTo(siteName, siteName)).toMatch(/^HTTP\/1\.1 200 [^]*the site/);
});

test.each(['evil.example', '127.0.0.1', 'isentrope.example.evil.example'])(
  'the host %s over the TLS name of the site gets no response',
  async host => {
    expect(await answerTo(siteName, host)).toBe('');
  },
);

test('another TLS name gets no certificate', async () => {
  expect(await answerTo('evil.example', siteName)).toBe('refused');
});

describe('while no process answers', () => {
  const sentence = 'The server does not answer at the moment. Please try again in a few seconds.';

  test.each(['/api/v1/dies', '/mcp/dies'])('%s gets a problem with Retry-After', async path => {
    const [head = '', body = ''] = (await answerTo(siteName, siteName, `POST ${path}`)).split('\r\n\r\n');
    expect(head).toMatch(
      /^HTTP\/1\.1 503 [^]*\r\nContent-Type: application\/problem\+json\r\n[^]*\r\nRetry-After: 5\r\n/,
    );
    const [status, title] = problems.UNAVAILABLE;
    expect(JSON.parse(body)).toEqual({
      type: '/api/reference#unavailable',
      title,
      status,
      detail: sentence,
      code: 'UNAVAILABLE',
      requestId: /\r\nX-Request-Id: (\w+)/.exec(head)?.[1],
    });
  });

  test('an API request of a page gets the same message as from the site', async () => {
    const [head = '', body = ''] = (await answerTo(siteName, siteName, 'PUT /api/dies')).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 [^]*\r\nContent-Type: application\/json\r\n[^]*\r\nRetry-After: 5\r\n/);
    expect(JSON.parse(body)).toEqual({ message: sentence, code: 'UNAVAILABLE' });
  });

  test('a browser gets a page with the message', async () => {
    const answer = await answerTo(siteName, siteName, 'GET /tools/dies');
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nContent-Type: text\/html\r\n[^]*\r\nRetry-After: 5\r\n/);
    expect(answer).toMatch(/Content-Security-Policy: default-src 'none'[^]*<h1>Isentrope is not available<\/h1>/);
    expect(answer).toContain(sentence);
  });
});

test('responses of the site itself are passed through, whatever their status', async () => {
  expect(await answerTo(siteName, siteName, 'GET /own-502')).toMatch(/^HTTP\/1\.1 502 [^]*the site/);
});

test('a client that sends its header byte by byte is disconnected, and others are answered meanwhile', async () => {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(proxy.origin).port),
    servername: siteName,
    rejectUnauthorized: false,
  });
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  const closed = once(socket, 'close');
  socket.resume();
  socket.write(`GET / HTTP/1.1\r\nHost: ${siteName}\r\nX-Slow: `);
  const drip = setInterval(() => void socket.write('a'), 1000);
  expect(await answerTo(siteName, siteName)).toMatch(/^HTTP\/1\.1 200 /);
  // client_header_timeout is 15 s for the whole header.
  await closed;
  clearInterval(drip);
  expect(socket.destroyed).toBe(true);
}, 40_000);
