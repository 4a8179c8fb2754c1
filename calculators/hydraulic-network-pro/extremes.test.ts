import { expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

test('the extremes name their line and nodes', () => {
  const { results } = calculateJson(definition, {
    fluidPhase: 'Liquid',
    density: 1000,
    viscosity: 1,
    nodes: 'Tag | Elevation m | Pressure bar(g) | Outflow t/h\nTank | 20 | 1 |\nM | 0 | |\nUser | 30 | | 50',
    items:
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm\nWide | line | Tank | M | 10 | 150 | 0.05\nNarrow | line | M | User | 10 | 80 | 0.05',
  });
  // 50 t/h in 80 mm: 2.763 m/s.
  expect(results['highestVelocity']).toMatchObject({ value: expect.closeTo(2.763, 3) });
  expect(results['highestVelocityAt']).toBe('Narrow');
  expect(results['highestPressureAt']).toBe('M');
  expect(results['lowestPressureAt']).toBe('User');
});
