import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from './programs.ts';
import { siteName, startProxy, type Proxy } from './proxy.ts';

// nginx with the shipped configuration, in front of a server that answers every request.
let site: Server;
let proxy: Proxy;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-nginx-'));
  await chmod(folder, 0o755);
  site = createServer((_, response) => response.end('the site')).listen(0, '127.0.0.1');
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

/** What nginx sends to a request of a host over a connection for a TLS name; 'refused' if there is no connection. */
async function answerTo(tlsName: string, host: string): Promise<string> {
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
  socket.write(`GET /pricing HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

test('the site is answered under its own name', async () => {
  expect(await answerTo(siteName, siteName)).toMatch(/^HTTP\/1\.1 200 [^]*the site/);
});

test.each(['evil.example', '127.0.0.1', 'isentrope.example.evil.example'])(
  'the host %s over the TLS name of the site gets no byte of an answer',
  async host => {
    expect(await answerTo(siteName, host)).toBe('');
  },
);

test('another TLS name gets no certificate', async () => {
  expect(await answerTo('evil.example', siteName)).toBe('refused');
});

test('a client that sends its header byte by byte is cut off, and others are answered meanwhile', async () => {
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
