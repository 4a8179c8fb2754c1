import { napierCorrection, napierFlux, superheatCorrection } from '@isentrope/engineering/relief';
import type { PublishedCase } from '../../kit/index.ts';
import { superheatFigures } from '../published-figures.ts';

const example = 'API 520-I, 7th ed., example 4 (p. 91 of the 9th ed.), as quoted by fluids (C. Bell) and polykin';

const steam = {
  flowRate: { value: 153500, unit: 'lb/h' },
  setPressure: { value: 1600, unit: 'psi(g)' },
  totalBackpressure: 0,
};

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: 'Saturated steam, 153 500 lb/h at 1600 psig set, 10 % overpressure',
    source: example,
    case: { ...steam, edition: '7th' },
    expect: {
      requiredArea: { printed: '1.705', unit: 'in²', lastDigits: 2 },
      napierCorrectionFactor: { printed: '1.01', unit: '' },
      recommendedOrifice: 'K',
    },
    note: 'Printed with KN rounded to 1.01; unrounded 1.0115, and the area 1.703 in².',
  },
  {
    type: 'case',
    title: 'The same in SI units, 69 615 kg/h at 11 032 kPag',
    source: example,
    case: { ...steam, edition: '7th', flowRate: 69615, setPressure: { value: 11032, unit: 'kPa(g)' } },
    expect: { requiredArea: { printed: '1100', unit: 'mm²', lastDigits: 1.5 } },
    note: 'Printed with KN rounded to 1.01; unrounded 1099.',
  },
  {
    type: 'figure',
    title: 'The same with KN = 1.01 as in the example',
    source: example,
    expect: { printed: '1100', unit: 'mm²', lastDigits: 1 },
    compute: () => (69615 / 3600 / (napierFlux(12236e3) * 0.975 * 1.01)) * 1e6,
  },
  {
    type: 'figure',
    title: 'Superheated to 813 °F at 12 236 kPa(abs), KSH of the 10th edition',
    source: 'fluids 1.x documentation (C. Bell), API520_A_steam with the table of the 10th ed.',
    expect: { printed: '1285.19', unit: 'mm²' },
    compute: () => {
      const pressure = 12236e3;
      const factor = superheatCorrection('10th', { setPressure: 0, pressure, temperature: 707.0389 });
      return (69615 / 3600 / (napierFlux(pressure) * napierCorrection(pressure) * factor * 0.975)) * 1e6;
    },
    note: 'The figure that the 10th edition itself prints for this example was not found; that of fluids is said to match.',
  },
  ...superheatFigures,
];
