import { insulationFactor, wettedFireHeat } from '@isentrope/engineering/heat-transfer';
import type { PublishedCase } from '../../kit/index.ts';

const squareFoot = 0.3048 ** 2;
const btuPerHour = 1055.05585262 / 3600;

/** F of insulated vessels: k/t in W/(m²·K), F as tabulated. */
const insulated: readonly (readonly [number, string])[] = [
  [22.71, '0.3'],
  [11.36, '0.15'],
  [5.68, '0.075'],
  [3.8, '0.05'],
  [2.84, '0.0376'],
  [2.27, '0.03'],
  [1.87, '0.026'],
];

export const published: readonly PublishedCase[] = [
  {
    type: 'figure',
    title: 'Heat absorbed by 1 ft² with drainage and firefighting, Btu/h',
    source: 'API 521, 21 000·F·A^0.82',
    expect: { printed: '21000', unit: 'Btu/h', lastDigits: 5 },
    compute: () => wettedFireHeat(squareFoot, 1, true) / btuPerHour,
    note: 'The SI constant 43 200 of the standard is rounded.',
  },
  {
    type: 'figure',
    title: 'Heat absorbed by 1 ft² without them, Btu/h',
    source: 'API 521, 34 500·F·A^0.82',
    expect: { printed: '34500', unit: 'Btu/h', lastDigits: 35 },
    compute: () => wettedFireHeat(squareFoot, 1, false) / btuPerHour,
    note: 'The SI constant 70 900 of the standard is rounded.',
  },
  ...insulated.map(([conductance, printed]): PublishedCase => ({
    type: 'figure',
    title: `Environment factor of insulation with ${conductance} W/(m²·K)`,
    source: 'API 521, environment factors',
    expect: { printed, unit: '', lastDigits: printed.length > 5 ? 4 : 1.1 },
    compute: () => insulationFactor(conductance, 1, 15.6 + 273.15),
    note: 'The table rounds; the formula at a content of 60 °F.',
  })),
];
