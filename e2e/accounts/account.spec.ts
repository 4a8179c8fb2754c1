import { readFile } from 'node:fs/promises';
import { horizontalOverflow } from '../access.ts';
import { openHydrated } from '../open.ts';
import {
  expect,
  fillSignIn,
  linkFromMail,
  loseSession,
  waitForMail,
  newEmail,
  openOtherDevice,
  openNewAccount,
  password,
  signInDirectly,
  test,
} from './users.ts';

test('the header names the plan, and the profile is saved', async ({ page }) => {
  const email = await openNewAccount(page);
  await expect(page.locator('.account-head')).toContainText('Free Account');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('<b>Lovelace</b>');
  await page.getByLabel('Company').fill('Engine Works');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status')).toHaveText('Profile updated successfully!');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last Name')).toHaveValue('<b>Lovelace</b>');
  await expect(page.getByLabel('Company')).toHaveValue('Engine Works');
  const address = page.getByLabel('Email Address', { exact: true });
  await expect(address).toHaveValue(email);
  await expect(address).toHaveJSProperty('readOnly', true);
});

test('a failure to save the profile is reported', async ({ page }) => {
  await openNewAccount(page);
  await page.route('**/api/auth/update-user', route => route.fulfill({ status: 500, json: { message: 'fault' } }));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update profile. Please try again.');
});

test('the password is changed, and the current one is checked', async ({ page, browser }) => {
  const email = await openNewAccount(page);
  const other = await openOtherDevice(browser, email);
  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current Password').fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm New Password').fill(again);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await change(password, 'Relief-Valve-2', 'Relief-Valve-3');
  await expect(page.getByRole('alert')).toHaveText('New passwords do not match.');
  await change('Wrong-Trap-1', 'Relief-Valve-2', 'Relief-Valve-2');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update password. Please try again. The current password is not correct.',
  );
  await change(password, 'weak-valve-2', 'weak-valve-2');
  await expect(page.getByRole('alert')).toHaveText('Password must contain at least one uppercase letter');
  await change(password, 'Relief-Valve-2', 'Relief-Valve-2');
  await expect(page.getByRole('status')).toHaveText('Password updated successfully!');
  await expect(page.getByLabel('Current Password')).toHaveValue('');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await other.goto('/account');
  await expect(other).toHaveURL('/signin');
  await fillSignIn(other, email, 'Relief-Valve-2');
  await expect(other).toHaveURL('/account');
  await other.context().close();
});

test('sessions are listed, ended individually and all together', async ({ page, browser }) => {
  const email = await openNewAccount(page);
  const second = await openOtherDevice(browser, email);
  const third = await openOtherDevice(browser, email);
  await page.reload();
  const list = page.getByRole('region', { name: 'Sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await list.getByRole('listitem').nth(1).getByRole('button', { name: 'Sign Out' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Sign Out Other Devices' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const device of [second, third]) {
    await device.goto('/account');
    await expect(device).toHaveURL('/signin');
    await device.context().close();
  }
  const fourth = await openOtherDevice(browser, email);
  await list.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page).toHaveURL('/');
  await fourth.goto('/account');
  await expect(fourth).toHaveURL('/signin');
  await fourth.context().close();
});

test('a session that has ended is reported at the next request', async ({ page, browser }) => {
  const email = await openNewAccount(page);
  const other = await openOtherDevice(browser, email);
  await other.request.post('/api/account/sign-out', {
    data: { scope: 'others' },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account');
  await other.context().close();
});

test('signing out in one tab signs out the other and says so, and leaves other devices signed in', async ({
  page,
  browser,
}) => {
  const email = await openNewAccount(page);
  const device = await openOtherDevice(browser, email);
  const tab = await page.context().newPage();
  await tab.goto('/account');
  await tab.getByRole('button', { name: /@example\.com/ }).click();
  await tab.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    'You have signed out in this browser. Sign in to open the page again.',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await device.goto('/account');
  await expect(device.getByLabel('Email Address', { exact: true })).toHaveValue(email);
  await device.context().close();
});

test('signing out in one tab is seen in the open tabs of tools and projects', async ({ page }) => {
  await openNewAccount(page);
  const tool = await page.context().newPage();
  await openHydrated(tool, '/restriction-orifice');
  await expect(tool.getByRole('button', { name: /@example\.com/ })).toBeVisible();
  const projects = await page.context().newPage();
  await openHydrated(projects, '/projects');
  await expect(projects.getByRole('heading', { name: 'No project yet' })).toBeVisible();
  await page.getByRole('button', { name: /@example\.com/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(tool.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(tool).toHaveURL('/restriction-orifice');
  await expect(projects.getByRole('status')).toHaveText(
    'You have signed out in this browser. Sign in to open the page again.',
  );
});

test('the user menu opens offline too', async ({ page, context }) => {
  const email = await openNewAccount(page);
  const request = page.waitForResponse(/\/assets\/user-menu-.*\.js$/);
  await page.goto('/tools');
  // The response has begun; importing it again waits until it and its dependencies are loaded.
  await page.evaluate(path => import(path).then(() => undefined), (await request).url());
  await context.setOffline(true);
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('menuitem', { name: 'Account Preferences' })).toBeVisible();
});

test('a long address makes no page scroll sideways on a phone', async ({ page, request }) => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(46)}.example.com`;
  await request.post('/api/auth/sign-up/email', { data: { email, password } });
  await request.get(linkFromMail(await waitForMail(request, email, /^Verify/)));
  await signInDirectly(page, email);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account');
  await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue(email);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('the user menu shows the address and leads to the account', async ({ page }) => {
  const email = await openNewAccount(page);
  await page.goto('/tools');
  await page.getByRole('button', { name: email }).click();
  await expect(page.getByRole('menu')).toContainText(email);
  await page.getByRole('menuitem', { name: 'Account Preferences' }).click();
  await expect(page).toHaveURL('/account');
});

test('each section is reached by a link at the top of the page', async ({ page }) => {
  await openNewAccount(page);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links.first()).toHaveText('Pro Subscription');
  expect(await links.allTextContents()).toEqual(
    await page.locator('.account-section h2').evaluateAll(heads => heads.map(head => head.textContent)),
  );
  await page.getByRole('link', { name: 'Delete Account' }).click();
  await expect(page.getByRole('heading', { name: 'Delete Account' })).toBeInViewport();
});

test('the pending tool is removed on request', async ({ page }) => {
  await openNewAccount(page);
  await page.goto('/pump-sizing-pro');
  const banner = page.getByText('Pump Sizing Pro needs a subscription');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Not now: Pump Sizing Pro' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('going back after signing out shows no account data', async ({ page }) => {
  await openNewAccount(page);
  await page.getByRole('button', { name: /@example\.com/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('an administrator has the admin label and no subscription', async ({ page }) => {
  await openNewAccount(page);
  await page.route('**/api/session', async route => {
    const response = await route.fetch();
    const session = await response.json();
    await route.fulfill({ json: { ...session, role: 'admin', user: { ...session.user, role: 'admin' } } });
  });
  await page.reload();
  await expect(page.locator('.account-head')).toContainText('Admin Account');
});

test('account data is downloaded as JSON', async ({ page }) => {
  const email = await openNewAccount(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('isentrope-account.json');
  const content: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(content).toMatchObject({ profile: { email }, signInMethods: [{ provider: 'credential' }] });
});

test('an account is deleted after confirmation with the password', async ({ page }) => {
  const email = await openNewAccount(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Keep It' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your password to delete your account.');
  const deletion = page.getByRole('region', { name: 'Delete Account' });
  await deletion.getByLabel('Your password').fill('Wrong-Trap-1');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password is not correct.');
  await deletion.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/signin');
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test("two accounts in one browser never see each other's data", async ({ page }) => {
  await openNewAccount(page);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await loseSession(page);
  const second = await openNewAccount(page);
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue(second);
  await loseSession(page);
  await signInDirectly(page, second);
});

test('the address is changed once both addresses have confirmed', async ({ page, browser, request }) => {
  const email = await openNewAccount(page);
  const changed = newEmail();
  await page.getByRole('button', { name: 'Change Email Address' }).click();
  await expect(page.getByLabel('New Email Address')).toBeFocused();
  await page.getByLabel('New Email Address').fill(changed);
  await page.getByLabel('Your password').fill('Wrong-Trap-1');
  await page.getByRole('button', { name: 'Send Approval Link' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password is not correct.');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send Approval Link' }).click();
  await expect(page.getByRole('status')).toContainText('A link to approve the change has been sent');

  await page.goto(linkFromMail(await waitForMail(request, email, /^Approve/)));
  await expect(page.locator('.status-banner')).toHaveText(
    'The change is approved. Now follow the link that was sent to the new address.',
  );
  await expect(page).toHaveURL('/account');

  const phone = await browser.newPage();
  await phone.goto(linkFromMail(await waitForMail(request, changed, /^Confirm/)));
  await expect(phone.getByRole('status')).toHaveText('Your email address has been changed. Sign in with the new one.');
  await fillSignIn(phone, changed);
  await expect(phone.locator('.account-address')).toHaveText(changed);
  await phone.context().close();

  // The session that requested it has ended.
  await page.goto('/account');
  await expect(page).toHaveURL(/\/signin/);
});
