import { expect, fillSignIn, linkIn, mailTo, newAddress, ownAccount, password, registered, test } from './people.ts';

test('a forgotten password is reset by the mailed link, which signs out every device', async ({ page, request }) => {
  const email = await ownAccount(page);
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('There is no browser.');
  const other = await visitor.newPage();
  await other.goto('/signin');
  await other.getByRole('button', { name: 'Forgot your password?' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(other.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');

  const link = linkIn(await mailTo(request, email, /^Reset/));
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('New password');
  await other.getByLabel('New Password', { exact: true }).fill('weak');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await expect(other.getByRole('alert')).toHaveText('Password must be at least 8 characters');
  await other.getByLabel('New Password', { exact: true }).fill('Relief-Valve-2');
  await other.getByLabel('Confirm New Password').fill('Relief-Valve-2');
  await other.getByRole('button', { name: 'Update Password' }).click();
  await expect(other.getByRole('status')).toHaveText('Password updated successfully!');
  await expect(other).toHaveURL('/signin');

  await fillSignIn(other, email, password);
  await expect(other.getByRole('alert')).toHaveText('Invalid email or password');
  await fillSignIn(other, email, 'Relief-Valve-2');
  await expect(other).toHaveURL('/account');
  await page.reload();
  await expect(page).toHaveURL('/signin');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await expect(page.getByRole('alert')).toContainText('expired or has already been used');
  await visitor.close();
});

test('a reset link works for somebody who is signed in as well', async ({ page, request }) => {
  const email = await ownAccount(page);
  await request.post('/api/auth/request-password-reset', { data: { email } });
  await page.goto(linkIn(await mailTo(request, email, /^Reset/)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New password');
});

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email address');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');
});

test('a made-up link is refused when it is used', async ({ page, request }) => {
  await registered(request);
  await page.goto('/signin?token=made-up');
  await page.getByLabel('New Password', { exact: true }).fill('Relief-Valve-2');
  await page.getByLabel('Confirm New Password').fill('Relief-Valve-2');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or has already been used. Ask for another one.',
  );
  await expect(page.getByRole('button', { name: 'Send Reset Instructions' })).toBeVisible();
});
