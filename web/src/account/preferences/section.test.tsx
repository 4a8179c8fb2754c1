// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render, textOf, unmount } from '../../testing/render.tsx';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { LoadError, Section, sectionId } from './section.tsx';

let screen: ReturnType<typeof newBrowser>['screen'];
beforeEach(() => {
  ({ screen } = newBrowser());
});
afterEach(unmount);

const draw = (folds?: boolean) =>
  render(
    <Section title="Two-Step Verification" about="Codes." {...(folds === undefined ? {} : { folds })}>
      <b>Body</b>
    </Section>,
  );
const isFolded = () => document.querySelector<HTMLElement>('.account-section-body')?.hidden;
const fold = () => document.querySelector<HTMLButtonElement>('.fold');

test('a section of the account page is open on a wide screen', async () => {
  const page = await draw();
  expect([isFolded(), fold()]).toEqual([false, null]);
  expect(textOf(page.querySelector('h2'))).toBe('Two-Step Verification');
  expect(page.querySelector('section')?.id).toBe('two-step-verification');
  expect(sectionId('Pro Subscription!')).toBe('pro-subscription-');
});

test('is folded on a phone until its heading is pressed', async () => {
  screen.width = 560;
  await draw();
  expect([isFolded(), fold()?.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  await act(async () => fold()?.click());
  expect([isFolded(), fold()?.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  await act(async () => fold()?.click());
  expect(isFolded()).toBe(true);
  await act(async () => {
    screen.width = 561;
  });
  expect([isFolded(), fold()]).toEqual([false, null]);
});

test('is open on a phone if the address names it, at first or later', async () => {
  screen.width = 360;
  history.replaceState(null, '', '/account#two-step-verification');
  await draw();
  expect(isFolded()).toBe(false);
  history.replaceState(null, '', '/account#passkeys');
  await draw();
  expect(isFolded()).toBe(true);
  history.replaceState(null, '', '/account#two-step-verification');
  await act(async () => dispatchEvent(new Event('hashchange')));
  expect(isFolded()).toBe(false);
});

test('does not fold if it must be seen', async () => {
  screen.width = 360;
  await draw(false);
  expect([isFolded(), fold()]).toEqual([false, null]);
});

test('a failure to load is told unless the whole page reports the outage', async () => {
  const failure = { message: 'Not now.', isReported: false, code: '', status: 500, away: false };
  expect(textOf(await render(<LoadError failure={failure} />))).toBe('Not now.');
  expect(textOf(await render(<LoadError failure={{ ...failure, away: true }} />))).toBe('');
});
