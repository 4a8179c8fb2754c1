// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { expect, test } from 'vitest';
import { setUpWorkbench } from './testing/set-up-workbench.ts';
import { button, leavePage, openPage, press, type, words } from './testing/page.tsx';

setUpWorkbench();

const names = () =>
  [...document.querySelectorAll('button')].map(each => each.getAttribute('aria-label') ?? words(each));
const limits = () => [...document.querySelectorAll<HTMLInputElement>('[data-field="velocityLimit"]')];

test('a calculator of tables offers a copy of the case before an empty one', async () => {
  const network = await findCalculator('hydraulic-network-pro')?.load();
  if (!network) throw new Error('No calculator');
  expect(names().filter(name => name?.startsWith('Copy Case'))).toEqual([]);
  await leavePage();
  await openPage(network);
  const [limit] = limits();
  if (!limit) throw new Error('No limit of the velocity');
  await type(limit, '2.5');
  expect(names().indexOf('Copy Case “Case 1”')).toBe(names().indexOf('Add New Case') - 1);
  await press(button('Copy Case “Case 1”'));
  expect(limits().map(({ value }) => value)).toEqual(['2.5', '2.5']);
});
