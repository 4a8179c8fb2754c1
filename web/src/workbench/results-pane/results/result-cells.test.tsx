// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import { button, eventually, leavePage, openPage, press, resultsAt, words } from '../../testing/page.tsx';

setUpWorkbench();

test('a result that the choices of a case rule out is not applicable, with the reason', async () => {
  const orifice = await findCalculator('restriction-orifice')?.load();
  if (!orifice) throw new Error('No calculator');
  await leavePage();
  await openPage(orifice);
  await press(button('Load example'));
  await press(button('Calculate'));
  const sonicVelocity = () =>
    [...resultsAt(0).querySelectorAll('.result-row')].find(row => words(row)?.startsWith('Sonic velocity, upstream'));
  await eventually(() => expect(words(sonicVelocity()?.querySelector('.value'))).toBe('n/a liquid'));
});
