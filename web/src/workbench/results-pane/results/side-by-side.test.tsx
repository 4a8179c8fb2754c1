// @vitest-environment happy-dom
import {
  casesFromFragment,
  transferField,
  table,
  warning,
  type Definition,
  type Plot,
} from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { box } from '../../testing/box.ts';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  enter,
  eventually,
  field,
  press,
  type,
  waitForCount,
  turnLiveOff,
  words,
} from '../../testing/page.tsx';

const plot = (title: string): Plot => ({
  title,
  x: { label: 'Side', kind: 'length', unit: 'm' },
  y: { label: 'Volume', kind: 'volume', unit: 'm³' },
  series: [{ label: 'V', pen: 'main', points: [[0, 0], [1, 1]] }], // prettier-ignore
});

/** The box calculator with figures, combined results and a transfer target. */
const seen: Definition = {
  ...box,
  plots: () => [plot('Growth'), plot('Decay')],
  transfers: [
    {
      to: 'box',
      label: 'Put into a box',
      give: ({ edge }) => transferField('margin', 'length', edge as number | undefined, 'm'),
    },
  ],
  together: cases => ({
    title: 'All boxes',
    table: table(
      [{ id: 'box', label: 'Box' }, { id: 'side', label: 'Side', kind: 'length', unit: 'mm' }], // prettier-ignore
      cases.map(({ title, values }) => [title, values['side'] as number | undefined]),
    ),
    messages: [
      warning('Mind the gap.'),
      ...cases.flatMap(({ title, values }) =>
        Object.keys(values).length === 0 ? [warning(`${title} is not calculated.`)] : [],
      ),
    ],
    plots: [plot('Sum')],
  }),
};

setUpWorkbench(seen);

const whole = () => document.querySelector('.together');

test('figures appear in the results pane once a case is calculated', async () => {
  expect(document.querySelector('.desk-figures .figure')).toBeNull();
  await type(field('Side'), '100');
  await press(button('Calculate'));
  await waitForCount(2, '.desk-figures .figure');
  expect([...document.querySelectorAll('.desk-figures .figure figcaption > span')].map(words)).toEqual([
    'Growth',
    'Decay',
  ]);
});

test('figures of all cases use the units of the results', async () => {
  await type(field('Side'), '100');
  await press(button('Duplicate: Case 1'));
  await press(button('Calculate'));
  await waitForCount(2, '.desk-figures .figure');
  const axes = () => words(document.querySelector('.desk-figures .figure svg'));
  expect(axes()).toContain('Volume, m³');
  await enter(field('Unit of Volume'), 'L');
  await eventually(() => expect(axes()).toContain('Volume, L'));
});

test('figures of cases side by side are overlaid', async () => {
  await type(field('Side'), '100');
  await press(button('Duplicate: Case 1'));
  await type(field('User description, case 2'), 'Other');
  await press(button('Calculate'));
  await waitForCount(2, '.desk-figures .figure');
  expect([...document.querySelectorAll('.desk-figures .figure figcaption > span')].map(words)).toEqual([
    'Growth',
    'Decay',
  ]);
  await press(field('One at a time'));
  expect(document.querySelectorAll('.desk-figures .figure')).toHaveLength(2);
});

describe('the combined results of all cases', () => {
  const rows = () => [...(whole()?.querySelectorAll('tbody tr') ?? [])].map(words);

  test('show a table, messages and a figure after the first calculation', async () => {
    expect(whole()).toBeNull();
    await type(field('Side'), '100');
    await press(button('Duplicate: Case 1'));
    await press(button('Calculate'));
    await waitForCount(1, '.together .figure');
    expect(words(whole()?.querySelector('h2'))).toBe('All boxes');
    expect(rows()).toEqual(['Case 1100.0', 'Case 2100.0']);
    expect(words(whole()?.querySelector('.notes'))).toBe('warning: Mind the gap.');
    expect(whole()?.className).toBe('result-table together');
  });

  test('stay unchanged and marked as outdated while typing, until recalculation', async () => {
    turnLiveOff();
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await waitForCount(1, '.together');
    await type(field('Side'), '200');
    expect(rows()).toEqual(['Case 1100.0']);
    expect(whole()?.className).toBe('result-table together stale-notes');
    expect(words(whole()?.querySelector('.notes'))).toContain('out of date');
    await press(button('Calculate'));
    await eventually(() => expect(rows()).toEqual(['Case 1200.0']));
    await press(button('Add New Case'));
    await eventually(() => expect(rows()).toEqual(['Case 1200.0', 'Case 2--']));
    expect(words(whole()?.querySelector('.notes'))).toContain('Case 2 is not calculated.');
  });

  test('use the case names at the time of calculation', async () => {
    await type(field('Side'), '100');
    await type(field('User description, case 1'), 'First');
    await press(button('Calculate'));
    await waitForCount(1, '.together');
    expect(rows()).toEqual(['First100.0']);
    await type(field('User description, case 1'), 'Second');
    await press(button('Calculate'));
    await eventually(() => expect(rows()).toEqual(['Second100.0']));
  });
});

test('a calculated case has transfer links with its values, until it is edited', async () => {
  turnLiveOff();
  expect(document.querySelector('.send-links')).toBeNull();
  await type(field('Side'), '100');
  await press(button('Calculate'));
  await waitForCount(1, '.send-links a');
  const link = document.querySelector('.send-links a');
  expect(words(link)).toBe('Put into a box');
  const { pathname, hash } = new URL(link?.getAttribute('href') ?? '', location.origin);
  expect(pathname).toBe('/box');
  const [arrived] = await casesFromFragment(box, hash);
  expect(arrived?.['margin']).toEqual({ text: '0.104', unit: 'm' });
  await type(field('Side'), '200');
  expect(document.querySelector('.send-links')).toBeNull();
});
