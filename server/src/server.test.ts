import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createLog } from './http/log.ts';
import { startServer, type RunningServer } from './server.ts';
import { bundledEngine } from './testing/index.ts';
import { copyTemplate } from './testing/data-template.ts';

let dataDir: string;
let agent: Agent;
let server: RunningServer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-server-'));
  await copyTemplate(dataDir);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function start(limits?: { keepAliveTimeout: number; headersTimeout: number }): Promise<void> {
  server = await startServer(
    readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    createLog('silent'),
    { engine: bundledEngine, ...(limits === undefined ? {} : { limits }) },
  );
  await server.ready;
}

/** Sends requests over a keep-alive connection. */
async function ask(): Promise<{ answer: IncomingMessage; socket: Socket }> {
  const sent = request(`${server.origin}/healthz`, { agent }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { socket } = answer;
  answer.resume();
  await once(answer, 'end');
  return { answer, socket };
}

describe('a keep-alive connection', () => {
  test('may be idle for 75 s, longer than proxies keep theirs, and is reused', async () => {
    await start();
    const { answer, socket } = await ask();
    expect(answer.headers['keep-alive']).toBe('timeout=75');
    expect((await ask()).socket).toBe(socket);
  });

  test('is closed after its idle limit', async () => {
    await start({ keepAliveTimeout: 1, headersTimeout: 2 });
    const { socket } = await ask();
    if (!socket.closed) await once(socket, 'close');
    expect((await ask()).socket).not.toBe(socket);
  });

  test('is closed at once when the server stops, unless a request is still pending', async () => {
    await start();
    const closed: string[] = [];
    const busy = connect(Number(new URL(server.origin).port), '127.0.0.1');
    await once(busy, 'connect');
    busy.write('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{');
    busy.on('error', () => busy.destroy()).on('close', () => closed.push('busy'));
    const { socket } = await ask();
    socket.on('close', () => closed.push('idle'));
    const both = Promise.all([once(socket, 'close'), once(busy, 'close')]);
    await server.stop();
    await both;
    expect(closed).toEqual(['idle', 'busy']);
  });
});

/**
 * Program of a client thread: on a message it sends a POST, over a used connection or over each of three new ones, sets
 * `sent`, and posts the received data once the connections are closed.
 */
const client = String.raw`
const { connect } = require('node:net');
const { once } = require('node:events');
const { parentPort, workerData: { port, sent, connection } } = require('node:worker_threads');
const open = async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
};
const head = ' HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 0\r\n\r\n';
const post = async socket => {
  let received = '';
  const closed = once(socket.on('data', text => (received += text)), 'close').then(() => received);
  await new Promise(written => socket.write('POST /api/nothing' + head, written));
  return { closed };
};
(async () => {
  const used = connection === 'used' ? await open() : undefined;
  used?.write('GET /healthz' + head);
  if (used !== undefined) await once(used, 'data');
  parentPort.postMessage('ready');
  await once(parentPort, 'message');
  const sockets = used === undefined ? await Promise.all([open(), open(), open()]) : [used];
  const posts = await Promise.all(sockets.map(post));
  Atomics.store(sent, 0, 1);
  Atomics.notify(sent, 0);
  parentPort.postMessage(await Promise.all(posts.map(({ closed }) => closed)));
  parentPort.close();
})();
`;

test.each([
  ['a connection that has been used', 'used', 1],
  ['new connections', 'new', 3],
] as const)('requests that have arrived over %s when the server stops are answered', async (_, connection, count) => {
  await start();
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(client, { eval: true, workerData: { port: server.port, sent, connection } });
  await once(worker, 'message');
  const received = once(worker, 'message');
  worker.postMessage('go');
  // The server accepts and reads nothing meanwhile.
  Atomics.wait(sent, 0, 0);
  await server.stop();
  const answer = expect.stringMatching(/^HTTP\/1\.1 404 [^]*connection: close/i) as string;
  expect(await received).toEqual([Array.from({ length: count }, () => answer)]);
});
