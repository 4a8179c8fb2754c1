// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newBrowser } from '../testing/browser.ts';
import {
  button,
  enter,
  eventually,
  field,
  leavePage,
  openPage,
  openTab,
  press,
  statusMessage,
  waitForCount,
  words,
} from '../testing/page.tsx';
import { installWorkers, installFakeWorker } from '../testing/workers.ts';

beforeEach(async () => {
  newBrowser();
  installWorkers();
  const orifice = await findCalculator('restriction-orifice')?.load();
  if (!orifice) throw new Error('There is no calculator of orifices.');
  await openPage(orifice);
  await press(button('Load example'));
  await press(button('Calculate'));
  await openTab('Explore');
  await waitForCount(1, '.explore');
});
afterEach(leavePage);

const answerText = () => words(document.querySelector('.analysis-message'));
const places = () => [...document.querySelectorAll('.place .solution-value')].map(words);
const bore = (text: string) => enter(field('Value of Orifice diameter'), text);

describe('an analysis', () => {
  test('runs automatically, and its result is copied to the case as one undoable change', async () => {
    await bore('45');
    await eventually(() => expect(answerText()).toMatch(/^One answer between /));
    expect(places()).toEqual(['Flow rate 6.1036 kg/s']);
    await press(button('Apply to the case: Flow rate 6.1036 kg/s'));
    expect(Number(field('Flow rate').value)).toBeCloseTo(6.1036, 4);
    await press(button('Undo applying the answer to the case'));
    expect(field('Flow rate').value).toBe('7.93194');
  });

  test('that is incomplete states what is missing on submit', async () => {
    await press(button('Run'));
    expect(words(document.querySelector('.analysis-error'))).toBe('The value of Orifice diameter must be given.');
  });

  test('without a solution says so and shows the nearest value', async () => {
    await bore('5000');
    await eventually(() => expect(answerText()).toMatch(/^No value between .* comes nearest/));
    expect(places()[0]).toContain('comes nearest');
  });

  test('that is refused shows the error with field labels', async () => {
    await bore('45');
    await enter(field('Flow rate from'), '-3');
    await eventually(() => expect(answerText()).toBe('Flow rate must be above 0 kg/s.'));
  });

  test('reruns when another field of the case changes, but not its own input', async () => {
    await bore('45');
    await eventually(() => expect(places()).toEqual(['Flow rate 6.1036 kg/s']));
    await enter(field('Pressure differential'), '34');
    await eventually(() => expect(places()[0]).toMatch(/^Flow rate 8\.6/));
    const before = places();
    await enter(field('Flow rate'), '5');
    expect(places()).toEqual(before);
  });

  test('can be saved with the work, and is updated there', async () => {
    await openTab('Tornado');
    await waitForCount(1, '.figure.bars');
    await press(field('Save with the sheet'));
    await enter(field('Share, %'), '5');
    await eventually(() =>
      expect(
        Object.keys(localStorage)
          .map(key => localStorage.getItem(key))
          .join(''),
      ).toContain('"questions":[{"type":"tornado","result":"orificeDiameterBD","percent":5}]'),
    );
  });
});

describe('the analysis worker', () => {
  test('reports a failure without losing data', async () => {
    installFakeWorker(worker => worker.dispatchEvent(new ErrorEvent('error', { message: 'gone' })));
    await openTab('Sweep');
    await eventually(() => expect(answerText()).toContain('The analysis could not be completed.'));
    expect(field('Flow rate').value).toBe('7.93194');
  });

  test('reports progress and is terminated on cancel', async () => {
    const ended = installFakeWorker(() => undefined);
    await openTab('Sweep');
    await waitForCount(1, 'progress[aria-label="Analysis"]');
    await press(button('Cancel'));
    expect(ended()).toBe(1);
    expect(document.querySelector('progress')).toBeNull();
    expect(statusMessage()).toBe('Calculated.');
  });
});
