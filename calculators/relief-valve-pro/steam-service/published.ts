import { napierCorrection, napierFlux, superheatCorrection } from '@isentrope/engineering/relief';
import { sourceRounding, type PublishedCase } from '../../kit/index.ts';
import { superheatFigures } from '../published-figures.ts';

const example = 'API 520-I, 7th to 9th ed., example 4, as quoted by fluids (C. Bell) and polykin';

const steam = {
  flowRate: { value: 153500, unit: 'lb/h' },
  setPressure: { value: 1600, unit: 'psi(g)' },
  totalBackpressure: 0,
};

/** The example's area, in² times `unit`, by its equation in customary units with KN rounded. */
const withKn = (unit: number, band: string) =>
  sourceRounding(
    ['1.01'],
    kn => (153500 / (51.5 * 1774.7 * 0.975 * kn)) * unit,
    `KN is rounded to 1.01 in W/(51.5·P1·Kd·KN), 153 500 lb/h at 1774.7 psia: 1.005 to 1.015 make ${band}. Unrounded it is 1.0115.`,
  );

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'quoted',
    title: 'Saturated steam, 153 500 lb/h at 1600 psig set, 10 % overpressure',
    source: example,
    case: { ...steam, edition: '7th' },
    expect: {
      requiredArea: { printed: '1.705', unit: 'in²', beyond: withKn(1, '1.697 to 1.714 in²') },
      napierCorrectionFactor: { printed: '1.01', unit: '' },
      recommendedOrifice: 'K',
    },
  },
  {
    type: 'case',
    kind: 'quoted',
    title: 'The same in SI units, 69 615 kg/h at 11 032 kPag',
    source: example,
    case: { ...steam, edition: '7th', flowRate: 69615, setPressure: { value: 11032, unit: 'kPa(g)' } },
    expect: { requiredArea: { printed: '1100', unit: 'mm²', beyond: withKn(25.4 ** 2, '1095 to 1106 mm²') } },
  },
  {
    type: 'figure',
    kind: 'program',
    title: 'Superheated to 813 °F at 12 236 kPa(abs), KSH of the 10th edition',
    source: 'fluids 1.x documentation (C. Bell), API520_A_steam with the table of the 10th ed.',
    expect: { printed: '1285.19', unit: 'mm²' },
    compute: () => {
      const pressure = 12236e3;
      const factor = superheatCorrection('10th', { setPressure: 0, pressure, temperature: 707.0389 });
      return (69615 / 3600 / (napierFlux(pressure) * napierCorrection(pressure) * factor * 0.975)) * 1e6;
    },
    note: 'The figure printed in the 10th edition itself was not found; that of fluids is said to match it.',
  },
  ...superheatFigures,
];
