import { expect, test } from 'vitest';
import { loadStreamData, streamPhaseAt, streamViscosity } from './index.ts';

test('a mixture with air has the viscosity of its components', async () => {
  const amounts = { Air: 0.98, H2O: 0.02 };
  await loadStreamData({ type: 'components', amounts });
  const stream = streamPhaseAt({ type: 'components', amounts }, 101_325, 313.15, 'gas');
  // Of dry air at 40 °C, CoolProp 8.0.0: 19.1 µPa·s; 2 % of water lowers it by less than 2 %.
  expect(Math.abs(streamViscosity(stream).value / 19.1e-6 - 1)).toBeLessThan(0.03);
});
