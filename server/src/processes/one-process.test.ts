import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  Browser,
  bundledServer,
  startProcess,
  startTestServer,
  testPassword,
  untilReady,
  type ServerProcess,
  type TestServer,
} from '../testing/index.ts';

const run = promisify(execFile);

let main: string;
let dataDir: string;
beforeAll(async () => {
  main = await bundledServer();
  dataDir = await mkdtemp(join(tmpdir(), 'isentrope-process-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe('a server process', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    // A busy machine may take long for a query; that is logged, and no error.
    server = await startProcess(main, { DATA_DIR: dataDir, SLOW_QUERY_MILLISECONDS: '60000' });
  });

  test('serves accounts once it has created its database', async () => {
    await untilReady(server);
    expect((await new Browser(server.origin).get('/api/session')).status).toBe(200);
  });

  test('locks its data folder and its port, and reports conflicts', async () => {
    await expect(startProcess(main, { DATA_DIR: dataDir })).rejects.toThrow(
      /ended with 1: The data folder .* is in use by another Isentrope process/,
    );
    const PORT = new URL(server.origin).port;
    await expect(startProcess(main, { DATA_DIR: join(dataDir, 'other'), PORT })).rejects.toThrow(
      `Port ${PORT} on 127.0.0.1 is already in use. Set PORT to another one.`,
    );
  });

  test('does not start in production without its configuration', async () => {
    await expect(startProcess(main, { NODE_ENV: 'production' })).rejects.toThrow(
      /ended with 1: The configuration is not complete[^]*while company\.json holds placeholders/,
    );
  });

  test('exits successfully when stopped, even with an incomplete request', async () => {
    const request = connect(Number(new URL(server.origin).port), '127.0.0.1');
    request.on('error', () => request.destroy());
    await once(request, 'connect');
    request.write('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{');
    expect((await new Browser(server.origin).get('/healthz')).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
  });
});

describe('a server process whose database is still opening', () => {
  test('serves public pages', async () => {
    // A database that accepts connections but never responds.
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const server = await startProcess(main, {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing`,
      DATA_DIR: join(dataDir, 'waiting'),
      LOG_LEVEL: 'silent',
    });
    expect((await new Browser(server.origin).get('/healthz')).status).toBe(200);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    silent.close();
  });
});

describe('the admin command', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DATA_DIR: join(dataDir, 'admin') });
  });

  const admin = async (...line: string[]): Promise<{ code: number; text: string }> => {
    const variables = { PATH: process.env['PATH'], DATA_DIR: join(dataDir, 'admin') };
    return run(process.execPath, [join(dirname(main), 'admin.js'), ...line], { env: variables }).then(
      ({ stdout }) => ({ code: 0, text: stdout.trim() }),
      (error: { code: number; stdout: string }) => ({ code: error.code, text: error.stdout.trim() }),
    );
  };

  test('grants and revokes the role while the server runs, at once', async () => {
    const { browser, email } = await server.signedIn();
    const role = async () => (await browser.get('/api/session')).json?.['role'];
    expect(await role()).toBe('user');
    expect(await admin('grant', email.toUpperCase())).toEqual({ code: 0, text: `${email} is now an administrator.` });
    expect(await role()).toBe('admin');
    expect(await admin('list')).toEqual({ code: 0, text: email });
    expect(await admin('revoke', email)).toEqual({ code: 0, text: `${email} is no longer an administrator.` });
    expect(await role()).toBe('user');
  });

  test('reports what it cannot do', async () => {
    const unverified = server.newAddress();
    await server.browser().post('/api/auth/sign-up/email', { email: unverified, password: testPassword });
    expect(await admin('grant', unverified)).toEqual({
      code: 1,
      text: `${unverified} has not been verified yet; only verified accounts can be given the role.`,
    });
    expect(await admin('grant', 'nobody@example.com')).toEqual({
      code: 1,
      text: 'There is no account with the email address nobody@example.com.',
    });
    expect(await admin()).toEqual({
      code: 1,
      text: 'Usage: npm run admin -- grant|revoke|sign-out|remove-second-factor <e-mail>, or npm run admin -- list|reconcile|rotate-signing-key, or npm run admin -- backup|restore <file>',
    });
  });

  test('compares subscriptions with the card provider', async () => {
    expect(await admin('reconcile')).toEqual({ code: 0, text: '0 customers compared, 0 repaired.' });
  });

  test('works on the database directly if no server runs', async () => {
    await server.stop();
    expect(await admin('reconcile')).toEqual({
      code: 1,
      text: 'The simulated card provider runs inside the server. Start the server, then try again.',
    });
    expect(await admin('list')).toEqual({ code: 0, text: 'There are no administrators.' });
    expect((await readdir(join(dataDir, 'admin'))).filter(name => name.startsWith('lock-'))).toEqual([]);
  });
});
