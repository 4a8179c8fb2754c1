// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { box } from '../../testing/box.ts';
import { newBrowser } from '../../testing/browser.ts';
import { button, caseAt, field, leavePage, openPage, press, type, turnLiveOff, words } from '../../testing/page.tsx';

const beyond = 'warning: The side is beyond 2 m. ISO 1, 4';
const edited = 'warning: Edited since this calculation: the results are out of date.';

/** The message sections by heading. */
const sections = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.result-notes')].map(section => [
      words(section.querySelector('h2')) ?? '',
      [...section.querySelectorAll('.notes li')].map(words),
    ]),
  );

beforeEach(async () => {
  newBrowser();
  turnLiveOff();
  await openPage(box);
  await type(field('Side'), '2500');
});
afterEach(leavePage);

test('equal messages of several cases are listed once, with case numbers', async () => {
  await press(button('Duplicate: Case 1'));
  await press(button('Duplicate: Case 2'));
  await press(button('Calculate'));
  expect(sections()).toEqual({ 'Cases 1–3': [beyond] });
  await type(field('Side', caseAt(1)), '100');
  await press(button('Calculate'));
  expect(sections()).toEqual({ 'Cases 1, 3': [beyond] });
});

test('messages of one case are listed under its name, unless it is the only case', async () => {
  await press(button('Calculate'));
  expect(sections()).toEqual({ '': [beyond] });
  await press(button('Duplicate: Case 1'));
  await type(field('User description, case 2'), 'Start-up');
  await type(field('Side', caseAt(0)), '100');
  await press(button('Calculate'));
  expect(sections()).toEqual({ 'Start-up': [beyond] });
});

test('messages of outdated results are listed separately', async () => {
  await press(button('Duplicate: Case 1'));
  await press(button('Calculate'));
  await type(field('Side', caseAt(1)), '2600');
  expect(sections()).toEqual({ 'Case 2': [edited, beyond], 'Case 1': [beyond] });
  await type(field('Side', caseAt(0)), '2600');
  expect(sections()).toEqual({ 'Cases 1, 2': [edited, beyond] });
});
