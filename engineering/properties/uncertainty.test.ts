import { beforeAll, describe, expect, test } from 'vitest';
import {
  fluidComponents,
  loadFluid,
  loadTransportData,
  stateOf,
  uncertaintyOf,
  type EquilibriumPhase,
  type Fluid,
  type UncertainProperty,
} from './index.ts';

const phaseOf = (fluid: Fluid, pressure: number, temperature: number): EquilibriumPhase => ({
  composition: fluid.composition,
  state: stateOf(fluid, { pressure, temperature }),
});
const saturated = (fluid: Fluid, temperature: number) => {
  const { phases } = stateOf(fluid, { temperature, quality: 0 });
  if (!phases) throw new Error('a saturated state has two phases');
  return phases;
};

/** No uncertainty published or available: the equations of helium, propylene and three more. */
const unstated = ['He', 'C3=', 'EO', 'PG', 'VCM'];

describe('the reference equations', () => {
  test.each(fluidComponents.filter(({ id }) => !unstated.includes(id)))(
    '$name has a stated uncertainty of the density of its liquid and its gas',
    async ({ id }) => {
      const fluid = await loadFluid({ [id]: 1 });
      const { temperature, pressure } = fluid.criticalPoint() ?? { temperature: NaN, pressure: NaN };
      const cool = Math.max(0.7 * temperature, fluid.range.minimumTemperature + 1);
      for (const phase of [phaseOf(fluid, 1.2 * pressure, cool), phaseOf(fluid, 0.1 * pressure, 0.99 * temperature)]) {
        const stated = uncertaintyOf(fluid, 'density', phase);
        expect(stated?.share).toBeGreaterThan(0);
        expect(stated?.share).toBeLessThanOrEqual(0.01);
        expect(stated?.source.length).toBeGreaterThan(15);
      }
    },
  );

  test.each(unstated)('%s has none', async id => {
    const fluid = await loadFluid({ [id]: 1 });
    const { temperature } = fluid.criticalPoint() ?? { temperature: NaN };
    expect(uncertaintyOf(fluid, 'density', saturated(fluid, 0.8 * temperature).liquid)).toBeUndefined();
  });

  /** Abstracts: Leachman 2009, Lemmon 2009, Thol 2012, Zhou 2012; the technical equations of Span and Wagner 2003. */
  test.each<[string, UncertainProperty, 'liquid' | 'vapour', number]>([
    ['H2', 'density', 'vapour', 0.0004],
    ['H2', 'density', 'liquid', 0.002],
    ['C3', 'density', 'liquid', 0.0001],
    ['C3', 'vapourPressure', 'liquid', 0.0002],
    ['Bz', 'speedOfSound', 'liquid', 0.005],
    ['oXyl', 'density', 'vapour', 0.01],
    ['nC7', 'heatCapacity', 'liquid', 0.02],
    ['nC7', 'heatCapacity', 'vapour', 0.01],
    ['H2O', 'heatCapacity', 'vapour', 0.002],
  ])('%s: %s of the %s is within %d', async (id, property, which, share) => {
    const fluid = await loadFluid({ [id]: 1 });
    const { temperature } = fluid.criticalPoint() ?? { temperature: NaN };
    expect(uncertaintyOf(fluid, property, saturated(fluid, 0.8 * temperature)[which])?.share).toBeCloseTo(share, 12);
  });

  test.each(['nC5', 'nC6', 'nC8'])(
    'of %s agrees with the technical one that GERG-2008 has, whose figures stand for it',
    async id => {
      const [newer, technical] = [await loadFluid({ [id]: 1 }), await loadFluid({ [id]: 1 }, 'gerg2008')];
      for (const [pressure, temperature] of [
        [1e6, 300],
        [20e6, 350],
        [30e6, 300],
      ] as const) {
        const newerPhase = phaseOf(newer, pressure, temperature);
        const { share = 0 } = uncertaintyOf(newer, 'density', newerPhase) ?? {};
        const { density } = phaseOf(technical, pressure, temperature).state;
        expect(Math.abs(newerPhase.state.density / density - 1)).toBeLessThan(share);
      }
    },
  );
});

describe('a mixture', () => {
  test('has what is stated for GERG-2008 of natural gases, and less of its liquids', async () => {
    const gas = await loadFluid({ C1: 0.9, C2: 0.07, N2: 0.03 });
    const stated = uncertaintyOf(gas, 'density', phaseOf(gas, 5e6, 300));
    expect(stated).toMatchObject({ share: 0.001, source: gas.source });
    expect(stated?.where).toContain('35 MPa');
    expect(uncertaintyOf(gas, 'density', phaseOf(gas, 5e6, 120))?.share).toBe(0.005);
    expect(uncertaintyOf(gas, 'speedOfSound', phaseOf(gas, 5e6, 120))).toBeUndefined();
  });
});

describe('transport properties', () => {
  test('have what their correlation states, and nothing beyond its range', async () => {
    const methane = await loadFluid({ C1: 1 });
    await loadTransportData(['C1']);
    const stated = uncertaintyOf(methane, 'viscosity', phaseOf(methane, 1e5, 300));
    expect(stated?.share).toBe(0.05);
    expect(stated?.source).not.toBe(methane.source);
    expect(uncertaintyOf(methane, 'thermalConductivity', phaseOf(methane, 1e5, 300))?.share).toBeGreaterThan(0);
    const ether = await loadFluid({ DME: 1 });
    await loadTransportData(['DME']);
    expect(uncertaintyOf(ether, 'viscosity', phaseOf(ether, 1e5, 370))?.share).toBeGreaterThan(0);
    expect(uncertaintyOf(ether, 'viscosity', phaseOf(ether, 1e5, 420))).toBeUndefined();
  });
});

describe('the Peng-Robinson equation', () => {
  const differences: Record<string, number[]> = {};
  let example: { readonly fluid: Fluid; readonly liquid: EquilibriumPhase; readonly gas: EquilibriumPhase };

  beforeAll(async () => {
    for (const { id } of fluidComponents) {
      if (['H2O', 'He', 'H2', 'Air'].includes(id)) continue;
      const [best, cubic] = [await loadFluid({ [id]: 1 }), await loadFluid({ [id]: 1 }, 'pr')];
      const { temperature: Tc, pressure: pc } = best.criticalPoint() ?? { temperature: NaN, pressure: NaN };
      for (const share of [0.6, 0.7, 0.8, 0.9]) {
        if (share * Tc < best.range.minimumTemperature) continue;
        const [a, b] = [saturated(cubic, share * Tc).liquid, saturated(best, share * Tc).liquid];
        note('vapourPressure', a.state.pressure, b.state.pressure);
        noteAll('liquid', a, b);
      }
      for (const share of [1.1, 1.35, 1.6]) {
        if (share * Tc > best.range.maximumTemperature) continue;
        for (const pressure of [0.1 * pc, 0.5 * pc, 1.5 * pc])
          noteAll('gas', phaseOf(cubic, pressure, share * Tc), phaseOf(best, pressure, share * Tc));
      }
    }
    const fluid = await loadFluid({ C3: 1 }, 'pr');
    example = { fluid, liquid: saturated(fluid, 290).liquid, gas: phaseOf(fluid, 1e5, 300) };
  }, 60_000);

  function note(name: string, cubic: number | undefined, best: number | undefined): void {
    if (cubic !== undefined && best !== undefined) (differences[name] ??= []).push(Math.abs(cubic / best - 1));
  }
  function noteAll(of: string, { state: cubic }: EquilibriumPhase, { state: best }: EquilibriumPhase): void {
    note(`density ${of}`, cubic.density, best.density);
    note(`heatCapacity ${of}`, cubic.cp, best.cp);
    note(`speedOfSound ${of}`, cubic.speedOfSound, best.speedOfSound);
  }

  test.each<UncertainProperty>(['density', 'heatCapacity', 'speedOfSound', 'vapourPressure'])(
    'stays in nine of ten states within what is said of its %s, which is no more than it needs',
    property => {
      for (const of of ['liquid', 'gas'] as const) {
        const result = (differences[property] ?? differences[`${property} ${of}`] ?? []).toSorted((a, b) => a - b);
        const stated = uncertaintyOf(example.fluid, property, example[of])?.share ?? NaN;
        expect(result.length).toBeGreaterThan(100);
        expect(result[Math.floor(0.9 * result.length)], `${property} ${of}`).toBeLessThan(stated);
        expect(result[Math.floor(0.9 * result.length)], `${property} ${of}`).toBeGreaterThan(0.4 * stated);
      }
    },
  );
});
