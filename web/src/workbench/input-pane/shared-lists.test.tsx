// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { expect, test } from 'vitest';
import { setUpWorkbench } from '../testing/set-up-workbench.ts';
import { button, caseAt, field, leavePage, openPage, paste, press, pressKey, type, words } from '../testing/page.tsx';

setUpWorkbench();

const title = 'Transport at 80 bar';
const shared = (index: number) => words(caseAt(index).querySelector('.list-shared'));
const lines = (index: number) => caseAt(index).querySelectorAll('.list-line:not(.list-add)').length;
const amount = (index: number) => field('amount of Methane (CH4)', caseAt(index)).value;

/** Opens two cases with one composition; the second is a copy of the first. */
async function openTwoCases(): Promise<void> {
  const fluid = await findCalculator('fluid-properties')?.load();
  if (!fluid) throw new Error('there is no such calculator');
  await leavePage();
  await openPage(fluid);
  await type(field('User description, case 1'), title);
  const list = caseAt(0).querySelector<HTMLElement>('.list-cell');
  if (!list) throw new Error('there is no list');
  await paste(list, 'Methane\t0.9\nEthane\t0.1');
  await press(button(`Duplicate: ${title}`));
  await type(field('User description, case 2'), 'Dew point');
}

test('a composition that cases share is shown once, and an edit applies to all of them in one step', async () => {
  await openTwoCases();
  expect([lines(0), lines(1)]).toEqual([2, 0]);
  expect(shared(0)).toBe('Shared with case 2: a change applies to all.');
  expect(shared(1)).toBe('As case 1. Edit separately');
  await type(field('amount of Methane (CH4)', caseAt(0)), '0.8');
  expect(lines(1)).toBe(0);
  await press(button('Edit separately: Composition', caseAt(1)));
  expect([amount(0), amount(1)]).toEqual(['0.8', '0.8']);
  await pressKey('z', { ctrlKey: true });
  expect([amount(0), amount(1)]).toEqual(['0.9', '0.9']);
});

test('a composition that is edited separately stays as typed, also while it equals the other', async () => {
  await openTwoCases();
  await press(button('Edit separately: Composition', caseAt(1)));
  expect([shared(0), shared(1)]).toEqual([undefined, undefined]);
  await type(field('amount of Methane (CH4)', caseAt(0)), '0.7');
  expect([amount(0), amount(1)]).toEqual(['0.7', '0.9']);
  await type(field('amount of Methane (CH4)', caseAt(1)), '0.7');
  expect([lines(0), lines(1)]).toEqual([2, 2]);
});

test('a pasted composition replaces that of all cases that share it', async () => {
  await openTwoCases();
  const list = caseAt(0).querySelector<HTMLElement>('.list-cell');
  if (!list) throw new Error('there is no list');
  await paste(list, 'Methane\t0.6\nPropane\t0.4');
  expect([lines(0), lines(1)]).toEqual([2, 0]);
});
