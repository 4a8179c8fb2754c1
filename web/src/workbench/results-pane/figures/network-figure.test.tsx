// @vitest-environment happy-dom
import { calculation, field as input, quantity, step, table } from '@isentrope/calculators/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  applyChange,
  button,
  click,
  enter,
  eventually,
  field,
  press,
  pressKey,
  type,
  waitForCount,
  words,
} from '../../testing/page.tsx';

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
      { id: 'mach', label: 'Mach number', kind: 'number', unit: '' },
    ],
    [
      ['L-1', 'line', 'A', 'B', 2, v.length, undefined],
      ['V-1', 'valve', 'C', 'B', -1, undefined, undefined],
      ['L-2', 'line', 'B', 'D', 3, 3 * v.length, undefined],
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
      network: {
        table: items,
        item: 'tag',
        type: 'kind',
        from: 'a',
        to: 'b',
        flow: 'flow',
        values: ['run', 'mach', 'flow'],
      },
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
  // No item has a Mach number.
  expect([...field('Coloured by').querySelectorAll('option')].map(words)).toEqual(['Run, m', 'Flow, kg/s']);
  await enter(field('Coloured by'), 'flow');
  await eventually(() => expect(texts()).toEqual(expect.arrayContaining([['V-1 valve', '−1.000']])));
  expect(levels()).toEqual(['network-item level-3', 'network-item level-0', 'network-item level-4']);
});

/** The scale of the drawing in a frame of a given width. */
const scale = () => {
  const picture = document.querySelector('svg.network-picture');
  const [, , width] = (picture?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return Number(picture?.getAttribute('width')) / (width ?? NaN);
};

test('the drawing is zoomed with buttons and keys, and opened in the full window', async () => {
  await type(field('Length'), '10');
  await press(button('Calculate'));
  await waitForCount(3, '.network-item');
  expect(scale()).toBe(1);
  await press(button('Zoom in'));
  expect(scale()).toBeCloseTo(1.25, 6);
  const frame = document.querySelector('.network-scroll');
  const key = (name: string) =>
    applyChange(() => frame?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  await key('-');
  await key('-');
  expect(scale()).toBeCloseTo(0.8, 6);
  await key('0');
  expect(scale()).toBe(1);
  await press(button('Zoom out'));
  await press(button('Full size'));
  expect(scale()).toBe(1);

  await press(button('Full window'));
  const inWindow = () => document.querySelectorAll('dialog .network-pick');
  await waitForCount(3, 'dialog .network-item');
  await click(inWindow()[1]);
  expect(document.querySelector('dialog .network-item')).toBeNull();
  expect(words(document.activeElement?.closest('tr'))).toMatch(/^V-1/);
});

describe('a calculated network', () => {
  beforeEach(async () => {
    await type(field('Length'), '10');
    await press(button('Calculate'));
    await waitForCount(3, '.network-item');
  });

  const node = (name: string) => {
    const found = [...document.querySelectorAll('.network-node')].find(each => words(each) === name);
    return found instanceof SVGElement ? found : expect.fail(`no node ${name}`);
  };
  const centre = (name: string) => {
    const { x, y, width, height } = Object.fromEntries(
      ['x', 'y', 'width', 'height'].map(each => [each, Number(node(name).querySelector('rect')?.getAttribute(each))]),
    );
    return [(x ?? NaN) + (width ?? NaN) / 2, (y ?? NaN) + (height ?? NaN) / 2] as const;
  };
  const send = (element: Element, event: Event) => applyChange(() => element.dispatchEvent(event));
  const key = (element: Element, name: string, held: KeyboardEventInit = {}) =>
    send(element, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held }));
  const release = (element: Element) => send(element, new KeyboardEvent('keyup', { key: 'x', bubbles: true }));
  const pointer = (element: Element, name: string, x: number, y: number, pointerType = 'mouse') =>
    send(
      element,
      new PointerEvent(name, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y, pointerType }),
    );
  const drag = async (name: string, [x, y]: readonly [number, number], pointerType = 'mouse') => {
    node(name).setPointerCapture = () => undefined;
    await pointer(node(name), 'pointerdown', 100, 100, pointerType);
    await pointer(node(name), 'pointermove', 100 + x, 100 + y, pointerType);
    await pointer(node(name), 'pointerup', 100 + x, 100 + y, pointerType);
  };
  const hasReset = () => [...document.querySelectorAll('button')].some(each => words(each) === 'Reset layout');

  test('has nodes that can be dragged, and goes back on Undo and on Reset layout', async () => {
    const before = centre('B');
    expect(hasReset()).toBe(false);
    await drag('B', [40, 25]);
    const [x, y] = [Math.round(before[0] + 40), Math.round(before[1] + 25)];
    expect(centre('B')).toEqual([x, y]);
    await press(button('Undo the move in the drawing'));
    expect(centre('B')).toEqual(before);
    await drag('B', [40, 25]);
    await drag('A', [-60, 0]);
    expect(centre('B')).toEqual([x, y]);
    await press(button('Reset layout'));
    expect(centre('B')).toEqual(before);
    expect(hasReset()).toBe(false);
  });

  test('keeps its places when it is calculated again, without changing its results', async () => {
    await drag('B', [40, 25]);
    const moved = centre('B');
    expect(document.querySelector('.stale-notes')).toBeNull();
    await type(field('Length'), '12');
    await eventually(() => expect(texts()).toEqual(expect.arrayContaining([['L-1', '12.00']])));
    expect(centre('B')).toEqual(moved);
  });

  test('does not move by touch, which scrolls, unless nodes are to be moved', async () => {
    const before = centre('B');
    await drag('B', [40, 25], 'touch');
    expect(centre('B')).toEqual(before);
    await press(field('Move nodes'));
    await drag('B', [40, 25], 'touch');
    expect(centre('B')).not.toEqual(before);
  });

  test('has nodes that move with arrow keys, and stay where Escape gives up', async () => {
    expect(node('B').getAttribute('tabindex')).toBeNull();
    await press(field('Move nodes'));
    expect(node('B').getAttribute('aria-label')).toBe('Node B, moves with the arrow keys');
    const [x, y] = centre('B').map(Math.round);
    await key(node('B'), 'ArrowRight');
    await key(node('B'), 'ArrowDown', { shiftKey: true });
    await release(node('B'));
    expect(centre('B').map(Math.round)).toEqual([(x ?? 0) + 10, (y ?? 0) + 2]);
    await key(node('B'), 'ArrowUp');
    await key(node('B'), 'Escape');
    await release(node('B'));
    expect(centre('B').map(Math.round)).toEqual([(x ?? 0) + 10, (y ?? 0) + 2]);
  });

  test('goes to the row of an item on a click, and with the keyboard to that of another', async () => {
    const row = () => words(document.activeElement?.closest('tr'));
    const labels = [...document.querySelectorAll('.network-pick')];
    expect(labels.map(label => label.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    await click(labels[1]);
    expect(row()).toMatch(/^V-1/);
    await applyChange(() => labels[0] instanceof SVGElement && labels[0].focus());
    await key(labels[0] ?? document.body, 'ArrowRight');
    await key(labels[1] ?? document.body, 'ArrowDown');
    expect(document.activeElement).toBe(labels[2]);
    await key(labels[2] ?? document.body, 'Enter');
    expect(row()).toMatch(/^L-2/);
    await click(document.querySelectorAll('.network-item')[0]);
    expect(row()).toMatch(/^L-1/);
  });

  test('has rows that the search finds by their tags', async () => {
    await pressKey('k', { ctrlKey: true });
    await eventually(() => expect(document.querySelector('[role="group"] > .cap')).not.toBeNull());
    await enter(field('Find'), 'v-1');
    expect(words(document.querySelector('[role="option"]'))).toMatch(/^V-1 ?Items$/);
    await pressKey('Enter');
    expect(words(document.activeElement?.closest('tr'))).toMatch(/^V-1/);
  });
});
