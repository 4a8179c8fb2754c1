// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintedNetwork } from './printed-network.tsx';

const table = {
  columns: [
    { id: 'item', label: 'Item', unit: '', digits: 4 },
    { id: 'type', label: 'Type', unit: '', digits: 4 },
    { id: 'from', label: 'From', unit: '', digits: 4 },
    { id: 'to', label: 'To', unit: '', digits: 4 },
    { id: 'flow', label: 'Flow', kind: 'massFlow' as const, unit: 'kg/h', digits: 4 },
  ],
  rows: [
    ['L-1', 'line', 'A', 'B', 2],
    ['L-2', 'line', 'B', 'C', 2],
    ['L-3', 'line', 'C', 'D', 2],
  ],
};
const drawing = { item: 'item', type: 'type', from: 'from', to: 'to', flow: 'flow', values: ['flow'] as const };
/** Narrow and high, where a network is drawn from top to bottom. */
const room = { width: 40, height: 250 };

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
});

async function centresOf(places: Readonly<Record<string, [number, number]>>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  await act(async () => root?.render(<PrintedNetwork caption="" value="flow" {...{ table, drawing, places, room }} />));
  return [...element.querySelectorAll('.network-node > rect')].map(rect => {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => Number(rect.getAttribute(name)));
    return [(x ?? NaN) + (width ?? NaN) / 2, (y ?? NaN) + (height ?? NaN) / 2] as const;
  });
}

test('a printed network has moved nodes at their places, in the direction in which they were moved', async () => {
  const automatic = await centresOf({});
  expect(new Set(automatic.map(([x]) => Math.round(x))).size).toBe(1);
  await act(async () => root?.unmount());
  const moved = await centresOf({ C: [300, -80] });
  expect(moved[2]).toEqual([300, -80]);
  expect(new Set([moved[0], moved[1], moved[3]].map(centre => Math.round(centre?.[1] ?? NaN))).size).toBe(1);
});
