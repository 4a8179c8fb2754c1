import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, testPassword } from './testing/index.ts';
import { createPendingWork } from './pending-work.ts';

describe('pending work', () => {
  test('is awaited, including work it starts itself', async () => {
    const pendingWork = createPendingWork();
    const ended: string[] = [];
    let end = (): void => undefined;
    const first = new Promise<void>(resolve => {
      end = resolve;
    });
    pendingWork.add(
      first.then(() => {
        ended.push('first');
        pendingWork.add(Promise.resolve().then(() => void ended.push('second')));
      }),
    );
    const settled = pendingWork.settled();
    end();
    await settled;
    expect(ended).toEqual(['first', 'second']);
    await pendingWork.settled();
  });
});

describe('a stopped server', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'isentrope-stop-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test('has sent the mails of all requests it handled', async () => {
    const server = await startTestServer({ DATA_DIR: dataDir });
    const people = Array.from({ length: 8 }, () => server.newAddress());
    const answers = await Promise.all(
      people.map(email => server.browser().post('/api/auth/sign-up/email', { email, password: testPassword })),
    );
    await server.stop();
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    const mails = await readdir(join(dataDir, 'mail'));
    expect(mails.filter(name => name.endsWith('.json'))).toHaveLength(people.length);
  });
});
