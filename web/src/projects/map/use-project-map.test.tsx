// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, textOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { useProjectMap } from './use-project-map.ts';

beforeEach(async () => {
  newBrowser();
  vi.useFakeTimers();
  await answerSession({});
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const path = 'GET /api/projects/p-1/map';
const mapOf = (waiting: boolean) => ({
  fluids: [],
  connections: [],
  sheets: [
    {
      id: 's-1',
      tool: 'restriction-orifice',
      number: '',
      title: 'Orifice',
      answers: [],
      cases: 1,
      errors: 0,
      warnings: 0,
      stale: false,
      waiting,
      failure: null,
    },
  ],
});
function Shown() {
  const { value } = useProjectMap('p-1');
  return value === undefined ? 'loading' : value.sheets.map(({ waiting }) => (waiting ? 'waiting' : 'there'));
}
const shown = () => textOf(document.querySelector('main'));
/** The seconds until the map is asked for again. */
async function secondsUntilNext(most: number): Promise<number> {
  const before = sentRequests().length;
  for (let passed = 0; passed < most * 1000; passed += 125) {
    await act(() => vi.advanceTimersByTimeAsync(125));
    if (sentRequests().length > before) return (passed + 125) / 1000;
  }
  return Infinity;
}

test('a map is asked for at growing intervals until everything in it is evaluated', async () => {
  await render(<Shown />, { [path]: mapOf(true) });
  expect(shown()).toBe('waiting');
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) waits.push(await secondsUntilNext(9));
  expect(waits).toEqual([1, 1.5, 2.25, 3.375, 5.125, 7.625, 8]);
  answerRequests({ [path]: mapOf(false) });
  await secondsUntilNext(9);
  expect(shown()).toBe('there');
  expect(await secondsUntilNext(20)).toBe(Infinity);
});

test('begins again with a second when something changes later', async () => {
  await render(<Shown />, { [path]: mapOf(true) });
  await secondsUntilNext(9);
  answerRequests({ [path]: mapOf(false) });
  await secondsUntilNext(9);
  answerRequests({ [path]: mapOf(true) });
  // Five minutes after the map was drawn, as every open page.
  expect(await secondsUntilNext(301)).toBe(297.5);
  expect(await secondsUntilNext(9)).toBe(1);
});
