import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendToLockHolder, FolderInUseError, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const silent = (): Promise<string> => Promise.resolve('');

/** A process that listens at `path` until killed. */
async function holder(path: string): Promise<{ kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('held'))`,
  ]);
  await once(child.stdout, 'data');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('the lock of a data folder', () => {
  test('is held by one process until released', async () => {
    const first = await lockFolder(folder, silent);
    await expect(lockFolder(folder, silent)).rejects.toThrow(FolderInUseError);
    await expect(lockFolder(folder, silent)).rejects.toThrow(/is in use by another Isentrope process/);
    await first.release();
    const second = await lockFolder(folder, silent);
    await second.release();
  });

  test('accepts connections from its owner only', async () => {
    const lock = await lockFolder(folder, silent);
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    await lock.release();
  });

  test('is taken over from a killed process', async () => {
    const other = await holder(join(folder, 'lock-7'));
    await expect(lockFolder(folder, silent)).rejects.toThrow(FolderInUseError);
    await other.kill();
    expect(existsSync(join(folder, 'lock-7'))).toBe(true);
    expect(await sendToLockHolder(folder, 'list')).toBeUndefined();
    const lock = await lockFolder(folder, silent);
    expect(existsSync(join(folder, 'lock-7'))).toBe(false);
    await lock.release();
  });

  test('is taken over from many killed processes, the tenth after the ninth', async () => {
    for (const number of [1, 2, 9, 10]) await writeFile(join(folder, `lock-${number}`), '');
    const lock = await lockFolder(folder, silent);
    expect(await readdir(folder)).toEqual(['lock-11']);
    await lock.release();
  });

  test('goes to exactly one of many that start at once, with a dead one in the way', async () => {
    const other = await holder(join(folder, 'dead'));
    await other.kill();
    await rename(join(folder, 'dead'), join(folder, 'lock-1'));
    for (let round = 0; round < 25; round += 1) {
      const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder, silent)));
      const won = attempts.flatMap(attempt => (attempt.status === 'fulfilled' ? [attempt.value] : []));
      expect(won).toHaveLength(1);
      for (const attempt of attempts)
        if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(FolderInUseError);
      await won[0]?.release();
    }
  });

  test('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a'.repeat(100));
    const lock = await lockFolder(deep, silent);
    await expect(lockFolder(deep, silent)).rejects.toThrow(FolderInUseError);
    await lock.release();
  });

  test('passes a line to its holder and returns the reply', async () => {
    const lock = await lockFolder(folder, line => Promise.resolve(`heard ${line}`));
    expect(await sendToLockHolder(folder, 'grant ann@example.com')).toBe('heard grant ann@example.com');
    await lock.release();
    expect(await sendToLockHolder(folder, 'grant ann@example.com')).toBeUndefined();
  });

  test('returns a long reply in chunks with intact characters', async () => {
    const long = `.${'é'.repeat(300_000)}`;
    const lock = await lockFolder(folder, () => Promise.resolve(long));
    const reply = await sendToLockHolder(folder, 'list');
    expect([reply?.length, reply === long]).toEqual([long.length, true]);
    await lock.release();
  });
});
