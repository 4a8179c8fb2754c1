import { beforeAll, describe, expect, test } from 'vitest';
import { integrate } from '../numerics/index.ts';
import {
  fluidOf,
  isentropeFrom,
  loadFluidData,
  type RequestedMethod,
  type Fluid,
  type StateInputs,
  type IsentropeStart,
} from '../properties/index.ts';
import { gasConstant, Refusal } from '../quantities/index.ts';
import { realNozzle, saturatedSteam, waterThroat } from './index.ts';

/**
 * Fluid, p0 in Pa, T0 in K, back pressure in Pa; mass flux in kg/(s·m²), throat pressure in Pa and quality there, undefined in one
 * phase. By CoolProp 8.0.0 (HEOS, its reference equations), integrated apart from it: √(2∫v dp)/v along the isentrope on 800
 * intervals of ln p by Simpson's rule, the maximum refined by golden sections. 1 K and 15 K above the dew point at 0.2, 0.7 and
 * 0.9 of the critical pressure; dense fluids above the critical point; flow against a back pressure above the critical one.
 */
type Reference = readonly [string, number, number, number, number, number, number | undefined];
const references: readonly Reference[] = [
  ['C3', 850000, 294.76, 0, 2426.852, 503900, 0.99285],
  ['C3', 850000, 308.76, 0, 2343.852, 501761, undefined],
  ['C3', 2976000, 351.44, 0, 8583.427, 1874260, 0.96639],
  ['C3', 2976000, 365.44, 0, 8072.814, 1837594, undefined],
  ['C3', 3826000, 365.05, 0, 11494.185, 2489159, 0.9074],
  ['C3', 3826000, 379.05, 0, 10494.663, 2401182, undefined],
  ['nC5', 674000, 379.94, 0, 2094.119, 412361, undefined],
  ['nC5', 674000, 393.94, 0, 2040.963, 410773, undefined],
  ['nC5', 2357000, 447.7, 0, 7253.107, 1541399, undefined],
  ['nC5', 2357000, 461.7, 0, 6973.895, 1509364, undefined],
  ['nC5', 3031000, 463.85, 0, 9551.762, 2065726, undefined],
  ['nC5', 3031000, 477.85, 0, 9021.076, 1979006, undefined],
  ['nC4', 759000, 341.4, 0, 2260.078, 459491, undefined],
  ['nC4', 759000, 355.4, 0, 2194.341, 457902, undefined],
  ['nC4', 2657000, 404.65, 0, 7889.965, 1719861, undefined],
  ['nC4', 2657000, 418.65, 0, 7519.587, 1682763, undefined],
  ['nC4', 3416000, 419.7, 0, 10498.998, 2300009, 0.97749],
  ['nC4', 3416000, 433.7, 0, 9747.79, 2205363, undefined],
  ['CO2', 1475000, 245.12, 0, 4748.956, 854158, 0.94919],
  ['CO2', 1475000, 259.12, 0, 4704.873, 862014, 0.99212],
  ['CO2', 5164000, 289.77, 0, 17414.873, 3111816, 0.87472],
  ['CO2', 5164000, 303.77, 0, 16873.131, 3146300, 0.99174],
  ['CO2', 6640000, 300.52, 0, 23629.813, 4101924, 0.79925],
  ['CO2', 6640000, 314.52, 0, 22325.113, 4149336, 0.99951],
  ['C2=', 1008000, 222.57, 0, 2727.272, 581234, 0.95231],
  ['C2=', 1008000, 236.57, 0, 2692.863, 562682, undefined],
  ['C2=', 3529000, 267.7, 0, 9855.321, 2121733, 0.88512],
  ['C2=', 3529000, 281.7, 0, 9480.833, 1995137, undefined],
  ['C2=', 4538000, 278.65, 0, 13301.59, 2799383, 0.81325],
  ['C2=', 4538000, 292.65, 0, 12441.298, 2572991, undefined],
  ['C1', 920000, 148.34, 0, 2321.524, 527307, 0.95038],
  ['C1', 920000, 162.34, 0, 2255.881, 501626, undefined],
  ['C1', 3219000, 180.38, 0, 8370.323, 1914229, 0.87721],
  ['C1', 3219000, 194.38, 0, 7930.363, 1770033, undefined],
  ['C1', 4139000, 188.2, 0, 11275.935, 2517909, 0.80755],
  ['C1', 4139000, 202.2, 0, 10378.306, 2275296, undefined],
  ['NH3', 2273000, 328.51, 0, 3989.837, 1321184, 0.94557],
  ['NH3', 2273000, 342.51, 0, 3942.366, 1329535, 0.98764],
  ['NH3', 7954000, 386.75, 0, 14902.965, 4822495, 0.86292],
  ['NH3', 7954000, 400.75, 0, 14342.484, 4854880, 0.98366],
  ['NH3', 10227000, 400.61, 0, 20398.617, 6364596, 0.78222],
  ['NH3', 10227000, 414.61, 0, 19064.014, 6397037, 0.98953],
  ['H2O', 4413000, 530.4, 0, 6235.34, 2565889, 0.94293],
  ['H2O', 4413000, 544.4, 0, 6175.0, 2571691, 0.96989],
  ['H2O', 15445000, 618.65, 0, 23525.522, 9362809, 0.84963],
  ['H2O', 15445000, 632.65, 0, 22725.401, 9375605, 0.94012],
  ['H2O', 19858000, 639.3, 0, 32491.549, 12372336, 0.75905],
  ['H2O', 19858000, 653.3, 0, 30404.848, 12351115, 0.92799],
  ['C1', 13798000, 194.38, 0, 74205.134, 3287659, undefined],
  ['CO2', 11066000, 313.25, 0, 69329.507, 7053638, undefined],
  ['CO2', 22132000, 319.33, 0, 147561.893, 6196795, undefined],
  ['C2=', 10083000, 288.0, 0, 61161.872, 4210234, undefined],
  ['C3', 5527000, 377.29, 0, 26448.364, 4167913, undefined],
  ['C3', 10628000, 406.88, 0, 45722.789, 5684807, undefined],
  ['nC5', 4041000, 483.79, 0, 13950.044, 3011820, undefined],
  ['NH3', 17045000, 425.84, 0, 49547.399, 11363545, undefined],
  ['nC4', 15184000, 446.38, 0, 79796.913, 4792467, undefined],
  ['C3', 3000000, 365.0, 2400000, 7304.272, 2400000, undefined],
  ['C3', 3000000, 352.5, 2600000, 6864.862, 2600000, undefined],
  ['nC5', 2300000, 461.0, 1900000, 5956.402, 1900000, undefined],
  ['C1', 5000000, 300.0, 4000000, 7377.422, 4000000, undefined],
  ['H2O', 2000000, 500.0, 1600000, 2428.171, 1600000, undefined],
  ['CO2', 11000000, 320.0, 9000000, 45290.777, 9000000, undefined],
  ['Ar', 200000, 300.0, 0, 581.9, 97369, undefined],
  ['Ar', 200000, 300.0, 160000, 457.817, 160000, undefined],
];

/**
 * By how much, relatively, two formulations differ: IAPWS-IF97 from IAPWS-95, the molar mass of ethylene, and ammonia where
 * CoolProp itself has 5e-4 between ∫v dp and the drop of enthalpy.
 */
const differences: Readonly<Record<string, number>> = { H2O: 2e-4, 'C2=': 5e-5, NH3: 1e-4 };

/** A natural gas of ten components. */
const naturalGas = {
  C1: 0.8,
  C2: 0.08,
  C3: 0.04,
  iC4: 0.01,
  nC4: 0.015,
  iC5: 0.005,
  nC5: 0.005,
  nC6: 0.005,
  N2: 0.015,
  CO2: 0.025,
};

beforeAll(async () => {
  const ids = [...new Set(references.map(([id]) => id))].map(id => [id]);
  const mixture = Object.keys(naturalGas);
  await Promise.all([...ids.map(each => loadFluidData(each)), loadFluidData(mixture), loadFluidData(mixture, 'pr')]);
});

const nozzleInlet = (fluid: Fluid, input: StateInputs) => isentropeFrom(fluid, fluid.stateAt(input));
const pureInlet = (id: string, pressure: number, temperature: number) =>
  nozzleInlet(fluidOf({ [id]: 1 }), { pressure, temperature });

describe('against CoolProp', () => {
  test.each(references)('%s from %d Pa and %d K against %d Pa', (id, p0, T0, back, massFlux, pressure, quality) => {
    const throat = realNozzle(pureInlet(id, p0, T0), back);
    const tolerance = differences[id] ?? 5e-6;
    expect(Math.abs(throat.massFlux / massFlux - 1)).toBeLessThan(tolerance);
    expect(Math.abs(throat.pressure / pressure - 1)).toBeLessThan(Math.max(5e-4, 2 * tolerance));
    expect(throat.isChoked).toBe(back === 0);
    if (quality === undefined) expect(throat.quality ?? 1).toBeGreaterThan(0.9999);
    else expect(Math.abs((throat.quality ?? 1) - quality)).toBeLessThan(7e-4);
  });
});

describe('an ideal gas', () => {
  const [k, M] = [5 / 3, 0.039948];
  const [p0, T0] = [1000, 300];
  const scale = p0 / Math.sqrt((gasConstant / M) * T0);

  test('argon at 10 mbar has the flux of the closed formula', () => {
    const flux = scale * Math.sqrt(k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
    expect(realNozzle(pureInlet('Ar', p0, T0), 0).massFlux / flux).toBeCloseTo(1, 4);
  });

  test('and against a back pressure', () => {
    const r = 0.8;
    const flux = scale * Math.sqrt(((2 * k) / (k - 1)) * (r ** (2 / k) - r ** ((k + 1) / k)));
    expect(realNozzle(pureInlet('Ar', p0, T0), r * p0).massFlux / flux).toBeCloseTo(1, 4);
  });
});

test('n-pentane near its dew line needs a tenth more area than by constant k', () => {
  const throat = realNozzle(pureInlet('nC5', 20.524e5 * 1.1 + 101_325, 188.42 + 273.15), 101_325);
  const area = (50_000 / 3600 / (0.975 * throat.massFlux)) * 1e6;
  expect(Math.abs(area / 2038 - 1)).toBeLessThan(0.002);
});

test('steam has the throat that the integration of IAPWS-IF97 finds', () => {
  for (const bar of [5, 20, 60, 150]) {
    const inlet = nozzleInlet(fluidOf({ H2O: 1 }), { pressure: bar * 1e5, quality: 1 });
    const other = waterThroat(saturatedSteam(bar * 1e5), 0);
    expect(realNozzle(inlet, 0).massFlux / other.massFlux).toBeCloseTo(1, 6);
  }
});

describe.each<[string, RequestedMethod | undefined]>([
  ['GERG-2008', undefined],
  ['Peng-Robinson', 'pr'],
])('a natural gas by %s', (_, method) => {
  const inletAt = (pressure: number, known: { readonly temperature: number } | { readonly quality: number }) =>
    nozzleInlet(fluidOf(naturalGas, method), { pressure, ...known });
  const inlets = (): IsentropeStart[] => [
    inletAt(47e5, { temperature: 391 }),
    inletAt(150e5, { temperature: 330 }),
    inletAt(250e5, { temperature: 330 }),
    inletAt(10e5, { temperature: 300 }),
    inletAt(40e5, { quality: 1 }),
    inletAt(60e5, { temperature: inletAt(60e5, { quality: 1 }).temperature + 1 }),
  ];

  test('loses the enthalpy that ∫v dp along the isentrope says', () => {
    for (const inlet of inlets()) {
      const throat = realNozzle(inlet, 0);
      const parts = 8;
      let work = 0;
      for (let part = 0; part < parts; part += 1) {
        const at = (share: number) => inlet.pressure * (throat.pressure / inlet.pressure) ** (share / parts);
        work += integrate(p => 1 / inlet.isentrope(p).density, at(part + 1), at(part), 1e-7);
      }
      expect(work / (inlet.enthalpy - throat.enthalpy)).toBeCloseTo(1, 6);
    }
  });

  test('has no larger flux at any other pressure', () => {
    for (const inlet of inlets()) {
      const { massFlux } = realNozzle(inlet, 0);
      let maximum = 0;
      for (let share = 0.3; share < 1; share += 0.005) {
        const { density, enthalpy } = inlet.isentrope(share * inlet.pressure);
        maximum = Math.max(maximum, density * Math.sqrt(2 * Math.max(0, inlet.enthalpy - enthalpy)));
      }
      expect(massFlux / maximum).toBeGreaterThan(1 - 1e-6);
      expect(massFlux / maximum).toBeLessThan(1 + 2e-4);
    }
  });

  test('never passes more against a higher back pressure', () => {
    for (const inlet of inlets()) {
      let before = Infinity;
      for (let share = 0.3; share < 1; share += 0.02) {
        const { massFlux, isChoked, pressure } = realNozzle(inlet, share * inlet.pressure);
        expect(massFlux).toBeLessThan(before * (1 + 1e-6));
        if (!isChoked) expect(pressure).toBe(share * inlet.pressure);
        before = massFlux;
      }
    }
  });
});

describe('a nozzle is refused', () => {
  test('where nothing flows', () => {
    expect(() => realNozzle(pureInlet('C3', 8e5, 320), 8e5)).toThrow('nothing flows');
  });

  test('where carbon dioxide would freeze before the throat', () => {
    expect(() => realNozzle(pureInlet('CO2', 8e5, 240), 0)).toThrow(Refusal);
    expect(() => realNozzle(pureInlet('CO2', 8e5, 240), 0)).toThrow(
      'the expansion cannot be calculated as far as the throat: there is no state at pressure 5.179 bar(abs)',
    );
  });
});
