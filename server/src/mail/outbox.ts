import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mail } from './mail-content.ts';

const maxStoredMails = 200;

const storedMail = z.object({
  id: z.string(),
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

export type StoredMail = z.infer<typeof storedMail>;

/** Stores mails in local mode: one file each, shared by processes and kept across restarts. */
export interface Outbox {
  /** Ignores a mail whose id is already stored. */
  put(mail: Mail): Promise<void>;
  /** Newest first. */
  list(): Promise<StoredMail[]>;
}

export function createOutbox(folder: string): Outbox {
  const names = async (): Promise<string[]> => {
    await mkdir(folder, { recursive: true });
    return (await readdir(folder)).filter(name => name.endsWith('.json')).toSorted();
  };
  let sequence = 0;

  return {
    async put(mail) {
      const existing = await names();
      if (mail.id !== undefined && existing.some(name => name.endsWith(`-${mail.id}.json`))) return;
      const sentAt = new Date().toISOString();
      sequence += 1;
      const id = `${sentAt.replaceAll(':', '-')}-${String(sequence).padStart(6, '0')}-${mail.id ?? randomUUID().slice(0, 8)}`;
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, JSON.stringify({ ...mail, id, sentAt }), { mode: 0o600 });
      await rename(draft, join(folder, `${id}.json`));
      await Promise.all(
        existing
          .slice(0, Math.max(0, existing.length + 1 - maxStoredMails))
          .map(name => unlink(join(folder, name)).catch(() => undefined)),
      );
    },

    async list() {
      const newestFirst = (await names()).toReversed();
      const mails = await Promise.all(
        newestFirst.map(name => readFile(join(folder, name), 'utf8').catch(() => undefined)),
      );
      return mails.flatMap(text => (text === undefined ? [] : [storedMail.parse(JSON.parse(text))]));
    },
  };
}
