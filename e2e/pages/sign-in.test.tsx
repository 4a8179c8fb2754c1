// @vitest-environment happy-dom
import { afterEach, inject, test } from 'vitest';
import { createTestClient, testPassword } from '../../server/src/testing/test-client.ts';
import { closePage, eventually, field, fill, openPage, press, shows, tick } from './page.tsx';
import { createUser } from './users.ts';

afterEach(closePage);

const client = () => createTestClient(inject('origin'));

test('an account is created once every entry is right, and verified by mail', async () => {
  const email = client().newAddress();
  await openPage('/signin?view=create-account');
  const rejects = async (text: string) => {
    press('Create Account');
    await shows(text);
  };
  await rejects('Invalid email address');
  fill('Email', email);
  fill('Password', 'steam-trap-1');
  await rejects('Password must contain at least one uppercase letter');
  fill('Password', testPassword);
  await rejects("Passwords don't match");
  fill('Confirm password', testPassword);
  await rejects('You must accept the Terms of Service');
  tick(/^I agree/);
  press('Create Account');
  await shows('Please check your email to verify your account');
  await eventually(() => field('Email').value === '');
  press('Sign in');
  await eventually(() => document.querySelectorAll('main input[type="password"]').length === 1);
  fill('Email', email);
  fill('Password', testPassword);
  press('Sign In');
  await shows('Email not verified');
  await client()
    .browser()
    .get(client().linkIn(await client().mailTo(email, /^Verify/)));
  press('Sign In');
  await eventually(() => location.pathname === '/account');
});

test('a sign-in returns to the page that was wanted, but never to another site', async () => {
  const { email } = await createUser('Ada');
  for (const [next, path] of [
    ['/tools', '/tools'],
    ['https://other.example/', '/account'],
    ['//other.example', '/account'],
    ['/api/auth/sign-out', '/account'],
  ] as const) {
    await openPage(`/signin?next=${encodeURIComponent(next)}`);
    fill('Email', email);
    fill('Password', 'Wrong-Trap-1');
    press('Sign In');
    await shows('Invalid email or password');
    fill('Password', testPassword);
    press('Sign In');
    await eventually(() => location.pathname === path);
  }
});

test('a forgotten password is replaced by a mailed link', async () => {
  const { email } = await createUser('Ada');
  await openPage('/signin');
  press('Forgot your password?');
  await eventually(() => document.querySelector('main input[type="password"]') === null);
  fill('Email', email);
  press('Send Reset Instructions');
  await shows('Password reset instructions have been sent to your email');
  const link = client().linkIn(await client().mailTo(email, /^Reset/));
  const { headers } = await client().browser().get(link);
  await openPage(String(headers.location).replace(inject('origin'), ''));
  await shows('New password');
  fill('New Password', 'weak');
  press('Update Password');
  await shows('Password must be at least 8 characters');
  fill('New Password', 'Relief-Valve-2');
  fill('Confirm New Password', 'Relief-Valve-2');
  press('Update Password');
  await shows('Password updated successfully!');
  fill('Email', email);
  fill('Password', testPassword);
  press('Sign In');
  await shows('Invalid email or password');
});
