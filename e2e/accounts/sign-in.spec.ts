import { openHydrated } from '../open.ts';
import {
  codeFromMail,
  expect,
  fillSignIn,
  linkFromMail,
  loseSession,
  waitForMail,
  newEmail,
  openNewAccount,
  password,
  registerAccount,
  signInDirectly,
  test,
} from './users.ts';

test('the account page redirects to sign-in and back, with its query', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/account?tab=billing');
  await expect(page).toHaveURL('/signin?next=%2Faccount%3Ftab%3Dbilling');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/account?tab=billing');
});

test('a sign-in returns to the requested page', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/signin?next=/tools');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/tools');
});

test('a visitor signs in from the tools page and arrives at Steam Tables', async ({ page, request }) => {
  const email = await registerAccount(request);
  await openHydrated(page, '/tools');
  const entry = page.locator('.tool').filter({ hasText: 'Login required to access this tool' });
  await entry.getByRole('link', { name: 'Steam Tables', exact: true }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/steam-tables');
});

test('a sign-in never leads to a page that does not exist', async ({ page }) => {
  await openNewAccount(page);
  await page.goto('/signin?next=/api/auth/sign-out');
  await expect(page).toHaveURL('/account');
});

test('a sign-in never leads to another site', async ({ page, request }) => {
  const email = await registerAccount(request);
  await signInDirectly(page, email);
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await expect(page, next).toHaveURL('/account');
  }
});

test('a signed-in user is redirected from the sign-in page', async ({ page }) => {
  await openNewAccount(page);
  await page.goto('/signin');
  await expect(page).toHaveURL('/account');
});

test('session-dependent content is hidden until the session has loaded', async ({ page }) => {
  await openNewAccount(page);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/api/session', async route => {
    await held;
    await route.continue();
  });
  for (const path of ['/account', '/signin']) {
    await page.goto(path);
    await expect(page.locator('main [aria-busy=true]')).toBeAttached();
    await expect(page.locator('main').getByRole('heading')).toHaveCount(1);
    await expect(page.locator('main :is(form, input, button, a)')).toHaveCount(0);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeHidden();
  release();
  await expect(page).toHaveURL('/account');
});

test('a wrong password and an unknown address get the same message', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/signin');
  for (const address of [email, newEmail()]) {
    await fillSignIn(page, address, 'Wrong-Trap-1');
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  }
  await fillSignIn(page, email, 'short');
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters');
});

test('an error keeps its position during a resubmission, so that a double click hits the intended button', async ({
  page,
  request,
}) => {
  const email = await registerAccount(request);
  await page.goto('/signin');
  await fillSignIn(page, email, 'Wrong-Trap-1');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  let sent = 0;
  await page.route('**/api/auth/sign-in/email', async route => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.evaluate(() => document.fonts.ready);
  const place = await page.getByRole('button', { name: 'Sign In', exact: true }).boundingBox();
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick();
  const busy = page.getByRole('button', { name: 'Signing in...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await busy.boundingBox())?.y).toBe(place?.y);
  release();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  expect(sent).toBe(1);
});

test('the password can be revealed and hidden', async ({ page }) => {
  await page.goto('/signin');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue(password);
});

test('Remember me keeps the session for 30 days, and without it until the browser is closed', async ({
  page,
  request,
}) => {
  const email = await registerAccount(request);
  for (const remembered of [false, true]) {
    await loseSession(page);
    await page.goto('/signin');
    await page.getByLabel('Remember me').setChecked(remembered);
    await fillSignIn(page, email);
    await expect(page).toHaveURL('/account');
    const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('session_token'));
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    if (remembered) expect(Math.round(days)).toBe(30);
    else expect(cookie?.expires).toBe(-1);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  }
});

test('the verification email can be resent', async ({ page, request }) => {
  const email = newEmail();
  await request.post('/api/auth/sign-up/email', { data: { email, password } });
  await page.goto('/signin?next=/tools');
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Email not verified');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status')).toHaveText('Please check your email to verify your account');
  await expect
    .poll(async () => linkFromMail(await waitForMail(request, email, /^Verify/)))
    .toContain(encodeURIComponent('/signin?next=%2Ftools&verified=true'));
});

test('after ten wrong passwords the page says when to try again', async ({ page, request }) => {
  const email = await registerAccount(request);
  // The wait starts with the last attempt, so everything is filled in before.
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await request.post('/api/auth/sign-in/email', { data: { email, password: 'Wrong-Trap-1' } });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Please try again in ([12]\d|30) seconds\.$/);
});

test('a mailed code signs in', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Use a code or link by email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  const code = codeFromMail(await waitForMail(request, email, /code$/));
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is not the one we sent.');
  await page.getByLabel('Code').fill(`${code.slice(0, 3)}-${code.slice(3)}`);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/tools');
});

test('a mailed link signs in once', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/signin?next=/tools');
  await page.getByRole('button', { name: 'Use a code or link by email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link Instead' }).click();
  await expect(page.getByRole('status')).toContainText(`A sign-in link has been sent to ${email}`);
  const link = linkFromMail(await waitForMail(request, email, /^Your sign-in link/));
  await page.goto(link);
  await expect(page).toHaveURL('/tools');
  await loseSession(page);
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This sign-in link has expired or has already been used. Request a new one.',
  );
  await expect(page).toHaveURL('/signin?next=%2Ftools');
});

test('an error in the address is not displayed verbatim', async ({ page }) => {
  await page.goto('/signin?error=Call+0800+123+now&error_description=%3Cimg+src=x%3E');
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred');
  await page.goto('/signin?error=server_error&from=google');
  await expect(page.getByRole('alert')).toHaveText('An error occurred during Google sign in');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
