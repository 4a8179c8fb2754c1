import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate } from '../testing/data-template.ts';
import { bundledServer, createDataFolder, openDataFolder } from '../testing/index.ts';
import { makeBackup } from './make-backup.ts';

const passphrase = 'correct horse battery staple';

let admin: string;
let files: string;
beforeAll(async () => {
  const [main, folder] = await Promise.all([bundledServer(), createDataFolder()]);
  admin = join(dirname(main), 'admin.js');
  files = await mkdtemp(join(tmpdir(), 'isentrope-refused-'));
  const source = await openDataFolder(folder);
  await makeBackup(source, join(files, 'sealed'), passphrase);
  await source.close();
  await rm(folder, { recursive: true });
  const bytes = await readFile(join(files, 'sealed'));
  await writeFile(join(files, 'cut'), bytes.subarray(0, bytes.length - 1));
  // Bundles the server, and fills an embedded database.
}, 600_000);
afterAll(() => rm(files, { recursive: true }));

/** Runs `npm run admin` until it ends by itself. */
async function run(words: readonly string[], variables: Record<string, string>) {
  const env = { PATH: process.env['PATH'], INIT_CWD: files, ...variables };
  const child = spawn(process.execPath, [admin, ...words], { env, timeout: 90_000 });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  await once(child, 'close');
  return { code: child.exitCode, text: text.trim() };
}

test('a refused restore into an existing embedded database ends with 1 and a sentence, and leaves it to the next one', async () => {
  const DATA_DIR = join(files, 'data');
  await mkdir(DATA_DIR);
  await copyTemplate(DATA_DIR);
  const restore = (file: string, BACKUP_PASSPHRASE: string) => run(['restore', file], { DATA_DIR, BACKUP_PASSPHRASE });
  expect(await restore('cut', passphrase)).toEqual({
    code: 1,
    text: expect.stringMatching(/^The backup is damaged or was cut short: /),
  });
  expect(await restore('sealed', 'another passphrase')).toEqual({
    code: 1,
    text: expect.stringMatching(/^BACKUP_PASSPHRASE is not the passphrase/),
  });
  expect(await restore('sealed', passphrase)).toEqual({
    code: 0,
    text: expect.stringMatching(/^Restored \d+ rows in \d+ tables/),
  });
}, 300_000);
