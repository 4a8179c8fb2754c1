// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, sentRequests } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import type { PasskeyList } from '../passkeys/passkey-list.ts';
import type { Resource } from '../resource.ts';
import { ApiKeys } from './api-keys.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { SignInMethodList } from './sign-in-methods.tsx';

const reload = vi.fn(() => Promise.resolve());
beforeEach(() => {
  newBrowser();
  reload.mockClear();
  history.replaceState(null, '', '/account');
});
afterEach(unmount);

const loaded = <T,>(value: T): Resource<T> => ({ value, failure: undefined, reload });
const failed = {
  value: undefined,
  failure: { message: 'Not now.', isReported: true, code: '', status: 500, away: false },
  reload,
};
const rows = () => textsOf('.rows li');
const banners = () => textsOf('.banner');
const buttons = () => textsOf('button');

describe('passkeys', () => {
  const passkey = {
    id: 'a',
    name: 'Laptop',
    createdAt: '2026-03-01T12:00:00Z',
    usedAt: '2026-04-02T12:00:00Z',
    backedUp: true,
  };
  const draw = (passkeys: Resource<PasskeyList>) =>
    render(<Passkeys passkeys={passkeys} hasPassword device="Chrome on Linux" />);

  test('say when they were added and used, and whether they are synchronised', async () => {
    await draw(loaded([passkey, { ...passkey, id: 'b', name: 'Key', usedAt: null, backedUp: false }]));
    expect(textsOf('.rows li > div:first-child')).toEqual([
      'Laptop Synchronisedadded 1 Mar 2026 · last used 2 Apr 2026',
      'Key added 1 Mar 2026 · not used yet',
    ]);
    expect(banners()).toEqual([]);
    await draw(failed);
    expect([banners(), document.querySelector('.rows')]).toEqual([['Not now.'], null]);
    await draw(loaded([]));
    expect(document.querySelector('.rows')).toBeNull();
  });

  test('are renamed, or not', async () => {
    await draw(loaded([passkey]));
    await pressButton('Rename');
    enter('name', 'Phone');
    answerRequests({ 'POST /api/auth/passkey/rename': [400, { message: 'This name is too long.' }] });
    await pressButton('Rename');
    expect(sentRequests()).toEqual([['POST /api/auth/passkey/rename', { id: 'a', name: 'Phone' }]]);
    expect([banners(), reload.mock.calls.length]).toEqual([['This name is too long.'], 0]);
    expect(document.activeElement?.getAttribute('name')).toBe('name');
    answerRequests({ 'POST /api/auth/passkey/rename': 204 });
    await pressButton('Rename');
    expect([banners(), reload.mock.calls.length]).toEqual([['The passkey has been renamed.'], 1]);
    expect(document.querySelector('[name="name"]')).toBeNull();
  });

  test('are removed with the password', async () => {
    await draw(loaded([passkey]));
    await pressButton('Remove');
    enter('password', 'Wrong');
    const remove = 'POST /api/auth/passkey/remove';
    answerRequests({ [remove]: [400, { code: 'INVALID_PASSWORD', message: 'Invalid password' }] });
    await pressButton('Remove Passkey');
    expect(sentRequests()).toEqual([[remove, { id: 'a', password: 'Wrong' }]]);
    expect([banners(), reload.mock.calls.length]).toEqual([['The password is not correct.'], 0]);
    answerRequests({ [remove]: 204 });
    await pressButton('Remove Passkey');
    expect(reload).toHaveBeenCalledOnce();
    expect(banners()).toContain('The passkey has been removed.');
  });

  test('are added under a name, with the password, once the device has created one', async () => {
    vi.stubGlobal('PublicKeyCredential', EventTarget);
    window.happyDOM.setURL('http://localhost/account');
    const [begin, add] = ['POST /api/auth/passkey/begin', 'POST /api/auth/passkey/add'];
    await draw(loaded([]));
    expect(textOf(document.querySelector('main'))).not.toContain('Passkeys are tied to');
    await pressButton('Add a Passkey');
    expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Chrome on Linux');
    enter('name', ' ');
    await pressButton('Continue');
    await act(() => vi.dynamicImportSettled());
    expect(banners()).toEqual(['Give the passkey a name.']);
    enter('name', ' Laptop ');
    enter('password', 'Steam-Trap-1');
    answerRequests({ [begin]: [400, { code: 'INVALID_PASSWORD' }] });
    await pressButton('Continue');
    expect(banners()).toEqual(['The password is not correct.']);
    const create = vi.fn<() => Promise<unknown>>(() => Promise.resolve(null));
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
    answerRequests({
      [begin]: {
        rp: { id: 'localhost', name: 'Site' },
        user: { id: 'CA', name: 'ann', displayName: 'Ann' },
        challenge: 'BQ',
        pubKeyCredParams: [],
        excludeCredentials: [],
      },
      [add]: 204,
    });
    await pressButton('Continue');
    expect(banners()).toEqual(['No passkey was created. Please try again.']);
    class Attestation {
      clientDataJSON = new ArrayBuffer(1);
      attestationObject = new ArrayBuffer(1);
      getTransports = () => ['internal'];
    }
    vi.stubGlobal('AuthenticatorAttestationResponse', Attestation);
    create.mockResolvedValueOnce(Object.assign(new PublicKeyCredential(), { id: 'AQ', response: new Attestation() }));
    await pressButton('Continue');
    expect(sentRequests()).toEqual([
      [begin, { password: 'Steam-Trap-1' }],
      [begin, { password: 'Steam-Trap-1' }],
      [add, { name: 'Laptop', id: 'AQ', clientDataJSON: 'AA', attestationObject: 'AA', transports: ['internal'] }],
    ]);
    expect(banners()).toEqual(['The passkey has been added. You can sign in with it from now on.']);
    expect([buttons(), reload.mock.calls.length]).toEqual([['Add a Passkey'], 1]);
  });

  test('need a browser that has them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await draw(loaded([]));
    expect(textOf(document.querySelector('main'))).toContain('This browser does not support passkeys.');
  });
});

describe('sign-in methods', () => {
  const password = { id: '1', providerId: 'credential' };
  const google = { id: '2', providerId: 'google' };
  const draw = (methods: Resource<(typeof password)[]>, offersGoogle = true) =>
    render(<SignInMethodList methods={methods} google={offersGoogle} />);

  test('are named; the only one stays, and Google is offered where it is configured and not linked', async () => {
    await draw(loaded([password]));
    expect(rows()).toEqual(['Email and password Your only method, so it cannot be removed.']);
    expect(buttons()).toEqual(['Link Google']);
    await draw(loaded([password]), false);
    expect(buttons()).toEqual([]);
    await draw(loaded([password, google, { id: '3', providerId: 'apple' }]));
    expect(textsOf('.rows b')).toEqual(['Email and password', 'Google', 'apple']);
    expect(buttons()).toEqual(['Remove', 'Remove', 'Remove']);
    await draw(failed);
    expect([banners(), buttons()]).toEqual([['Not now.'], []]);
  });

  const unlink = 'POST /api/auth/unlink-account';
  const confirm = 'POST /api/account/reauthenticate';
  const notFresh = [403, { code: 'SESSION_NOT_FRESH', message: 'Session is not fresh' }] as const;
  test('are removed, or the reason is told', async () => {
    await draw(loaded([google, password]));
    answerRequests({ [unlink]: [400, { message: 'This is your last method.' }] });
    await pressButton('Remove');
    expect([banners(), reload.mock.calls.length]).toEqual([['This is your last method.'], 0]);
    answerRequests({ [unlink]: 204 });
    await pressButton('Remove');
    expect([sentRequests(), banners(), reload.mock.calls.length]).toEqual([[[unlink, { accountId: '2' }]], [], 1]);
  });

  test('are removed after an old sign-in with the password', async () => {
    await draw(loaded([google, password]));
    answerRequests({ [unlink]: notFresh });
    await pressButton('Remove');
    expect(banners()).toEqual(['You signed in a while ago. Please confirm that it is you.']);
    enter('password', 'Wrong');
    answerRequests({ [confirm]: [400, { code: 'INVALID_PASSWORD', message: 'Invalid password' }] });
    await pressButton('Remove');
    expect(sentRequests()).toEqual([[confirm, { password: 'Wrong' }]]);
    expect([banners(), reload.mock.calls.length]).toEqual([['The password is not correct.'], 0]);
    answerRequests({ [confirm]: 204, [unlink]: 204 });
    await pressButton('Remove');
    expect([sentRequests().map(([request]) => request), reload.mock.calls.length]).toEqual([[confirm, unlink], 1]);
  });

  test('of an account without a password need a new sign-in', async () => {
    await draw(loaded([google, { id: '3', providerId: 'sso' }]));
    expect(textsOf('.rows b')).toEqual(['Google', 'Single sign-on']);
    answerRequests({ [unlink]: notFresh });
    await pressButton('Remove');
    expect(banners()).toEqual(['You signed in a while ago. Please sign out, sign in again and retry.']);
    expect(document.querySelector('[name="password"]')).toBeNull();
  });

  test('are linked with the password', async () => {
    const link = 'POST /api/auth/link-social';
    window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
    await draw(loaded([password]));
    await pressButton('Link Google');
    enter('password', 'Steam-Trap-1');
    for (const [status, code, text] of [
      [400, 'INVALID_PASSWORD', 'The password is not correct.'],
      [403, 'SESSION_NOT_FRESH', 'Theirs'],
      [403, 'ELSE', 'Failed to initiate Google sign in'],
    ] as const) {
      answerRequests({ [link]: [status, { code, message: 'Theirs' }] });
      await pressButton('Continue to Google');
      expect(banners()).toEqual([text]);
    }
    answerRequests({ [link]: { url: 'http://localhost/google' } });
    await pressButton('Continue to Google');
    expect(sentRequests()).toEqual([
      [
        link,
        {
          provider: 'google',
          password: 'Steam-Trap-1',
          callbackURL: '/account?linked=google',
          errorCallbackURL: '/account?linked=failed',
        },
      ],
    ]);
    expect(location.pathname).toBe('/google');
  });
});

describe('sessions', () => {
  const session = {
    id: 'a b',
    createdAt: '2026-03-01T12:00:00Z',
    updatedAt: '2026-03-01T12:00:00Z',
    ipAddress: '192.0.2.1',
    device: 'Firefox on Linux',
    current: false,
  };
  const here = { ...session, id: 'b', device: 'Chrome on Windows', current: true };
  const end = 'DELETE /api/account/sessions/a%20b';
  const signOut = 'POST /api/account/sign-out';

  test('begin with this device', async () => {
    await render(<Sessions sessions={loaded([session, here])} />);
    expect(textsOf('.rows b')).toEqual(['Chrome on Windows', 'Firefox on Linux']);
    expect(rows()[0]).toContain('This device');
    expect(rows()[1]).not.toContain('This device');
    expect(buttons()).toEqual(['Sign Out', 'Sign Out Other Devices', 'Sign Out Everywhere']);
    await render(<Sessions sessions={loaded([here])} />);
    expect(buttons()).toEqual(['Sign Out Everywhere']);
    await render(<Sessions sessions={failed} />);
    expect([banners(), rows()]).toEqual([['Not now.'], []]);
  });

  test.each([
    [end, 'Sign Out', 204, [], 1],
    [end, 'Sign Out', [404, { code: 'NOT_FOUND', message: 'There is no such session.' }], [], 1],
    [end, 'Sign Out', [500, { code: 'ELSE', message: 'Not now.' }], ['Not now.'], 0],
    [signOut, 'Sign Out Other Devices', 204, [], 1],
    [signOut, 'Sign Out Other Devices', [401, { code: 'ELSE' }], [], 1],
    [signOut, 'Sign Out Other Devices', [403, { code: 'ELSE' }], [], 1],
    [signOut, 'Sign Out Other Devices', [404, { code: 'ELSE' }], [], 1],
    [signOut, 'Sign Out Other Devices', [400, { code: 'ELSE', message: 'Not now.' }], ['Not now.'], 0],
  ] as const)('%s by “%s” with the answer %j', async (request, label, answer, told, reloads) => {
    await render(<Sessions sessions={loaded([session, here])} />);
    answerRequests({ [request]: answer });
    await pressButton(label);
    expect(sentRequests().map(([each]) => each)).toEqual([request]);
    expect([banners(), reload.mock.calls.length]).toEqual([told, reloads]);
  });
});

test('API keys say what they do and when they were used', async () => {
  const key = {
    id: 'a',
    name: 'Line list',
    prefix: 'isentrope_ab',
    scopes: ['projects:write', 'calculate'],
    createdAt: '2026-03-01T12:00:00Z',
    usedAt: '2026-04-02T12:00:00Z',
  };
  await render(
    <ApiKeys keys={loaded([key, { ...key, id: 'b', scopes: ['projects:read'], usedAt: null }])} hasPassword />,
  );
  expect(textsOf('.session-facts')).toEqual([
    'isentrope_ab… · calculates, writes projects · created 1 Mar 2026 · last used 2 Apr 2026',
    'isentrope_ab… · reads projects · created 1 Mar 2026 · not used yet',
  ]);
  await render(<ApiKeys keys={loaded([])} hasPassword />);
  expect(document.querySelector('.rows')).toBeNull();
  await pressButton('Create a Key');
  const ticked = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')].map(each => [
    each.name,
    each.checked,
  ]);
  expect(ticked).toEqual([
    ['calculate', true],
    ['projects:read', false],
    ['projects:write', false],
  ]);
  for (const box of document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = false;
  await pressButton('Create Key');
  expect([banners(), document.activeElement?.getAttribute('name')]).toEqual([
    ['Choose what the key is for.'],
    'calculate',
  ]);
  await render(<ApiKeys keys={failed} hasPassword />);
  expect(banners()).toEqual(['Not now.']);
});
