import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localSecret } from './local-secret.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'isentrope-secret-'));
  folder = join(parent, 'data', 'local');
});
afterEach(() => rm(parent, { recursive: true }));

describe('the secret of local mode', () => {
  test('is made with its folder, for its owner alone, and is the same from then on', async () => {
    const secret = await localSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await localSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  test('is one for all who make it at the same moment', async () => {
    const secrets = await Promise.all(Array.from({ length: 50 }, () => localSecret(folder)));
    expect(new Set(secrets)).toEqual(new Set([await localSecret(folder)]));
  });

  test('of one folder is not that of another', async () => {
    expect(await localSecret(folder)).not.toBe(await localSecret(join(parent, 'other')));
  });
});
