// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newBrowser } from '../testing/browser.ts';
import {
  button,
  caseAt,
  enter,
  eventually,
  field,
  focus,
  leavePage,
  openPage,
  press,
  type,
  waitForCount,
  turnLiveOff,
  words,
} from '../testing/page.tsx';
import { installWorkers, installFakeWorker } from '../testing/workers.ts';

beforeEach(() => {
  newBrowser();
  installWorkers();
});
afterEach(leavePage);

async function openExample(): Promise<void> {
  const orifice = await findCalculator('restriction-orifice')?.load();
  if (!orifice) throw new Error('There is no calculator of orifices.');
  await openPage(orifice);
  await press(button('Load example'));
  await press(button('Calculate'));
}

/** The accessible text beside a field; undefined if there is none. */
function textBeside(label: string): string | undefined {
  const row = [...document.querySelectorAll('.sensitivity .input-row')].find(
    each => words(each.querySelector('.row-label')) === label,
  );
  return words(row?.querySelector('.elasticity .visually-hidden'));
}
const column = () => document.querySelector('.sensitivity');

describe('the sensitivity column', () => {
  test('is shown on request, which is stored', async () => {
    await openExample();
    expect(column()).toBeNull();
    await press(field('Sensitivity'));
    await eventually(() => expect(textBeside('Flow rate')).toBe('+0.40 % of Orifice diameter for 1 % of Flow rate'));
    expect(textBeside('Upstream pressure')).toBe('no effect here');
    expect(textBeside('Fluid type')).toBeUndefined();
    await leavePage();
    await openExample();
    await waitForCount(1, '.sensitivity');
    await press(field('Sensitivity'));
    expect(column()).toBeNull();
  });

  test('uses the chosen result', async () => {
    await openExample();
    await press(field('Sensitivity'));
    await eventually(() => expect(textBeside('Flow rate')).toContain('Orifice diameter'));
    await enter(field('Result for the sensitivity'), 'betaRatio');
    await eventually(() => expect(textBeside('Flow rate')).toMatch(/^\+0\.\d\d % of Beta ratio /));
  });

  test('follows the case, and is dimmed until updated', async () => {
    await openExample();
    await press(field('Sensitivity'));
    await eventually(() => expect(textBeside('Flow rate')).toMatch(/^\+0\.40/));
    await enter(field('Flow rate'), '2');
    expect(column()?.getAttribute('data-before')).toBe('true');
    await eventually(() => expect(textBeside('Flow rate')).toMatch(/^\+0\.4[89] /));
    expect(column()?.hasAttribute('data-before')).toBe(false);
  });

  test('waits for a manual calculation', async () => {
    turnLiveOff();
    await openExample();
    await press(field('Sensitivity'));
    await eventually(() => expect(textBeside('Flow rate')).toMatch(/^\+0\.40/));
    await type(field('Flow rate'), '2');
    expect(column()?.getAttribute('data-before')).toBe('true');
    await press(button('Calculate'));
    await eventually(() => expect(textBeside('Flow rate')).toMatch(/^\+0\.4[89] /));
  });

  test('belongs to the active case', async () => {
    await openExample();
    await press(button('Add New Case'));
    await press(field('Sensitivity'));
    expect(column()?.getAttribute('aria-label')).toBe('Sensitivity, Case 2');
    await focus(field('Flow rate', caseAt(0)));
    await eventually(() => expect(column()?.getAttribute('aria-label')).toBe('Sensitivity, Water, 15 °C'));
    await eventually(() => expect(textBeside('Flow rate')).toMatch(/^\+0\.40/));
  });

  test('cancels the analysis of a changed case', async () => {
    const ended = installFakeWorker(() => undefined);
    await openExample();
    await press(field('Sensitivity'));
    await waitForCount(1, 'progress[aria-label="Sensitivity"]');
    await enter(field('Flow rate'), '2');
    expect(ended()).toBe(1);
    await eventually(() => expect(document.querySelector('progress[aria-label="Sensitivity"]')).not.toBeNull());
    await press(field('Sensitivity'));
    expect(ended()).toBe(2);
  });
});
