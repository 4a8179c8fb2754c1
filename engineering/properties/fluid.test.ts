import { describe, expect, test } from 'vitest';
import { Refusal } from '../quantities/index.ts';
import {
  loadFluid,
  saturationPressure,
  saturationTemperature,
  stateOf,
  steamAtPH,
  steamAtPT,
  type StateInputs,
} from './index.ts';

describe('a fluid uses its best equation', () => {
  test('water by IAPWS-IF97, as it is', async () => {
    const water = await loadFluid({ H2O: 3 });
    expect(water.method).toBe('iapws');
    expect(water.composition).toEqual({ H2O: 1 });
    const state = stateOf(water, { pressure: 1e6, temperature: 300 });
    const steam = steamAtPT(1e6, 300);
    expect(state).toMatchObject({ phase: 'liquid', density: steam.density, enthalpy: steam.enthalpy, cp: steam.cp });
    expect(stateOf(water, { pressure: 1e6, enthalpy: 2e6 }).quality).toBe(steamAtPH(1e6, 2e6).quality);
    expect(stateOf(water, { pressure: 1e6, enthalpy: 2e6 }).phase).toBe('two-phase');
    expect(stateOf(water, { pressure: 1e5, temperature: 400 }).phase).toBe('gas');
    expect(stateOf(water, { pressure: 18e6, temperature: 629 }).phase).toBe('liquid');
    expect(stateOf(water, { pressure: 18e6, temperature: 631 }).phase).toBe('gas');
    expect(stateOf(water, { pressure: 25e6, temperature: 700 }).phase).toBe('supercritical');
    expect(stateOf(water, { temperature: 400, quality: 0.5 }).pressure).toBe(saturationPressure(400));
  });

  test('water has the Joule-Thomson coefficient that its enthalpy has', async () => {
    const water = await loadFluid({ H2O: 1 });
    for (const [p, T] of [
      [1e6, 500],
      [5e6, 350],
      [30e6, 660],
      [10e6, 1200],
    ] as const) {
      const { enthalpy, jouleThomson = NaN } = stateOf(water, { pressure: p, temperature: T });
      const at = (pressure: number) => stateOf(water, { pressure, enthalpy }).temperature;
      const slope = (at(p * 1.0005) - at(p * 0.9995)) / (p * 0.001);
      expect(Math.abs(jouleThomson / slope - 1)).toBeLessThan(0.01);
    }
  });

  test('another pure fluid by its reference equation', async () => {
    const propane = await loadFluid({ C3: 1 });
    expect(propane.method).toBe('reference');
    expect(propane.source).toContain('Lemmon');
    expect(stateOf(propane, { pressure: 1e5, temperature: 300 }).phase).toBe('gas');
  });

  test('a mixture by GERG-2008, and a pure fluid where it is asked for', async () => {
    const gas = await loadFluid({ C1: 90, C2: 10 });
    expect(gas.method).toBe('gerg2008');
    expect(gas.composition).toEqual({ C1: 0.9, C2: 0.1 });
    const state = stateOf(gas, { pressure: 5e6, temperature: 300 });
    expect(state.molarMass).toBeCloseTo(0.9 * 0.01604246 + 0.1 * 0.03006904, 9);
    const methane = await loadFluid({ C1: 1 });
    const other = await loadFluid({ C1: 1, C2: 0 }, 'gerg2008');
    const input = { pressure: 5e6, temperature: 300 };
    expect(other.method).toBe('gerg2008');
    expect(stateOf(other, input).density / stateOf(methane, input).density).toBeCloseTo(1, 3);
    expect(stateOf(other, input).enthalpy).toBeCloseTo(stateOf(methane, input).enthalpy, -3);
  });
});

describe('a mixture not covered by GERG-2008', () => {
  test('is that of Peng-Robinson, which says for which pairs it knows no interaction', async () => {
    const fluid = await loadFluid({ NH3: 3, SO2: 1 });
    expect(fluid.method).toBe('pr');
    expect(fluid.cautions).toEqual([
      expect.stringMatching(
        /^No interaction parameter is known for ammonia and sulfur dioxide; zero is used, .* too low, the unsafe side /,
      ),
    ]);
    expect((await loadFluid({ C1: 1, C2: 1 }, 'pr')).remarks).toEqual([]);
    expect((await loadFluid({ R134a: 1 }, 'pr')).remarks).toEqual([
      'The constants of R134a are taken from the reference equation.',
    ]);
  });

  test.each([
    ['Bz', 'Tol', 'benzene and toluene'],
    ['C2=', 'C3=', 'ethylene and propylene'],
    ['1C4=', 'iC4', '1-butene and isobutane'],
  ])('remarks on hydrocarbons that are alike without a warning: %s and %s', async (first, second, names) => {
    const { cautions, remarks } = await loadFluid({ [first]: 1, [second]: 1 });
    expect(cautions).toEqual([]);
    expect(remarks.join(' ')).toContain(`No interaction parameter is tabulated for ${names}; zero is used`);
  });

  test('and any other fluid, for a check', async () => {
    const input = { pressure: 1e6, temperature: 350 };
    for (const composition of [{ C3: 1 }, { C1: 0.9, C2: 0.1 }] as const) {
      const fluid = await loadFluid(composition);
      const other = await loadFluid(composition, 'pr');
      expect(other.method).toBe('pr');
      expect(stateOf(other, input).density / stateOf(fluid, input).density).toBeCloseTo(1, 1);
    }
  });
});

test('air is one fluid alone and three components in a mixture', async () => {
  const air = await loadFluid({ Air: 1 });
  expect(air.method).toBe('reference');
  const parted = await loadFluid({ Air: 1 }, 'gerg2008');
  expect(parted.composition).toEqual({ N2: 0.7812, O2: 0.2096, Ar: 0.0092 });
  const input = { pressure: 5e6, temperature: 300 };
  expect(stateOf(parted, input).density / stateOf(air, input).density).toBeCloseTo(1, 3);
  const moist = await loadFluid({ Air: 0.5, N2: 0.4, H2O: 0.1 });
  expect(moist.method).toBe('gerg2008');
  expect(moist.composition['N2']).toBeCloseTo(0.7906, 12);
  expect(moist.remarks).toEqual([
    'Air is taken as 78.12 mol-% nitrogen, 20.96 mol-% oxygen and 0.92 mol-% argon.',
    'This equation dissolves far less gas in liquid water than measured: less than a tenth of the carbon dioxide.',
    expect.stringMatching(/^Hydrates and ice are not among its phases/),
  ]);
});

test('dissolved gas and hydrates are mentioned only beside a gas', async () => {
  const remarksOf = async (id: string) => (await loadFluid({ H2O: 0.9, [id]: 0.1 }, 'pr')).remarks.join(' ');
  for (const id of ['C1', 'CO2', 'VCM']) expect(await remarksOf(id)).toMatch(/far less gas.*may form hydrates/);
  for (const id of ['NH3', 'EtOH', 'nC8']) expect(await remarksOf(id)).not.toMatch(/far less gas|hydrates/);
});

test('Peng-Robinson says that its liquid water is too dense', async () => {
  const wet = await loadFluid({ C1: 0.3, nC8: 0.4, H2O: 0.3 }, 'pr');
  expect(wet.remarks.join(' ')).toContain('Liquid water by this equation is about 13 % too dense');
  const water = wet.stateAt({ pressure: 20e5, temperature: 303.15 }).liquids?.find(({ name }) => name === 'water');
  // 996.5 kg/m³ by IAPWS-IF97 at 20 bar and 30 °C.
  expect((water?.state.density ?? NaN) / 996.5).toBeCloseTo(1.13, 1.5);
});

test('a fluid has its critical point, a mixture that of its envelope', async () => {
  expect((await loadFluid({ H2O: 1 })).criticalPoint()).toEqual({ temperature: 647.096, pressure: 22.064e6 });
  expect((await loadFluid({ C3: 1 })).criticalPoint()?.temperature).toBeCloseTo(369.89, 1);
  for (const method of ['gerg2008', 'pr'] as const) {
    const mixture = await loadFluid({ C2: 0.5, C3: 0.5 }, method);
    const { temperature = NaN, pressure = NaN } = mixture.criticalPoint() ?? {};
    expect(temperature).toBeGreaterThan(330);
    expect(temperature).toBeLessThan(350);
    expect(pressure).toBeGreaterThan(4.8e6);
    expect(pressure).toBeLessThan(5.5e6);
  }
});

test('the phases of two are those of the fluid', async () => {
  for (const amounts of [{ H2O: 1 }, { C3: 1 }, { C3: 1, nC5: 1 }]) {
    const fluid = await loadFluid(amounts);
    const state = stateOf(fluid, { temperature: 340, quality: 0.25 });
    const { liquid, vapour } = state.phases ?? {};
    if (!liquid || !vapour) throw new Error('no phases');
    expect([liquid.state.phase, vapour.state.phase]).toEqual(['liquid', 'gas']);
    expect([liquid.state.quality, vapour.state.quality]).toEqual([0, 1]);
    expect(0.25 * vapour.state.enthalpy + 0.75 * liquid.state.enthalpy).toBeCloseTo(state.enthalpy, 2);
    expect(0.25 * vapour.state.specificVolume + 0.75 * liquid.state.specificVolume).toBeCloseTo(
      state.specificVolume,
      9,
    );
    expect(Object.values(liquid.composition).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(state.vapourFraction).toBeCloseTo((0.25 * state.molarMass) / vapour.state.molarMass, 9);
    expect(stateOf(fluid, { pressure: state.pressure, temperature: 500 }).phases).toBeUndefined();
  }
});

test('a fluid has one state for every pair', async () => {
  const fluids = [
    await loadFluid({ C3: 1 }),
    await loadFluid({ H2O: 1 }),
    await loadFluid({ C3: 0.5, nC5: 0.5 }),
    await loadFluid({ C3: 0.5, nC5: 0.5 }, 'pr'),
    await loadFluid({ C3: 1 }, 'pr'),
  ];
  for (const fluid of fluids) {
    const temperature = fluid.method === 'iapws' ? saturationTemperature(1e6) : 300;
    const boiling = stateOf(fluid, { temperature, quality: 0.4 });
    const { pressure, enthalpy, entropy } = boiling;
    const pairs: readonly StateInputs[] = [
      { pressure, enthalpy },
      { pressure, entropy },
      { enthalpy, entropy },
      { pressure, quality: 0.4 },
    ];
    for (const input of pairs) {
      const state = stateOf(fluid, input);
      expect(state.phase).toBe('two-phase');
      expect(state.temperature / temperature).toBeCloseTo(1, 6);
      expect(state.quality).toBeCloseTo(0.4, 5);
      expect(state.density / boiling.density).toBeCloseTo(1, 4);
    }
  }
});

test('specified values are returned exactly, by every equation', async () => {
  for (const [composition, method] of [
    [{ H2O: 1 }, undefined],
    [{ C3: 1 }, undefined],
    [{ C3: 1 }, 'gerg2008'],
    [{ C3: 0.5, nC4: 0.5 }, 'gerg2008'],
    [{ C3: 0.5, nC4: 0.5 }, 'pr'],
    [{ C3: 0.4, 'C2=': 0.6 }, undefined],
  ] as const) {
    const fluid = await loadFluid(composition, method);
    for (const temperature of [273.16, 274.15, 277.594444444444, 283.15, 298.15, 310.95])
      for (const quality of [0, 0.3, 1]) {
        const state = stateOf(fluid, { temperature, quality });
        expect(state).toMatchObject({ temperature, quality });
        if (state.phases) {
          expect(state.phases.liquid.state.temperature).toBe(temperature);
          expect(state.phases.vapour.state.temperature).toBe(temperature);
        }
        const { pressure } = state;
        expect(stateOf(fluid, { pressure, quality })).toMatchObject({ pressure, quality });
      }
    expect(stateOf(fluid, { pressure: 230_000, temperature: 310.95 })).toMatchObject({
      pressure: 230_000,
      temperature: 310.95,
    });
  }
});

describe('an unsupported fluid', () => {
  test('is refused by its name', async () => {
    await expect(loadFluid({ XYZ: 1 })).rejects.toThrow(new Refusal('there is no reference equation of XYZ'));
    const mixture = { C1: 0.5, NH3: 0.5 };
    await expect(loadFluid(mixture, 'gerg2008')).rejects.toThrow(
      new Refusal('ammonia is not a component of GERG-2008'),
    );
    await expect(loadFluid({ C1: 0.5, gold: 0.5 })).rejects.toThrow(
      new Refusal('gold is not a component of the Peng-Robinson equation here'),
    );
  });

  test('invalid amounts are a caller error', async () => {
    for (const amounts of [{}, { C1: 0 }, { C1: 1, C2: -1 }, { C1: NaN }, { C1: Infinity }] as Record<
      string,
      number
    >[]) {
      await expect(loadFluid(amounts)).rejects.toThrow(RangeError);
    }
  });
});
