import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { verificationLinks, type VerificationLinks } from './verification-links.ts';

let database: Database;
let links: VerificationLinks;
beforeAll(async () => {
  database = await migratedDatabase();
  links = verificationLinks(database.kysely);
});
afterAll(() => database.close());

const register = (name: string, emailVerified: boolean) =>
  database.kysely
    .insertInto('user')
    .values({ id: name, name: '', email: `${name}@example.com`, emailVerified })
    .execute();

test('a link is valid once; then it is done while its address is verified', async () => {
  await register('ann', true);
  await links.issue('one', 'ann@example.com', 10);
  expect([await links.redeem('one'), await links.redeem('one')]).toEqual(['valid', 'done']);
  await database.kysely.updateTable('user').set({ emailVerified: false }).where('id', '=', 'ann').execute();
  expect(await links.redeem('one')).toBe('void');
});

test('a link of nobody, or one that was never mailed, is void', async () => {
  await links.issue('two', 'nobody@example.com', 10);
  expect([await links.redeem('two'), await links.redeem('two'), await links.redeem('other')]).toEqual([
    'valid',
    'void',
    'void',
  ]);
});

test('a link expires after its minutes', async () => {
  const redeemAfter = async (token: string, minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - minutes * 60_000 });
    await links.issue(token, 'ann@example.com', 10);
    vi.useRealTimers();
    return links.redeem(token);
  };
  expect([await redeemAfter('three', 9), await redeemAfter('four', 10.1)]).toEqual(['valid', 'void']);
});

test('all links to an address can be revoked, and no others', async () => {
  await register('bob', false);
  await links.issue('six', 'bob@example.com', 10);
  await links.issue('seven', 'bob@example.com', 10);
  await links.issue('eight', 'cid@example.com', 10);
  await links.revoke('bob@example.com');
  expect([await links.redeem('six'), await links.redeem('seven'), await links.redeem('eight')]).toEqual([
    'void',
    'void',
    'valid',
  ]);
});
