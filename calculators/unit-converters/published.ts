import type { PublishedCase, WorkedExample } from '../kit/index.ts';

const appendix = 'NIST SP 811 (2008), appendix B.8';
const formulas = { kind: 'own', source: 'The defining formulas of the temperature scales' } as const;

/** A conversion factor: from, to, figure. */
type Factor = readonly [from: string, to: string, printed: string];

/** Factors given with these digits in at least two independent programs that copy the appendix. */
const printedFactors: readonly Factor[] = [
  ['atm', 'Pa', '101325'],
  ['Btu', 'J', '1055.056'],
  ['cal', 'J', '4.1868'],
  ['ft³', 'm³', '0.02831685'],
  ['gal (US)', 'm³', '0.003785412'],
  ['gal (UK)', 'm³', '0.00454609'],
  ['hp', 'W', '745.6999'],
  ['kgf', 'N', '9.80665'],
  ['lb', 'kg', '0.4535924'],
  ['lbf', 'N', '4.448222'],
  ['lb/ft³', 'kg/m³', '16.01846'],
  ['psi', 'Pa', '6894.757'],
  ['Torr', 'Pa', '133.3224'],
];

const quotedFactors: readonly Factor[] = [
  ['bbl', 'm³', '0.1589873'],
  ['Btu/h', 'W', '0.2930711'],
  ['ft³/min', 'm³/s', '0.0004719474'],
  ['in²', 'm²', '0.00064516'],
  ['kgf/cm²', 'Pa', '98066.5'],
  ['kn', 'm/s', '0.5144444'],
  ['lb', 'kg', '0.45359237'],
  ['lbf·ft', 'N·m', '1.355818'],
  ['lb/in³', 'kg/m³', '27679.90'],
  ['mph', 'km/h', '1.609344'],
  ['slug', 'kg', '14.59390'],
];

/** Fixed points of the temperature scales: value, from, to, figure. */
const fixedPoints = [
  [100, '°C', '°F', '212'],
  [-40, '°F', '°C', '-40'],
  [0, 'K', '°C', '-273.15'],
  [0, '°C', 'K', '273.15'],
  [491.67, '°R', '°C', '0.00'],
] as const;

function example(
  value: number,
  from: string,
  to: string,
  printed: string,
  about: Pick<WorkedExample, 'kind' | 'source'>,
): WorkedExample {
  return {
    type: 'case',
    title: `${value} ${from} in ${to}`,
    ...about,
    case: { value, from, to },
    expect: { result: { printed, unit: '' } },
  };
}

export const published: readonly PublishedCase[] = [
  ...printedFactors.map(([from, to, figure]) => example(1, from, to, figure, { kind: 'printed', source: appendix })),
  ...quotedFactors.map(([from, to, figure]) =>
    example(1, from, to, figure, { kind: 'quoted', source: `${appendix}, from a secondary source` }),
  ),
  ...fixedPoints.map(([value, from, to, figure]) => example(value, from, to, figure, formulas)),
];
