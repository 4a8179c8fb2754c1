// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { MapFrame } from './map-frame.tsx';
import { buildMapModel } from './map-model.ts';

afterEach(unmount);

const sheets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `s-${index}`,
    tool: 'restriction-orifice',
    number: `C-${index}`,
    title: 'Orifice',
    answers: [],
    cases: 1,
    errors: 0,
    warnings: 0,
    stale: false,
    waiting: false,
    failure: null,
  }));
const draw = (count: number) =>
  render(<MapFrame model={buildMapModel({ fluids: [], sheets: sheets(count), connections: [] })} chosen={undefined} />);
const scale = () => textOf(document.querySelector('output'));
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(each => (each.getAttribute('aria-label') ?? textOf(each)) === name)
      ?.click(),
  );
const disabled = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button:disabled')].map(
    each => each.getAttribute('aria-label') ?? textOf(each),
  );

test('a small map has its full size, and is zoomed in steps', async () => {
  await draw(2);
  expect([scale(), disabled()]).toEqual(['100 %', ['Fit']]);
  expect(textsOf('button')).not.toContain('Full size');
  await press('Zoom in');
  expect([scale(), disabled()]).toEqual(['125 %', []]);
  for (let step = 0; step < 5; step += 1) await press('Zoom in');
  expect([scale(), disabled()]).toEqual(['200 %', ['Zoom in']]);
  await press('Fit');
  expect(scale()).toBe('100 %');
  for (let step = 0; step < 8; step += 1) await press('Zoom out');
  expect([scale(), disabled()]).toEqual(['10 %', ['Zoom out']]);
});

test('a large map fits its frame until its full size is chosen', async () => {
  const page = await draw(60);
  const fitted = Number.parseInt(scale(), 10);
  expect(fitted).toBeGreaterThan(10);
  expect(fitted).toBeLessThan(100);
  await press('Full size');
  expect(scale()).toBe('100 %');
  expect(textsOf('button')).not.toContain('Full size');
  const [width = 0, height = 0] = ['width', 'height'].map(side =>
    Number(page.querySelector('svg')?.getAttribute(side)),
  );
  expect(page.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
  // Before the frame is measured, it counts as 1200 px by 640 px: four boxes of 228 px, 20 px apart, fit into a row.
  expect(width).toBe(6 + 4 * 228 + 3 * 20 + 6);
  expect(fitted).toBe(Math.round((100 * 640) / height));
  await press('Fit');
  expect(scale()).toBe(`${fitted} %`);
});

test('a large map fits the frame when the window has another size', async () => {
  const page = await draw(60);
  const frame = page.querySelector('.map-frame');
  const fitIn = async (width: number, windowHeight: number) => {
    Object.defineProperty(frame, 'clientWidth', { configurable: true, value: width });
    vi.stubGlobal('innerHeight', windowHeight);
    await act(async () => dispatchEvent(new Event('resize')));
    const fitted = scale();
    await press('Full size');
    const height = Number(page.querySelector('svg')?.getAttribute('height'));
    await press('Fit');
    return [fitted, height] as const;
  };
  // 72 % of the window's height, at least 420 px, and 8 px for the marks of the lowest boxes.
  for (const [windowHeight, room] of [
    [1000, 712],
    [500, 412],
  ] as const) {
    const [fitted, height] = await fitIn(900, windowHeight);
    expect(fitted).toBe(`${Math.round((100 * room) / height)} %`);
  }
});
