import { expect, test } from 'vitest';
import { overallBias, type ExperimentBias } from './experiment.ts';

const wall = (readings: number, mean: number, meanSize: number, worst: number): ExperimentBias => ({
  quantity: 'Wall',
  unit: 'K',
  readings,
  mean,
  meanSize,
  worst,
});

test('the bias weighs experiments equally and names the one with the largest deviation, of either sign', () => {
  const gas = { quantity: 'Gas', unit: 'K', readings: 5, mean: 1, meanSize: 1, worst: 2 };
  expect(
    overallBias([
      { title: 'A', bias: [wall(100, 2, 2, 4), gas] },
      { title: 'B', bias: [wall(10, -3, 4, -7)] },
    ]),
  ).toEqual([
    { quantity: 'Wall', unit: 'K', experiments: 2, readings: 110, mean: -0.5, meanSize: 3, worst: -7, worstOf: 'B' },
    { ...gas, experiments: 1, worstOf: 'A' },
  ]);
});

test('no experiments have no bias', () => {
  expect(overallBias([])).toEqual([]);
});
