import { beforeAll, expect, test } from 'vitest';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

// ∫ρ·dp with the densities of CoolProp 8.0.0 along the isotherm, the friction factor of the line (0.015403 and 0.015460) and ln(ρ1/ρ2).
test.each([
  ['CO2', 32.195, 82.156, 129_313, 2879, 12.44],
  ['C2=', 12.024, 54.552, 47_431, 2480, 3.185],
])(
  '%s at %d °C next to its critical point loses what its densities give',
  (pureFluid, temperature, pressure, outflow, length, drop) => {
    const { results } = calculateJson(definition, {
      fluidPhase: 'Gas',
      fluidSource: 'pure',
      pureFluid,
      temperature,
      nodes: [
        { tag: 'A', elevation: 0, pressure },
        { tag: 'B', elevation: 0, outflow },
      ],
      items: [{ tag: 'L1', type: 'line', from: 'A', to: 'B', length, insideDiameter: 150, roughness: 0.05 }],
    });
    const loss = { value: expect.closeTo(drop, 2), unit: 'bar' };
    expect(results['itemTable']).toMatchObject([{ loss }]);
  },
);
