import { omegaFlow } from '@isentrope/engineering/relief';
import type { PublishedCase } from '../../kit/index.ts';

const quoted = 'as quoted by polykin, customary figures recalled';
const saturated = `API 520-I, annex C, two-phase flashing flow (p. 136 of the 9th ed.), ${quoted}`;
const subcooled = `API 520-I, annex C, subcooled liquid (p. 143 of the 9th ed.), ${quoted}`;
const pound = 0.45359237;
const foot = 0.3048;

const overhead = {
  density: { value: 1 / 0.3116, unit: 'lb/ft³' },
  density90: { value: 1 / 0.3629, unit: 'lb/ft³' },
  setPressure: { value: 60, unit: 'psi(g)' },
  totalBackpressure: { value: 15, unit: 'psi(g)' },
};

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: 'Crude column overhead, 477 430 lb/h at 60 psig set',
    source: saturated,
    case: { ...overhead, flowRate: { value: 477430, unit: 'lb/h' } },
    expect: {
      omega: { printed: '1.482', unit: '' },
      criticalPressureRatio: { printed: '0.66', unit: '' },
      massFlux: { printed: '594.1', unit: 'lb/(s·ft²)', lastDigits: 36 },
      requiredArea: { printed: '37.8', unit: 'in²', lastDigits: 3 },
      recommendedOrifice: 'Exceeds API Sizes',
    },
    note: 'The example reads 0.66 from its chart; the equation of the same annex gives 0.656, and the area 38.0 in².',
  },
  {
    type: 'case',
    title: 'The same in SI units',
    source: saturated,
    case: {
      flowRate: 216560,
      density: 1 / 0.01945,
      density90: 1 / 0.02265,
      setPressure: { value: 413.7, unit: 'kPa(g)' },
      totalBackpressure: { value: 103.175, unit: 'kPa(g)' },
    },
    expect: { requiredArea: { printed: '24400', unit: 'mm²', lastDigits: 140 } },
    note: 'The example reads 0.66 from its chart; the equation of the same annex gives 0.656, and the area 24 530 mm².',
  },
  {
    type: 'figure',
    title: 'Its mass flux with the ratio 0.66 of the chart',
    source: saturated,
    expect: { printed: '594.1', unit: 'lb/(s·ft²)', lastDigits: 3 },
    note: 'The standard rounds the constant of customary units to 68.09; exact 68.07.',
    compute: () => {
      const psi = 6894.757293168361;
      const specificVolume = (0.3116 * foot ** 3) / pound;
      return (0.66 * Math.sqrt((80.7 * psi) / (specificVolume * 1.482)) * foot ** 2) / pound;
    },
  },
  {
    type: 'case',
    title: 'Subcooled propane, 378.5 L/min at 260 psig set',
    source: subcooled,
    case: {
      inletCondition: 'Subcooled liquid',
      flowRate: 378.5e-3 * 60 * 511.3,
      density: 511.3,
      density90: 262.7,
      saturationPressure: { value: 741.9, unit: 'kPa(abs)' },
      setPressure: { value: 260, unit: 'psi(g)' },
      totalBackpressure: { value: 10, unit: 'psi(g)' },
    },
    expect: {
      omega: { printed: '8.515', unit: '', lastDigits: 2.5 },
      flowCondition: 'High subcooling, critical',
      requiredArea: { printed: '134.5', unit: 'mm²' },
      recommendedOrifice: 'F',
    },
    note: 'ω is printed from densities in lb/ft³; from those in kg/m³ it is 8.517.',
  },
  {
    type: 'figure',
    title: 'Its mass flux in SI units',
    source: `${subcooled}, evaluated independently of this program`,
    expect: { printed: '36893', unit: 'kg/(s·m²)', lastDigits: 6 },
    compute: () =>
      omegaFlow({ density: 511.3, omega: 8.517, saturationRatio: 741.9 / 2073.3 }, 2073.3e3, 170.3e3).massFlux,
    note: 'The standard prints 1.414 for √2.',
  },
];
