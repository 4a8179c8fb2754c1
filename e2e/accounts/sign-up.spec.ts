import {
  expect,
  fillSignIn,
  linkFromMail,
  loseSession,
  waitForMail,
  newEmail,
  password,
  registerAccount,
  test,
} from './users.ts';

test('a visitor creates an account and is signed in by verifying the address in the same browser', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Company').fill('Flow Ltd');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status')).toHaveText('Please check your email to verify your account');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Company')).toHaveValue('');
  await expect(page.getByLabel('I agree')).not.toBeChecked();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Email not verified');

  const link = linkFromMail(await waitForMail(request, email, /^Verify/));
  await page.goto(link);
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('Company')).toHaveValue('Flow Ltd');
  await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue(email);

  await loseSession(page);
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText('Your email address is verified. You can sign in now.');
  await page.goto(link.replace(/token=[^&]+/, 'token=made-up'));
  await expect(page.getByRole('alert')).toContainText('expired or has already been used');
});

test('only the first message is shown, verbatim, and its field is focused', async ({ page }) => {
  await page.goto('/signin?view=create-account');
  const submit = page.getByRole('button', { name: 'Create Account' });
  const secret = page.getByLabel('Password', { exact: true });
  const expectMessage = async (text: string) => {
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(page.locator('[aria-invalid=true]')).toBeFocused();
  };
  await expectMessage('Invalid email address');
  await page.getByLabel('Email').fill('ann@example');
  await expectMessage('Invalid email address');
  await page.getByLabel('Email').fill('ann@example.com');
  for (const [value, text] of [
    ['Aa1-', 'Password must be at least 8 characters'],
    ['steam-trap-1', 'Password must contain at least one uppercase letter'],
    ['STEAM-TRAP-1', 'Password must contain at least one lowercase letter'],
    ['Steam-Trap', 'Password must contain at least one number'],
    ['SteamTrap1', 'Password must contain at least one special character'],
    [password, "Passwords don't match"],
  ] as const) {
    await secret.fill(value);
    await expectMessage(text);
  }
  await page.getByLabel('Confirm password').fill(password);
  await expectMessage('You must accept the Terms of Service');
});

test('switching the view clears errors, messages and values', async ({ page }) => {
  await page.goto('/signin');
  await fillSignIn(page, 'ann@example', 'short');
  await expect(page.getByRole('alert')).toHaveText('Invalid email address');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset instructions have been sent to your email');
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('views of the sign-in page are history entries', async ({ page }) => {
  await page.goto('/signin?next=/tools');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading).toHaveText('Create account');
  await page.goBack();
  await expect(heading).toHaveText('Sign in');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(heading).toHaveText('Reset password');
  await page.goBack();
  await page.goForward();
  await expect(heading).toHaveText('Reset password');
  await expect(page).toHaveURL('/signin?next=%2Ftools');
});

test('password rules are shown before typing', async ({ page }) => {
  await page.goto('/signin?view=create-account');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAccessibleDescription(
    'At least 8 characters with an uppercase and a lowercase letter, a number and a special character.',
  );
});

test('the terms open over the form, which keeps its entries', async ({ page }) => {
  await page.goto('/signin?view=create-account');
  await page.getByLabel('Company').fill('Flow Ltd');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of Service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Company')).toHaveValue('Flow Ltd');
  await expect(page.getByLabel('I agree')).not.toBeChecked();
});

test('a taken address gets the same response, and its owner an email', async ({ page, request }) => {
  const email = await registerAccount(request);
  await page.goto('/signin?view=create-account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Other-Trap-2');
  await page.getByLabel('Confirm password').fill('Other-Trap-2');
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status')).toHaveText('Please check your email to verify your account');
  await waitForMail(request, email, /^You already have an account/);
});

test('the button is disabled and shows progress while the request runs', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/api/auth/sign-up/email', async route => {
    await held;
    await route.fulfill({ json: { token: null } });
  });
  await page.goto('/signin?view=create-account');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
});
