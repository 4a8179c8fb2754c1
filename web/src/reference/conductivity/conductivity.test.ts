import { describe, expect, test } from 'vitest';
import { allBands, bandOf } from './bands.ts';
import { conductivitySheets } from './conductivity-sheets.ts';
import {
  xFromTemperature,
  temperatureFromX,
  coldest,
  yFromConductivity,
  highest,
  hottest,
  narrowFrame,
  wideFrame,
} from './frame.ts';
import { lines } from './lines.ts';
import { readingAt } from './readings.ts';

describe('colour bands', () => {
  test.each([
    [60.4, 'red'],
    [50, 'red'],
    [49.9, 'orange'],
    [30, 'orange'],
    [29.9, 'yellow'],
    [20, 'yellow'],
    [19.9, 'green'],
    [15, 'green'],
    [14.9, 'blue'],
    [undefined, 'grey'],
  ] as const)('%s is %s', (value, band) => expect(bandOf(value).id).toBe(band));

  test('the legend has six', () => expect(allBands.length).toBe(6));
});

describe('chart', () => {
  test('draws eight materials, each with its own dashes and tone', () => {
    expect(lines.length).toBe(8);
    expect(new Set(lines.map(({ dashes, tone }) => dashes + tone)).size).toBe(8);
    expect(new Set(lines.map(({ short }) => short)).size).toBe(8);
  });

  test('covers the highest value', () => {
    for (const frame of [wideFrame, narrowFrame])
      for (const { points, estimate } of lines)
        for (const [, conductivity] of estimate ? [...points, estimate] : points)
          expect(yFromConductivity(frame, conductivity)).toBeGreaterThan(frame.top);
  });

  test('finds the temperature at a horizontal position', () => {
    for (const frame of [wideFrame, narrowFrame]) {
      for (let celsius = coldest; celsius <= hottest; celsius += 1)
        expect(temperatureFromX(frame, xFromTemperature(frame, celsius))).toBe(celsius);
      expect([temperatureFromX(frame, -100), temperatureFromX(frame, 10_000)]).toEqual([coldest, hottest]);
      expect([yFromConductivity(frame, highest), yFromConductivity(frame, 0)]).toEqual([
        frame.top,
        frame.height - frame.bottom,
      ]);
    }
  });

  test('separates the estimate at 816 °C from the printed values', () => {
    const [carbon] = lines;
    expect(carbon?.points[0]).toEqual([20, 60.4]);
    expect(carbon?.points.at(-1)).toEqual([750, 29.1]);
    expect(carbon?.estimate).toBeUndefined();
    expect(lines.find(({ short }) => short === 'SS304L')?.estimate).toEqual([816, 26.5]);
  });
});

describe('readings', () => {
  const at = (short: string, celsius: number) => {
    const line = lines.find(each => each.short === short);
    if (!line) throw new Error(`no line ${short}`);
    return readingAt(line, celsius);
  };

  test('are interpolated, and undefined outside the range', () => {
    expect(at('CS', 110)).toMatchObject({ text: '57.6', range: '20 to 750 °C', estimated: false });
    expect(at('CS', 800)).toMatchObject({ text: '--', value: undefined });
    expect(at('SS304L', 800)).toMatchObject({ estimated: true });
    expect(at('9Cr-1Mo', 300).range).toBe('20 to 625 °C');
  });
});

test('the export has a row per temperature and a column per material, with the certainty', () => {
  const [sheet, basis] = conductivitySheets({ version: '1', date: '2026-01-01' });
  expect(sheet?.rows.length).toBe(33);
  expect(sheet?.rows[0]?.length).toBe(9);
  expect(sheet?.rows[1]?.map(cell => cell?.value)).toEqual([
    'Certainty',
    'high',
    'high',
    'high',
    'medium-low',
    'low',
    'high',
    'high',
    'high',
  ]);
  expect(sheet?.rows[2]?.map(cell => cell?.value).slice(0, 3)).toEqual([20, 60.4, 41]);
  expect(
    sheet?.rows
      .at(-1)
      ?.map(cell => cell?.value)
      .slice(0, 4),
  ).toEqual([816, undefined, undefined, '26.7 (estimate)']);
  expect(basis?.name).toBe('Basis');
});
