// @vitest-environment happy-dom
import { calculation, field as input, quantity, step, table } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import { button, enter, eventually, field, press, type, waitForCount, words } from '../../testing/page.tsx';

const length = input('length', quantity('Length', 'length', 'm', { above: 0 }));
const items = step('items', { length }, { label: 'Items' }, v =>
  table(
    [
      { id: 'tag', label: 'Item' },
      { id: 'kind', label: 'Type' },
      { id: 'a', label: 'From' },
      { id: 'b', label: 'To' },
      { id: 'flow', label: 'Flow', kind: 'massFlow', unit: 'kg/s' },
      { id: 'run', label: 'Run', kind: 'length', unit: 'm' },
    ],
    [
      ['L-1', 'line', 'A', 'B', 2, v.length],
      ['V-1', 'valve', 'C', 'B', -1, undefined],
      ['L-2', 'line', 'B', 'D', 3, 3 * v.length],
    ],
  ),
);

setUpWorkbench(
  calculation(
    { id: 'net', title: 'Net', summary: 'A net.', access: 'free', columns: 2, standards: ['ISO 1'] },
    {
      inputs: { Net: [length] },
      results: { Results: [items] },
      primary: items,
      network: { table: items, item: 'tag', type: 'kind', from: 'a', to: 'b', flow: 'flow', values: ['run', 'flow'] },
      examples: [],
      references: [],
    },
  ),
);

const texts = () =>
  [...document.querySelectorAll('.network-text')].map(each => [...each.querySelectorAll('text')].map(words));
const levels = () => [...document.querySelectorAll('.network-item')].map(each => each.getAttribute('class'));

test('a network is drawn from the table of its items, coloured by the chosen quantity', async () => {
  expect(document.querySelector('.network-picture')).toBeNull();
  await type(field('Length'), '10');
  await press(button('Calculate'));
  await waitForCount(3, '.network-item');
  expect(texts()).toEqual(
    expect.arrayContaining([['L-1', '10.00'], ['V-1 valve', '–'], ['L-2', '30.00'], ['A'], ['B'], ['C'], ['D']]),
  );
  expect(levels()).toEqual(['network-item level-0', 'network-item no-value', 'network-item level-4']);
  expect(document.querySelector('svg.network-picture')?.getAttribute('aria-label')).toBe(
    'The network with Run, m at its items, which the tables list',
  );
  await enter(field('Coloured by'), 'flow');
  await eventually(() => expect(texts()).toEqual(expect.arrayContaining([['V-1 valve', '−1.000']])));
  expect(levels()).toEqual(['network-item level-3', 'network-item level-0', 'network-item level-4']);
});

test('the whole network is shown first, and at its own size on request', async () => {
  await type(field('Length'), '10');
  await press(button('Calculate'));
  await waitForCount(3, '.network-item');
  const frame = document.querySelector('.network-scroll');
  expect(frame?.classList.contains('whole')).toBe(true);
  await press(field('Whole network'));
  expect(frame?.classList.contains('whole')).toBe(false);
});
