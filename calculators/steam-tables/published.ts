import { publishedSteamValues } from '@isentrope/engineering/properties';
import { disagreement, type PrintedFigure, type PublishedCase } from '../kit/index.ts';

const release = 'IAPWS R7-97(2012)';

const printedFigure = (digits: string, unit: string): PrintedFigure => ({ printed: digits, unit });

/** A row of a verification table, entered as by a user. */
function stateCase(
  table: string,
  pressure: number,
  temperature: number,
  [v, h, u, s, cp, w]: readonly [string, string, string, string, string, string],
): PublishedCase {
  return {
    type: 'case',
    kind: 'printed',
    title: `${pressure} MPa, ${temperature} K`,
    source: `${release} ${table}`,
    case: { pressure: { value: pressure, unit: 'MPa(abs)' }, temperature: { value: temperature, unit: 'K' } },
    expect: {
      specificVolume: printedFigure(v, 'm³/kg'),
      enthalpy: printedFigure(h, 'kJ/kg'),
      internalEnergy: printedFigure(u, 'kJ/kg'),
      entropy: printedFigure(s, 'kJ/(kg·K)'),
      heatCapacityCp: printedFigure(cp, 'kJ/(kg·K)'),
      speedOfSound: printedFigure(w, 'm/s'),
    },
  };
}

function saturationCase(temperature: number, pressure: string): PublishedCase {
  return {
    type: 'case',
    kind: 'printed',
    title: `Saturation pressure at ${temperature} K`,
    source: `${release} Table 35`,
    case: { temperature: { value: temperature, unit: 'K' } },
    expect: { pressure: printedFigure(pressure, 'MPa(abs)') },
  };
}

/**
 * The releases were read in transcripts: each figure occurs, digit for digit, in the tests of at least two independent programs
 * (libh2o, CoolProp, calculisto, iapws). Only the table of surface tensions was found in one alone.
 */
function knownFrom(source: string): Pick<PublishedCase, 'kind' | 'source'> {
  return source.startsWith('IAPWS R1-76')
    ? { kind: 'quoted', source: `${source}, as quoted in the tests of iapws (J. J. Gómez Romera)` }
    : { kind: 'printed', source };
}

const lastDigitOff = disagreement(
  'Evaluated in 40 digits with the coefficients as printed, the equation of the release gives 0.00370194000947. The rounding of those coefficients to 15 digits can move it by half a unit of the last digit, so the table was presumably computed with more digits.',
);

/** Rows of the release's tables through the calculator, then every verification value printed in the releases. */
export const published: readonly PublishedCase[] = [
  stateCase('Table 5', 3, 300, [
    '0.00100215168',
    '115.331273',
    '112.324818',
    '0.392294792',
    '4.17301218',
    '1507.73921',
  ]),
  stateCase('Table 15', 30, 700, [
    '0.00542946619',
    '2631.49474',
    '2468.61076',
    '5.17540298',
    '10.3505092',
    '480.386523',
  ]),
  stateCase('Table 42', 30, 1500, [
    '0.0230761299',
    '5167.23514',
    '4474.95124',
    '7.72970133',
    '2.72724317',
    '928.548002',
  ]),
  saturationCase(300, '0.00353658941'),
  saturationCase(500, '2.63889776'),
  saturationCase(600, '12.3443146'),
  ...publishedSteamValues.map(({ label, source, expected, unit, unitsInLastDigit = 0.5, compute }): PublishedCase => ({
    type: 'figure',
    ...knownFrom(source),
    title: label,
    expect: { ...printedFigure(expected, unit), ...(unitsInLastDigit > 0.5 ? { beyond: lastDigitOff } : {}) },
    compute,
  })),
];
