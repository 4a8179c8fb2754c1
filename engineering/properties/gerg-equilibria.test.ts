import { describe, expect, test } from 'vitest';
import { loadFluid, stateOf, type RequestedMethod } from './index.ts';

/** Boiling pressures of pairs that GERG-2008 does not have. */

async function boilingPressure(amounts: Readonly<Record<string, number>>, temperature: number, by?: RequestedMethod) {
  return stateOf(await loadFluid(amounts, by), { temperature, quality: 0 }).pressure / 1e5;
}

describe('a gas dissolved in an alkane boils at the pressure of NeqSim 3.26', () => {
  // Between its Peng-Robinson and Soave-Redlich-Kwong equations, bar; hydrogen sulfide in decane is a fifth above both, the safe side.
  test.each([
    [{ N2: 0.01, nC8: 0.99 }, 313.15, 6.1, 6.25],
    [{ N2: 0.1, nC8: 0.9 }, 313.15, 66, 68],
    [{ CO2: 0.03, nC10: 0.97 }, 303.15, 2.4, 2.5],
    [{ CO2: 0.05, nC10: 0.95 }, 293.15, 3.55, 3.72],
    [{ H2S: 0.05, nC10: 0.95 }, 313.15, 1.16, 1.22],
    [{ C2: 0.05, iC5: 0.95 }, 276, 1.385, 1.446],
    [{ C3: 0.05, nC8: 0.95 }, 341.6, 1.101, 1.11],
    [{ N2: 0.005, nC7: 0.1, nC8: 0.8, nC9: 0.095 }, 298.15, 3.06, 3.16],
    [{ N2: 0.005, C3: 0.02, nC6: 0.2, nC7: 0.3, nC8: 0.475 }, 303.15, 3.4, 3.5],
    [{ CO2: 0.03, nC8: 0.33, nC9: 0.32, nC10: 0.32 }, 313.15, 2.5, 2.6],
  ] as const)('%j', async (amounts, temperature, least, most) => {
    const pressure = await boilingPressure(amounts, temperature);
    expect(pressure).toBeGreaterThan(0.93 * least);
    expect(pressure).toBeLessThan(1.2 * most);
  });
});

describe('a light gas dissolved in an alkane', () => {
  // The pairs to which GERG-2008 was fitted; the parameters of the others are by the same groups (`interaction.test.ts`).
  test.each([
    ['Ar', 'nC4'],
    ['CO', 'C3'],
    ['CO', 'nC10'],
    ['H2', 'C3'],
    ['H2', 'nC4'],
    ['H2', 'nC6'],
    ['H2', 'nC7'],
  ] as const)(
    'boils within a third of the pressure by GERG-2008 where that was fitted: %s in %s',
    async (gas, alkane) => {
      const dissolved = async (by: RequestedMethod) =>
        (await boilingPressure({ [gas]: 0.01, [alkane]: 0.99 }, 298.15, by)) -
        (await boilingPressure({ [alkane]: 1 }, 298.15, by));
      const ratio = (await dissolved('pr')) / (await dissolved('gerg2008'));
      expect(ratio).toBeGreaterThan(0.67);
      expect(ratio).toBeLessThan(1.1);
    },
  );

  test('a gas with little of the alkane keeps GERG-2008', async () => {
    expect((await loadFluid({ O2: 0.18, N2: 0.72, C3: 0.1 })).method).toBe('gerg2008');
    expect((await loadFluid({ C1: 0.8, C2: 0.1, C3: 0.06, He: 0.04 })).method).toBe('gerg2008');
    expect((await loadFluid({ Air: 0.02, C3: 0.98 })).method).toBe('pr');
  });
});

describe('a trace makes a liquid boil no higher than it should', () => {
  // NeqSim 3.26, Soave-Redlich-Kwong to Peng-Robinson, bar.
  test.each([
    [{ N2: 5e-5, nC8: 1 - 5e-5 }, 313.15, 0.0711, 0.0729],
    [{ N2: 1e-5, nC8: 1 - 1e-5 }, 313.15, 0.0464, 0.0489],
    [{ CO2: 5e-5, nC10: 1 - 5e-5 }, 313.15, 0.009_08, 0.009_91],
  ] as const)('%j', async (amounts, temperature, least, most) => {
    const pressure = await boilingPressure(amounts, temperature);
    expect(pressure).toBeGreaterThan(0.97 * least);
    expect(pressure).toBeLessThan(1.05 * most);
  });

  // Vapour pressures of the alkane alone by CoolProp 8.0.0, bar; the gas adds 1 % at most at 0.1 ppm.
  test.each([
    ['He', 'C3', 293.15, 8.3646],
    ['Ar', 'nC7', 313.15, 0.123_264],
    ['H2', 'nC5', 293.15, 0.565_677],
  ] as const)('0.1 ppm of %s in %s', async (gas, alkane, temperature, alone) => {
    const pressure = await boilingPressure({ [gas]: 1e-7, [alkane]: 1 - 1e-7 }, temperature);
    expect(Math.abs(pressure / alone - 1)).toBeLessThan(0.03);
  });
});

describe('alkanes boil near the sum of their partial pressures, by their reference equations', () => {
  const pairs = [
    ['iC4', 'nC7'],
    ['iC4', 'nC8'],
    ['iC4', 'nC9'],
    ['iC4', 'nC10'],
    ['nC4', 'nC9'],
    ['iC5', 'nC9'],
    ['iC5', 'nC10'],
    ['nC5', 'nC9'],
    ['nC6', 'nC9'],
  ] as const;

  async function sumOfPartialPressures(amounts: Readonly<Record<string, number>>, temperature: number) {
    const parts = await Promise.all(
      Object.entries(amounts).map(async ([id, share]) => share * (await boilingPressure({ [id]: 1 }, temperature))),
    );
    return parts.reduce((sum, part) => sum + part, 0);
  }

  test.each(pairs)('%s with %s', async (light, heavy) => {
    const amounts = { [light]: 0.1, [heavy]: 0.9 };
    const expected = await sumOfPartialPressures(amounts, 333.15);
    expect(Math.abs((await boilingPressure(amounts, 333.15)) / expected - 1)).toBeLessThan(0.13);
    expect(Math.abs((await boilingPressure(amounts, 333.15, 'gerg2008')) / expected - 1)).toBeGreaterThan(0.25);
  });
});

describe('water and an alkane that do not mix boil at the sum of their vapour pressures', () => {
  test.each(['iC4', 'iC5', 'nC7', 'nC9'])('%s', async alkane => {
    const temperature = 373.15;
    const sum =
      (await boilingPressure({ H2O: 1 }, temperature)) + (await boilingPressure({ [alkane]: 1 }, temperature));
    for (const water of [0.5, 0.009])
      expect(
        Math.abs((await boilingPressure({ H2O: water, [alkane]: 1 - water }, temperature)) / sum - 1),
      ).toBeLessThan(0.06);
  });
});

test('alkanes without a tabulated interaction are no caution', async () => {
  const { cautions, remarks } = await loadFluid({ iC4: 0.2, nC9: 0.3, nC10: 0.5 });
  expect(cautions).toEqual([]);
  expect(remarks.join(' ')).toContain('as is usual for hydrocarbons that are alike');
});

describe('near a limit between both equations', () => {
  const nonane = (share: number) => ({ C3: 0.5, nC4: 0.5 - share, nC9: share });
  const near = 'near the limit between GERG-2008 and Peng-Robinson for n-butane with n-nonane';

  test('the fluid says so on both sides', async () => {
    const [below, above] = [await loadFluid(nonane(0.045)), await loadFluid(nonane(0.055))];
    expect([below.method, above.method]).toEqual(['gerg2008', 'pr']);
    for (const { remarks } of [below, above]) expect(remarks.join(' ')).toContain(near);
    for (const share of [0.03, 0.1])
      expect((await loadFluid(nonane(share))).remarks.join(' ')).not.toContain('near the limit');
    expect((await loadFluid(nonane(0.045), 'pr')).remarks.join(' ')).not.toContain('near the limit');
  });

  // Mixtures at the limit, at pressures in bar and temperatures in K: a gas, a liquid, a dense fluid and two phases.
  test.each([
    [{ CO2: 0.6, C1: 0.35, nC9: 0.05 }, 10, 400, 0.02],
    [{ H2: 0.5, nC5: 0.5 }, 10, 400, 0.025],
    [{ C3: 0.5, nC4: 0.45, nC9: 0.05 }, 60, 293.15, 0.14],
    [{ CO2: 0.95, nC10: 0.05 }, 60, 293.15, 0.14],
    [{ CO: 0.5, nC4: 0.5 }, 150, 320, 0.14],
  ] as const)('densities differ by no more than it says: %j', async (amounts, bar, temperature, most) => {
    const at = { pressure: bar * 1e5, temperature };
    const [gerg, cubic] = [await loadFluid(amounts, 'gerg2008'), await loadFluid(amounts, 'pr')];
    expect(Math.abs(stateOf(cubic, at).density / stateOf(gerg, at).density - 1)).toBeLessThan(most);
  });
});

test('the fluid says so, and fluids with little of the heavy component keep GERG-2008', async () => {
  const naphtha = await loadFluid({ N2: 0.01, nC8: 0.99 });
  expect(naphtha.method).toBe('pr');
  expect(naphtha.remarks.join(' ')).toContain(
    'because GERG-2008 gives wrong boiling pressures of nitrogen with n-octane',
  );
  expect((await loadFluid({ N2: 0.01, nC8: 0.99 }, 'gerg2008')).method).toBe('gerg2008');
  expect((await loadFluid({ C1: 0.9, C2: 0.06, N2: 0.02, iC4: 0.01, nC8: 0.003 })).method).toBe('gerg2008');
  expect((await loadFluid({ CO2: 0.9998, nC10: 0.0002 })).method).toBe('gerg2008');
  expect((await loadFluid({ C1: 0.8, iC4: 0.05, nC7: 0.04, H2O: 0.005 })).method).toBe('gerg2008');
  expect((await loadFluid({ C3: 0.95, iC4: 0.02, nC4: 0.02, H2O: 0.0001 })).method).toBe('gerg2008');
  expect((await loadFluid({ Air: 0.02, nC8: 0.98 })).method).toBe('pr');
});

describe('hot water boils with a little oil at their pressures side by side, not where the oil dissolves in it', () => {
  // Sums of the vapour pressures by CoolProp 8.0.0, bar; GERG-2008 and Peng–Robinson are 6 to 8 % above them at 485 K.
  test.each([
    ['nC8', 420, 6.21],
    ['nC8', 485, 26.64],
    ['nC10', 485, 22.2],
  ] as const)('%s at %s K', async (oil, temperature, sum) => {
    for (const share of [0.01, 0.02, 0.05, 0.1, 0.15, 0.5])
      expect(Math.abs((await boilingPressure({ H2O: 1 - share, [oil]: share }, temperature)) / sum - 1)).toBeLessThan(
        0.09,
      );
  });
});
