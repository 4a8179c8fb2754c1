import type { PublishedCase, WorkedExample } from '../kit/index.ts';

const guide = 'NIST SP 811 (2008), appendix B.8';

/** One of a unit in another, as printed: from, to, figure. */
const printedFactors = [
  ['atm', 'Pa', '101325'],
  ['bbl', 'm³', '0.1589873'],
  ['Btu', 'J', '1055.056'],
  ['Btu/h', 'W', '0.2930711'],
  ['cal', 'J', '4.1868'],
  ['ft³', 'm³', '0.02831685'],
  ['ft³/min', 'm³/s', '0.0004719474'],
  ['gal (US)', 'm³', '0.003785412'],
  ['gal (UK)', 'm³', '0.00454609'],
  ['hp', 'W', '745.6999'],
  ['in²', 'm²', '0.00064516'],
  ['kgf', 'N', '9.80665'],
  ['kgf/cm²', 'Pa', '98066.5'],
  ['kn', 'm/s', '0.5144444'],
  ['lb', 'kg', '0.45359237'],
  ['lbf', 'N', '4.448222'],
  ['lbf·ft', 'N·m', '1.355818'],
  ['lb/ft³', 'kg/m³', '16.01846'],
  ['lb/in³', 'kg/m³', '27679.90'],
  ['mph', 'km/h', '1.609344'],
  ['psi', 'Pa', '6894.757'],
  ['slug', 'kg', '14.59390'],
  ['Torr', 'Pa', '133.3224'],
] as const;

/** Fixed points of the scales of temperature: value, from, to, figure. */
const fixedPoints = [
  [100, '°C', '°F', '212'],
  [-40, '°F', '°C', '-40'],
  [0, 'K', '°C', '-273.15'],
  [0, '°C', 'K', '273.15'],
  [491.67, '°R', '°C', '0.00'],
] as const;

function example(value: number, from: string, to: string, printed: string, source: string): WorkedExample {
  return {
    type: 'case',
    title: `${value} ${from} in ${to}`,
    source,
    case: { value, from, to },
    expect: { result: { printed, unit: '' } },
  };
}

export const published: readonly PublishedCase[] = [
  ...printedFactors.map(([from, to, printed]) => example(1, from, to, printed, guide)),
  ...fixedPoints.map(([value, from, to, printed]) =>
    example(value, from, to, printed, 'NIST SP 811 (2008), appendix B.8, formulas of temperature'),
  ),
];
