import { expect, test } from 'vitest';
import type { Readings } from './experiments.ts';
import * as readings from './readings.ts';

const curves = Object.entries(readings).flatMap(([experiment, measured]) =>
  Object.entries(measured).map(([name, points]: [string, Readings]) => [`${experiment} ${name}`, points] as const),
);

/** How far a reading may lie off the line through its neighbours, in parts of itself, where that is more than 3 %. */
const scatter: Readonly<Record<string, number>> = {
  'nitrogenI1 pressure': 0.07,
  'methaneEthane pressure': 0.105,
  'helium700 pressure': 0.165,
  'helium700 gas': 0.065,
  'propaneFire pressure': 0.11,
  'propaneFire peakWall': 0.08,
};

/** A pressure decays: it is the logarithm that lies on a line. */
function drawn(name: string, points: Readings): Readings {
  if (!name.endsWith(' pressure')) return points;
  return points.flatMap(([time, pressure]) => (pressure > 0 ? [[time, Math.log(pressure)] as const] : []));
}

test.each(curves)('%s is read in the order of time, with no slip of the pen', (name, points) => {
  const curve = drawn(name, points);
  expect(points.length - curve.length).toBeLessThanOrEqual(1);
  for (const [index, [time, value]] of curve.entries()) {
    const [before, after] = [curve[index - 1], curve[index + 1]];
    if (before === undefined || after === undefined) continue;
    expect(time).toBeGreaterThan(before[0]);
    expect(after[0]).toBeGreaterThan(time);
    const onLine = before[1] + ((after[1] - before[1]) * (time - before[0])) / (after[0] - before[0]);
    const size = name.endsWith(' pressure') ? 1 : value;
    expect(Math.abs(value - onLine) / size, `at ${time} s`).toBeLessThan(scatter[name] ?? 0.031);
  }
});
