import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Local mode keeps a secret of its own beside the data, so that sessions outlive a restart. It appears in its place whole:
 * of several processes that start at once, all take that of the first, and none reads one half written.
 */
export async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const draft = `${path}-${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}
