import { describe, expect, test } from 'vitest';
import { barsLayout, type BarsData } from './bars-layout.ts';
import { findMisplacedTexts } from './testing/texts.ts';

const end = (value: number) => ({ value, text: `${value} mm` });
const data: BarsData = {
  title: 'What moves the bore',
  base: end(50),
  bars: [
    { label: 'Flow rate', low: end(47.4), high: end(52.5) },
    { label: 'Pressure differential across the plate and its fittings', low: end(51.4), high: end(48.8) },
    { label: 'Both ways up', low: end(51), high: end(50.5) },
    { label: 'Viscosity', low: undefined, high: undefined, remark: 'no effect' },
    { label: 'One end only', low: end(49), high: undefined },
  ],
};

describe.each([260, 328, 520, 860])('bar chart, %d px wide', width => {
  const layout = barsLayout(data, width);

  test('texts neither overlap nor are clipped', () => {
    const texts = [...layout.rows.flatMap(row => row.texts), ...(layout.base ? [layout.base.text] : [])];
    expect(findMisplacedTexts(texts, width, layout.height)).toEqual([]);
  });

  test('bars start at the base value and are as long as the difference of the results', () => {
    const x = layout.base?.x ?? 0;
    const [flow, pressure] = layout.rows;
    expect((flow?.low?.x ?? 0) + (flow?.low?.width ?? 0)).toBeCloseTo(x);
    expect(flow?.high?.x).toBeCloseTo(x);
    expect((flow?.low?.width ?? 0) / (flow?.high?.width ?? 1)).toBeCloseTo(2.6 / 2.5);
    expect(pressure?.low?.x).toBeCloseTo(x);
  });
});

test('the lower result is written left of a bar, whichever end of the input gives it', () => {
  const [, pressure] = barsLayout(data, 860).rows;
  const [left, right] = pressure?.texts.slice(-2) ?? [];
  expect([left?.text, right?.text]).toEqual(['48.8 mm', '51.4 mm']);
  expect(left?.box.x).toBeLessThan(right?.box.x ?? 0);
});

test('texts are on both sides of a bar whose ends are on the same side of the base', () => {
  const { rows, base } = barsLayout(data, 860);
  const [low, high] = rows[2]?.texts.slice(-2) ?? [];
  expect((low?.box.x ?? 0) + (low?.box.width ?? 0)).toBeLessThan(base?.x ?? 0);
  expect(high?.box.x).toBeGreaterThan(rows[2]?.low?.x ?? 0);
});
