import { disagreement, type PublishedCase } from '../kit/index.ts';

/** Carbon dioxide by its equation of state: pressure loss, and outlet velocity. */
const realGases = (
  [
    ['Carbon dioxide near its critical point, isothermal', 'isothermal', '25.697', '24.559'],
    ['The same, adiabatic, which condenses', 'adiabatic', '20.65', '15.96'],
  ] as const
).map(([title, method, drop, velocity]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title,
  source:
    'CoolProp 8.0.0, marched apart from this program in 6000 steps of pressure: 2·ρ dp/G² + 2·dρ/ρ = f·dL/D, f by Colebrook at the inlet',
  case: {
    method,
    fluidType: 'Gas',
    fluidSource: 'pure',
    pureFluid: 'CO2',
    pressure: { value: 65, unit: 'bar(abs)' },
    temperature: 32,
    flowRate: 60_000,
    insideDiameter: 100,
    roughness: 0.05,
    length: 900,
  },
  expect: {
    totalPressureDrop: { printed: drop, unit: 'bar' },
    outletVelocity: { printed: velocity, unit: 'm/s' },
  },
}));

const marched = (steps: number): string =>
  `CoolProp 8.0.0, marched apart from this program in ${steps} steps along the line at its friction factor`;

/** Gases that exchange heat with their surroundings. */
const heatedGases = (
  [
    [
      'Warm methane in 20 km of DN 400 in cold surroundings',
      {
        pureFluid: 'C1',
        pressure: { value: 80, unit: 'bar(abs)' },
        temperature: 60,
        flowRate: 100_000,
        insideDiameter: 400,
        length: 20_000,
        heatTransferCoefficient: 15,
        ambientTemperature: 5,
      },
      { totalPressureDrop: ['2.503', 'bar'], outletDensity: ['64.08', 'kg/m³'] },
    ],
    [
      'Cold methane in 20 km of DN 400 in warm surroundings',
      {
        pureFluid: 'C1',
        pressure: { value: 80, unit: 'bar(abs)' },
        temperature: -20,
        flowRate: 100_000,
        insideDiameter: 400,
        length: 20_000,
        heatTransferCoefficient: 15,
        ambientTemperature: 25,
      },
      { totalPressureDrop: ['2.481', 'bar'], outletDensity: ['57.32', 'kg/m³'] },
    ],
    [
      'Nitrogen heated to near choking in a line at 500 °C',
      {
        pureFluid: 'N2',
        pressure: { value: 1_697_900.2223235725, unit: 'Pa(abs)' },
        temperature: 19.438396237470272,
        flowRate: 2700,
        insideDiameter: 50,
        length: 200,
        heatTransferCoefficient: 200,
        ambientTemperature: 500,
      },
      { totalPressureDrop: ['10.99', 'bar'] },
    ],
  ] as const
).map(([title, given, expected]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title,
  source: marched(4000),
  case: { method: 'adiabatic', fluidType: 'Gas', fluidSource: 'pure', roughness: 0.0457, ...given },
  expect: Object.fromEntries(Object.entries(expected).map(([id, [printed, unit]]) => [id, { printed, unit }])),
}));

const expandingLiquid: PublishedCase = {
  type: 'case',
  kind: 'program',
  title: 'Liquid propane near its critical point, which cools as it expands',
  source: marched(3000),
  case: {
    fluidType: 'Liquid',
    fluidSource: 'pure',
    pureFluid: 'C3',
    pressure: 42,
    liquidTemperature: 95,
    flowRate: 60_000,
    insideDiameter: 100,
    roughness: 0.0457,
    length: 200,
  },
  expect: { outletPressure: { printed: '39.6', unit: 'bar(g)' } },
};

/** Liquids that boil on their way up, with the head of the whole rise. */
const risingLiquids = (
  [
    [
      'Water of 240 °C that boils as it rises 30 m',
      { fluidSource: 'water', pressure: 33.5, liquidTemperature: 240, elevationChange: 30 },
      '2.37',
    ],
    [
      'Propane of 35 °C that boils as it rises 60 m',
      { fluidSource: 'pure', pureFluid: 'C3', pressure: 12.5, liquidTemperature: 35, elevationChange: 60 },
      '2.7',
    ],
  ] as const
).map(([title, given, printed]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title,
  source: marched(20_000),
  case: {
    method: 'churchill',
    fluidType: 'Liquid',
    flowRate: 20_000,
    insideDiameter: 102.26,
    roughness: 0.0457,
    length: 300,
    ...given,
  },
  expect: { totalPressureDrop: { printed, unit: 'bar' } },
}));

/** Saturated steam, which condenses from a high pressure. */
const steamFlows = (
  [
    ['Saturated steam of 200 bar(abs), 150 t/h, which condenses', 199, 150_000, '42.7'],
    ['Saturated steam of 10 bar(abs), 8 t/h', 9, 8000, '4.6'],
  ] as const
).map(([title, pressure, flowRate, printed]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title,
  source: marched(50_000),
  case: {
    method: 'adiabatic',
    fluidType: 'Steam',
    pressure,
    flowRate,
    insideDiameter: 102.26,
    roughness: 0.0457,
    length: 300,
  },
  expect: { totalPressureDrop: { printed, unit: 'bar' } },
}));

/** A dense gas that a trace leaves to Peng–Robinson, whose errors its message states within 0.3 percentage points. */
const traced: PublishedCase = {
  type: 'case',
  kind: 'program',
  title: 'Carbon dioxide with 1 ppm of sulfur dioxide near its critical point',
  source:
    'CoolProp 8.0.0 for pure carbon dioxide, marched apart from this program in steps of 2 kPa at the friction factor of the line',
  case: {
    method: 'adiabatic',
    fluidType: 'Gas',
    fluidSource: 'composition',
    composition: 'CO2: 99.9999; SO2: 0.0001',
    pressure: { value: 80, unit: 'bar(abs)' },
    temperature: 40,
    flowRate: 1_500_000,
    insideDiameter: 154.051,
    roughness: 0.0457,
    length: 5,
  },
  expect: {
    totalPressureDrop: { printed: '5.671', unit: 'bar', beyond: byPengRobinson('6.7 % too low') },
    outletMach: { printed: '0.4262', unit: '', beyond: byPengRobinson('14 % too low') },
  },
};

function byPengRobinson(error: string) {
  return disagreement(
    `By Peng–Robinson, which the trace requires, and which a warning compares with the reference equation of carbon dioxide: ${error}.`,
  );
}

/** Flows of a chosen fluid by its equation of state. */
export const realFlows: readonly PublishedCase[] = [
  ...realGases,
  ...heatedGases,
  expandingLiquid,
  ...risingLiquids,
  ...steamFlows,
  traced,
];
