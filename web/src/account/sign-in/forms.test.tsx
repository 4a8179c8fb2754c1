// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import type { View } from './sign-in-address.ts';
import { SignInForm } from './sign-in-form.tsx';

const show = vi.fn<(view: View) => void>();
beforeEach(async () => {
  newBrowser();
  show.mockClear();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  window.happyDOM.setURL('http://localhost/signin');
  await answerSession({});
});
afterEach(unmount);

const banners = () => textsOf('.banner');
const buttons = () => textsOf('button');
const page = () => textOf(document.querySelector('main'));
const session = 'GET /api/session';
const user = { user: { email: 'ann@example.com' } };
const noCookies = 'Your browser did not save the session. Please allow cookies for this site.';
const again = { name: 'sign-in', notice: { tone: 'error', text: 'This sign-in has expired. Please start again.' } };

describe('a sign-in with a password', () => {
  const signIn = 'POST /api/auth/sign-in/email';
  const draw = () => render(<SignInForm next="/tools" initial={undefined} show={show} />);
  const submit = async () => {
    enter('email', ' ann@example.com ');
    enter('password', 'Steam-Trap-1');
    await pressButton('Sign In');
  };

  test('sends what was entered, and asks for the second step', async () => {
    await draw();
    answerRequests({ [signIn]: { twoFactorRedirect: true, twoFactorMethods: ['otp'] } });
    await submit();
    expect(sentRequests()).toEqual([
      [signIn, { email: 'ann@example.com', password: 'Steam-Trap-1', rememberMe: false }],
    ]);
    expect(show.mock.calls).toEqual([[{ name: 'second-factor', ways: ['phone'] }]]);
  });

  test('without a second step ends with the session', async () => {
    await draw();
    answerRequests({ [signIn]: { twoFactorRedirect: false }, [session]: {} });
    await submit();
    expect([banners(), show.mock.calls]).toEqual([[noCookies], []]);
    answerRequests({ [signIn]: {}, [session]: user });
    await submit();
    expect(banners()).toEqual([]);
    answerRequests({ [signIn]: {}, [session]: 503 });
    await submit();
    expect(banners()).toEqual([]);
  });

  test('of an address that is not verified sends the link again on demand', async () => {
    await draw();
    answerRequests({ [signIn]: [403, { code: 'ELSE', message: 'Not now.' }] });
    await submit();
    expect([banners(), buttons().includes('Send it again')]).toEqual([['Not now.'], false]);
    const resend = 'POST /api/auth/send-verification-email';
    answerRequests({
      [signIn]: [403, { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' }],
      [resend]: [429, { code: 'TOO_MANY_ATTEMPTS' }],
    });
    await submit();
    await pressButton('Send it again');
    expect(banners()).toEqual(['Email not verified', 'Too many attempts. Please try again later.']);
    answerRequests({ [resend]: 204 });
    await pressButton('Send it again');
    expect(banners()).toEqual(['Email not verified', 'Please check your email to verify your account']);
    expect(sentRequests()).toEqual([
      [resend, { email: 'ann@example.com', callbackURL: '/signin?next=%2Ftools&verified=true' }],
    ]);
  });
});

describe('a new account', () => {
  const signUp = 'POST /api/auth/sign-up/email';
  const draw = async (next: string) => {
    await render(<CreateAccountForm next={next} />);
    enter('email', ' ann@example.com ');
    enter('password', 'Steam-Trap-1');
    enter('confirmPassword', 'Steam-Trap-1');
    await act(async () => document.querySelector<HTMLInputElement>('[name="terms"]')?.click());
  };
  const sent = { email: 'ann@example.com', password: 'Steam-Trap-1' };

  test('is verified by mail, with the tool that was wanted', async () => {
    await draw('/pump-sizing-pro');
    enter('company', ' Engine Works ');
    answerRequests({ [signUp]: [400, { message: 'Not now.' }] });
    await pressButton('Create Account');
    expect(banners()).toEqual(['Not now.']);
    answerRequests({ [signUp]: 204 });
    await pressButton('Create Account');
    const callbackURL = '/signin?next=%2Fpump-sizing-pro&verified=true';
    expect(sentRequests()).toEqual([
      [signUp, { ...sent, company: 'Engine Works', wantedPage: '/pump-sizing-pro', callbackURL }],
    ]);
    expect(banners()).toEqual(['Please check your email to verify your account']);
    expect(document.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('');
  });

  test('needs neither a company nor a tool', async () => {
    await draw('/about');
    answerRequests({ [signUp]: 204 });
    await pressButton('Create Account');
    expect(sentRequests()).toEqual([[signUp, { ...sent, callbackURL: '/signin?next=%2Fabout&verified=true' }]]);
  });
});

test('instructions for a forgotten password are mailed, or not', async () => {
  const reset = 'POST /api/auth/request-password-reset';
  await render(<ResetForm next="/tools" initial={undefined} />);
  enter('email', 'ann');
  answerRequests({});
  await pressButton('Send Reset Instructions');
  expect([banners(), sentRequests()]).toEqual([['Invalid email address'], []]);
  enter('email', ' ann@example.com ');
  answerRequests({ [reset]: [400, { message: 'Not now.' }] });
  await pressButton('Send Reset Instructions');
  expect(banners()).toEqual(['Not now.']);
  answerRequests({ [reset]: 204 });
  await pressButton('Send Reset Instructions');
  expect(sentRequests()).toEqual([
    [reset, { email: 'ann@example.com', redirectTo: '/signin?next=%2Ftools&from=reset' }],
  ]);
  expect(banners()).toEqual(['Password reset instructions have been sent to your email']);
});

describe('a mailed code', () => {
  const send = 'POST /api/auth/email-otp/send-verification-otp';
  const link = 'POST /api/auth/sign-in/magic-link';
  const signIn = 'POST /api/auth/sign-in/email-otp';
  const enterCode = async () => {
    await render(<MailedCodeForm next="/tools" show={show} />);
    enter('email', ' ann@example.com ');
    answerRequests({ [send]: 204 });
    await pressButton('Send Code');
    expect(sentRequests()).toEqual([[send, { email: 'ann@example.com', type: 'sign-in' }]]);
    expect(page()).toContain('A code has been sent to ann@example.com.');
    expect(document.activeElement?.getAttribute('name')).toBe('otp');
    enter('otp', '123 456');
  };

  test.each([
    ['INVALID_OTP', 'This code is not the one we sent.', 'otp'],
    ['OTP_EXPIRED', 'This code is no longer valid. Go back and request a new one.', undefined],
    ['TOO_MANY_ATTEMPTS', 'This code is no longer valid. Go back and request a new one.', undefined],
    ['ELSE', 'Not now.', undefined],
  ])('refused with %s: %s', async (code, text, field) => {
    await enterCode();
    answerRequests({ [signIn]: [400, { code, message: 'Not now.' }] });
    await pressButton('Sign In');
    expect(sentRequests()).toEqual([[signIn, { email: 'ann@example.com', otp: '123456' }]]);
    expect(banners()).toEqual([text]);
    expect(document.querySelector('[aria-invalid]')?.getAttribute('name')).toBe(field);
  });

  test('signs in, or asks for the second step', async () => {
    await enterCode();
    answerRequests({ [signIn]: {}, [session]: {} });
    await pressButton('Sign In');
    expect([banners(), show.mock.calls]).toEqual([[noCookies], []]);
    answerRequests({ [signIn]: { twoFactorRedirect: true } });
    await pressButton('Sign In');
    expect(show.mock.calls).toEqual([[{ name: 'second-factor', ways: ['app'] }]]);
  });

  test('and a link may be refused', async () => {
    await render(<MailedCodeForm next="/tools" show={show} />);
    enter('email', 'ann@example.com');
    answerRequests({ [link]: [400, { message: 'Not now.' }], [send]: [400, { message: 'No code now.' }] });
    await pressButton('Send Link Instead');
    expect(banners()).toEqual(['Not now.']);
    expect(sentRequests()).toEqual([
      [
        link,
        {
          email: 'ann@example.com',
          callbackURL: '/tools',
          errorCallbackURL: '/signin?next=%2Ftools&from=link',
        },
      ],
    ]);
    await pressButton('Send Code');
    expect(banners()).toEqual(['No code now.']);
  });
});

describe('the second step', () => {
  const app = 'POST /api/auth/two-factor/verify-totp';
  const phone = 'POST /api/auth/two-factor/verify-otp';
  const backup = 'POST /api/auth/two-factor/verify-backup-code';
  const send = 'POST /api/auth/two-factor/send-otp';
  const draw = (...ways: ('app' | 'phone')[]) => render(<SecondFactorForm ways={ways} show={show} />);
  const verify = async (code: string) => {
    enter('code', code);
    await pressButton('Verify');
  };

  test.each([
    ['INVALID_CODE', 'Not now.', []],
    ['OTP_HAS_EXPIRED', 'This code is no longer valid. Please request a new one.', []],
    ['INVALID_TWO_FACTOR_COOKIE', undefined, [[again]]],
    ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', undefined, [[again]]],
  ])('refused with %s: %s', async (code, text, shown) => {
    await draw('app');
    answerRequests({ [app]: [400, { code, message: 'Not now.' }] });
    await verify('123 456');
    expect(sentRequests()).toEqual([[app, { code: '123456', trustDevice: false }]]);
    expect([banners()[0], show.mock.calls]).toEqual([text, shown]);
  });

  test('can be a code of the app, the phone or the list, and may be left out on this device', async () => {
    await draw('app', 'phone');
    expect(buttons()).toEqual(['Verify', 'Send a Code to My Phone', 'Use a backup code']);
    expect(document.activeElement).toBe(document.body);
    answerRequests({ [send]: 204 });
    await pressButton('Send a Code to My Phone');
    expect(document.activeElement?.getAttribute('name')).toBe('code');
    expect(buttons()).toEqual(['Verify', 'Send Another Code', 'Use the authenticator app', 'Use a backup code']);
    await act(async () => document.querySelector<HTMLInputElement>('[name="trustDevice"]')?.click());
    answerRequests({ [phone]: 204, [session]: {} });
    await verify('123456');
    expect(sentRequests()[0]).toEqual([phone, { code: '123456', trustDevice: true }]);
    expect(banners()).toEqual([noCookies]);
    await pressButton('Use a backup code');
    expect(buttons()).toEqual(['Verify', 'Use the authenticator app', 'Enter the code sent to my phone']);
    answerRequests({ [backup]: [400, { code: 'INVALID_BACKUP_CODE', message: 'Not this one.' }] });
    await verify(' ABC-def ');
    expect(sentRequests()).toEqual([[backup, { code: 'ABC-def', trustDevice: false }]]);
    expect(banners()).toEqual(['Not this one.']);
  });

  test('by phone begins with the text message', async () => {
    await draw('phone');
    expect(buttons()).toEqual(['Send a Code to My Phone', 'Use a backup code']);
    expect(document.querySelector('.button')?.className).toBe('button');
    answerRequests({ [send]: [400, { message: 'Not now.' }] });
    await pressButton('Send a Code to My Phone');
    expect([banners(), show.mock.calls]).toEqual([['Not now.'], []]);
    answerRequests({ [send]: [400, { code: 'INVALID_TWO_FACTOR_COOKIE' }] });
    await pressButton('Send a Code to My Phone');
    expect(show.mock.calls).toEqual([[again]]);
  });
});

describe('a new password', () => {
  const reset = 'POST /api/auth/reset-password';
  const signIn = 'POST /api/auth/sign-in/email';
  const draw = async (email?: string) => {
    await render(<NewPasswordForm token="abc" email={email} show={show} />);
    enter('password', 'Steam-Trap-1');
    enter('confirmPassword', 'Steam-Trap-1');
  };
  const submit = () => pressButton('Update Password');
  const updated = { name: 'sign-in', notice: { tone: 'success', text: 'Password updated successfully!' } };

  test('is set with the token of the link, and used to sign in', async () => {
    await draw();
    answerRequests({ [reset]: 204 });
    await submit();
    expect(sentRequests()).toEqual([[reset, { token: 'abc', newPassword: 'Steam-Trap-1' }]]);
    expect(show.mock.calls).toEqual([[updated]]);
  });

  test('signs in a user who was signed in', async () => {
    await draw('ann@example.com');
    answerRequests({ [reset]: 204, [signIn]: {}, [session]: user });
    await submit();
    expect(sentRequests()[1]).toEqual([
      signIn,
      { email: 'ann@example.com', password: 'Steam-Trap-1', rememberMe: false },
    ]);
    expect([location.pathname + location.search, show.mock.calls]).toEqual(['/account?password=updated', []]);
  });

  test.each([
    [
      { twoFactorRedirect: true, twoFactorMethods: ['otp', 'totp'] },
      {},
      { name: 'second-factor', ways: ['app', 'phone'] },
    ],
    [[403, {}] as const, user, updated],
    [{}, {}, updated],
  ])('and a sign-in answered with %j lead on', async (answer, known, view) => {
    await draw('ann@example.com');
    answerRequests({ [reset]: 204, [signIn]: answer, [session]: known });
    await submit();
    expect([show.mock.calls, location.pathname]).toEqual([[[view]], '/signin']);
  });

  test('is refused with a used link, or for another reason', async () => {
    await draw();
    answerRequests({ [reset]: [500, { message: 'Theirs' }] });
    await submit();
    expect([banners(), show.mock.calls]).toEqual([['Failed to update password. Please try again.'], []]);
    answerRequests({ [reset]: [400, { code: 'INVALID_TOKEN' }] });
    await submit();
    expect(show.mock.calls).toEqual([
      [
        {
          name: 'reset-password',
          notice: { tone: 'error', text: 'This link has expired or has already been used. Request a new one.' },
        },
      ],
    ]);
  });
});

describe('a sign-in with Google', () => {
  const signIn = 'POST /api/auth/sign-in/social';
  const press = () => pressButton('Continue with Google');
  const alert = () => document.querySelector('[role="alert"]');
  const returns = (persisted: boolean) =>
    act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

  test('leads to Google, and can be tried again by a user who comes back', async () => {
    await render(<GoogleButton next="/tools" />);
    answerRequests({ [signIn]: { url: 'http://localhost/google' } });
    await press();
    expect(sentRequests()).toEqual([
      [signIn, { provider: 'google', callbackURL: '/tools', errorCallbackURL: '/signin?next=%2Ftools&from=google' }],
    ]);
    expect([location.pathname, buttons(), alert()]).toEqual(['/google', ['Processing...'], null]);
    await returns(false);
    expect(buttons()).toEqual(['Continue with Google']);
  });

  test.each([
    [400, 'Failed to initiate Google sign in'],
    [429, 'Too many attempts. Please try again later.'],
  ])('is refused with %d: %s', async (status, text) => {
    await render(<GoogleButton next="/tools" />);
    answerRequests({ [signIn]: [status, { message: 'Theirs' }] });
    await press();
    expect([textOf(alert()), alert()?.className, buttons()]).toEqual([text, 'banner error', ['Continue with Google']]);
    answerRequests({});
    await press();
    expect([alert()?.className, document.querySelector('button')?.disabled]).toEqual(['banner held error', true]);
    await returns(false);
    expect(textOf(alert())).toBe(text);
    await returns(true);
    expect(alert()).toBeNull();
  });

  test('during an outage tells it', async () => {
    await render(<GoogleButton next="/tools" />);
    answerRequests({ [signIn]: 503, [session]: 503 });
    await press();
    expect(textOf(alert())).toBe(
      'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.',
    );
  });
});

test('every field of these forms is required and kept from spell checking, except the company', async () => {
  const ways = ['app'] as const;
  const contents = [
    <SignInForm key="1" next="/" initial={undefined} show={show} />,
    <CreateAccountForm key="2" next="/" />,
    <ResetForm key="3" next="/" initial={undefined} />,
    <NewPasswordForm key="4" token="abc" email={undefined} show={show} />,
    <SecondFactorForm key="5" ways={ways} show={show} />,
    <MailedCodeForm key="6" next="/" show={show} />,
  ];
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  const all: HTMLInputElement[] = [];
  for (const content of contents) {
    await render(content);
    all.push(...fields());
    if (buttons().includes('Use a backup code')) await pressButton('Use a backup code');
    all.push(...fields());
  }
  const lax = all.filter(each => !each.required || each.getAttribute('spellcheck') !== 'false');
  expect(new Set(lax.map(each => each.name))).toEqual(new Set(['company']));
  expect(new Set(all.map(each => each.name))).toEqual(
    new Set(['email', 'password', 'company', 'confirmPassword', 'code']),
  );
});
