// @vitest-environment happy-dom
import { act } from 'react';
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, textOf, textsOf, unmount } from '../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../testing/requests.ts';
import { refreshSession } from '../shell/session.ts';
import { newBrowser } from '../workbench/testing/browser.ts';
import { FailureBanner } from './failure-banner.tsx';
import { Form, FormNotice } from './form/form.tsx';
import { Outage } from './outage.tsx';
import { useFreshSession, useTitle } from './page.ts';
import type { Failure } from './request.ts';
import { useResource } from './resource.ts';

beforeEach(newBrowser);
afterEach(unmount);

const failure: Failure = { message: 'Not now.', isReported: true, code: '', status: 503, away: true };
const banner = () => document.querySelector('.banner');
const change = (answer: number | object) => act(() => answerSession(answer));

test('a request that an outage refused is told where it was made, until the server is back', async () => {
  await answerSession(503);
  await render(
    <>
      <Outage />
      <FailureBanner failure={failure} />
    </>,
  );
  expect(textsOf('[role="alert"]')).toEqual(['Not now.']);
  expect(banner()?.className).toBe('banner error');
  await change({});
  expect([banner()?.getAttribute('role'), banner()?.className, textsOf('.banner')]).toEqual([
    'status',
    'banner',
    ['The connection is back. Please try again.'],
  ]);
});

test('a request that was refused for itself is told also without an outage, and by the page otherwise', async () => {
  await answerSession({});
  const refused = { ...failure, away: false };
  await render(<FailureBanner failure={refused} isHidden />);
  expect([textsOf('[role="alert"]'), banner()?.className]).toEqual([['Not now.'], 'banner held error']);
  await change(503);
  await render(
    <>
      <Outage />
      <FailureBanner failure={refused} />
    </>,
  );
  expect(textsOf('[role="alert"]')).toEqual([
    'Accounts are not available at the moment; you can still use the calculators.This page tries again automatically.',
    'Not now.',
  ]);
});

test('a form tells of an outage in place of the page', async () => {
  await answerSession(503);
  const notice = { tone: 'error', text: 'Not now.', away: true } as const;
  await render(
    <>
      <Outage />
      <Form initial={notice} submit={() => Promise.resolve(undefined)}>
        <FormNotice />
      </Form>
    </>,
  );
  expect(textsOf('.banner')).toEqual(['Not now.']);
  await change({});
  expect([textsOf('.banner'), banner()?.className]).toEqual([['The connection is back. Please try again.'], 'banner']);
  await act(async () => document.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true })));
  expect(textsOf('.banner')).toEqual([]);
});

const shape = z.object({ name: z.string() });
function Shown({ path }: { path: string }) {
  const { value, failure: refusal, reload } = useResource(path, shape);
  return (
    <button type="button" onClick={() => void reload()}>
      {value?.name ?? 'no value'}, {refusal?.message ?? 'no failure'}
    </button>
  );
}
const shown = () => textOf(document.querySelector('button'));

test('a resource is loaded once, keeps its value when it cannot be loaded again, and is loaded after an outage', async () => {
  await answerSession({});
  await render(<Shown path="/pump" />, { 'GET /pump': { name: 'P-101' } });
  expect(shown()).toBe('P-101, no failure');
  answerRequests({ 'GET /pump': [400, { message: 'Not now.' }] });
  await act(async () => document.querySelector('button')?.click());
  expect(shown()).toBe('P-101, Not now.');
  await change(503);
  answerRequests({ 'GET /api/session': {}, 'GET /pump': { name: 'P-102' } });
  await act(async () => void (await refreshSession()));
  expect(sentRequests().map(([request]) => request)).toEqual(['GET /api/session', 'GET /pump']);
  expect(shown()).toBe('P-102, no failure');
});

test('a resource is not asked for during an outage', async () => {
  await answerSession(503);
  await render(<Shown path="/pump" />, { 'GET /pump': { name: 'P-101' } });
  expect(shown()).toBe('no value, no failure');
});

test('of two answers for a resource the one to the later request counts', async () => {
  await answerSession({});
  await render(<Shown path="/pump" />);
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(resolve)));
  const press = () => act(async () => document.querySelector('button')?.click());
  await press();
  await press();
  await act(async () => answers[1]?.(Response.json({ name: 'later' })));
  await act(async () => answers[0]?.(Response.json({ name: 'earlier' })));
  expect(shown()).toBe('later, no failure');
});

function Page() {
  useTitle('Account');
  useFreshSession();
  return null;
}

test('a page restored by the browser, or told by another tab, asks for the session again', async () => {
  await answerSession({});
  await render(<Page />);
  expect(document.title).toBe('Account | Isentrope');
  answerRequests({ 'GET /api/session': {} });
  const tell = (event: Event) => act(async () => dispatchEvent(event));
  await tell(Object.assign(new Event('pageshow'), { persisted: false }));
  await tell(new StorageEvent('storage', { key: 'units' }));
  expect(sentRequests()).toEqual([]);
  await tell(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(sentRequests()).toHaveLength(1);
  await tell(new StorageEvent('storage', { key: 'signed-in', newValue: 'yes' }));
  expect(sentRequests()).toHaveLength(2);
  await unmount();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue: 'yes' }));
  expect(sentRequests()).toHaveLength(2);
});
