import type { ReportedFigure } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { overlayFigures } from './overlay-figures.ts';

type Series = ReportedFigure['series'][number];

const line = (label: string, pen: Series['pen'], points: Series['points']): Series => ({ label, pen, points });
const figure = (title: string, series: readonly Series[], more: Partial<ReportedFigure> = {}): ReportedFigure => ({
  title,
  x: { label: 'Time', kind: 'time', unit: 'min' },
  y: { label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 },
  series,
  ...more,
});
const falling = (from: number): Series => line('pressure', 'main', [[0, from], [60, 0]]); // prettier-ignore
const target = (level: number, end = 60): Series => line('target', 'limit', [[0, level], [end, level]]); // prettier-ignore
const labels = (figures: ReturnType<typeof overlayFigures>) =>
  figures.map(({ series }) => series.map(({ label }) => label));

describe('overlaid figures', () => {
  test('are merged by title and axes, with curves labelled by case', () => {
    const [one, ...others] = overlayFigures([
      { title: 'V-104', figures: [figure('Pressure', [falling(8)])] },
      { title: 'V-105', figures: [figure('Pressure', [falling(9)])] },
    ]);
    expect(others).toEqual([]);
    expect(one?.title).toBe('Pressure');
    expect(one?.y).toEqual({ label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', from: 0 });
    expect(one?.series).toEqual([
      { ...falling(8), label: 'V-104', ofCase: 0 },
      { ...falling(9), label: 'V-105', ofCase: 1 },
    ]);
  });

  test('are separate if title, quantity, unit or scale differ', () => {
    const other = { label: 'Pressure', kind: 'gaugePressure', unit: 'psig' } as const;
    const apart = overlayFigures([
      { title: 'A', figures: [figure('Pressure', [falling(8)]), figure('Inside', [falling(8)])] },
      { title: 'B', figures: [figure('Pressure', [falling(9)], { y: other })] },
      { title: 'C', figures: [figure('Pressure', [falling(7)], { x: { label: 'Time', kind: 'time', unit: 'min', scale: 'log' } })] }, // prettier-ignore
    ]);
    expect(apart.map(({ title }) => title)).toEqual(['Pressure', 'Inside', 'Pressure', 'Pressure']);
    expect(labels(apart)).toEqual([['A'], ['A'], ['B'], ['C']]);
  });

  test('of a single case are unchanged', () => {
    const own = figure('Pressure', [falling(8), target(3)]);
    expect(overlayFigures([{ title: 'A', figures: [own] }])).toEqual([own]);
    expect(overlayFigures([])).toEqual([]);
  });

  test('show a common limit once at its full length, and add case names to differing limits', () => {
    const same = overlayFigures([
      { title: 'A', figures: [figure('Pressure', [falling(8), target(3, 60)])] },
      { title: 'B', figures: [figure('Pressure', [falling(9), target(3, 90)])] },
    ]);
    expect(same[0]?.series.slice(2)).toEqual([target(3, 90)]);
    const different = overlayFigures([
      { title: 'A', figures: [figure('Pressure', [falling(8), target(3)])] },
      { title: 'B', figures: [figure('Pressure', [falling(9), target(3)])] },
      { title: 'C', figures: [figure('Pressure', [falling(7), target(2)])] },
    ]);
    expect(labels(different)).toEqual([['A', 'B', 'C', 'target, A, B', 'target, C']]);
  });

  test('show a curve common to all cases once', () => {
    const map = line('L1', 'main', [[0, 1], [60, 2]]); // prettier-ignore
    const [one] = overlayFigures([
      { title: 'A', figures: [figure('Map', [map])] },
      { title: 'B', figures: [figure('Map', [map])] },
    ]);
    expect(one?.series).toEqual([{ ...map, common: true }]);
  });

  test('show all curves of few cases, and only the main ones of many, with a note', () => {
    const cases = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        title: `V-${index}`,
        figures: [figure('Temperature', [falling(index), line('metal', 'third', [[0, index], [60, 1]])])], // prettier-ignore
      }));
    const [few] = overlayFigures(cases(4));
    expect(few?.series.slice(0, 2).map(({ label }) => label)).toEqual(['V-0, pressure', 'V-0, metal']);
    expect(few?.series).toHaveLength(8);
    expect(few?.note).toBeUndefined();
    const [many] = overlayFigures(cases(5));
    expect(many?.series.map(({ label }) => label)).toEqual(['V-0', 'V-1', 'V-2', 'V-3', 'V-4']);
    expect(many?.note).toBe('Not shown for this many cases: metal.');
  });

  test('label marks by case if no curve identifies it, and not at all if there are many', () => {
    const of = (count: number, curve: (index: number) => Series) =>
      overlayFigures(
        Array.from({ length: count }, (_, index) => ({
          title: `V-${index}`,
          figures: [figure('P', [curve(index)], { marks: [{ label: 'duty', x: index, y: 1 }] })],
        })),
      )[0];
    expect(of(2, () => falling(8))?.marks?.map(({ label }) => label)).toEqual(['duty, V-0', 'duty, V-1']);
    expect(of(6, falling)?.marks?.map(({ label }) => label)).toEqual(Array.from({ length: 6 }, () => 'duty'));
    const many = of(7, falling);
    expect(many?.marks?.map(({ label }) => label)).toEqual(Array.from({ length: 7 }, () => ''));
    expect(many?.note).toBe('Circles: duty.');
  });

  test('show a few bands that differ by case, and omit many', () => {
    const of = (count: number) =>
      overlayFigures(
        Array.from({ length: count }, (_, index) => ({
          title: `V-${index}`,
          figures: [
            figure('P', [falling(index)], { bands: [{ label: 'choked', axis: 'x', from: index, to: index + 1 }] }),
          ],
        })),
      )[0];
    expect(of(2)?.bands).toHaveLength(2);
    expect(of(3)?.bands).toEqual([]);
    expect(of(4)?.note).toBe('Not shown for this many cases: choked.');
  });

  test('keep marks and bands common to all cases, and add the case to the name of others', () => {
    const band = { label: 'acceptable', axis: 'y', from: 1, to: 2 } as const;
    const [one] = overlayFigures([
      { title: 'A', figures: [figure('P', [falling(8)], { marks: [{ label: 'duty', x: 1, y: 1 }], bands: [band] })] },
      { title: 'B', figures: [figure('P', [falling(9)], { marks: [{ label: 'duty', x: 2, y: 1 }], bands: [band] })] },
    ]);
    expect(one?.marks).toEqual([
      { label: 'duty', x: 1, y: 1, ofCase: 0 },
      { label: 'duty', x: 2, y: 1, ofCase: 1 },
    ]);
    expect(one?.bands).toEqual([band]);
    const [other] = overlayFigures([
      { title: 'A', figures: [figure('P', [falling(8)], { marks: [{ label: 'duty', x: 1, y: 1 }], bands: [band] })] },
      { title: 'B', figures: [figure('P', [falling(9)], { marks: [{ label: 'duty', x: 1, y: 1 }] })] },
    ]);
    expect(other?.marks).toEqual([{ label: 'duty', x: 1, y: 1 }]);
    expect(other?.bands).toEqual([{ ...band, label: 'acceptable, A' }]);
  });

  test('have axes that cover the stated limits of all cases', () => {
    const ends = (from: number, to?: number) => ({ label: 'Time', kind: 'time', unit: 'min', from, ...(to === undefined ? {} : { to }) }) as const; // prettier-ignore
    const [one] = overlayFigures([
      { title: 'A', figures: [figure('P', [falling(8)], { x: ends(1, 5) })] },
      { title: 'B', figures: [figure('P', [falling(9)], { x: ends(0, 9) })] },
    ]);
    expect(one?.x).toMatchObject({ from: 0, to: 9 });
    const [open] = overlayFigures([
      { title: 'A', figures: [figure('P', [falling(8)], { x: ends(1, 5) })] },
      { title: 'B', figures: [figure('P', [falling(9)], { x: ends(0) })] },
    ]);
    expect(open?.x).not.toHaveProperty('to');
    const [half] = overlayFigures([
      { title: 'A', figures: [figure('P', [falling(8)])] },
      { title: 'B', figures: [figure('P', [falling(9)], { x: ends(2) })] },
    ]);
    expect(half?.x).not.toHaveProperty('from');
  });

  test('make equal case names unique', () => {
    const own = [figure('Pressure', [falling(8)])];
    const other = [figure('Pressure', [falling(9)])];
    expect(labels(overlayFigures([{ title: 'V', figures: own }, { title: 'V', figures: other }]))).toEqual([['V', 'V (2)']]); // prettier-ignore
  });
});
