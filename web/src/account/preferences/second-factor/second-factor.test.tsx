// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, pressButton, render, textOf, textsOf, unmount } from '../../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../../../testing/requests.ts';
import { newBrowser } from '../../../workbench/testing/browser.ts';
import { readSession } from '../../../shell/session.ts';
import type { Resource } from '../../resource.ts';
import { SecondFactor } from './second-factor.tsx';
import type { SecondFactors } from './second-factors.ts';

const reload = vi.fn(() => Promise.resolve());
beforeEach(async () => {
  newBrowser();
  reload.mockClear();
  await answerSession({});
});
afterEach(unmount);

const loaded = <T,>(value: T): Resource<T> => ({ value, failure: undefined, reload });
const account = { email: 'ann@example.com' };
const here = { id: 'a', createdAt: '', updatedAt: '', device: 'Chrome on Linux', current: true };

/** Draws the section with its state, with text messages and with this device as the only one, unless told otherwise. */
async function draw(
  { app = false, phone = null }: Partial<SecondFactors>,
  {
    on = app,
    texts = true,
    hasPassword = true,
    others = false,
    failure = undefined as Resource<SecondFactors>['failure'],
  } = {},
) {
  const session = readSession({ user: { ...account, twoFactorEnabled: on }, signIn: { phone: texts } });
  if (session.user === null) throw new Error('There is no user.');
  await render(
    <SecondFactor
      session={session}
      user={session.user}
      hasPassword={hasPassword}
      factors={failure ? { value: undefined, failure, reload } : loaded({ app, phone })}
      sessions={loaded(others ? [here, { ...here, id: 'b', current: false }] : [here])}
    />,
  );
}

const banners = () => textsOf('.banner');
const buttons = () => textsOf('button');
const page = () => textOf(document.querySelector('main'));
const session = 'GET /api/session';
const [enable, disable] = ['POST /api/auth/two-factor/enable', 'POST /api/auth/two-factor/disable'];
const [send, verify] = ['POST /api/auth/phone-number/send-otp', 'POST /api/auth/phone-number/verify'];
const removal = 'POST /api/auth/phone-number/remove';
const wrong = [400, { code: 'INVALID_PASSWORD', message: 'Invalid password' }] as const;

test.each([
  [{}, {}, 'Off', [], ['Set Up an Authenticator App', 'Set Up a Phone']],
  [{}, { texts: false }, 'Off', [], ['Set Up an Authenticator App']],
  [{ app: true }, {}, 'On', ['Authenticator app'], ['Add a Phone', 'New Backup Codes', 'Turn Off']],
  [
    { phone: '+47 1' },
    { on: true },
    'On',
    ['Phone +47 1'],
    ['Add an Authenticator App', 'New Backup Codes', 'Turn Off'],
  ],
  [
    { phone: '+47 1' },
    { on: true, texts: false },
    'On',
    ['Phone +47 1Text messages cannot be sent at the moment; use a backup code to sign in.'],
    ['Add an Authenticator App', 'New Backup Codes', 'Turn Off'],
  ],
  [
    { phone: '+47 1' },
    {},
    'Off',
    ['Phone +47 1Verified, but two-step verification is off.'],
    ['Turn On', 'Remove', 'Set Up an Authenticator App'],
  ],
  [
    { phone: '+47 1' },
    { texts: false },
    'Off',
    ['Phone +47 1Verified, but two-step verification is off.'],
    ['Remove', 'Set Up an Authenticator App'],
  ],
  [
    { app: true, phone: '+47 1' },
    {},
    'On',
    ['Authenticator app', 'Phone +47 1'],
    ['Remove', 'New Backup Codes', 'Turn Off'],
  ],
] as const)('with %j and %j it is %s, lists %j and offers %j', async (factors, how, state, rows, offered) => {
  await draw(factors, how);
  expect(textsOf('.badge')).toEqual([state]);
  expect(document.querySelector('.badge')?.className).toBe(state === 'On' ? 'badge on' : 'badge');
  expect(textsOf('.rows li > b, .rows li > div:first-child')).toEqual(rows);
  expect(document.querySelectorAll('.rows')).toHaveLength(Math.min(rows.length, 1));
  expect(buttons()).toEqual(offered);
  expect(banners()).toEqual([]);
});

test('says by which ways a code comes, or that it could not be loaded', async () => {
  await draw({});
  expect(page()).toContain('from an authenticator app or by text, required');
  await draw({}, { texts: false });
  expect(page()).toContain('from an authenticator app, required');
  await draw({}, { failure: { message: 'Not now.', isReported: true, code: '', status: 500, away: false } });
  expect([banners(), buttons()]).toEqual([['Not now.'], []]);
});

describe('a phone', () => {
  const enterNumber = async () => {
    await pressButton('Set Up a Phone');
    enter('phone', ' +47 1 ');
    answerRequests({ [send]: 204 });
    await pressButton('Send Code');
  };
  const turnOn = async (code: string) => {
    enter('code', code);
    enter('password', 'Steam-Trap-1');
    await pressButton('Turn On');
  };

  test('is set up with a number, a code and the password', async () => {
    await draw({});
    await pressButton('Set Up a Phone');
    answerRequests({ [send]: [400, { message: 'Not this number.' }] });
    await pressButton('Send Code');
    expect(banners()).toEqual(['Not this number.']);
    expect(document.querySelector('[aria-invalid]')?.getAttribute('name')).toBe('phone');
    await draw({});
    await enterNumber();
    expect(sentRequests()).toEqual([[send, { phoneNumber: '+47 1' }]]);
    expect(page()).toContain('A code has been sent to +47 1.');
    expect(document.activeElement?.getAttribute('name')).toBe('code');
    answerRequests({ [verify]: 204, [enable]: { backupCodes: ['one', 'two'] }, [session]: {} });
    await turnOn('12 34 56');
    const password = 'Steam-Trap-1';
    expect(sentRequests()).toEqual([
      [verify, { phoneNumber: '+47 1', code: '123456', updatePhoneNumber: true, password }],
      [enable, { password, method: 'otp' }],
      [session, undefined],
    ]);
    expect(banners()).toEqual(['The phone is set up. You’ll be asked for a code from your next sign-in.']);
    expect(textsOf('[aria-label="Backup codes"] li')).toEqual(['one', 'two']);
    expect([reload.mock.calls.length, page().includes('Your other devices')]).toEqual([2, false]);
  });

  test.each([
    [[400, { code: 'INVALID_OTP' }], 'This code is not the one we sent.', 'code'],
    [[400, { code: 'OTP_EXPIRED' }], 'This code is no longer valid. Please request a new one.', undefined],
    [[400, { code: 'OTP_NOT_FOUND' }], 'This code is no longer valid. Please request a new one.', undefined],
    [[403, { code: 'TOO_MANY_ATTEMPTS' }], 'This code is no longer valid. Please request a new one.', undefined],
    [[429, { code: 'TOO_MANY_ATTEMPTS' }], 'Too many attempts. Please try again later.', undefined],
    [[400, { code: 'PHONE_NUMBER_EXIST' }], 'This number belongs to another account.', undefined],
    [wrong, 'The password is not correct.', 'password'],
  ] as const)('with the answer %j is refused: %s', async (answer, text, field) => {
    await draw({});
    await enterNumber();
    answerRequests({ [verify]: answer });
    await turnOn('123456');
    expect(banners()).toEqual([text]);
    expect(document.querySelector('[aria-invalid]')?.getAttribute('name')).toBe(field);
  });

  test('of a server that sends no text messages is in its local mail', async () => {
    await answerSession({ local: false });
    await draw({});
    await enterNumber();
    expect(page()).not.toContain('local mail');
    await unmount();
    await answerSession({ local: true });
    await draw({});
    await enterNumber();
    expect(document.querySelector('a[href="/sandbox/mail"]')).not.toBeNull();
    await pressButton('Send Another Code');
    expect(document.querySelector<HTMLInputElement>('[name="phone"]')?.value).toBe('+47 1');
  });

  test('is added to an app without other backup codes', async () => {
    await draw({ app: true }, { others: true });
    await pressButton('Add a Phone');
    enter('phone', '+47 1');
    answerRequests({ [send]: 204, [verify]: 204, [session]: {} });
    await pressButton('Send Code');
    enter('code', '123456');
    await pressButton('Add Phone');
    expect(sentRequests().map(([request]) => request)).toEqual([send, verify, session]);
    expect(document.querySelector('[aria-label="Backup codes"]')).toBeNull();
    expect(page()).toContain('Your other devices are still signed in.');
  });

  test('that is verified is turned on, or removed, with the password', async () => {
    await draw({ phone: '+47 1' });
    await pressButton('Turn On');
    answerRequests({ [enable]: wrong });
    await pressButton('Turn On');
    expect(banners()).toEqual(['The password is not correct.']);
    answerRequests({ [enable]: {}, [session]: {} });
    await pressButton('Turn On');
    expect(banners()[0]).toBe('The phone is set up. You’ll be asked for a code from your next sign-in.');
    await draw({ phone: '+47 1' });
    await pressButton('Remove');
    expect(page()).toContain('Codes are no longer sent to this number.');
    answerRequests({ [removal]: wrong });
    await pressButton('Remove Phone');
    expect(banners()).toEqual(['The password is not correct.']);
    answerRequests({ [removal]: 204, [session]: {} });
    enter('password', 'Steam-Trap-1');
    await pressButton('Remove Phone');
    expect(sentRequests()[0]).toEqual([removal, { password: 'Steam-Trap-1' }]);
    expect(banners()[0]).toBe('The phone has been removed.');
  });
});

test('an app is set up with a key and a first code', async () => {
  await draw({});
  await pressButton('Set Up an Authenticator App');
  expect(page()).not.toContain('The codes you have now stop working.');
  answerRequests({ [enable]: wrong });
  await pressButton('Continue');
  expect(banners()).toEqual(['The password is not correct.']);
  answerRequests({ [enable]: { totpURI: 'otpauth://totp/Site:ann?secret=ABCD', backupCodes: ['one'] } });
  await pressButton('Continue');
  expect(document.activeElement?.tagName).toBe('OL');
  expect(textsOf('[aria-label="Backup codes"] li')).toEqual(['one']);
  const check = 'POST /api/auth/two-factor/verify-totp';
  answerRequests({ [check]: [400, { message: 'Not this one.' }] });
  enter('code', '123456');
  await pressButton('Turn On');
  expect([banners(), document.querySelector('[aria-invalid]')?.getAttribute('name')]).toEqual([
    ['Not this one.'],
    'code',
  ]);
  answerRequests({ [check]: 204, [session]: {} });
  await pressButton('Turn On');
  expect(banners()).toEqual(['The authenticator app is set up. You’ll be asked for a code from your next sign-in.']);
  await draw({ phone: '+47 1' }, { on: true });
  await pressButton('Add an Authenticator App');
  expect(page()).toContain('The codes you have now stop working.');
});

test('new backup codes, and an end of it all, need the password', async () => {
  const renew = 'POST /api/auth/two-factor/generate-backup-codes';
  await draw({ app: true });
  await pressButton('New Backup Codes');
  answerRequests({ [renew]: wrong });
  await pressButton('Create New Codes');
  expect(banners()).toEqual(['The password is not correct.']);
  answerRequests({ [renew]: { backupCodes: ['one'] }, [session]: {} });
  await pressButton('Create New Codes');
  expect([banners(), textsOf('[aria-label="Backup codes"] li')]).toEqual([
    ['These are your new backup codes.'],
    ['one'],
  ]);
  await pressButton('Turn Off');
  answerRequests({ [disable]: wrong });
  await pressButton('Turn Off Two-Step Verification');
  expect(banners()).toContain('The password is not correct.');
  answerRequests({ [disable]: 204, [session]: {} });
  await pressButton('Turn Off Two-Step Verification');
  expect(sentRequests().map(([request]) => request)).toEqual([disable, session]);
  expect(banners()[0]).toBe('Two-step verification is off.');
});

test.each([
  [{ app: true }, 'the app and the backup codes', [disable]],
  [{ phone: '+47 1' }, 'the phone number and the backup codes', [disable, removal]],
  [{ app: true, phone: '+47 1' }, 'the app, the phone number and the backup codes', [disable, removal]],
])('turning it off with %j removes %s', async (factors, removed, requests) => {
  await draw(factors, { on: true, hasPassword: false });
  await pressButton('Turn Off');
  expect(page()).toContain(`This removes ${removed}.`);
  expect(document.querySelector('[name="password"]')).toBeNull();
  answerRequests({ [disable]: 204, [removal]: 204, [session]: {} });
  await pressButton('Turn Off Two-Step Verification');
  expect(sentRequests().map(([request]) => request)).toEqual([...requests, session]);
});
