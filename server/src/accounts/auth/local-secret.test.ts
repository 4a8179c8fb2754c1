import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localSecret, secretOf } from './local-secret.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'isentrope-secret-'));
  folder = join(parent, 'data', 'local');
});
afterEach(() => rm(parent, { recursive: true }));

describe('the secret of local mode', () => {
  test('is created with its folder, readable by its owner only, and stays the same', async () => {
    const secret = await localSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await localSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test('is the same for all processes that create it at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 50 }, () => localSecret(folder)));
    expect(new Set(secrets)).toEqual(new Set([await localSecret(folder)]));
  });

  test('is not replaced if it cannot be read', async () => {
    await mkdir(join(folder, 'secret'), { recursive: true });
    await expect(localSecret(folder)).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test('is the configured one where there is one', async () => {
    expect(await secretOf({ authSecret: 'configured', dataDir: folder })).toBe('configured');
    expect(await secretOf({ authSecret: undefined, dataDir: folder })).toBe(await localSecret(folder));
  });

  test('differs between folders', async () => {
    expect(await localSecret(folder)).not.toBe(await localSecret(join(parent, 'other')));
  });
});
