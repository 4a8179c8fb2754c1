import { describe, expect, test } from 'vitest';
import { fluidOf, loadFluidData, type Fluid, type RequestedMethod } from '../index.ts';
import { criticality } from '../testing/criticality.ts';

type Composition = Readonly<Record<string, number>>;

async function fluid(composition: Composition, method: RequestedMethod): Promise<Fluid> {
  await loadFluidData(Object.keys(composition), method);
  return fluidOf(composition, method);
}

/** K and Pa, with the constants and k_ij of this project by CoolProp 8.0.0 (its backend PR, all_critical_points). */
const cubic: readonly (readonly [Composition, number, number])[] = [
  [{ 'C3=': 0.95, C3: 0.05 }, 364.3171926722, 4536877.068],
  [{ C3: 0.98, 'C3=': 0.02 }, 369.7174093969, 4256787.493],
  [{ 'C2=': 0.98, C2: 0.02 }, 282.8009195004, 5041932.816],
  [{ iC4: 0.97, nC4: 0.03 }, 408.3575408727, 3635272.437],
  [{ CO2: 0.92, H2S: 0.08 }, 306.0897265012, 7445949.736],
  [{ CO2: 0.2, H2S: 0.8 }, 355.5399585839, 9198080.598],
  [{ Bz: 0.95, Tol: 0.05 }, 563.7529140236, 4873371.66],
  [{ O2: 0.95, Ar: 0.05 }, 154.3041883642, 5032313.932],
  [{ N2: 0.7812, O2: 0.2096, Ar: 0.0092 }, 132.4739966319, 3777908.363],
  [{ nC5: 0.5, iC5: 0.5 }, 465.1456920426, 3376479.387],
  [{ C3: 0.999, iC4: 0.001 }, 369.9437151975, 4251216.752],
  [{ C1: 0.999, N2: 0.001 }, 190.516182045, 4601586.337],
  [{ C2: 0.5, CO2: 0.5 }, 291.1187960602, 5683365.863],
  [{ C3: 0.9, iC4: 0.07, nC4: 0.03 }, 375.5890963041, 4255949.643],
  [{ C1: 0.9, C2: 0.1 }, 210.4997584396, 5805735.596],
  [{ C1: 0.8, C3: 0.2 }, 254.6660895316, 9620350.92],
  [{ C1: 0.7, nC4: 0.3 }, 324.5942699702, 13424169.297],
];

/** K and Pa by teqp 0.23.2 (GERG2008resid), with the criticality conditions solved in T and the densities of its Hessian matrix. */
const gerg: readonly (readonly [Composition, number, number])[] = [
  [{ iC4: 0.97, nC4: 0.03 }, 408.5104258047, 3648582.895],
  [{ CO2: 0.92, H2S: 0.08 }, 305.4210486812, 7330023.527],
  [{ CO2: 0.2, H2S: 0.8 }, 357.88859282, 9635492.459],
  [{ O2: 0.95, Ar: 0.05 }, 154.3884161437, 5053738.441],
  [{ N2: 0.7812, O2: 0.2096, Ar: 0.0092 }, 132.7968154789, 3845209.268],
  [{ nC5: 0.5, iC5: 0.5 }, 465.1036506509, 3378829.9997],
  [{ C3: 0.999, iC4: 0.001 }, 370.000384274, 4256159.494],
  [{ C1: 0.999, N2: 0.001 }, 190.5170859043, 4602198.182],
  [{ C2: 0.5, CO2: 0.5 }, 290.8626654323, 5677930.222],
  [{ C3: 0.9, iC4: 0.07, nC4: 0.03 }, 376.2831162908, 4310418.593],
  [{ C1: 0.9, C2: 0.1 }, 210.2513838737, 5851546.589],
  [{ C1: 0.8, C3: 0.2 }, 255.6069745272, 9594674.097],
];

describe('the critical point on the envelope', () => {
  test.each(cubic)('of %o by Peng-Robinson is that of another program', async (composition, temperature, pressure) => {
    const { critical } = (await fluid(composition, 'pr')).envelope() ?? {};
    expect(Math.abs((critical?.temperature ?? NaN) / temperature - 1)).toBeLessThan(5e-8);
    expect(Math.abs((critical?.pressure ?? NaN) / pressure - 1)).toBeLessThan(5e-8);
  });

  test.each(gerg)('of %o by GERG-2008 is that of another program', async (composition, temperature, pressure) => {
    const { critical } = (await fluid(composition, 'gerg2008')).envelope() ?? {};
    expect(Math.abs((critical?.temperature ?? NaN) / temperature - 1)).toBeLessThan(5e-8);
    expect(Math.abs((critical?.pressure ?? NaN) / pressure - 1)).toBeLessThan(5e-8);
  });
});

/** T in K, bubble and dew pressure in Pa, by CoolProp 8.0.0 as above. */
const saturation: readonly (readonly [Composition, number, number, number])[] = [
  [{ 'C3=': 0.95, C3: 0.05 }, 360.7, 4257769.33068, 4257204.455976],
  [{ C3: 0.98, 'C3=': 0.02 }, 366, 3990609.39972, 3989902.923408],
  [{ 'C2=': 0.98, C2: 0.02 }, 280, 4748176.609572, 4744048.794861],
  [{ iC4: 0.97, nC4: 0.03 }, 404.3, 3405383.819372, 3404287.205368],
  [{ Bz: 0.95, Tol: 0.05 }, 558.1, 4561618.16367, 4548374.164924],
  [{ O2: 0.95, Ar: 0.05 }, 152.8, 4757848.893234, 4756771.321365],
  [{ N2: 0.7812, O2: 0.2096, Ar: 0.0092 }, 131.1, 3587778.63719, 3513679.997211],
  [{ nC5: 0.5, iC5: 0.5 }, 460.5, 3154631.059951, 3151433.158433],
  [{ C1: 0.999, N2: 0.001 }, 188.6, 4346151.191909, 4343103.336873],
];

describe('next to the critical point', () => {
  test.each(saturation)(
    '%o at %d K boils and condenses where another program says',
    async (composition, T, bubble, dew) => {
      const states = await fluid(composition, 'pr');
      expect(Math.abs(states.stateAt({ temperature: T, quality: 0 }).pressure / bubble - 1)).toBeLessThan(1e-9);
      expect(Math.abs(states.stateAt({ temperature: T, quality: 1 }).pressure / dew - 1)).toBeLessThan(1e-9);
    },
  );

  test.each([
    ...cubic.slice(0, 14).map(each => ['pr', each] as const),
    ...gerg.slice(0, 10).map(each => ['gerg2008', each] as const),
  ])(
    '%s, %o has a bubble point above its dew point up to 0.1 %% below it',
    async (method, [composition, temperature]) => {
      const states = await fluid(composition, method);
      for (const share of [0.99, 0.995, 0.998, 0.999]) {
        const bubble = states.stateAt({ temperature: share * temperature, quality: 0 });
        const dew = states.stateAt({ temperature: share * temperature, quality: 1 });
        expect(bubble.pressure).toBeGreaterThan(dew.pressure);
        for (const { phases } of [bubble, dew])
          expect(phases?.liquid.state.density).toBeGreaterThan(1.01 * (phases?.vapour.state.density ?? NaN));
      }
    },
  );
});

/** Components that boil within a narrow range, some of them with an azeotrope, and some that do not. */
const pairs = [
  ['C3=', 'C3'],
  ['C2=', 'C2'],
  ['iC4', 'nC4'],
  ['CO2', 'H2S'],
  ['Bz', 'Tol'],
  ['O2', 'Ar'],
  ['iC5', 'nC5'],
  ['C2', 'CO2'],
  ['EtBz', 'pXyl'],
  ['mXyl', 'oXyl'],
  ['C1', 'N2'],
  ['N2', 'CO'],
  ['N2', 'O2'],
  ['nC5', 'nC6'],
  ['Bz', 'cC6'],
  ['MeOH', 'EtOH'],
  ['C3', 'iC4'],
  ['H2S', 'C3'],
  ['C1', 'Ar'],
  ['H2O', 'MeOH'],
  ['C1', 'C2'],
  ['C1', 'C3'],
  ['C2', 'nC5'],
  ['CO2', 'nC4'],
  ['C3', 'nC6'],
] as const;
const shares = [0.001, 0.02, 0.2, 0.5, 0.8, 0.98, 0.999];
const triples = [
  ['N2', 'O2', 'Ar'],
  ['C3', 'iC4', 'nC4'],
  ['C2=', 'C2', 'C3='],
  ['CO2', 'H2S', 'C2'],
  ['nC5', 'iC5', 'nC6'],
  ['Bz', 'Tol', 'EtBz'],
  ['C1', 'C2', 'C3'],
] as const;
const tripleShares = [
  [0.98, 0.015, 0.005],
  [0.7, 0.2, 0.1],
  [0.34, 0.33, 0.33],
  [0.05, 0.05, 0.9],
  [0.998, 0.001, 0.001],
] as const;

const inGerg = new Set('C1 C2 C3 iC4 nC4 iC5 nC5 nC6 N2 O2 Ar CO CO2 H2S'.split(' '));

const generated: readonly Composition[] = [
  ...pairs.flatMap(([first, second]) =>
    shares.map(share => ({ [first]: Number((1 - share).toFixed(3)), [second]: share })),
  ),
  ...triples.flatMap(([a, b, c]) => tripleShares.map(([x, y, w]) => ({ [a]: x, [b]: y, [c]: w }))),
];
const mixtures: readonly (readonly [RequestedMethod, Composition])[] = [
  ...generated.map(composition => ['pr', composition] as const),
  ...generated
    .filter(composition => Object.keys(composition).every(id => inGerg.has(id)))
    .map(composition => ['gerg2008', composition] as const),
];

describe('envelopes of generated mixtures', () => {
  test('are those of more than 350', () => expect(mixtures.length).toBeGreaterThan(350));

  test.each(mixtures)(
    '%s, %o is closed, with a critical point that meets the criticality conditions',
    async (method, composition) => {
      const {
        points = [],
        critical,
        cricondentherm,
        cricondenbar,
      } = (await fluid(composition, method)).envelope() ?? {};
      if (!critical || !cricondentherm || !cricondenbar)
        throw new Error('the line has no critical point or no extremes');
      expect(points[0]?.end).toBe('dew');
      expect(points.at(-1)?.end).toBe('bubble');
      expect(points.at(-1)?.pressure).toBeLessThan(1e5);
      expect(points.filter(({ end }, k) => k > 0 && points[k - 1]?.end !== end)).toHaveLength(1);
      expect(cricondentherm.temperature).toBeGreaterThanOrEqual(
        Math.max(...points.map(({ temperature }) => temperature)),
      );
      expect(cricondenbar.pressure).toBeGreaterThanOrEqual(Math.max(...points.map(({ pressure }) => pressure)));
      expect(cricondentherm.temperature).toBeGreaterThanOrEqual(critical.temperature);
      expect(cricondenbar.pressure).toBeGreaterThanOrEqual(critical.pressure);
      const { eigenvalue, change } = criticality(method, composition, critical.temperature, critical.pressure);
      expect(Math.abs(eigenvalue)).toBeLessThan(1e-6);
      expect(Math.abs(change)).toBeLessThan(1e-5);
    },
  );
});

test('a line that leaves its course among further liquids has no critical point', async () => {
  for (const composition of [
    { C1: 0.98, H2S: 0.02 },
    { C1: 0.5, H2S: 0.5 },
  ]) {
    const states = await fluid(composition, 'pr');
    expect(states.envelope()?.points.length).toBeGreaterThan(10);
    expect(states.criticalPoint()).toBeUndefined();
  }
});
