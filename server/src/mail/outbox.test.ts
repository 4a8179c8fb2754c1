import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';

let folder: string;
let outbox: Outbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isentrope-outbox-'));
  outbox = createOutbox(join(folder, 'mails'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = (subject: string, id?: string) => ({
  to: 'ann@example.com',
  subject,
  text: 'Good day',
  html: '<p>Good day</p>',
  ...(id === undefined ? {} : { id }),
});
const subjects = async () => (await outbox.list()).map(({ subject }) => subject);

describe('the local outbox', () => {
  test('lists mails as sent, the newest first, readable by its owner only', async () => {
    expect(await subjects()).toEqual([]);
    for (const subject of ['first', 'second', 'third']) await outbox.put(mail(subject));
    expect(await subjects()).toEqual(['third', 'second', 'first']);
    expect((await outbox.list())[0]).toMatchObject(mail('third'));
    for (const name of await readdir(join(folder, 'mails')))
      expect((await stat(join(folder, 'mails', name))).mode & 0o777).toBe(0o600);
  });

  test('keeps the newest two hundred', async () => {
    for (let number = 1; number <= 203; number += 1) await outbox.put(mail(String(number)));
    const all = await subjects();
    expect([all.length, all[0], all[199]]).toEqual([200, '203', '4']);
  });

  test('stores a mail with an id once, and others each time', async () => {
    await outbox.put(mail('refunded', 'refund-1'));
    await outbox.put(mail('refunded', 'refund-1'));
    await outbox.put(mail('refunded', 'refund-11'));
    expect((await subjects()).length).toBe(2);
    await outbox.put(mail('hello'));
    await outbox.put(mail('hello'));
    expect((await subjects()).length).toBe(4);
  });
});
