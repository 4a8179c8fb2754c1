// @vitest-environment happy-dom
import { afterEach, expect, inject, test } from 'vitest';
import { codeFor, secretFromOtpauth } from '../../server/src/testing/authenticator.ts';
import { Browser } from '../../server/src/testing/browser.ts';
import { createTestClient, testPassword } from '../../server/src/testing/test-client.ts';
import {
  closePage,
  eventually,
  field,
  fill,
  has,
  openPage,
  pageText,
  press,
  sectionOf,
  sectionShows,
  shows,
} from './page.tsx';
import { createUser, type TestUser } from './users.ts';

afterEach(closePage);

const client = () => createTestClient(inject('origin'));

/** The newest code of six digits sent to an address or a phone. */
async function codeTo(address: string, count: number): Promise<string> {
  await expect
    .poll(async () => (await client().mailsTo(address)).filter(({ text }) => /\b\d{6}\b/.test(text)).length)
    .toBe(count);
  const latest = (await client().mailsTo(address)).find(({ text }) => /\b\d{6}\b/.test(text));
  return /\b\d{6}\b/.exec(latest?.text ?? '')?.[0] ?? '';
}
const another = (code: string) => (code === '123456' ? '654321' : '123456');

/** Turns on the authenticator app of a user. Returns its secret and the backup codes. */
async function enableApp(user: TestUser) {
  const { json } = await user.browser.post('/api/auth/two-factor/enable', { password: testPassword });
  const { totpURI, backupCodes } = json as { totpURI: string; backupCodes: string[] };
  const secret = secretFromOtpauth(totpURI);
  await user.browser.post('/api/auth/two-factor/verify-totp', { code: codeFor(secret) });
  return { secret, backupCodes };
}

async function enterPassword(user: TestUser, browser = { browser: new Browser(inject('origin')) }): Promise<void> {
  await openPage('/signin?next=/tools', browser);
  await fill('Email', user.email);
  await fill('Password', testPassword);
  await press('Sign In');
}

test('a mailed code signs in, after one that is incomplete and one that is wrong', async () => {
  const { email } = await createUser('Ada');
  await openPage('/signin?next=/tools');
  await press(/code/i);
  await eventually(() => has('Send Code'));
  await fill('Email', 'ada@');
  await press('Send Code');
  await shows('Invalid email address');
  await fill('Email', email);
  await press('Send Code');
  await shows('It is valid for 10 minutes.');
  const code = await codeTo(email, 1);
  await fill('Code', '12345');
  await press('Sign In');
  await shows('Enter the six digits of the code');
  await fill('Code', another(code));
  await press('Sign In');
  await shows('This code is not the one we sent.');
  await fill('Code', `${code.slice(0, 3)} ${code.slice(3)}`);
  await press('Sign In');
  await eventually(() => location.pathname === '/tools');
});

test('a mailed link is confirmed, and the form is empty again', async () => {
  const { email } = await createUser('Ada');
  await openPage('/signin');
  await press(/code/i);
  await eventually(() => has('Send Link Instead'));
  await fill('Email', email);
  await press('Send Link Instead');
  await shows(`A sign-in link has been sent to ${email}.`);
  await eventually(() => field('Email').value === '');
});

test('an account with an app asks for its code, or a backup code that works once', async () => {
  const user = await createUser('Ada');
  const { secret, backupCodes } = await enableApp(user);
  const [backup = ''] = backupCodes;
  await enterPassword(user);
  await shows('Enter the six digits that your authenticator app shows');
  expect(has('Send a Code to My Phone')).toBe(false);
  expect(has('Use the authenticator app')).toBe(false);
  await fill('Code', '12');
  await press('Verify');
  await shows('Enter the six digits of the code');
  await fill('Code', another(codeFor(secret)));
  await press('Verify');
  await eventually(
    () => document.querySelector('main [role="alert"]') !== null && !pageText().includes('Enter the six digits of'),
  );
  await press('Use a backup code');
  await shows('Enter one of the backup codes you saved');
  expect(has('Use a backup code')).toBe(false);
  await press('Verify');
  await shows('Enter one of your backup codes');
  await fill('Backup code', backup);
  await press('Verify');
  await eventually(() => location.pathname === '/tools');
  await enterPassword(user);
  await press('Use a backup code');
  await fill('Backup code', backup);
  await press('Verify');
  await eventually(() => document.querySelector('main [role="alert"]') !== null);
  await press('Use the authenticator app');
  await shows('Enter the six digits that your authenticator app shows');
});

test('a second step without its first one starts again', async () => {
  const user = await createUser('Ada');
  await enableApp(user);
  const browser = { browser: new Browser(inject('origin')) };
  await enterPassword(user, browser);
  await shows('Enter the six digits that your authenticator app shows');
  browser.browser.cookies.clear();
  await fill('Code', '123456');
  await press('Verify');
  await shows('This sign-in has expired. Please start again.');
});

test('a phone is set up, asked for at the next sign-in, and removed with two-step verification', async () => {
  const user = await createUser('Ada');
  const phone = `+4713${String(Date.now()).slice(-6)}`;
  const title = 'Two-Step Verification';
  await openPage('/account', user);
  await shows('Set Up a Phone');
  await press('Set Up a Phone');
  await eventually(() => has('Send Code', sectionOf(title)));
  await fill('Phone number, with its country code', '12');
  await press('Send Code', sectionOf(title));
  await eventually(() => sectionShows(title, 'Enter the number with its country code'));
  await fill('Phone number, with its country code', phone);
  await press('Send Code', sectionOf(title));
  await eventually(() => sectionShows(title, 'It is valid for 10 minutes.'));
  const code = await codeTo(phone, 1);
  await fill('Your password', testPassword, sectionOf(title));
  await fill('Code', '1', sectionOf(title));
  await press('Turn On');
  await eventually(() => sectionShows(title, 'Enter the six digits of the code'));
  await fill('Code', another(code), sectionOf(title));
  await press('Turn On');
  await eventually(() => sectionShows(title, 'This code is not the one we sent.'));
  await fill('Code', code, sectionOf(title));
  await press('Turn On');
  await eventually(() => sectionShows(title, 'The phone is set up.'));
  expect(sectionOf(title).querySelectorAll('[aria-label="Backup codes"] li')).toHaveLength(10);
  expect(sectionShows(title, phone)).toBe(true);
  expect(has('Remove', sectionOf(title)) || has('Set Up a Phone')).toBe(false);
  expect(has('Add an Authenticator App')).toBe(true);
  await enterPassword(user);
  await shows('We’ll send a six-digit code to the phone');
  expect(has('Verify')).toBe(false);
  await press('Send a Code to My Phone');
  await shows('They are valid for 10 minutes.');
  expect(has('Send Another Code')).toBe(true);
  await fill('Code', await codeTo(phone, 2));
  await press('Verify');
  await eventually(() => location.pathname === '/tools');
  await openPage('/account', user);
  await press(/^Turn Off/);
  await shows('This removes the phone number and the backup codes.');
  await fill('Your password', testPassword, sectionOf(title));
  await press('Turn Off Two-Step Verification');
  await eventually(() => sectionShows(title, 'Two-step verification is off.') && has('Set Up a Phone'));
});

test('new backup codes replace the old ones', async () => {
  const user = await createUser('Ada');
  const { backupCodes } = await enableApp(user);
  const title = 'Two-Step Verification';
  await openPage('/account', user);
  await press('New Backup Codes');
  await shows('The codes you have now stop working.');
  await fill('Your password', testPassword, sectionOf(title));
  await press('Create New Codes');
  await eventually(() => sectionShows(title, 'These are your new backup codes.'));
  const codes = [...sectionOf(title).querySelectorAll('[aria-label="Backup codes"] li')].map(each => each.textContent);
  expect(codes).toHaveLength(10);
  expect(codes.filter(code => backupCodes.includes(code ?? ''))).toEqual([]);
});

test('a change of address is asked for with the password, and approved by mail', async () => {
  const user = await createUser('Ada');
  const title = 'Change Email Address';
  await openPage('/account', user);
  await eventually(() => has('Change Email Address', sectionOf(title)));
  await press('Change Email Address', sectionOf(title));
  await eventually(() => has('Send Approval Link'));
  await fill('New Email Address', 'ada@', sectionOf(title));
  await press('Send Approval Link');
  await eventually(() => sectionShows(title, 'Invalid email address'));
  await fill('New Email Address', client().newAddress(), sectionOf(title));
  await fill('Your password', 'Wrong-Trap-1', sectionOf(title));
  await press('Send Approval Link');
  await eventually(() => sectionShows(title, 'The password is not correct.'));
  await fill('Your password', testPassword, sectionOf(title));
  await press('Send Approval Link');
  await eventually(
    () => sectionShows(title, 'A link to approve the change has been sent') && !has('Send Approval Link'),
  );
});

test('an account is deleted with its password, and the user is signed out', async () => {
  const user = await createUser('Ada');
  const title = 'Delete Account';
  await openPage('/account', user);
  await shows('Closes your account');
  await press('Delete Account', sectionOf(title));
  await eventually(() => has('Delete My Account'));
  await press('Delete My Account');
  await eventually(() => sectionShows(title, 'Enter your password to delete your account.'));
  await fill('Your password', 'Wrong-Trap-1', sectionOf(title));
  await press('Delete My Account');
  await eventually(() => sectionShows(title, 'The password is not correct.'));
  expect(has('Delete My Account')).toBe(true);
  await press('Keep It');
  await eventually(() => !has('Delete My Account'));
  await press('Delete Account', sectionOf(title));
  await fill('Your password', testPassword, sectionOf(title));
  await press('Delete My Account');
  await eventually(() => location.pathname === '/');
  expect((await user.browser.get('/api/session')).json?.['user']).toBeNull();
});

test('a page by a bare address says why it cannot add a passkey', async () => {
  const user = await createUser('Ada');
  await openPage('/account', user);
  await eventually(() => sectionShows('Passkeys', 'passkeys') || sectionShows('Passkeys', 'Passkeys are tied to'));
  expect(has('Add a Passkey')).toBe(false);
});

test('a subscriber sees the plan, when it renews, and manages its billing; others choose one', async () => {
  const user = await createUser('Ada', 'pro');
  await openPage('/account', user);
  await shows('Current Subscription');
  expect(pageText()).toMatch(/Active .*20\d\d/);
  expect(has('Manage Billing')).toBe(true);
  expect(pageText()).not.toContain('Pro is suspended');
  expect(pageText()).not.toContain('You keep Pro until then.');
  await openPage('/success?session_id=cs_test_1', user);
  await shows('What you have unlocked');
  expect(pageText()).toContain('is active.');
  expect(has('Open the Tools')).toBe(true);
  const free = await createUser('Grace');
  await openPage('/account', free);
  await shows('Every Pro calculator, on all your devices.');
  expect(has('Manage Billing')).toBe(false);
  await openPage('/success', free);
  await shows('There is no active subscription on this account.');
  expect(pageText()).toContain('What a plan unlocks');
  expect(pageText()).not.toContain('If you have paid');
  await openPage('/success?session_id=cs_test_1', free);
  await shows('If you have paid, please write to us with the session number below.');
  await openPage('/success');
  await shows('You are not signed in.');
});
