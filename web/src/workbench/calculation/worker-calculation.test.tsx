// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import type { Definition } from '@isentrope/calculators/kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newBrowser } from '../testing/browser.ts';
import {
  button,
  buttons,
  caseAt,
  enter,
  eventually,
  field,
  leavePage,
  openPage,
  press,
  resultsAt,
  statusMessage,
  words,
} from '../testing/page.tsx';
import { installWorkers, installFakeWorker } from '../testing/workers.ts';

let blowdown: Definition;
beforeEach(async () => {
  newBrowser();
  installWorkers();
  const result = await findCalculator('plant-depressurization-pro')?.load();
  if (!result) throw new Error('There is no calculator of blowdown.');
  blowdown = { ...result, examples: result.examples.slice(0, 1) };
  await openPage(blowdown);
});
afterEach(leavePage);

const figure = (index = 0) => words(resultsAt(index).querySelector('.primary .figure'));
const outdatedText = () => words(document.querySelector('.bar-stale'));

describe('a slow calculation', () => {
  test('does not start automatically: the page shows that it awaits Calculate', async () => {
    expect(outdatedText()).toBeUndefined();
    await press(button('Load example'));
    expect(outdatedText()).toBe('Case 1 not calculated yet');
    expect(words(resultsAt(0).querySelector('.primary .reason'))).toBe('press Calculate');
    expect(words(document.querySelector('.result-notes .notes'))).toContain(
      'This case has not been calculated yet: press Calculate.',
    );
    await press(button('Export to Excel'));
    await eventually(() =>
      expect(statusMessage()).toBe('Calculate first: the export contains the current results of every case.'),
    );
  });

  test('shows its results and time series, and is not repeated', async () => {
    await press(button('Load example'));
    await press(button('Calculate'));
    await eventually(() => expect(statusMessage()).toBe('Calculated.'));
    expect(document.querySelector('progress')).toBeNull();
    expect(Number(figure()?.replaceAll(/[^\d.]/g, ''))).toBeGreaterThan(0);
    expect(outdatedText()).toBeUndefined();
    await press(button('Calculate'));
    expect(statusMessage()).toBe('All cases have been calculated.');

    await eventually(() => expect(document.querySelector('.timeline')).not.toBeNull());
    const timeline = document.querySelector('.timeline');
    expect(timeline?.className).toBe('timeline');
    expect(words(timeline?.querySelector('output'))).toBe('0 s');
    const slider = field('Time');
    const last = slider.getAttribute('max') ?? '';
    const before = words(timeline?.querySelector('.readings'));
    await enter(slider, last);
    expect(words(timeline?.querySelector('output'))).not.toBe('0 s');
    expect(slider.getAttribute('aria-valuetext')).toBe(words(timeline?.querySelector('output')));
    expect(words(timeline?.querySelector('.readings'))).not.toBe(before);

    const first = blowdown.inputs.find(({ field: { type } }) => type === 'quantity');
    await enter(field(first?.field.label ?? ''), '');
    expect(outdatedText()).toBe('Case 1 edited since the last calculation');
    expect(document.querySelector('.timeline')?.className).toBe('timeline stale-notes');
  });

  test('processes the outdated cases one after another', async () => {
    await press(button('Load example'));
    await press(button(`Duplicate: ${caseAt(0).getAttribute('aria-label')}`));
    await press(button('Calculate'));
    await eventually(() => expect(statusMessage()).toBe('2 cases calculated.'));
    expect(figure(1)).toBe(figure(0));
  });

  test('shows progress and can be cancelled without changing the cases', async () => {
    const ended = installFakeWorker(worker => worker.answer({ type: 'progress', fraction: 0.25 }));
    await press(button('Load example'));
    await press(button(`Duplicate: ${caseAt(0).getAttribute('aria-label')}`));
    await press(button('Calculate'));
    await eventually(() => expect(document.querySelector('progress')?.getAttribute('value')).toBe('0.125'));
    expect(outdatedText()).toBeUndefined();
    await press(button('Cancel'));
    expect(statusMessage()).toBe('The calculation was cancelled; your cases are unchanged.');
    expect(ended()).toBe(1);
    expect(buttons()).not.toContain('Cancel');
    expect(outdatedText()).toBe('Cases 1, 2 not calculated yet');
    expect(figure()).toBeUndefined();
  });

  test('is restarted by a second press', async () => {
    const ended = installFakeWorker(() => {});
    await press(button('Load example'));
    await press(button('Calculate'));
    expect(statusMessage()).toBe('Calculating.');
    await press(button('Calculate'));
    expect(ended()).toBe(1);
    await leavePage();
    expect(ended()).toBe(2);
  });

  test('reports a failure without changing the cases', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no server.')));
    installFakeWorker(worker => worker.dispatchEvent(new ErrorEvent('error', { message: 'gone' })));
    await press(button('Load example'));
    await press(button('Calculate'));
    await eventually(() =>
      expect(statusMessage()).toBe(
        'The calculation could not be completed; your cases are unchanged. Please try again.',
      ),
    );
    expect(buttons()).not.toContain('Cancel');
    expect(outdatedText()).toBe('Case 1 not calculated yet');
  });
});
