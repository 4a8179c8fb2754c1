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
    await press('Create Account');
    await shows(text);
  };
  await rejects('Invalid email address');
  await fill('Email', email);
  await fill('Password', 'steam-trap-1');
  await rejects('Password must contain at least one uppercase letter');
  await fill('Password', testPassword);
  await rejects("Passwords don't match");
  await fill('Confirm password', testPassword);
  await rejects('You must accept the Terms of Service');
  await tick(/^I agree/);
  await press('Create Account');
  await shows('Please check your email to verify your account');
  await eventually(() => field('Email').value === '');
  await press('Sign in');
  await eventually(() => document.querySelectorAll('main input[type="password"]').length === 1);
  await fill('Email', email);
  await fill('Password', testPassword);
  await press('Sign In');
  await shows('Email not verified');
  await client()
    .browser()
    .get(client().linkIn(await client().mailTo(email, /^Verify/)));
  await press('Sign In');
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
    await fill('Email', email);
    await fill('Password', 'Wrong-Trap-1');
    await press('Sign In');
    await shows('Invalid email or password');
    await fill('Password', testPassword);
    await press('Sign In');
    await eventually(() => location.pathname === path);
  }
});

test('a forgotten password is replaced by a mailed link', async () => {
  const { email } = await createUser('Ada');
  await openPage('/signin');
  await press('Forgot your password?');
  await eventually(() => document.querySelector('main input[type="password"]') === null);
  await fill('Email', email);
  await press('Send Reset Instructions');
  await shows('Password reset instructions have been sent to your email');
  const link = client().linkIn(await client().mailTo(email, /^Reset/));
  const { headers } = await client().browser().get(link);
  await openPage(String(headers.location).replace(inject('origin'), ''));
  await shows('New password');
  await fill('New Password', 'weak');
  await press('Update Password');
  await shows('Password must be at least 8 characters');
  await fill('New Password', 'Relief-Valve-2');
  await fill('Confirm New Password', 'Relief-Valve-2');
  await press('Update Password');
  await shows('Password updated successfully!');
  await fill('Email', email);
  await fill('Password', testPassword);
  await press('Sign In');
  await shows('Invalid email or password');
});
