import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { knownDevices, type KnownDevices } from './known-devices.ts';

let database: Database;
let devices: KnownDevices;
beforeAll(async () => {
  database = await migratedDatabase();
  devices = knownDevices(database.kysely, 'a secret of the test', { local: false });
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

async function register(name: string): Promise<string> {
  await database.kysely
    .insertInto('user')
    .values({ id: name, name: '', email: `${name}@example.com`, phoneNumber: `+47 ${name}`, emailVerified: true })
    .execute();
  return name;
}

/** Whether the browser with a cookie is known for an account. */
async function isKnown(cookie: string, account: string): Promise<boolean> {
  const device = devices.read(cookie);
  return device !== undefined && devices.knows(device, account);
}

const day = 24 * 60 * 60_000;

test('a browser is known for the account that it signed in to, by each of its names', async () => {
  const ann = await register('ann');
  const { cookie } = await devices.remember(undefined, ann, 'signed in');
  await database.kysely
    .insertInto('passkey')
    .values({
      id: 'p',
      userId: ann,
      name: 'Laptop',
      credentialId: 'Credential',
      publicKey: '',
      counter: 0,
      transports: '',
      backedUp: false,
    })
    .execute();
  for (const account of [' Ann@Example.com ', '+47 ann', 'Credential'])
    expect([account, await isKnown(cookie, account)]).toEqual([account, true]);
  await register('bob');
  for (const account of ['bob@example.com', 'credential', ''])
    expect([account, await isKnown(cookie, account)]).toEqual([account, false]);
});

test('a cookie that this server did not sign is nobody’s', async () => {
  const { cookie } = await devices.remember(undefined, await register('cid'), 'signed in');
  const [token = '', signature = ''] = cookie.split('.');
  const elsewhere = knownDevices(database.kysely, 'another secret', { local: false });
  expect(elsewhere.read(cookie)).toBeUndefined();
  for (const forged of [
    undefined,
    '',
    token,
    `${token}.`,
    `.${signature}`,
    `x${cookie}`,
    `${token}.${signature.slice(4)}`,
  ])
    expect([forged, devices.read(forged)]).toEqual([forged, undefined]);
  expect(devices.read(cookie)).toEqual(expect.any(String));
});

test('a browser keeps its token for an account, and gets another for a new one, with which it is known for both', async () => {
  const [dan, eve] = [await register('dan'), await register('eve')];
  const { cookie } = await devices.remember(undefined, dan, 'signed in');
  expect((await devices.remember(cookie, dan, 'signed in')).cookie).toBe(cookie);
  const { cookie: next } = await devices.remember(cookie, eve, 'signed in');
  expect(next).not.toBe(cookie);
  expect([await isKnown(next, 'dan@example.com'), await isKnown(next, 'eve@example.com')]).toEqual([true, true]);
  expect(await isKnown(cookie, 'dan@example.com')).toBe(false);
});

test('a sign-in is new to an account with other devices that have signed in', async () => {
  const fay = await register('fay');
  const { cookie: byMail, newToAccount } = await devices.remember(undefined, fay, 'by mail');
  expect(newToAccount).toBe(false);
  expect((await devices.remember(undefined, fay, 'signed in')).newToAccount).toBe(false);
  expect((await devices.remember(byMail, fay, 'signed in')).newToAccount).toBe(true);
  expect((await devices.remember(byMail, fay, 'by mail')).newToAccount).toBe(false);
  expect((await devices.remember(byMail, fay, 'signed in')).newToAccount).toBe(false);
  expect((await devices.remember(undefined, fay, 'signed in')).newToAccount).toBe(true);
});

test('a browser is forgotten with its account, or after a year', async () => {
  const [gus, hal] = [await register('gus'), await register('hal')];
  const now = Date.now();
  const { cookie } = await devices.remember(undefined, gus, 'signed in');
  const { cookie: other } = await devices.remember(undefined, hal, 'signed in');
  await devices.forget(gus);
  expect([await isKnown(cookie, 'gus@example.com'), await isKnown(other, 'hal@example.com')]).toEqual([false, true]);
  vi.useFakeTimers({ toFake: ['Date'], now: now + 364 * day });
  expect(await isKnown(other, 'hal@example.com')).toBe(true);
  vi.setSystemTime(now + 366 * day);
  expect(await isKnown(other, 'hal@example.com')).toBe(false);
});

test('a sweep removes browsers that were not used for a year, and only those', async () => {
  const [ida, jon] = [await register('ida'), await register('jon')];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 364 * day });
  await devices.remember(undefined, ida, 'signed in');
  vi.setSystemTime(Date.now() - 2 * day);
  await devices.remember(undefined, jon, 'signed in');
  vi.useRealTimers();
  await devices.sweep();
  const kept = await database.kysely
    .selectFrom('knownDevice')
    .select('userId')
    .where('userId', 'in', [ida, jon])
    .execute();
  expect(kept).toEqual([{ userId: ida }]);
});

test('the cookie is for a year, out of reach of scripts and other hosts', () => {
  const attributes = { httpOnly: true, sameSite: 'lax', secure: true, path: '/', maxAge: 31_536_000 };
  expect(devices.cookie).toEqual({ name: '__Host-isentrope.device', attributes });
  expect(knownDevices(database.kysely, '', { local: true }).cookie).toEqual({
    name: 'isentrope.device',
    attributes: { ...attributes, secure: false },
  });
});
