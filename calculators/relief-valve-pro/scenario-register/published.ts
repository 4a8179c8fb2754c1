import { insulationFactor, wettedFireHeat } from '@isentrope/engineering/heat-transfer';
import { disagreement, type PublishedCase } from '../../kit/index.ts';

const squareFoot = 0.3048 ** 2;
const btuPerHour = 1055.05585262 / 3600;

/** Environment factor F of insulated vessels: k/t in W/(m²·K), F as tabulated. */
const insulated: readonly (readonly [number, string, 'off'?])[] = [
  [22.71, '0.3'],
  [11.36, '0.15'],
  [5.68, '0.075', 'off'],
  [3.8, '0.05'],
  [2.84, '0.0376', 'off'],
  [2.27, '0.03'],
  [1.87, '0.026', 'off'],
];

const notByFormula = disagreement(
  'The standard’s formula, k·(904 − Tf)/(66 570·t), at a content of 15.6 °C does not give this entry of its table: at 5.68 W/(m²·K) it gives 0.0758, at 2.84 0.0379, at 1.87 0.0250. How the table was computed is not known. The calculator uses the formula, which gives more heat and so is conservative, except at the last entry.',
);

export const published: readonly PublishedCase[] = [
  {
    type: 'figure',
    kind: 'quoted',
    title: 'Heat absorbed by 1 ft² with drainage and firefighting, Btu/h',
    source: 'API 521, 21 000·F·A^0.82, from a secondary source',
    expect: { printed: '2.10e4', unit: 'Btu/h' },
    compute: () => wettedFireHeat(squareFoot, 1, true) / btuPerHour,
    note: 'The constants of the standard, 21 000 here and 43 200 in SI units, have three digits.',
  },
  {
    type: 'figure',
    kind: 'quoted',
    title: 'Heat absorbed by 1 ft² without them, Btu/h',
    source: 'API 521, 34 500·F·A^0.82, from a secondary source',
    expect: { printed: '3.45e4', unit: 'Btu/h' },
    compute: () => wettedFireHeat(squareFoot, 1, false) / btuPerHour,
    note: 'The constants of the standard, 34 500 here and 70 900 in SI units, have three digits.',
  },
  ...insulated.map(([conductance, printed, off]): PublishedCase => ({
    type: 'figure',
    kind: 'quoted',
    title: `Environment factor of insulation with ${conductance} W/(m²·K)`,
    source: 'API 521, environment factors, from a secondary source',
    expect: { printed, unit: '', ...(off === undefined ? {} : { beyond: notByFormula }) },
    compute: () => insulationFactor(conductance, 1, 15.6 + 273.15),
    note: 'By the formula at a content of 60 °F.',
  })),
];
