// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressButton, render, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests, type Answers } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { PasskeyButton } from './passkey-button.tsx';

class Credential {
  static isConditionalMediationAvailable: (() => Promise<boolean>) | undefined;
  id = 'AQ';
  response = new Assertion();
}
class Assertion {
  clientDataJSON = new ArrayBuffer(1);
  authenticatorData = new ArrayBuffer(1);
  signature = new ArrayBuffer(1);
  userHandle = null;
}

/** A request to the device, which the test answers. */
interface Asked {
  readonly mediation?: string;
  readonly signal: AbortSignal;
  readonly answer: (credential: unknown) => void;
}
let asked: Asked[] = [];

const options = { rpId: 'localhost', challenge: 'BQ', allowCredentials: [] };
const begin = 'POST /api/auth/sign-in/passkey/begin';
const end = 'POST /api/auth/sign-in/passkey';
const notUsed = 'No passkey was used. Please try again, or choose another way.';

beforeEach(async () => {
  newBrowser();
  asked = [];
  Credential.isConditionalMediationAvailable = () => Promise.resolve(false);
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('AuthenticatorAssertionResponse', Assertion);
  const get = (request: Pick<Asked, 'mediation' | 'signal'>) =>
    new Promise(resolve => asked.push({ ...request, answer: resolve }));
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  await answerSession({});
});
afterEach(unmount);

const draw = (answers: Answers) => render(<PasskeyButton />, answers);
/** Waits for code that is loaded on demand, and the request to the device that follows. */
async function requests(count: number): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  expect(asked).toHaveLength(count);
}
const answer = (index: number, credential: unknown) => act(async () => asked[index]?.answer(credential));
const alerts = () => textsOf('[role="alert"]');

test('a passkey of the button signs in, unless the browser keeps no cookies', async () => {
  await draw({});
  answerRequests({ [begin]: options, [end]: 204, 'GET /api/session': {} });
  await pressButton('Sign in with a passkey');
  expect([textsOf('button'), document.querySelector('button')?.disabled]).toEqual([['Processing...'], true]);
  await requests(1);
  expect(asked[0]?.mediation).toBeUndefined();
  await answer(0, new Credential());
  expect(alerts()).toEqual(['Your browser did not save the session. Please allow cookies for this site.']);
  expect(sentRequests().map(([request]) => request)).toEqual([begin, end, 'GET /api/session']);
  expect(sentRequests()[1]?.[1]).toMatchObject({ id: 'AQ', userHandle: null });
  expect([textsOf('button'), document.querySelector('button')?.disabled]).toEqual([['Sign in with a passkey'], false]);
});

test('a refusal of the device or the server is told, and hidden in its place during the next attempt', async () => {
  await draw({ [begin]: options, [end]: [400, { message: 'This passkey is not known.' }] });
  await pressButton('Sign in with a passkey');
  await requests(1);
  await answer(0, null);
  expect(alerts()).toEqual([notUsed]);
  expect(document.querySelector('[role="alert"]')?.className).toBe('banner error');
  await pressButton('Sign in with a passkey');
  expect(document.querySelector('[role="alert"]')?.className).toBe('banner error held');
  await requests(2);
  await answer(1, new Credential());
  expect(alerts()).toEqual(['This passkey is not known.']);
  answerRequests({ [begin]: [400, { message: 'Not now.' }] });
  await pressButton('Sign in with a passkey');
  expect(alerts()).toEqual(['Not now.']);
});

test('passkeys are listed below the email field; the button and another page end that', async () => {
  Credential.isConditionalMediationAvailable = () => Promise.resolve(true);
  await draw({ [begin]: options });
  await requests(1);
  expect([asked[0]?.mediation, asked[0]?.signal.aborted]).toEqual(['conditional', false]);
  await pressButton('Sign in with a passkey');
  await requests(2);
  expect([asked[0]?.signal.aborted, asked[1]?.mediation]).toEqual([true, undefined]);
  await answer(0, null);
  await answer(1, null);
  await requests(3);
  expect([asked[2]?.mediation, alerts()]).toEqual(['conditional', [notUsed]]);
  await unmount();
  expect(asked[2]?.signal.aborted).toBe(true);
});

test('a list that the server or the device refuses is not told', async () => {
  Credential.isConditionalMediationAvailable = () => Promise.resolve(true);
  await draw({ [begin]: options });
  await requests(1);
  await answer(0, null);
  expect(alerts()).toEqual([]);
  await draw({ [begin]: [400, { message: 'Not now.' }] });
  expect(alerts()).toEqual([]);
});

test('a browser that lists no passkeys is asked for none', async () => {
  Credential.isConditionalMediationAvailable = undefined;
  await draw({ [begin]: options });
  expect([asked, alerts()]).toEqual([[], []]);
});
