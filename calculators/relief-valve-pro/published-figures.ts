import {
  apiOrifices,
  liquidBackPressureFactor,
  superheatCorrection,
  vapourBackPressureFactor,
} from '@isentrope/engineering/relief';
import type { TabulatedFigure } from '../kit/index.ts';

/** Figures of tables and curves shared by the services. */

const digitised = 'fluids (C. Bell), its reading of the chart of API 520-I';

/** Orifice letters and effective areas, mm². */
const areas: readonly (readonly [string, string])[] = [
  ['D', '71'],
  ['E', '126'],
  ['F', '198'],
  ['G', '325'],
  ['H', '506'],
  ['J', '830'],
  ['K', '1186'],
  ['L', '1841'],
  ['M', '2323'],
  ['N', '2800'],
  ['P', '4116'],
  ['Q', '7129'],
  ['R', '10323'],
  ['T', '16774'],
];

export const orificeFigures: readonly TabulatedFigure[] = areas.map(([letter, printed]) => ({
  type: 'figure',
  kind: 'quoted',
  title: `Effective area of orifice ${letter}`,
  source: 'API 526, from a secondary source',
  expect: { printed, unit: 'mm²' },
  compute: () => (apiOrifices.find(orifice => orifice.letter === letter)?.area ?? Number.NaN) * 1e6,
}));

/** Points of the curves at 10 and 16 % overpressure: percent back pressure, Kb. */
const vapourPoints: readonly (readonly [overpressure: number, percent: number, printed: string])[] = [
  [10, 30.0263, '0.998106'],
  [10, 35.0854, '0.945076'],
  [10, 45.2694, '0.775568'],
  [10, 49.6715, '0.695076'],
  [16, 37.6478, '0.998106'],
  [16, 44.4152, '0.947917'],
  [16, 50, '0.90625'],
  [21, 50, '1'],
];

const liquidPoints: readonly (readonly [percent: number, printed: string])[] = [
  [15, '1'],
  [20.1351, '0.97119'],
  [25.6414, '0.912639'],
  [30.5363, '0.862454'],
  [40.3266, '0.76487'],
  [50, '0.666357'],
];

const uncertain = 'The curve is read from a chart: good to about half a unit of the second decimal.';

export const curveFigures: readonly TabulatedFigure[] = vapourPoints.map(([overpressure, percent, printed]) => ({
  type: 'figure',
  kind: 'program',
  title: `Kb at ${percent} % back pressure and ${overpressure} % overpressure`,
  source: digitised,
  expect: { printed, unit: '' },
  compute: () => vapourBackPressureFactor(percent / 100, overpressure / 100),
  note: uncertain,
}));

export const liquidCurveFigures: readonly TabulatedFigure[] = liquidPoints.map(([percent, printed]) => ({
  type: 'figure',
  kind: 'program',
  title: `Kw at ${percent} % back pressure`,
  source: digitised,
  expect: { printed, unit: '' },
  compute: () => liquidBackPressureFactor(percent / 100),
  note: uncertain,
}));

/** Entries of the metric table: kPa absolute, °C, KSH. */
const metric: readonly (readonly [number, number, string])[] = [
  [500, 205, '0.991'],
  [1000, 300, '0.902'],
  [4000, 400, '0.842'],
  [7000, 500, '0.786'],
  [10000, 450, '0.836'],
  [20000, 625, '0.66'],
  [22000, 400, '0.887'],
];

/** Entries of the customary table: psig, °F, KSH. */
const customary: readonly (readonly [number, number, string, string?])[] = [
  [15, 400, '0.98'],
  [100, 500, '0.94'],
  [600, 600, '0.92'],
  [
    1000,
    900,
    '0.78',
    'Copied as found; its neighbours are 0.79 and 0.80, and other copies print 0.79. The lower figure is conservative.',
  ],
  [1500, 700, '0.93'],
  [3000, 1200, '0.62'],
];

export const superheatFigures: readonly TabulatedFigure[] = [
  ...metric.map(([kilopascal, celsius, printed]): TabulatedFigure => ({
    type: 'figure',
    kind: 'quoted',
    title: `KSH at ${kilopascal} kPa and ${celsius} °C, 10th edition`,
    source: 'API 520-I, 10th ed., superheat correction factors, as copied by fluids (C. Bell)',
    expect: { printed, unit: '' },
    compute: () =>
      superheatCorrection('10th', {
        setPressure: 0,
        pressure: kilopascal * 1000,
        temperature: celsius + 273.15,
      }),
  })),
  ...customary.map(([psi, fahrenheit, printed, note]): TabulatedFigure => ({
    type: 'figure',
    kind: 'quoted',
    title: `KSH at ${psi} psig and ${fahrenheit} °F, 7th to 9th edition`,
    source: 'API 520-I, 7th ed., superheat correction factors, as copied by fluids (C. Bell)',
    expect: { printed, unit: '' },
    compute: () =>
      superheatCorrection('7th', {
        setPressure: psi * 6894.757293168361,
        pressure: Number.NaN,
        temperature: (fahrenheit + 459.67) / 1.8,
      }),
    ...(note === undefined ? {} : { note }),
  })),
];
