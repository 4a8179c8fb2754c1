import { expect, test } from 'vitest';
import { limitsOf } from './criteria.ts';
import { pipeMaterials, wallRoughness } from './roughness.ts';
import { serviceTable, type LineService, type ServiceName } from './services.ts';

/** Limits at a gauge pressure, as the sources print them: velocity m/s, drop bar per 100 m. */
const at = (name: ServiceName, bars = 0) => {
  const limits = limitsOf(name, { density: 50, gaugePressure: bars * 1e5 });
  const { velocity = {}, gradient, ...others } = limits ?? {};
  const drop = gradient && [gradient.minimum, gradient.maximum].map(each => each && each / 1000);
  return { velocity: [velocity.minimum, velocity.maximum], ...(drop ? { drop } : {}), ...others };
};

test.each([
  ['Pump suction, boiling liquid', [0.3, 1.2], [0.01, 0.06]],
  ['Pump suction, subcooled liquid', [0.6, 1.8], [0.05, 0.23]],
  ['Pump discharge, up to 50 m³/h', [1.2, 2.4], [0.3, 0.9]],
  ['Pump discharge, above 50 m³/h', [1.5, 4], [0.2, 0.7]],
  ['Gravity flow', [0.3, 1.2], [0.005, 0.05]],
  ['Cooling water header', [1.5, 3], [0.1, 0.3]],
  ['Boiler feed water discharge', [2, 4.5], [0.2, 0.7]],
  ['Viscous oil', [0.3, 1.8], [0.2, 0.9]],
  ['Thermosyphon reboiler outlet', [6, 15], [0.02, 0.1]],
  ['Compressor suction', [10, 20], [0.02, 0.1]],
  ['Compressor discharge', [15, 25], [0.05, 0.25]],
  ['Column overhead vapour', [12, 30], [0.02, 0.1]],
] as const)('%s: %j m/s, %j bar per 100 m', (name, velocity, [minimum, maximum]) => {
  const limits = at(name);
  expect(limits.velocity).toEqual(velocity);
  expect(limits.drop?.[0]).toBeCloseTo(minimum, 12);
  expect(limits.drop?.[1]).toBeCloseTo(maximum, 12);
});

test.each([
  ['Column side draw, drain', [0.3, 0.9]],
  ['Corrosive liquid: amine, caustic, sour water', [0.9, 1.8]],
  ['Concentrated sulfuric acid, carbon steel', [0.3, 0.9]],
  ['Steam condensate, two-phase', [5, 20]],
  ['Liquid, carbon steel (NORSOK)', [undefined, 6]],
  ['Liquid with sand, carbon steel (NORSOK)', [undefined, 5]],
  ['Untreated seawater, carbon steel (NORSOK)', [undefined, 3]],
] as const)('%s: %j m/s and nothing else', (name, velocity) => expect(at(name)).toEqual({ velocity }));

/** Bar gauge from which a row holds, its velocities, and its drops. */
test.each([
  ['Gas, by pressure', -1.01325, [30, 60], [0.005, 0.02]],
  ['Gas, by pressure', 0, [15, 30], [0.02, 0.11]],
  ['Gas, by pressure', 7, [10, 25], [0.1, 0.35]],
  ['Gas, by pressure', 35, [8, 20], [0.2, 0.5]],
  ['Gas, by pressure', 100, [5, 15], [0.2, 0.7]],
  ['Steam, by pressure', -1.01325, [15, 30], [0.02, 0.1]],
  ['Steam, by pressure', 3, [20, 40], [0.1, 0.3]],
  ['Steam, by pressure', 20, [30, 50], [0.2, 0.5]],
  ['Steam, by pressure', 40, [40, 60], [0.3, 0.7]],
] as const)('%s from %d bar(g): %j m/s, %j bar per 100 m', (name, from, velocity, drop) => {
  const above = at(name, from);
  expect(above.velocity).toEqual(velocity);
  expect(above.drop?.map(each => Number(each?.toPrecision(9)))).toEqual(drop);
  if (from > -1) expect(at(name, from - 1e-6).velocity).not.toEqual(velocity);
  const rows: LineService = serviceTable[name];
  expect(rows.byPressure?.some(row => row.from === from * 1e5)).toBe(true);
});

test('API RP 14E (1991): liquids 3 to 15 ft/s, two phases from 10 ft/s, gas to 60 ft/s, all within the erosional velocity', () => {
  const feet = (limits: ReturnType<typeof at>) => limits.velocity.map(each => each && Math.round(each / 0.3048));
  expect(feet(at('Liquid, general (API RP 14E)'))).toEqual([3, 15]);
  expect(feet(at('Two-phase (API RP 14E)'))).toEqual([10, undefined]);
  expect(feet(at('Gas (API RP 14E)'))).toEqual([undefined, 60]);
  expect(at('Liquid, general (API RP 14E)').velocity).toEqual([0.91, 4.6]);
  expect(at('Two-phase (API RP 14E)').velocity).toEqual([3.05, undefined]);
  expect(at('Gas (API RP 14E)').velocity[1]).toBeCloseTo(18.288, 9);
  for (const name of ['Liquid, general (API RP 14E)', 'Gas (API RP 14E)', 'Two-phase (API RP 14E)'] as const)
    expect(at(name).erosionalRatio, name).toBe(1);
});

test('API RP 14E, Table 2.3: gas to 100 psig, to 500 psig and above, psi per 100 ft', () => {
  const psiPer100ft = (psig: number) =>
    at('Gas (API RP 14E)', psig * 0.06894757293168).drop?.map(bars => Number(((bars ?? 0) / 0.2262059).toPrecision(6)));
  for (const psig of [-14, 0, 100]) expect(psiPer100ft(psig), `${psig} psig`).toEqual([0.05, 0.19]);
  for (const psig of [101, 500]) expect(psiPer100ft(psig), `${psig} psig`).toEqual([0.2, 0.49]);
  for (const psig of [501, 2000]) expect(psiPer100ft(psig), `${psig} psig`).toEqual([0.5, 1.2]);
});

test('NORSOK P-002: gas by density to 60 m/s, and by pressure to 35 bar(g) and above', () => {
  expect(serviceTable['Gas (NORSOK)'].velocityByDensity).toEqual({ factor: 175, exponent: 0.43, maximum: 60 });
  expect(serviceTable['Two-phase (NORSOK)'].velocityByDensity).toEqual({
    factor: 183,
    exponent: 0.5,
    maximum: Infinity,
  });
  const drop = (bars: number) => at('Gas (NORSOK)', bars).drop?.map(each => Number(each?.toPrecision(9)));
  expect([drop(-1.01325), drop(34.999)]).toEqual([
    [0.001, 0.11],
    [0.001, 0.11],
  ]);
  expect(drop(35)).toEqual([0.11, 0.27]);
});

test.each([
  ['Two-phase process line', { momentumFlux: 15_000 }],
  ['Wet gas, carbon steel', { momentumFlux: 10_000, erosionalRatio: 1 }],
  ['Flare header (NORSOK)', { mach: 0.6, momentumFlux: 200_000 }],
  ['Flare header, continuous flow', { mach: 0.5, momentumFlux: 200_000 }],
  ['Relief valve outlet, blowdown (NORSOK)', { mach: 0.7, momentumFlux: 200_000 }],
  ['Two-phase relief, blowdown (NORSOK)', { momentumFlux: 200_000 }],
] as const)('%s: %j', (name, expected) => {
  const { velocity, drop, ...others } = at(name);
  expect(others).toEqual(expected);
  const isProcess = name === 'Two-phase process line';
  expect(velocity).toEqual(isProcess ? [3, 20] : [undefined, undefined]);
  expect(drop?.map(each => Number(each?.toPrecision(9)))).toEqual(isProcess ? [0.05, 0.4] : undefined);
});

/** Crane TP-410 and Perry's handbook, mm: 0.0018 in steel, 0.006 in galvanised, 0.0048 in asphalted, 0.0102 in cast iron. */
test.each([
  ['Carbon steel, new', 0.0018 * 25.4],
  ['Galvanised iron', 0.006 * 25.4],
  ['Asphalted cast iron', 0.0048 * 25.4],
  ['Cast iron', 0.0102 * 25.4],
  ['Drawn tubing (copper, brass, glass)', 0.00006 * 25.4],
  ['Plastic, GRP', 0.0015],
  ['Stainless steel', 0.015],
  ['Stainless steel, duplex (NORSOK P-002)', 0.05],
  ['Carbon steel, lightly corroded', 0.15],
  ['Carbon steel, heavily corroded', 0.5],
] as const)('%s is rough by %d mm', (material, roughness) =>
  expect(Math.abs((wallRoughness[material].roughness * 1e3) / roughness - 1)).toBeLessThan(0.02),
);

test('every pipe material has its published roughness above', () => expect(pipeMaterials.length).toBe(10));
