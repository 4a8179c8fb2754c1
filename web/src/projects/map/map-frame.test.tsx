// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
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
  const [width, height] = ['width', 'height'].map(side => page.querySelector('svg')?.getAttribute(side));
  expect(page.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
  await press('Fit');
  expect(scale()).toBe(`${fitted} %`);
});
