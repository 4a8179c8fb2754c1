// @vitest-environment happy-dom
import type { Connection, MappedSheet, ProjectFluid } from '@isentrope/records';
import { afterEach, describe, expect, test } from 'vitest';
import { render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { ConnectionList } from './connection-list.tsx';
import { drawMap, MapDrawing } from './map-drawing.tsx';
import { buildMapModel } from './map-model.ts';

afterEach(unmount);

const sheet = (id: string, change: Partial<MappedSheet> = {}): MappedSheet => ({
  id,
  tool: 'restriction-orifice',
  number: `C-${id}`,
  title: `Sheet ${id}`,
  answers: [{ id: 'bore', label: 'Bore', text: '42.8 mm' }],
  cases: 1,
  errors: 0,
  warnings: 0,
  stale: false,
  waiting: false,
  failure: null,
  ...change,
});
const gas: ProjectFluid = {
  id: 'gas',
  name: 'Inlet gas',
  words: 'Methane 0.85',
  parts: {},
  version: 1,
  changedAt: '2026-02-03T09:00:00.000Z',
  changedBy: 'Ada Tester',
};
const reads = (from: string, to: string, change: Partial<Connection> = {}): Connection => ({
  sheet: to,
  case: 0,
  field: 'flow',
  label: 'Flow rate',
  from: `sheet/${from}`,
  source: { type: 'sheet', id: from },
  sourceText: `C-${from} Sheet ${from}: Total: Flow`,
  state: 'current',
  brokenReason: null,
  ...change,
});

interface Content {
  readonly sheets?: readonly MappedSheet[];
  readonly connections?: readonly Connection[];
  readonly fluids?: readonly ProjectFluid[];
}
const modelOf = ({ sheets = [], connections = [], fluids = [] }: Content) =>
  buildMapModel({ sheets: [...sheets], connections: [...connections], fluids: [...fluids] });
const drawnOf = (content: Content, room = 1200) => drawMap(modelOf(content), room);
const draw = (content: Content, { scale = 1, chosen }: { scale?: number; chosen?: string } = {}) =>
  render(<MapDrawing drawn={drawnOf(content)} scale={scale} chosen={chosen} />);
const linesIn = (page: HTMLElement) => [...page.querySelectorAll('.map-line')];

describe('a box of the map', () => {
  test('has number, tool, title and two results at most', async () => {
    const answers = ['Bore', 'Beta', 'Noise'].map(label => ({ id: label, label, text: '1' }));
    const page = await draw({ sheets: [sheet('1', { answers }), sheet('2', { number: '' })] });
    const [first, second] = page.querySelectorAll('.map-box');
    expect(textOf(first)).toBe('C-1 · Restriction Orifice SizingSheet 1Bore 1Beta 1');
    expect(textOf(second)).toBe('Restriction Orifice SizingSheet 2Bore 42.8 mm');
    expect(first?.getAttribute('href')).toBe('/restriction-orifice?sheet=1');
  });

  test('says why it has no result', async () => {
    const none = { answers: [] };
    await draw({
      sheets: [
        sheet('1', none),
        sheet('2', { ...none, waiting: true }),
        sheet('3', { ...none, failure: 'The sheet is empty.' }),
      ],
    });
    expect(textsOf('.map-answer')).toEqual(['no result yet', 'being recalculated', 'The sheet is empty.']);
  });

  test('is marked by its state', async () => {
    await draw({
      sheets: [sheet('1'), sheet('2', { stale: true, waiting: true, failure: 'It fails.', errors: 1, warnings: 2 })],
    });
    expect(textsOf('.map-mark')).toEqual(['stale', 'working', 'fails', '1 error', '2 warnings']);
    expect(document.querySelectorAll('.map-marks')).toHaveLength(1);
    expect(textsOf('.map-box.stale b')).toEqual(['Sheet 2']);
  });

  test('is higher by a line for a long title and a second result, and for its marks', () => {
    const answer = { id: 'a', label: 'A', text: '1' };
    const heights = (change: Partial<MappedSheet>) =>
      drawnOf({ sheets: [sheet('1', change)] }).layout.boxes.get('1')?.height;
    expect(heights({ answers: [] })).toBe(20 + 3 * 19);
    expect(heights({ title: 'x'.repeat(25) })).toBe(20 + 3 * 19);
    expect(heights({ title: 'x'.repeat(26) })).toBe(20 + 4 * 19);
    expect(heights({ answers: [answer, answer] })).toBe(20 + 4 * 19);
    expect(heights({ answers: [answer, answer, answer] })).toBe(20 + 4 * 19);
    expect(heights({ stale: true })).toBe(20 + 3 * 19 + 5);
    expect(drawnOf({ fluids: [gas] }).layout.boxes.get('gas')).toMatchObject({ width: 228, height: 20 + 2 * 19 });
  });

  test('of a fluid leads to it; of a source that is gone, nowhere', async () => {
    const connections = [
      reads('gas', '1', { source: { type: 'fluid', id: 'gas' } }),
      reads('9', '1', { state: 'broken', brokenReason: 'It was deleted.' }),
    ];
    const page = await draw({ fluids: [gas], sheets: [sheet('1')], connections });
    expect(textsOf('.map-box.fluid')).toEqual(['Inlet gasfluid: Methane 0.85']);
    expect(page.querySelector('.map-box.fluid')?.getAttribute('href')).toBe('#fluids/gas');
    expect(textsOf('.map-box.gone')).toEqual(['C-9 Sheet 9: Total: Flowno longer in the project']);
  });

  test('has its number and title only in a small map', async () => {
    const content = {
      fluids: [gas],
      sheets: [sheet('1', { stale: true }), sheet('2', { number: '' })],
      connections: [reads('9', '1')],
    };
    const page = await draw(content, { scale: 0.59 });
    expect(textsOf('.map-box')).toEqual(['C-9 Sheet 9: Total: Flow', 'C-1Sheet 1', 'Inlet gas', 'Sheet 2']);
    expect(page.querySelector('svg')?.getAttribute('class')).toBe('map-drawing overview');
    expect(textsOf('.map-box.stale')).toEqual(['C-1Sheet 1']);
    await draw(content, { scale: 0.34 });
    expect(document.querySelector('svg')?.getAttribute('class')).toBe('map-drawing overview numbers');
    await draw(content, { scale: 0.6 });
    expect(document.querySelector('svg')?.getAttribute('class')).toBe('map-drawing');
  });
});

describe('a line of the map', () => {
  const two = [sheet('1'), sheet('2', { cases: 2 })];

  test('counts its connections, has the worst state, and describes each', async () => {
    const connections = [
      reads('1', '2'),
      reads('1', '2', { case: 1, field: 'p', label: 'Pressure', state: 'changed', sourceText: 'C-1' }),
    ];
    const page = await draw({ sheets: two, connections }, { chosen: '1.2' });
    const [line] = linesIn(page);
    expect(linesIn(page)).toHaveLength(1);
    expect(line?.getAttribute('aria-label')).toBe('C-2 Sheet 2 reads 2 values of C-1 Sheet 1, changed');
    expect(line?.getAttribute('href')).toBe('#map/1.2');
    expect(line?.getAttribute('aria-current')).toBe('true');
    expect(line?.querySelector('text')?.textContent).toBe('2× changed');
    expect(line?.querySelector('title')?.textContent).toBe(
      'C-1 Sheet 1 → C-2 Sheet 2\nFlow rate, case 1 reads Flow\nPressure, case 2 reads C-1',
    );
  });

  test('of one current connection has no label; broken comes before changed and waiting', async () => {
    const page = await draw({ sheets: two, connections: [reads('1', '2')] });
    expect(linesIn(page)[0]?.querySelector('text')).toBeNull();
    expect(linesIn(page)[0]?.hasAttribute('aria-current')).toBe(false);
    const states = ['waiting', 'broken', 'changed'] as const;
    const all = await draw({ sheets: two, connections: states.map(state => reads('1', '2', { state })) });
    expect(linesIn(all)[0]?.querySelector('text')?.textContent).toBe('3× broken');
    const some = await draw({ sheets: two, connections: [reads('1', '2', { state: 'waiting' }), reads('1', '2')] });
    expect(linesIn(some)[0]?.querySelector('text')?.textContent).toBe('2× waiting');
  });

  test('reads the fluid of a fluid, and names no case of a sheet with one', async () => {
    const connection = reads('gas', '1', { label: 'Fluid properties', source: { type: 'fluid', id: 'gas' } });
    const page = await draw({ fluids: [gas], sheets: [sheet('1')], connections: [connection] });
    expect(linesIn(page)[0]?.querySelector('title')?.textContent).toBe(
      'Inlet gas → C-1 Sheet 1\nFluid properties reads the fluid',
    );
  });

  test('is straight between boxes side by side, with its arrow at the reader', async () => {
    const page = await draw({ sheets: [sheet('1'), sheet('2')], connections: [reads('1', '2')] });
    const [path, arrow] = ['.stroke', '.arrow'].map(part => page.querySelector(part)?.getAttribute('d') ?? '');
    const [, fromX, fromY, toX, toY] = /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(path ?? '') ?? [];
    expect(Number(toX)).toBeGreaterThan(Number(fromX));
    expect(toY).toBe(fromY);
    expect(arrow).toBe(`M${Number(toX) - 8} ${Number(toY) - 4.5}L${toX} ${toY}l-8 4.5`);
  });

  test('has its arrow towards a reader before it, in a cycle', async () => {
    const page = await draw({ sheets: [sheet('1'), sheet('2')], connections: [reads('1', '2'), reads('2', '1')] });
    const arrows = [...page.querySelectorAll('.arrow')].map(each => each.getAttribute('d') ?? '');
    expect(arrows.map(d => /l(-?8) 4\.5$/.exec(d)?.[1] ?? '').toSorted()).toEqual(['-8', '8']);
    const [, from, tip] = /^M(\S+) \S+L(\S+) \S+l8 4\.5$/.exec(arrows.find(d => d.endsWith('l8 4.5')) ?? '') ?? [];
    expect(Number(from) - Number(tip)).toBe(8);
  });

  test('turns with rounded corners', async () => {
    const page = await draw({
      sheets: ['1', '2', '3'].map(id => sheet(id)),
      connections: [reads('1', '3'), reads('2', '3')],
    });
    const turning = [...page.querySelectorAll('.stroke')]
      .map(each => each.getAttribute('d') ?? '')
      .filter(d => d.includes('Q'));
    expect(turning.length).toBeGreaterThan(0);
    for (const [, ax, ay, cx, cy, bx, by] of turning
      .flatMap(d => [...d.matchAll(/L(\S+) (\S+)Q(\S+) (\S+) (\S+) ([^LQ]+)/g)])
      .map(each => each.map(Number))) {
      const before = Math.abs((ax ?? 0) - (cx ?? 0)) + Math.abs((ay ?? 0) - (cy ?? 0));
      const after = Math.abs((bx ?? 0) - (cx ?? 0)) + Math.abs((by ?? 0) - (cy ?? 0));
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThanOrEqual(6);
      expect(after).toBe(before);
    }
  });

  test('is in the list of connections, with its state and reason', async () => {
    const drawn = modelOf({
      sheets: two,
      connections: [reads('9', '2', { state: 'broken', brokenReason: 'It was deleted.' })],
    });
    const page = await render(<ConnectionList drawn={drawn} chosen="9.2" />);
    expect(textsOf('li.chosen .connection-ends')).toEqual(['C-9 Sheet 9: Total: Flow → C-2 Sheet 2']);
    expect(textsOf('li li')).toEqual(['Flow rate, case 1 reads Flow brokenIt was deleted.']);
    expect(document.activeElement?.classList.contains('chosen')).toBe(true);
    expect(textOf(page)).not.toContain('No field reads anything yet');
    expect([...page.querySelectorAll('a')].map(each => each.getAttribute('href'))).toEqual([
      '/restriction-orifice?sheet=2',
    ]);
    const empty = await render(<ConnectionList drawn={modelOf({ sheets: two })} chosen={undefined} />);
    expect(textOf(empty)).toContain('No field reads anything yet.');
  });
});
