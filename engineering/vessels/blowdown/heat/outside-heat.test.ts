import { expect, it } from 'vitest';
import { flatHead, vessel } from '../../../geometry/index.ts';
import { outsideCoefficient } from '../../../heat-transfer/index.ts';
import { outsideHeat } from './outside-heat.ts';
import { shapeTable } from '../models/shape-table.ts';
import type { BlowdownSpec, WallLayer } from '../spec.ts';

const head = flatHead(0.4);
const shape = vessel('vertical', 0.4, 1.2, [head, head]);
const layer = (thickness: number): WallLayer => ({ thickness, density: 7850, heatCapacity: 480, conductivity: 45 });
const inWind = (windSpeed: number) => ({ mode: 'ambient', ambientTemperature: 300, windSpeed }) as const;

function fluxOf(wall: BlowdownSpec['wall'], windSpeed: number): number {
  const heat = inWind(windSpeed);
  const spec: BlowdownSpec = {
    shape,
    wall,
    fluid: { model: 'peng-robinson', composition: [{ id: 'C1', fraction: 1 }] },
    initial: { temperature: 300, pressure: 50e5 },
    outlet: { diameter: 0.01, dischargeCoefficient: 0.85, backPressure: 1e5 },
    heat,
  };
  return outsideHeat(spec, heat, shapeTable(shape)).flux(250, false, 0);
}

it.each([
  ['its metal alone', { metal: layer(0.02) }, 0.02],
  ['a liner', { liner: layer(0.03), metal: layer(0.02) }, 0.05],
  ['insulation', { metal: layer(0.02), insulation: layer(0.1) }, 0.12],
  ['both', { liner: layer(0.03), metal: layer(0.02), insulation: layer(0.1) }, 0.15],
])('the surroundings blow across the vessel with the thickness of %s', (_, wall, thickness) => {
  const outside = { orientation: shape.orientation, diameter: 0.4 + 2 * thickness, height: 1.2 + 2 * thickness };
  expect(fluxOf(wall, 6)).toBeCloseTo(50 * outsideCoefficient(outside, 250, 300, 6), 9);
  // Without wind the height counts: free convection rises along the shell.
  expect(fluxOf(wall, 0)).toBeCloseTo(50 * outsideCoefficient(outside, 250, 300, 0), 9);
});
