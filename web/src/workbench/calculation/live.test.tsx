// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { caseFrom } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { createWorkbench } from '../state/workbench.ts';
import { calculateCases } from './calculate-cases.ts';
import { box } from '../testing/box.ts';
import { setUpWorkbench } from '../testing/set-up-workbench.ts';
import {
  button,
  caseAt,
  enter,
  eventually,
  field,
  focus,
  leave,
  leavePage,
  openPage,
  press,
  pressKey,
  resultsAt,
  statusMessage,
  turnLiveOff,
  type,
  words,
} from '../testing/page.tsx';
import { casesToRecalculate } from './use-live-calculation.ts';

setUpWorkbench();

const volume = (index = 0) => words(resultsAt(index).querySelector('.primary .value'));
const isStale = () => resultsAt(0).querySelector('.stale') !== null;

describe('live results', () => {
  test('start with the first calculation', async () => {
    await type(field('Side'), '100');
    expect(volume()).toBe('--');
    await press(button('Calculate'));
    expect(volume()).toBe('0.001000');
    await enter(field('Side'), '200');
    expect(volume()).toBe('0.008000');
    expect(document.querySelector('.bar-stale')).toBeNull();
    await enter(field('Method'), 'generous');
    expect(volume()).toBe('0.008320');
  });

  test('start with an example, if they are on', async () => {
    await press(button('A small boxHandbook, p. 1'));
    await eventually(() => expect(volume()).toMatch(/\d/));
    expect(document.querySelector('.bar-stale')).toBeNull();
    expect(statusMessage()).toMatch(/^Example loaded/);
  });

  test('do not start with an example, if they are off', async () => {
    turnLiveOff();
    await press(button('A small boxHandbook, p. 1'));
    expect(volume()).toBe('--');
    expect(statusMessage()).toMatch(/^Example loaded/);
  });

  test('correct the status message when the missing input is entered, and when it is cleared', async () => {
    await press(button('Calculate'));
    expect(statusMessage()).toBe('Calculated. Volume needs side.');
    await enter(field('Side'), '100');
    expect(volume()).toBe('0.001000');
    expect(statusMessage()).toBe('Calculated.');
    await enter(field('Side'), '');
    await leave(field('Side'));
    expect(statusMessage()).toBe('Calculated. Volume needs side.');
  });

  test('leave no old reason in the status message once an input is edited, if they are off', async () => {
    turnLiveOff();
    await press(button('Calculate'));
    expect(statusMessage()).toBe('Calculated. Volume needs side.');
    await enter(field('Side'), '100');
    expect(statusMessage()).toBe('');
    expect(words(document.querySelector('.bar-stale'))).toBe('Case 1 edited since the last calculation');
    await press(button('Calculate'));
    expect(statusMessage()).toBe('Calculated.');
  });

  test('follow a number typed with its unit, even before the field is left', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await enter(field('Side'), '7 in');
    expect(volume()).toBe('0.005621');
    expect(isStale()).toBe(false);
    await leave(field('Side'));
    expect([field('Side').value, field('Unit of Side').value]).toEqual(['7', 'inch']);
    expect(isStale()).toBe(false);
  });

  test('wait for a pause in typing', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await focus(field('Side'));
    for (const typed of ['2', '20', '200']) {
      await pressKey(typed.slice(-1));
      await enter(field('Side'), typed);
    }
    await eventually(() => expect(volume()).toBe('0.008000'));
    expect(isStale()).toBe(false);
  });

  test('wait while a number is incomplete, and report missing input once the field is left', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await focus(field('Side'));
    await enter(field('Side'), '-');
    expect(volume()).toBe('0.001000');
    expect(isStale()).toBe(true);
    await enter(field('Side'), '-3');
    await leave(field('Side'));
    expect(volume()).toContain('needs a valid side');
    await enter(field('Side'), '');
    await leave(field('Side'));
    expect(volume()).toBe('-- needs side');
  });

  test('replace the previous ones without showing them as outdated in between', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await focus(field('Side'));
    const before: (string | null)[] = [];
    const changes = new MutationObserver(records => before.push(...records.map(({ oldValue }) => oldValue)));
    changes.observe(document.body, { subtree: true, attributes: true, attributeOldValue: true });
    await enter(field('Side'), '200');
    expect(volume()).toBe('0.008000');
    changes.disconnect();
    expect(before).toContain('100');
    expect(before.filter(value => value?.includes('stale'))).toEqual([]);
  });

  test('include an added case as soon as something is entered', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await press(button('Add New Case'));
    expect(volume(1)).toBe('--');
    await type(field('Side', caseAt(1)), '300');
    expect(volume(1)).toBe('0.02700');
  });

  test('can be turned off, which is stored for later pages', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await press(field('Live'));
    await type(field('Side'), '200');
    expect(volume()).toBe('0.001000');
    expect(isStale()).toBe(true);
    await leavePage();
    await openPage(box);
    expect((field('Live') as HTMLInputElement).checked).toBe(false);
    await press(field('Live'));
    expect(volume()).toBe('0.008000');
  });

  test('follow undo', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await type(field('Side'), '200');
    await press(button('Undo the entry in Side'));
    expect(volume()).toBe('0.001000');
    expect(isStale()).toBe(false);
  });
});

test('update messages to the converted units', async () => {
  const pump = await findCalculator('pump-sizing-pro')?.load();
  if (!pump) throw new Error('There is no calculator of pumps.');
  await leavePage();
  const oil = pump.examples.filter(({ title }) => title.startsWith('Lubricating oil'));
  await openPage({ ...pump, examples: oil });
  await press(button('Load example'));
  await enter(field('Discharge elevation'), '120');
  await press(button('Calculate'));
  const messagesOf = () => [...document.querySelectorAll('.notes li')].map(words).join(' ');
  expect(messagesOf()).toContain('the head per stage of 180 m is not within 6.00 m to 130 m');
  await enter(field('Unit of Discharge elevation'), 'ft');
  expect(messagesOf()).toContain('the head per stage of 591 ft is not within 19.7 ft to 427 ft');
});

test('are not used by slow calculators', async () => {
  const definition = await findCalculator('plant-depressurization-pro')?.load();
  const [input] = definition?.examples[0]?.cases ?? [];
  if (!definition || !input) throw new Error('There is no example of blowdown.');
  const data = caseFrom(definition, input);
  const [calculated] = calculateCases(definition, [caseFrom(definition, {})]);
  const workbench = {
    ...createWorkbench(definition),
    cases: [{ key: 1, data, ...(calculated ? { calculated } : {}) }],
  };
  expect(casesToRecalculate(definition, workbench)).toEqual([]);
});
