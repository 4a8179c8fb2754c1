import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** The server's secret: the configured one, or in local mode a generated one. */
export function secretOf({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string> {
  return authSecret === undefined ? localSecret(dataDir) : Promise.resolve(authSecret);
}

/**
 * Returns the secret of local mode, generated at the first start and saved in the data folder, so that sessions survive
 * a restart. The file is created atomically: processes that start at once all use the secret of the first.
 */
export async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  return (await secretAt(path)) ?? (await createSecret(path, dataDir));
}

async function createSecret(path: string, dataDir: string): Promise<string> {
  const draft = `${path}-${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    // Without hard links in the file system, the last process wins.
    if (Object(error).code !== 'EEXIST') await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

async function secretAt(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}
