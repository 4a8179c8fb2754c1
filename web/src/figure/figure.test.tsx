// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FigureData } from './figure-data.ts';
import { Figure } from './figure.tsx';

const plot: FigureData = {
  title: 'Pressure',
  x: { label: 'Time', kind: 'time', unit: 'min' },
  y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
  series: [
    { label: 'gas', pen: 'main', points: [[0, 80e5], [300, 40e5], [600, 10e5]] }, // prettier-ignore
    { label: 'target', pen: 'limit', points: [[0, 7e5], [600, 7e5]] }, // prettier-ignore
  ],
};

let root: Root;
/** The page width; observers are notified after layout and of each change. */
let width = 600;
const observers = new Set<() => void>();

async function open(page: ReactNode) {
  await act(async () => root.render(page));
  await widen(width);
}

async function widen(to: number) {
  width = to;
  await act(async () => {
    for (const observer of observers) observer();
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #hear: () => void;
      constructor(hear: (entries: { contentRect: { width: number } }[]) => void) {
        this.#hear = () => hear([{ contentRect: { width } }]);
      }
      observe() {
        observers.add(this.#hear);
      }
      disconnect() {
        observers.delete(this.#hear);
      }
    },
  );
  width = 600;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, 300));
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function slider(): Element {
  const result = document.querySelector('[role=slider]');
  if (!result) throw new Error('There is no slider.');
  return result;
}
const reading = () => slider().getAttribute('aria-valuetext');
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));
const point = (type: string, clientX: number, pointerType = 'mouse') =>
  act(async () =>
    slider().dispatchEvent(new PointerEvent(type, { clientX, clientY: 100, pointerType, bubbles: true })),
  );

describe('a figure', () => {
  test('fills the available width at constant text size', async () => {
    await open(<Figure plot={plot} />);
    expect(slider().getAttribute('viewBox')).toBe('0 0 600 312');
    const ticks = () => document.querySelectorAll('.tick').length;
    const many = ticks();
    await widen(300);
    expect(slider().getAttribute('viewBox')).toBe('0 0 300 208');
    expect(ticks()).toBeLessThan(many);
  });

  test('renders before its width is known', () => {
    const html = renderToString(<Figure plot={plot} aspect={0.5} />);
    expect(html).toContain('viewBox="0 0 480 240"');
    expect(html).toContain('Pressure, bar(g)');
  });

  test('has an accessible description and instructions', async () => {
    await open(<Figure plot={plot} />);
    expect(slider().getAttribute('aria-label')).toBe('Pressure: Pressure, bar(g) against Time, min');
    expect(reading()).toBe('Arrow keys read values');
    expect(document.querySelector('.crosshair')).toBeNull();
  });

  test('shows its note', async () => {
    await open(<Figure plot={{ ...plot, note: 'Not drawn here: metal.' }} />);
    expect(document.querySelector('.figure-note')?.textContent).toBe('Not drawn here: metal.');
  });
});

describe('the crosshair', () => {
  test('reads every curve by arrow keys from end to end, and disappears with Escape', async () => {
    await open(<Figure plot={plot} />);
    await press('Home');
    expect(reading()).toBe('Time 0 min, gas 80.00 bar(g), target 7.000 bar(g)');
    await press('ArrowRight');
    expect(Number(slider().getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await press('ArrowLeft');
    expect(reading()).toMatch(/^Time 0 min,/);
    await press('End');
    expect(reading()).toBe('Time 10.00 min, gas 10.00 bar(g), target 7.000 bar(g)');
    expect(document.querySelectorAll('.read-value')).toHaveLength(2);
    await press('Escape');
    expect(document.querySelector('.crosshair')).toBeNull();
  });

  test('moves farther with Shift and with Page Up and Page Down', async () => {
    await open(<Figure plot={plot} />);
    const from = async (key: string, more?: KeyboardEventInit) => {
      await press('Home');
      await press(key, more);
      return Number(slider().getAttribute('aria-valuenow'));
    };
    const one = await from('ArrowRight');
    expect(await from('ArrowRight', { shiftKey: true })).toBeCloseTo(8 * one, 3);
    expect(await from('PageUp')).toBeCloseTo(12 * one, 3);
    expect(await from('ArrowRight', { ctrlKey: true })).toBe(0);
  });

  test('follows the pointer and disappears when it leaves', async () => {
    await open(<Figure plot={plot} />);
    await point('pointermove', 300);
    expect(reading()).toMatch(/^Time \d\.\d+ min, gas/);
    await point('pointermove', 599);
    expect(reading()).toBe('Arrow keys read values');
    await point('pointermove', 300);
    await point('pointerout', 300);
    expect(reading()).toBe('Arrow keys read values');
  });

  test('stays after a touch', async () => {
    await open(<Figure plot={plot} />);
    await point('pointerdown', 300, 'touch');
    await point('pointerout', 300, 'touch');
    expect(reading()).toMatch(/^Time \d\.\d+ min, gas/);
  });

  test('shared by several figures is positioned by its prop and reports moves in SI', async () => {
    const onMove = vi.fn<(at: number) => void>();
    await open(<Figure plot={plot} cursor={{ at: 300, onMove }} />);
    expect(reading()).toMatch(/^Time 5\.000 min, gas 40\.00/);
    await press('ArrowRight');
    expect(onMove).toHaveBeenLastCalledWith(600);
    await press('Home');
    expect(onMove).toHaveBeenLastCalledWith(0);
    await press('Escape');
    await point('pointerout', 300);
    expect(onMove).toHaveBeenCalledTimes(2);
    expect(reading()).toMatch(/^Time 5\.000 min/);
  });
});

describe('a surface figure', () => {
  const map: FigureData = {
    title: 'Force',
    x: { label: 'Length', kind: 'length', unit: 'm', from: 0, to: 4 },
    y: { label: 'Mass', kind: 'mass', unit: 'kg', from: 0, to: 20 },
    series: [],
    surface: {
      label: 'Force',
      kind: 'number',
      unit: '',
      xs: [0, 4],
      ys: [0, 20],
      values: [
        [0, 8],
        [60, 68],
      ],
    },
  };
  /** The reading as numbers: x, y and value. */
  const numbers = () => (reading() ?? '').split(', ').map(part => Number.parseFloat(part.replace(/^\D+/, '')));

  test('is read by arrow keys along both axes', async () => {
    await open(<Figure plot={map} />);
    expect(reading()).toBe('Arrow keys read values');
    await press('ArrowRight');
    const [x = 0, y = 0, value] = numbers();
    expect(x).toBeGreaterThan(2);
    expect(y).toBe(10);
    expect(value).toBeCloseTo(2 * x + 3 * y, 1);
    await press('ArrowUp');
    const [sameX, higher = 0] = numbers();
    expect(sameX).toBe(x);
    expect(higher).toBeGreaterThan(10);
    await press('ArrowDown', { shiftKey: true });
    expect(numbers()[1]).toBeLessThan(10);
    for (let presses = 0; presses < 8; presses += 1) await press('PageUp');
    expect(numbers()[1]).toBe(20);
    expect(document.querySelectorAll('.crosshair > path')).toHaveLength(2);
    await press('Escape');
    expect(reading()).toBe('Arrow keys read values');
  });

  test('is read at the pointer', async () => {
    await open(<Figure plot={map} />);
    await point('pointermove', 300);
    const [x = 0, y = 0, value] = numbers();
    expect(y).toBeGreaterThan(10);
    expect(value).toBeCloseTo(2 * x + 3 * y, 1);
  });
});
