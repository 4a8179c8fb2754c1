import { expect, test } from 'vitest';
import type { Readings } from './experiment.ts';
import { blowdownExperiments } from './experiments.ts';
import * as readings from './readings/index.ts';

const curves = Object.entries(readings).flatMap(([experiment, measured]) =>
  Object.entries(measured).map(([name, points]: [string, Readings]) => [`${experiment} ${name}`, points] as const),
);

/** Accepted relative deviation of a reading from the line through its neighbours, where above 3 %. */
const scatter: Readonly<Record<string, number>> = {
  'nitrogenI1 pressure': 0.07,
  'methaneEthane pressure': 0.105,
  'naturalGasS9 pressure': 0.42,
  'naturalGasS9 gasHigh': 0.04,
  'naturalGasS9 gasLow': 0.05,
  'condensingGas pressure': 0.13,
  'hydrogenSmall pressure': 0.3,
  'helium700 pressure': 0.165,
  'helium700 gas': 0.065,
  'propaneFire pressure': 0.11,
  'propaneFire peakWall': 0.08,
};

/** A decaying pressure is linear in its logarithm. */
function drawn(name: string, points: Readings): Readings {
  if (!name.endsWith(' pressure')) return points;
  return points.flatMap(([time, pressure]) => (pressure > 0 ? [[time, Math.log(pressure)] as const] : []));
}

test.each(curves)('%s is in order of time, without outliers', (name, points) => {
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

/** Read at the bends of their curves, not at constant intervals. */
const byBends = /^(methaneEthane|condensingGas|nitrogenCarbonDioxide|hydrogenSmall gas|propaneFire)/;

test.each(curves.filter(([name]) => !byBends.test(name)))('%s is read at even intervals', (_, points) => {
  const gaps = points.slice(1).map(([time], index) => time - (points[index]?.[0] ?? 0));
  const pitch = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(Math.min(...gaps) / pitch).toBeGreaterThan(0.92);
  expect(Math.max(...gaps) / pitch).toBeLessThan(1.08);
});

test('the safety valves of three similar tanks opened at pressures within 10 %', () => {
  const set = blowdownExperiments.flatMap(({ id, spec: { relief } }) =>
    id.startsWith('droste-') && relief ? [relief.setPressure] : [],
  );
  expect(set).toHaveLength(3);
  expect(Math.max(...set) / Math.min(...set)).toBeLessThan(1.1);
});
