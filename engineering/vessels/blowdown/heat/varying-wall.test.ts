import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, flatHead, vessel } from '../../../geometry/index.ts';
import { fireScenarios } from '../../../heat-transfer/index.ts';
import { fireMetal } from '../../../materials/index.ts';
import { LinearIntegral } from '../../../numerics/index.ts';
import { shapeTable } from '../models/shape-table.ts';
import { simulateBlowdown } from '../simulate.ts';
import type { BlowdownSpec } from '../spec.ts';
import { noHeat, TwoPlateWall } from './wall.ts';

const steel = { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 };
const { heatCapacity, conductivity } = fireMetal('cs-360lt');
const hot = { heatCapacity: heatCapacity.points, conductivity: conductivity.points };
const head = ellipsoidalHead(2);

/** A drum half full of propane in a small jet fire at its peak, its valve open. */
const drum: BlowdownSpec = {
  shape: vessel('horizontal', 2, 6, [head, head]),
  wall: { metal: steel },
  fluid: { model: 'peng-robinson', composition: [{ id: 'C3', fraction: 1 }] },
  initial: { temperature: 290, pressure: 8e5, level: 1 },
  outlet: { diameter: 0.05, dischargeCoefficient: 0.85, backPressure: 1e5 },
  heat: { mode: 'fire-flux', flux: fireScenarios.scandpowerJetPeakSmall, ambientTemperature: 290 },
};
const runOf = (wall: BlowdownSpec['wall'], endTime: number) =>
  simulateBlowdown({ ...drum, wall }, { endTime, tolerance: 1e-3 });

describe('a wall whose metal varies with its temperature', () => {
  const hottest = runOf({ metal: steel, byTemperature: hot }, 200);

  it('closes the balance of energy to a part in a million while liquid leaves it bare', () => {
    const { conservation, summary } = hottest;
    expect(summary.highestWallTemperature?.value).toBeGreaterThan(700);
    expect(conservation.energy).toBeLessThan(1e-6);
    expect(conservation.mass).toBeLessThan(1e-6);
  });

  it('equals the wall of constant properties where they do not vary', () => {
    const constant = { heatCapacity: [[293, 480]], conductivity: [[293, 45]] } as const;
    const [one, other] = [runOf({ metal: steel }, 30), runOf({ metal: steel, byTemperature: constant }, 30)];
    expect(other.summary.finalPressure / one.summary.finalPressure).toBeCloseTo(1, 8);
    expect(other.summary.highestWallTemperature?.value).toBeCloseTo(
      one.summary.highestWallTemperature?.value ?? NaN,
      4,
    );
  });

  it('takes longer to heat than one whose heat capacity does not grow with temperature', () => {
    const constant = runOf({ metal: steel }, 200);
    expect(hottest.summary.highestWallTemperature?.value).toBeLessThan(
      (constant.summary.highestWallTemperature?.value ?? NaN) - 20,
    );
  });

  it('starts at its temperature, holds the integral of its heat capacity, and moves it with the liquid', () => {
    const end = flatHead(1);
    const shape = vessel('vertical', 1, 2, [end, end]);
    const table = shapeTable(shape);
    const spec = { shape, wall: { metal: { ...steel, thickness: 1e-5 }, byTemperature: hot } } as BlowdownSpec;
    const wall = new TwoPlateWall(spec, table, { flux: () => 0, wettedHeat: () => 0 }, 4, 5);
    const half = table.volume / 2;
    const state = new Float64Array(wall.states);
    wall.start(state, 0, 1000, half);
    expect(wall.temperature(state, 0, true, 2)).toBeCloseTo(1000, 9);
    const content = new LinearIntegral(hot.heatCapacity).integral(1000) * 7850 * 1e-5 * table.area;
    expect(wall.energy(state, 0) / content).toBeCloseTo(1, 4);
    const rate = new Float64Array(wall.states);
    wall.rates(state, 0, 0.4 * table.volume, 0.8, () => ({ toGas: 0, toLiquid: 0 }), rate, noHeat());
    const nodes = rate.subarray(0, 2 * wall.nodes);
    expect(nodes.some(each => each > 0)).toBe(true);
    expect(Math.abs(nodes.reduce((sum, each) => sum + each, 0))).toBeLessThan(1e-6 * Math.max(...nodes));
  });
});
