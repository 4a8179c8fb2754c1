// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../../testing/requests.ts';
import { readSession, type User } from '../../shell/session.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { AddressForm } from './address-form.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { PasswordForm } from './password-form.tsx';
import { PendingTool } from './pending-tool.tsx';
import { ProfileForm } from './profile-form.tsx';

beforeEach(async () => {
  newBrowser();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  window.happyDOM.setURL('http://localhost/account');
  await answerSession({});
});
afterEach(unmount);

const banners = () => textsOf('.banner');
const page = () => textOf(document.querySelector('main'));
const invalid = () => document.querySelector('[aria-invalid]')?.getAttribute('name');
const session = 'GET /api/session';
const wrong = [400, { code: 'INVALID_PASSWORD', message: 'Invalid password' }] as const;
const refused = [500, { message: 'Theirs' }] as const;
const password = 'Steam-Trap-1';

function userOf(more: object = {}): User {
  const { user } = readSession({ user: { email: 'ann@example.com', ...more } });
  if (user === null) throw new Error('There is no user.');
  return user;
}

test('a profile is saved without blanks around it, or not', async () => {
  const update = 'POST /api/auth/update-user';
  await render(<ProfileForm user={userOf({ firstName: 'Ann', lastName: 'Lee', company: 'Works' })} />);
  enter('firstName', ' Anna ');
  answerRequests({ [update]: refused });
  await pressButton('Save Changes');
  expect(banners()).toEqual(['Failed to update profile. Please try again.']);
  answerRequests({ [update]: 204, [session]: {} });
  await pressButton('Save Changes');
  expect(sentRequests()).toEqual([
    [update, { firstName: 'Anna', lastName: 'Lee', company: 'Works' }],
    [session, undefined],
  ]);
  expect(banners()).toEqual(['Profile updated successfully!']);
});

describe('a password', () => {
  const change = 'POST /api/auth/change-password';
  const onChanged = vi.fn();
  const drawAndEnter = async () => {
    onChanged.mockClear();
    await render(<PasswordForm email="ann@example.com" has onChanged={onChanged} />);
    for (const name of ['currentPassword', 'newPassword', 'confirmPassword']) enter(name, password);
  };

  test.each([
    [wrong, 'Failed to update password. Please try again. The current password is not correct.', 'currentPassword'],
    [refused, 'Failed to update password. Please try again.', undefined],
  ] as const)('with the answer %j is not changed', async (answer, text, field) => {
    await drawAndEnter();
    answerRequests({ [change]: answer });
    await pressButton('Update Password');
    expect([banners(), invalid(), onChanged.mock.calls]).toEqual([[text], field, []]);
  });

  test('is changed, and by default ends the other sessions', async () => {
    await drawAndEnter();
    answerRequests({ [change]: 204 });
    await pressButton('Update Password');
    const sent = { currentPassword: password, newPassword: password };
    expect(sentRequests()).toEqual([[change, { ...sent, revokeOtherSessions: true }]]);
    expect([banners(), onChanged.mock.calls.length]).toEqual([['Password updated successfully!'], 1]);
    expect(document.querySelector<HTMLInputElement>('[name="newPassword"]')?.value).toBe('');
  });

  test('of an account without one is chosen by a mailed link', async () => {
    const request = 'POST /api/auth/request-password-reset';
    await render(<PasswordForm email="ann@example.com" has={false} onChanged={onChanged} />);
    answerRequests({ [request]: refused });
    await pressButton('Send Reset Instructions');
    expect(banners()).toEqual(['Failed to update password. Please try again.']);
    answerRequests({ [request]: 204 });
    await pressButton('Send Reset Instructions');
    expect(sentRequests()).toEqual([[request, { email: 'ann@example.com', redirectTo: '/signin?from=reset' }]]);
    expect(banners()).toEqual(['Password reset instructions have been sent to your email']);
  });
});

test('a change of address of an account without a password needs none', async () => {
  const change = 'POST /api/auth/change-email';
  await render(<AddressForm hasPassword={false} />);
  expect(banners()).toEqual([]);
  await pressButton('Change Email Address');
  enter('newEmail', ' bob@example.com ');
  answerRequests({ [change]: refused });
  await pressButton('Send Approval Link');
  expect(banners()).toEqual(['Theirs']);
  answerRequests({ [change]: 204 });
  await pressButton('Send Approval Link');
  expect(sentRequests()).toEqual([[change, { newEmail: 'bob@example.com' }]]);
  expect(banners()).toEqual([
    'A link to approve the change has been sent to your current address, unless the new one already has an account.',
  ]);
});

describe('an account', () => {
  const remove = 'POST /api/auth/delete-user';
  const press = () => pressButton('Delete My Account');
  const old = 'You signed in a while ago. Please sign out, sign in again and retry.';

  test.each([
    [wrong, 'The password is not correct.', 'password'],
    [[403, { code: 'SESSION_NOT_FRESH' }], old, undefined],
    [[403, { code: 'SESSION_EXPIRED' }], old, undefined],
    [refused, 'Theirs', undefined],
  ] as const)('is not deleted with the answer %j', async (answer, text, field) => {
    await render(<DeleteAccount email="ann@example.com" hasPassword />);
    await pressButton('Delete Account');
    enter('password', password);
    answerRequests({ [remove]: answer });
    await press();
    expect(sentRequests()).toEqual([[remove, { password }]]);
    expect([banners()[1], invalid(), location.pathname]).toEqual([text, field, '/account']);
  });

  test('without a password is deleted with its address', async () => {
    await render(<DeleteAccount email="Ann@example.com" hasPassword={false} />);
    await pressButton('Delete Account');
    enter('address', 'bob@example.com');
    await press();
    expect([banners()[1], invalid()]).toEqual(['Enter Ann@example.com to confirm.', 'address']);
    enter('address', ' ann@Example.com ');
    answerRequests({ [remove]: 204 });
    await press();
    expect([sentRequests(), location.pathname]).toEqual([[[remove, {}]], '/']);
  });
});

test('the data of an account are saved as a file', async () => {
  const saved: [string, Blob][] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    blobs.set('blob:1', blob as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.download, blobs.get(this.href) ?? new Blob()]);
  });
  await render(<DataExport />);
  answerRequests({ 'GET /api/account/export': refused });
  await pressButton('Download My Data');
  expect([banners(), saved]).toEqual([['Theirs'], []]);
  answerRequests({ 'GET /api/account/export': { name: 'Ann' } });
  await pressButton('Download My Data');
  expect([banners(), saved.map(([name]) => name)]).toEqual([[], ['isentrope-account.json']]);
  expect(await saved[0]?.[1].text()).toBe('{\n  "name": "Ann"\n}');
});

test('the accepted terms are named, if there are any', async () => {
  const accepted = { version: '2026-01-05', acceptedAt: '2026-02-06T12:00:00Z' };
  await render(<AcceptedTerms terms={{ accepted, asked: null }} />);
  expect(page()).toMatch(/You accepted the terms of 5 January 2026 on 6 February 2026/);
  await render(<AcceptedTerms terms={{ accepted: null, asked: '2026-01-05' }} />);
  expect(page()).toBe('');
});

describe('a tool that was wanted', () => {
  const update = 'POST /api/auth/update-user';
  const draw = (wantedPage: string, active: boolean) => {
    const user = { email: 'ann@example.com', wantedPage };
    return render(
      <PendingTool session={readSession({ user, plan: { name: 'Pro', active } })} user={userOf({ wantedPage })} />,
    );
  };

  test('is offered with its price, or opened, if it is part of Pro', async () => {
    await draw('/pump-sizing-pro?x=1', false);
    expect(page()).toBe(
      'Pump Sizing Pro needs a subscription. It will open once you choose a plan. See the plans Not now',
    );
    localStorage.setItem('wanted-cases:/pump-sizing-pro', '#case=1');
    await draw('/pump-sizing-pro?x=1', false);
    expect(page()).toContain('It will open with the cases from your link once you choose a plan.');
    await draw('/pump-sizing-pro?x=1', true);
    expect(page()).toBe('You now have access to Pump Sizing Pro. Open it Not now');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/pump-sizing-pro?x=1');
  });

  test('is forgotten on demand, with its cases', async () => {
    localStorage.setItem('wanted-cases:/pump-sizing-pro', '#case=1');
    await draw('/pump-sizing-pro', true);
    answerRequests({ [update]: 204, [session]: {} });
    await act(async () => document.querySelector('button')?.click());
    expect(sentRequests()).toEqual([
      [update, { wantedPage: null }],
      [session, undefined],
    ]);
    expect(localStorage.getItem('wanted-cases:/pump-sizing-pro')).toBeNull();
  });

  test.each(['/restriction-orifice', '/about', ''])('and needs no plan is not named: %s', async wantedPage => {
    await draw(wantedPage, false);
    expect(page()).toBe('');
  });
});
