import { expect, test } from 'vitest';
import { fusions, meltingRatio } from './fusion.ts';
import { freezesBelow, iceActivity, iceFugacity, loadFluid, solidAt } from '../index.ts';

// D. M. Murphy and T. Koop, Q. J. R. Meteorol. Soc. 131 (2005) 1539, eq. (7).
test.each([
  [263.15, 259.89],
  [253.15, 103.26],
])('the fugacity of ice at %d K is its sublimation pressure', (temperature, pressure) => {
  expect(iceFugacity(pressure, temperature) / pressure).toBeCloseTo(1, 3);
});

test('ice of a wet gas is found by its fugacity beside liquid water, which is supercooled', async () => {
  const wet = { C1: 98, H2O: 2 };
  await loadFluid(wet);
  const ice = solidAt(wet, 101_325, 257.15);
  // The same, eq. (10) over eq. (7): the vapour pressures of supercooled water and of ice.
  expect((ice?.fugacity ?? NaN) / (ice?.solidFugacity ?? NaN)).toBeCloseTo(1.169, 1.7);
  expect(ice?.component).toBe('H2O');
});

test('no ice is in a gas above its frost point, above the melting point, and without water', async () => {
  // The partial pressure, 101 Pa, is below the sublimation pressure at 255.15 K, 124.9 Pa.
  const dry = { C1: 99.9, H2O: 0.1 };
  await loadFluid(dry);
  await loadFluid({ C1: 1, C2: 1 });
  expect(solidAt(dry, 101_325, 255.15)).toBeUndefined();
  expect(solidAt(dry, 101_325, 251.15)?.component).toBe('H2O');
  expect(solidAt({ C1: 98, H2O: 2 }, 101_325, 274.15)).toBeUndefined();
  expect(solidAt({ C1: 1, C2: 1 }, 101_325, 257.15)).toBeUndefined();
});

// Of ice over supercooled water: the same, eq. (7) over eq. (10), times the Poynting factor, 1.000 at 10 bar.
test.each([
  [268.15, 401.756 / 421.761],
  [263.15, 259.892 / 286.453],
  [248.15, 63.2836 / 80.7774],
])('the activity of ice at %d K is its vapour pressure over that of supercooled water', (temperature, ratio) => {
  expect(iceActivity(1e5, temperature)).toBeCloseTo(ratio, 3);
});

// A trace that GERG-2008 does not have, by which Peng–Robinson applies, made ice seem to melt down to −37 °C.
test.each([-1, -5, -10, -20, -30, -36])(
  'ice of a wet gas at %d °C is found with a trace of ethylene as without',
  async celsius => {
    const temperature = 273.15 + celsius;
    for (const wet of [
      { C1: 0.95, H2O: 0.05 },
      { C1: 0.9495, 'C2=': 0.0005, H2O: 0.05 },
    ]) {
      await loadFluid(wet);
      expect(solidAt(wet, 11e5, temperature)?.component).toBe('H2O');
    }
  },
);

// Freezing points: CRC Handbook of Chemistry and Physics, 97th ed. 2016, concentrative properties of aqueous solutions: 3.5 % by mass of methanol −2.2 °C.
test('ice of a solution is found below its freezing point', async () => {
  const solution = { H2O: 0.98, MeOH: 0.02 };
  await loadFluid(solution);
  const ice = solidAt(solution, 101_325, 253.15);
  expect(ice?.component).toBe('H2O');
  expect(ice && freezesBelow(ice, solution)).toBeCloseTo(273.15 - 2.1, 0);
  expect(solidAt(solution, 101_325, 272.15)).toBeUndefined();
});

// Freezing points of Å. Melinder (2010) at the mass fraction of the solute, CoolProp 8.0.0 (INCOMP::MMA, MEA, MPG and MAM).
test.each([
  ['methanol of 43 %', { MeOH: 0.3, H2O: 0.7 }, 1e5, -43.52],
  ['methanol of 16 %', { MeOH: 0.1, H2O: 0.9 }, 1e5, -11.87],
  ['ethanol of 22 %', { EtOH: 0.1, H2O: 0.9 }, 1e5, -12.9],
  ['propylene glycol of 32 %', { PG: 0.1, H2O: 0.9 }, 1e5, -14.09],
  ['ammonia of 19 %', { NH3: 0.2, H2O: 0.8 }, 3e5, -33.79],
  ['methanol in the water of a gas', { C1: 0.9, H2O: 0.05, MeOH: 0.01 }, 50e5, -21.5],
])('ice forms in %s below its freezing point', async (_, solution, pressure, freezes) => {
  await loadFluid(solution);
  expect(solidAt(solution, pressure, 273.15 + freezes + 1)).toBeUndefined();
  const ice = solidAt(solution, pressure, 273.15 + freezes - 1);
  expect(ice).toMatchObject({ component: 'H2O', isEstimate: false });
  expect(ice && freezesBelow(ice, solution)).toBeCloseTo(273.15 + freezes, 0);
});

// The water has 64 % of methanol by mass: it freezes below −73 °C, that with 60 % (the same).
test('no ice is in the water of a gas with much methanol', async () => {
  const gas = { C1: 0.9, H2O: 0.05, MeOH: 0.05 };
  await loadFluid(gas);
  expect(solidAt(gas, 50e5, 223.15)).toBeUndefined();
});

// Cryoscopic constant of water 1.86 K·kg/mol: 1.72 mol/kg of both lower its freezing point by 3.2 K, 1.13 mol/kg of acetone by 2.1 K.
test.each([
  ['acetone', { Acetone: 0.01, H2O: 0.97, MeOH: 0.02 }, -3.2],
  ['acetone alone', { Acetone: 0.02, H2O: 0.98 }, -2.1],
])('ice in a solution with %s is an estimate', async (_, solution, freezes) => {
  await loadFluid(solution);
  const ice = solidAt(solution, 101_325, 263.15);
  expect(ice).toMatchObject({ component: 'H2O', isEstimate: true });
  expect(ice && freezesBelow(ice, solution)).toBeCloseTo(273.15 + freezes, 0);
});

/** Celsius at which components with alike molecules freeze in half of another: solubility_eutectic of chemicals 1.5.2, an ideal solution. */
test.each([
  ['Bz', 'Tol', -33.48],
  ['nC12', 'nC10', -20],
  ['pXyl', 'oXyl', -11.93],
] as const)(
  '%s freezes out of %s below the temperature of an ideal solution, as an estimate',
  async (id, other, celsius) => {
    const mixture = { [id]: 0.5, [other]: 0.5 };
    await loadFluid(mixture);
    expect(solidAt(mixture, 2e5, 273.15 + celsius + 2)).toBeUndefined();
    const solid = solidAt(mixture, 2e5, 273.15 + celsius - 2);
    expect(solid).toMatchObject({ component: id, isEstimate: true });
    expect(solid && Math.abs((freezesBelow(solid, mixture) ?? NaN) - 273.15 - celsius)).toBeLessThan(1);
  },
);

test('benzene freezes out of a gas with it, and other components do not at temperatures above their melting points', async () => {
  const gas = { C1: 0.7, Bz: 0.3 };
  await loadFluid(gas);
  expect(solidAt(gas, 1.5e5, 253.15)?.component).toBe('Bz');
  expect(solidAt(gas, 1.5e5, 279.15)).toBeUndefined();
});

test('benzene freezes out of liquefied natural gas from a few parts per million on', async () => {
  // About 1 to 2 ppm at 111 K: G. P. Kuebler and C. McKinley, Adv. Cryog. Eng. 19 (1974) 320.
  const gasWith = (ppm: number) => ({ C1: 0.93, C2: 0.07, Bz: 1e-6 * ppm });
  await loadFluid(gasWith(10));
  expect(solidAt(gasWith(10), 1.1e5, 111.15)?.component).toBe('Bz');
  expect(solidAt(gasWith(0.2), 1.1e5, 111.15)).toBeUndefined();
});

const bar = 1e5;

/** K, at 100 and 300 bar: melting_line of CoolProp 8.0.0, whose lines of cyclohexane and ethanol start 0.39 K and 0.63 K below their triple points here. */
test.each([
  ['cC6', 284.62, 294.81, 0.45],
  ['nC5', 144.784, 147.39, 0.02],
  ['nC4', 136.559, 139.816, 0.02],
  ['iC5', 113.713, 116.117, 0.2],
  ['EtOH', 159.732 + 0.63, 162.399 + 0.63, 0.1],
  ['MeOH', 177.239, 180.253, 0.05],
  ['C1', 93.234, 98.181, 0.02],
  ['N2', 65.321, 69.503, 0.02],
] as const)('%s alone under pressure is solid below its melting line', async (id, at100, at300, tolerance) => {
  const pure = { [id]: 1 };
  await loadFluid(pure);
  for (const [pressure, melts] of [
    [100 * bar, at100],
    [300 * bar, at300],
  ] as const) {
    expect(solidAt(pure, pressure, melts + tolerance + 0.1)).toBeUndefined();
    const solid = solidAt(pure, pressure, melts - tolerance - 0.1);
    expect(solid).toMatchObject({ component: id, isPure: true, isEstimate: true });
    expect(Math.abs(((solid && freezesBelow(solid, pure)) ?? NaN) - melts)).toBeLessThan(tolerance);
  }
});

// CRC Handbook of Chemistry and Physics, influence of pressure on freezing points: benzene 5.5 °C at 0.1 MPa, 33.4 °C at 100 MPa.
test('benzene alone at 300 bar freezes at about 14 °C, and is a liquid at low pressure and as a gas', async () => {
  const pure = { Bz: 1 };
  await loadFluid(pure);
  expect(solidAt(pure, 301 * bar, 281.15)?.component).toBe('Bz');
  expect(solidAt(pure, 301 * bar, 288.15)).toBeUndefined();
  expect(solidAt(pure, bar, 279.15)).toBeUndefined();
  expect(solidAt(pure, 1000, 279.15)).toBeUndefined();
});

/**
 * K, of an ideal solution by the heat of fusion and the melting temperature of benzene at the pressure (the same table):
 * 1/T = 1/T_m − R·ln(0.9)/9870 J/mol.
 */
test.each([
  [45, 279.88, 273.06],
  [301, 287.02, 279.89],
])('benzene of a mixture freezes at a higher temperature under %d bar', async (pressure, melts, freezes) => {
  expect(1 / (1 / melts - (8.314 * Math.log(0.9)) / 9870)).toBeCloseTo(freezes, 0);
  const mixture = { Bz: 0.9, cC6: 0.1 };
  await loadFluid(mixture);
  const solid = solidAt(mixture, pressure * bar, freezes - 2);
  expect(Math.abs(((solid && freezesBelow(solid, mixture)) ?? NaN) - freezes)).toBeLessThan(0.5);
  expect(solidAt(mixture, pressure * bar, freezes + 2)).toBeUndefined();
});

/**
 * Activity of cyclohexane II over its subcooled liquid at −140 °C by both heats, 2680 J/mol at 279.86 K and 6740 J/mol at 186.1 K (NIST Chemistry
 * WebBook): 0.33 · 0.17. The plastic crystal alone, 0.33, is not yet solid there.
 */
test('cyclohexane freezes out of liquefied natural gas as its solid of low temperature', async () => {
  const gas = { C1: 0.99, nC5: 0.005, cC6: 0.005 };
  await loadFluid(gas);
  expect(solidAt(gas, 11e5, 133.15)?.component).toBe('cC6');
  const ratio = (heat: number, at: number) => Math.exp((-heat / 8.314) * (1 / 133.15 - 1 / at));
  expect(meltingRatio(fusions['cC6'] ?? expect.fail('no cyclohexane'), 0, 133.15)).toBeCloseTo(
    ratio(2680, 279.86) * ratio(6740, 186.1),
    3,
  );
});

/** K: melting_line of water of CoolProp 8.0.0. Dissolved gas, 0.05 % of it by GERG-2008, lowers it by 0.05 K. */
test.each([
  ['gas', { C1: 95, C2: 5, H2O: 0.05 }, 31, 272.928],
  ['gas with carbon dioxide', { C1: 90, CO2: 10, H2O: 1 }, 4, 273.13],
  ['octane', { H2O: 30, nC8: 70 }, 4, 273.13],
])('the water that condenses out of %s freezes below the melting line of ice', async (_, wet, pressure, melts) => {
  await loadFluid(wet);
  for (const temperature of [233, 263.15, 271, 272.6]) {
    const ice = solidAt(wet, pressure * bar, temperature);
    const freezes = (ice && freezesBelow(ice, wet)) ?? NaN;
    expect(freezes).toBeLessThan(melts + 0.01);
    expect(freezes).toBeGreaterThan(melts - 0.11);
  }
});

// Pa over ice: Murphy and Koop, eq. (7). GERG-2008 has no state of these gases with all of their water.
test.each([
  [203.15, 0.2619],
  [211.4, 0.8521],
  [227, 6.2855],
])('ice is found at %d K, where GERG-2008 has no liquid water', async (temperature, sublimes) => {
  for (const wet of [
    { C1: 80, C2: 7, C3: 4, nC4: 2, nC5: 1.5, nC6: 1, CO2: 3, H2O: 1.5 },
    { C1: 85, C2: 8, C3: 5, nC4: 2, H2O: 0.05 },
  ]) {
    const fluid = await loadFluid(wet);
    expect(() => fluid.stateAt({ pressure: 1.3 * bar, temperature })).toThrow('water freezes out');
    const ice = solidAt(wet, 1.3 * bar, temperature);
    expect(ice?.component).toBe('H2O');
    expect(Math.abs((ice?.solidFugacity ?? NaN) / sublimes - 1)).toBeLessThan(0.01);
    // Liquid water would freeze a little below 0 °C.
    expect(ice && freezesBelow(ice, wet)).toBeGreaterThan(temperature);
  }
});

/** Partial pressures of water at 1 bar on both sides of the sublimation pressure at 213.15 K, 1.082 Pa (Murphy and Koop, eq. (7)). */
test('ice is found at the frost point of a gas where GERG-2008 has no liquid water', async () => {
  const gasWith = (water: number) => ({ C1: 1 - water, H2O: water });
  await loadFluid(gasWith(1e-5));
  expect(solidAt(gasWith(1.04e-5), bar, 213.15)).toBeUndefined();
  expect(solidAt(gasWith(1.14e-5), bar, 213.15)?.component).toBe('H2O');
});

test('it is refused where an equation has no state, since nothing is known of a solid there', async () => {
  const gas = { C1: 0.9, CO2: 0.1 };
  await loadFluid(gas);
  expect(() => solidAt(gas, 800 * bar, 200)).toThrow('GERG-2008');
  expect(solidAt(gas, 800 * bar, 300)).toBeUndefined();
});
