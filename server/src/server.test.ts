import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
