import { correctionFactor, temperatureRatios, transferUnits } from '@isentrope/engineering/heat-transfer';
import type { PublishedCase } from '../kit/index.ts';
import { distilledWater, gasWater, kerosene, oilCooler, toluene } from './examples.ts';

const kern = 'Kern, Process Heat Transfer, 1950';
const incropera = 'Incropera, Fundamentals of Heat and Mass Transfer';
const chart = 'F is read from a chart in the source.';

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: 'Concentric tube oil cooler, counter-current',
    source: `${incropera}, example 11.1`,
    case: oilCooler,
    expect: {
      dutyHot: { printed: '8524', unit: 'W' },
      lmtd: { printed: '43.2', unit: 'K' },
      u: { printed: '38.1', unit: 'W/(m²·K)' },
    },
    note: 'The area is that of the length printed, 65.9 m of 25 mm tube.',
  },
  {
    type: 'case',
    title: 'Finned cross-flow exchanger, gas and water, both unmixed',
    source: `${incropera}, example 11.3`,
    case: { ...gasWater, method: 'ntu' },
    expect: {
      dutyCold: { printed: '3.77e5', unit: 'W', lastDigits: 0.75 },
      effectiveness: { printed: '0.75', unit: '' },
      rateRatio: { printed: '0.45', unit: '' },
      ntu: { printed: '2.1', unit: '' },
    },
    note: 'The source cuts 377 730 W to 377 000 W and reads NTU from a chart.',
  },
  {
    type: 'case',
    title: 'Double pipe, benzene heated by toluene, counter-current',
    source: `${kern}, example 6.1`,
    case: toluene,
    expect: {
      dutyHot: { printed: '1.67e5', unit: 'Btu/h' },
      dutyCold: { printed: '1.67e5', unit: 'Btu/h' },
      lmtd: { printed: '28.8', unit: '°F', lastDigits: 0.6 },
    },
    note: 'The source cuts 28.85 °F to 28.8 °F.',
  },
  {
    type: 'case',
    title: '1-2 exchanger, kerosene and crude oil',
    source: `${kern}, example 7.3`,
    case: kerosene,
    expect: {
      dutyCold: { printed: '5.1e6', unit: 'Btu/h' },
      lmtd: { printed: '152.5', unit: '°F', lastDigits: 4 },
      temperatureRatio: { printed: '2.71', unit: '' },
      temperatureEffectiveness: { printed: '0.241', unit: '' },
      correctionFactor: { printed: '0.905', unit: '', lastDigits: 14 },
    },
    note: `${chart} By the equation it is 0.892, and the mean difference 152.2 °F; the two duties printed differ by 1.5 %, so that no UA is given.`,
  },
  {
    type: 'case',
    title: '1-2 exchanger, distilled water and raw water',
    source: `${kern}, example 7.4`,
    case: distilledWater,
    expect: {
      dutyHot: { printed: '1.40e6', unit: 'Btu/h' },
      dutyCold: { printed: '1.40e6', unit: 'Btu/h' },
      lmtd: { printed: '11.4', unit: '°F' },
      temperatureRatio: { printed: '1.6', unit: '' },
      temperatureEffectiveness: { printed: '0.278', unit: '' },
      correctionFactor: { printed: '0.945', unit: '', lastDigits: 2 },
    },
    note: chart,
  },
  {
    type: 'figure',
    title: 'F of one shell, 15 to 85 °C against 130 to 110 °C',
    source: 'ht 1.x documentation (C. Bell), F_LMTD_Fakheri',
    expect: { printed: '0.94383588296459', unit: '' },
    compute: () =>
      correctionFactor(temperatureRatios({ coldIn: 15, coldOut: 85, hotIn: 130, hotOut: 110 }), {
        type: 'shell',
        shells: 1,
      }) ?? Number.NaN,
  },
  {
    type: 'figure',
    title: 'Transfer units of unmixed cross-flow for ε 0.75 at C_r 0.45',
    source: `${incropera}, example 11.3, figure 11.14`,
    expect: { printed: '2.1', unit: '', lastDigits: 0.6 },
    compute: () => transferUnits(0.75, 0.45, { type: 'cross', mixed: 'none' }) ?? Number.NaN,
    note: 'Read from a chart in the source.',
  },
];
