import { expect, test } from 'vitest';
import { loadStreamData, streamPhaseAt, streamReferenceDensity } from '../stream/index.ts';
import type { RequestedPhase, StreamFluid } from '../stream/index.ts';
import type { Composition } from '../helmholtz/index.ts';

async function at(amounts: Composition, bar: number, celsius: number, requested?: RequestedPhase) {
  const fluid: StreamFluid = { type: 'components', amounts };
  await loadStreamData(fluid);
  return streamReferenceDensity(streamPhaseAt(fluid, bar * 1e5, celsius + 273.15, requested));
}

// CoolProp 8.0.0, HEOS with its binary interaction parameters, p in bar(a).
test.each<[amounts: Composition, bar: number, celsius: number, density: number, requested?: RequestedPhase]>([
  [{ 'C2=': 97, C2: 3 }, 53, 8, 320.418],
  [{ 'C2=': 97, C2: 3 }, 61, 15, 288.336],
  [{ 'C2=': 97, C2: 3 }, 50, -20, 429.226],
  [{ 'C2=': 97, C2: 3 }, 20, 20, 26.558],
  [{ 'C2=': 99.9, C2: 0.1 }, 61, 15, 280.157],
  [{ 'C3=': 95, C3: 5 }, 45, 80, 387.049],
  [{ 'C3=': 95, C3: 5 }, 60, 90, 373.643],
  [{ 'C3=': 70, C3: 30 }, 45, 80, 387.124],
  [{ 'C2=': 80, C1: 20 }, 100, 5, 324.541],
  [{ 'C2=': 60, 'C3=': 40 }, 100, 40, 407.163],
  [{ Bz: 95, Tol: 5 }, 45, 270, 521.972],
  [{ 'C3=': 60, C1: 3, C3: 37 }, 15, 30, 486.94, 'liquid'],
  [{ 'C3=': 60, C1: 3, C3: 37 }, 12, 30, 24.77, 'gas'],
])(
  'follows a mixture of reference equations: %j at %f bar and %f °C',
  async (amounts, bar, celsius, density, requested) => {
    const reference = await at(amounts, bar, celsius, requested);
    expect((reference?.density ?? NaN) / density).toBeGreaterThan(0.995);
    expect((reference?.density ?? NaN) / density).toBeLessThan(1.005);
  },
);

test('says nothing of mixtures of unlike components, of other equations, and of two liquids', async () => {
  expect(await at({ C1: 50, Bz: 50 }, 20, 20)).toBeUndefined();
  expect(await at({ C1: 90, C2: 10 }, 50, 20)).toBeUndefined();
  expect(await at({ 'C3=': 100 }, 20, 20)).toBeUndefined();
  expect(await at({ 'C3=': 90, H2O: 10 }, 20, 20)).toBeUndefined();
});
