import { describe, expect, it, test } from 'vitest';
import { flashWetAtPressure, flashWetTp, FreeWaterState, WetMixture } from './index.ts';

/** Boiling water with traces of methane, propane and heptane. */
const wet = new WetMixture(['C1', 'C3', 'nC7', 'H2O']);
const fresh = () => new FreeWaterState(wet.feed.length);
const feed = (methane: number, propane: number, heptane: number) =>
  Float64Array.of(methane, propane, heptane, 1 - methane - propane - heptane);

/** Checks that water has the same fugacity in and beside the free water, and that everything else is stable. */
function expectEquilibrium(state: FreeWaterState): void {
  expect(Math.abs(wet.excess(state))).toBeLessThan(1e-9);
  const { rest, temperature, pressure } = state;
  if (rest.condition === 'two-phase') return;
  wet.setRest((wet.feed[3] ?? NaN) - state.freeWater);
  wet.mixture.whole.evaluate(temperature, wet.mixture.whole.stableVolume(temperature, pressure));
  expect(wet.isStable(temperature, pressure, wet.mixture.whole.volume)).toBe(true);
}

describe('water with traces of hydrocarbons, next to where all three phases meet', () => {
  it.each([
    ['takes up what the vapour that is left can hold', feed(4.579e-8, 2.9376e-8, 1.687736e-4), 385.3861, 307_018.13],
    ['loses its vapour', feed(0, 4e-8, 4.62409e-4), 385.5485, 308_320.85],
    ['keeps its hydrocarbon liquid', feed(5.46835e-8, 2.61632e-8, 8.42189e-5), 385.3866, 306_235.966],
  ])('%s', (_, z, T, p) => {
    const state = fresh();
    flashWetTp(wet, T, p, z, state);
    expect(state.freeWater).toBeGreaterThan(0.999);
    expectEquilibrium(state);
  });

  it('has entropy, volume and vapour that rise with temperature continuously', () => {
    const z = feed(5.46835e-8, 2.61632e-8, 8.42189e-5);
    let before = fresh();
    flashWetTp(wet, 385.36, 306_235.966, z, before);
    for (let T = 385.3605; T < 385.41; T += 5e-4) {
      const state = fresh();
      flashWetTp(wet, T, 306_235.966, z, state);
      expect(state.molarEntropy).toBeGreaterThan(before.molarEntropy);
      expect(state.molarEntropy - before.molarEntropy).toBeLessThan(4e-4);
      before = state;
    }
  });

  it('gives the same state at its entropy from scratch as from a nearby state', () => {
    const z = feed(4.579e-8, 2.9376e-8, 1.687736e-4);
    const [followed, alone] = [fresh(), fresh()];
    flashWetTp(wet, 385.466, 307_018.13, z, followed);
    flashWetAtPressure(wet, 'PS', 307_018.13, -99.395530447, z, followed);
    flashWetAtPressure(wet, 'PS', 307_018.13, -99.395530447, z, alone);
    expectEquilibrium(alone);
    expect(alone.temperature).toBeCloseTo(followed.temperature, 8);
    expect(alone.molarVolume / followed.molarVolume).toBeCloseTo(1, 8);
  });
});

test('a trace of vapour is found accurately at an entropy', () => {
  const propane = new WetMixture(['C3', 'H2O']);
  const z = Float64Array.of(0.4167109, 0.5832891);
  const p = 4_119_373.253;
  const [below, above, state] = [new FreeWaterState(2), new FreeWaterState(2), new FreeWaterState(2)];
  // Between all liquid and no liquid beside the free water lies the temperature at which it boils.
  let [low, high] = [366.6, 366.75];
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    flashWetTp(propane, middle, p, z, state);
    if (state.rest.condition === 'liquid') low = middle;
    else high = middle;
  }
  flashWetTp(propane, low, p, z, below);
  flashWetTp(propane, high, p, z, above);
  expect(below.rest.condition).toBe('liquid');
  for (const share of [1e-9, 1e-8, 1e-7, 1e-4]) {
    const entropy = below.molarEntropy + share * (above.molarEntropy - below.molarEntropy);
    const result = new FreeWaterState(2);
    flashWetAtPressure(propane, 'PS', p, entropy, z, result);
    expect(Math.abs(result.molarEntropy - entropy), `${share}`).toBeLessThan(1e-10);
  }
});
