// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { codeFor, secretFromOtpauth } from '../../server/src/testing/authenticator.ts';
import { createTestClient, testPassword } from '../../server/src/testing/test-client.ts';
import {
  closePage,
  eventually,
  field,
  fill,
  has,
  hides,
  openPage,
  pageText,
  press,
  sectionOf,
  sectionShows,
  shows,
  tick,
} from './page.tsx';
import { createUser, type TestUser } from './users.ts';

afterEach(closePage);

async function openAccount(user: TestUser): Promise<void> {
  await openPage('/account', user);
  await shows('Delete Account');
  await eventually(() => document.querySelector('main [aria-busy="true"]') === null);
}

test('a visitor is sent to sign in and returns', async () => {
  await openPage('/account?tab=billing');
  await eventually(() => location.pathname + location.search === '/signin?next=%2Faccount%3Ftab%3Dbilling');
});

test('the header names the plan, and the profile is saved', async () => {
  const user = await createUser('Ada');
  await openAccount(user);
  expect(pageText()).toContain('Free Account');
  expect(field('First Name').value).toBe('Ada');
  expect(field('Email Address')).toMatchObject({ value: user.email, readOnly: true });
  await fill('Company', 'Engine Works');
  await press('Save Changes');
  await shows('Profile updated successfully!');
  await openAccount(user);
  expect(field('Company').value).toBe('Engine Works');
});

test('a subscriber’s header names the plan', async () => {
  await openAccount(await createUser('Ada', 'pro'));
  expect(pageText()).not.toContain('Free Account');
  expect(pageText()).toMatch(/Pro/);
});

test('a new password is checked against its rules and the current one', async () => {
  const user = await createUser('Ada');
  await openAccount(user);
  const change = async (current: string, next: string, again: string) => {
    await fill('Current Password', current);
    await fill('New Password', next);
    await fill('Confirm New Password', again);
    await press('Update Password');
  };
  await change(testPassword, 'Relief-Valve-2', 'Relief-Valve-3');
  await shows('New passwords do not match.');
  await change('Wrong-Trap-1', 'Relief-Valve-2', 'Relief-Valve-2');
  await shows('The current password is not correct.');
  await change(testPassword, 'weak-valve-2', 'weak-valve-2');
  await shows('Password must contain at least one uppercase letter');
  await change(testPassword, 'Relief-Valve-2', 'Relief-Valve-2');
  await shows('Password updated successfully!');
  await eventually(() => field('Current Password').value === '');
});

test('sessions are listed, and ended one by one or all others together', async () => {
  const user = await createUser('Ada');
  const client = createTestClient(user.browser.origin);
  for (let device = 0; device < 3; device += 1) await client.signedIn(user.email);
  await openAccount(user);
  const devices = () => [...sectionOf('Sessions').querySelectorAll('li')];
  await eventually(() => devices().length === 4);
  expect(devices()[0]?.textContent).toContain('This device');
  expect(has('Sign Out', devices()[0])).toBe(false);
  await press('Sign Out', devices()[1]);
  await eventually(() => devices().length === 3);
  await press('Sign Out Other Devices');
  await eventually(() => devices().length === 1 && !has('Sign Out Other Devices'));
  await press('Sign Out Everywhere');
  await eventually(() => location.pathname === '/');
});

test('a second factor is set up with the password and a first code, and turned off again', async () => {
  const user = await createUser('Ada');
  await openAccount(user);
  const title = 'Two-Step Verification';
  await press('Set Up an Authenticator App');
  await eventually(() => has('Continue', sectionOf(title)));
  await fill('Your password', 'Wrong-Trap-1', sectionOf(title));
  await press('Continue', sectionOf(title));
  await eventually(() => sectionShows(title, 'The password is not correct.'));
  await fill('Your password', testPassword, sectionOf(title));
  await press('Continue', sectionOf(title));
  await eventually(() => has('Turn On'));
  const key = sectionOf(title).querySelector('code')?.textContent ?? '';
  const secret = secretFromOtpauth(`otpauth://totp/Isentrope?secret=${key.replaceAll(/\s/g, '')}`);
  expect(sectionOf(title).querySelectorAll('[aria-label="Backup codes"] li')).toHaveLength(10);
  await fill('Code', '12345', sectionOf(title));
  await press('Turn On');
  await eventually(() => sectionShows(title, 'Enter the six digits of the code'));
  await fill('Code', codeFor(secret), sectionOf(title));
  await press('Turn On');
  await eventually(() => !has('Turn On') && has(/^Turn Off/));
  await openAccount(user);
  expect(has('Set Up an Authenticator App')).toBe(false);
  expect(has(/^Turn Off/)).toBe(true);
});

test('an API key needs a purpose, is shown once and revoked', async () => {
  const user = await createUser('Ada');
  await openAccount(user);
  const title = 'API Keys';
  await press('Create a Key');
  await eventually(() => has('Create Key'));
  await fill('Name', 'Line list', sectionOf(title));
  await tick('Calculate', sectionOf(title));
  await fill('Your password', testPassword, sectionOf(title));
  await press('Create Key');
  await eventually(() => sectionShows(title, 'Choose what the key is for.'));
  await tick('Calculate', sectionOf(title));
  await press('Create Key');
  await eventually(() => sectionShows(title, 'it will not be shown again'));
  expect(field('Key', sectionOf(title)).value).toMatch(/^isentrope_[\w-]{43}$/);
  await eventually(() => sectionShows(title, 'calculates'));
  await openAccount(user);
  await eventually(() => sectionShows(title, 'Line list'));
  expect(sectionShows(title, 'it will not be shown again')).toBe(false);
  await press('Revoke', sectionOf(title));
  await eventually(() => has('Revoke Line list'));
  await press('Revoke Line list');
  await eventually(() => sectionShows(title, 'The key has been revoked.'));
});

test('the account is deleted after confirmation', async () => {
  const user = await createUser('Ada');
  await openAccount(user);
  await press(/^Delete/, sectionOf('Delete Account'));
  await eventually(() => document.querySelector('#delete-account input[type="password"]') !== null);
  await fill('Your password', 'Wrong-Trap-1', sectionOf('Delete Account'));
  expect((await user.browser.get('/api/session')).json?.['user']).not.toBeNull();
  await press(/^Delete/, sectionOf('Delete Account'));
  await eventually(() => /password/i.test(document.querySelector('#delete-account [role="alert"]')?.textContent ?? ''));
});

test('a tool that needs Pro is named until the user declines it', async () => {
  const user = await createUser('Ada');
  await openPage('/account?needs=pro&next=%2Fpump-sizing-pro', user);
  await shows('Pump Sizing Pro needs a subscription');
  await press('Not now: Pump Sizing Pro');
  await hides('needs a subscription');
});
