import { disagreement, type PrintedFigure, type PublishedCase } from '../kit/index.ts';
import { examples } from './examples.ts';

const printedFigure = (digits: string, unit: string): PrintedFigure => ({ printed: digits, unit });

const paperSource = (paper: string): Pick<PublishedCase, 'kind' | 'source'> => ({
  kind: 'quoted',
  source: `${paper}, as quoted in the tests of pychemqt (J. J. Gómez Romera)`,
});

/** A row of a saturation table in a paper: p in MPa, ρ of both phases in kg/m³, cp in kJ/(kg·K) and w in m/s of the liquid. */
function saturation(
  fluid: string,
  name: string,
  paper: string,
  temperature: number,
  [p, liquidDensity, vapourDensity, cp, w]: readonly [string, string, string, string, string],
  beyond?: PrintedFigure['beyond'],
): PublishedCase {
  return {
    type: 'case',
    ...paperSource(paper),
    title: `${name}, saturated at ${temperature} K`,
    case: { composition: `${fluid}: 1`, given: 'bubbleT', temperature: { value: temperature, unit: 'K' } },
    expect: {
      pressure: { ...printedFigure(p, 'MPa(abs)'), ...(beyond && { beyond }) },
      liquidDensity: printedFigure(liquidDensity, 'kg/m³'),
      vapourDensity: printedFigure(vapourDensity, 'kg/m³'),
      isobaricHeatCapacity: printedFigure(cp, 'kJ/(kg·K)'),
      speedOfSound: { ...printedFigure(w, 'm/s'), ...(beyond && { beyond }) },
    },
  };
}

/** A check value of a paper: w in m/s at T in K and a density, entered through the pressure in MPa printed beside it. */
function soundSpeed(
  fluid: string,
  name: string,
  paper: string,
  [temperature, pressure, w]: readonly [number, number, string],
): PublishedCase {
  return {
    type: 'case',
    ...paperSource(paper),
    title: `${name}, ${temperature} K and ${pressure} MPa`,
    case: {
      composition: `${fluid}: 1`,
      given: 'pT',
      pressure: { value: pressure, unit: 'MPa(abs)' },
      temperature: { value: temperature, unit: 'K' },
    },
    expect: { speedOfSound: printedFigure(w, 'm/s') },
  };
}

const butanes = 'Bücker and Wagner 2006, Table';

/** Saturation tables in the papers on the reference equations. */
const saturated: readonly PublishedCase[] = [
  saturation('C1', 'Methane', 'Setzmann and Wagner 1991, Table 39', 140, [
    '0.64118',
    '376.87',
    '10.152',
    '3.8129',
    '1037.7',
  ]),
  saturation('C2', 'Ethane', 'Bücker and Wagner 2006, Table 29', 180, [
    '0.078638',
    '549.50874',
    '1.62533',
    '2.421',
    '1350.47',
  ]),
  saturation('C3', 'Propane', 'Lemmon, McLinden and Wagner 2009, Table 5', 323.15, [
    '1.7133',
    '448.87',
    '38.630',
    '3.089',
    '546.8',
  ]),
  saturation('iC4', 'Isobutane', `${butanes} 46`, 200, ['0.003814', '657.706', '0.13378', '1.968', '1389.12']),
  saturation('nC4', 'n-Butane', `${butanes} 44`, 300, ['0.25760', '570.68', '6.5164', '2.451', '890.88']),
  saturation(
    'C2=',
    'Ethylene',
    'Smukala, Span and Wagner 2000, Table 32',
    200,
    ['0.45549', '521.22', '8.4936', '2.5287', '1070.0'],
    disagreement(
      'The table was calculated with R = 0.296384 kJ/(kg·K), which a molar mass of 28.0532 g/mol gives. Here it is 28.05376, as in NIST REFPROP 10 and CoolProp 8.0.0: 2.1e-5 less pressure at the same density in kg/m³, and 1.1e-5 less speed of sound.',
    ),
  ),
  saturation('Ar', 'Argon', 'Tegeler, Span and Wagner 1999, Table 33', 120, [
    '1.2130',
    '1162.82',
    '60.144',
    '1.3324',
    '584.19',
  ]),
  saturation('H2', 'Hydrogen', 'Leachman et al. 2009, Table 14', 30, [
    '0.80432',
    '54.538',
    '10.445',
    '25.284',
    '713.07',
  ]),
  saturation('CO2', 'Carbon dioxide', 'Span and Wagner 1996, Table 34', 260, [
    '2.4188',
    '998.89',
    '64.417',
    '2.2554',
    '652.58',
  ]),
  saturation('R134a', 'R134a', 'Tillner-Roth and Baehr 1994, Table 8', 374, [
    '4.0416',
    '587.91',
    '434.06',
    '101.66',
    '92.401',
  ]),
];

/** Check values of the papers on the other reference equations. */
const checked: readonly PublishedCase[] = [
  soundSpeed('nC8', 'n-Octane', 'Beckmüller et al., Table 17', [500, 22.12393515, '741.4733129']),
  soundSpeed('nC12', 'n-Dodecane', 'Lemmon and Huber 2004, Table 5', [300, 7.161946, '1316.614']),
  soundSpeed('cC6', 'Cyclohexane', 'Zhou et al. 2014, Table 5', [300, 24.173705, '1383.3878']),
  soundSpeed('1C4=', '1-Butene', 'Lemmon and Ihmels 2005, Table 9', [350, 0.75679, '211.38']),
  soundSpeed('iC4=', 'Isobutene', 'Lemmon and Ihmels 2005, Table 9', [350, 0.75754, '211.02']),
  soundSpeed('SO2', 'Sulfur dioxide', 'Gao et al. 2016, Table 6', [250, 12.2955804, '1130.24']),
  soundSpeed('NH3', 'Ammonia', 'Gao et al. 2020, Table 7', [320, 27.63275, '1370.446']),
  soundSpeed('EtOH', 'Ethanol', 'Schroeder et al. 2014, Table 30', [300, 65.640781, '1454.8360']),
  soundSpeed('Cl2', 'Chlorine', 'Thol et al. 2021, Table 4', [300, 11.8456782, '876.623793']),
  soundSpeed('PG', 'Propylene glycol', 'Eisenbach et al. 2021, Table 8', [400, 61.287909, '1467.8267']),
  soundSpeed('VCM', 'Vinyl chloride', 'Thol, Fenkl and Lemmon 2022, Table 5', [300, 23.0374719, '1008.04450']),
];

/** Output of the AGA Report 8 Part 2 program for its check gas, and figures of papers on pure fluids. */
/** Vapour, oil and water by Peng-Robinson: mole fraction of the vapour. */
const threePhases = (
  [
    [
      'Wet oil at 100 bar, where p·v/(R·T) of the oil is that of a vapour',
      'C1: 0.02; N2: 0.04; nC6: 0.02; nC7: 0.1; nC10: 0.05; H2O: 0.77',
      100,
      400,
      '0.020936',
      '0.6.1',
    ],
    [
      'The same at 140 bar',
      'C1: 0.02; N2: 0.04; nC6: 0.02; nC7: 0.1; nC10: 0.05; H2O: 0.77',
      140,
      400,
      '0.00149098',
      '0.6.1',
    ],
    ['Wet flare gas', 'C1: 0.6; nC8: 0.1; H2O: 0.3', 3.01325, 303.15, '0.611850', '0.6.0'],
    ['Sour gas, oil and water', 'C1: 0.5; CO2: 0.1; H2S: 0.1; nC8: 0.1; H2O: 0.2', 50, 310, '0.646612', '0.6.0'],
    ['Wet carbon dioxide beside oil and water', 'CO2: 0.6; C1: 0.1; nC10: 0.1; H2O: 0.2', 60, 290, '0.461491', '0.6.0'],
    ['Aromatics, methane and water', 'Bz: 0.3; Tol: 0.2; C1: 0.2; H2O: 0.3', 10, 350, '0.216995', '0.6.0'],
  ] as const
).map(([title, composition, pressure, temperature, printed, version]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title,
  source: `thermo ${version}: FlashVLN of PR78MIX with these constants and interaction parameters`,
  case: {
    method: 'pr',
    composition,
    given: 'pT',
    pressure: { value: pressure, unit: 'bar(abs)' },
    temperature: { value: temperature, unit: 'K' },
  },
  expect: { vapourFraction: printedFigure(printed, '') },
}));

const coolProp = 'CoolProp 8.0.0: all_critical_points of PR with these constants and interaction parameters';
const teqp = 'teqp 0.23.2: criticality conditions of GERG2008resid, solved in T and the density';

/** Critical points of mixtures that boil within a narrow range: K and bar. */
const criticalPoints = (
  [
    ['pr', 'Propylene with 5 % propane', 'C3=: 0.95; C3: 0.05', '364.317193', '45.368771'],
    ['pr', 'Propane with 2 % propylene', 'C3: 0.98; C3=: 0.02', '369.717409', '42.567875'],
    ['pr', 'Ethylene with 2 % ethane', 'C2=: 0.98; C2: 0.02', '282.800920', '50.419328'],
    ['pr', 'Benzene with 5 % toluene', 'Bz: 0.95; Tol: 0.05', '563.752914', '48.733717'],
    ['pr', 'Carbon dioxide with 8 % hydrogen sulfide', 'CO2: 0.92; H2S: 0.08', '306.08973', '74.459497'],
    ['gerg2008', 'Isobutane with 3 % n-butane', 'iC4: 0.97; nC4: 0.03', '408.510426', '36.485829'],
    ['gerg2008', 'Carbon dioxide with 8 % hydrogen sulfide', 'CO2: 0.92; H2S: 0.08', '305.421049', '73.300235'],
    ['gerg2008', 'Methane with 0.1 % nitrogen', 'C1: 0.999; N2: 0.001', '190.517086', '46.021982'],
    ['gerg2008', 'Nitrogen, oxygen and argon', 'N2: 0.7812; O2: 0.2096; Ar: 0.0092', '132.796815', '38.452093'],
  ] as const
).map(([method, title, composition, temperature, pressure]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title: `${title}: critical point by ${method === 'pr' ? 'Peng-Robinson' : 'GERG-2008'}`,
  source: method === 'pr' ? coolProp : teqp,
  case: {
    method,
    composition,
    given: 'pT',
    pressure: { value: 1, unit: 'bar(abs)' },
    temperature: { value: 400, unit: 'K' },
  },
  expect: {
    criticalTemperature: printedFigure(temperature, 'K'),
    criticalPressure: printedFigure(pressure, 'bar(abs)'),
  },
}));

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'program',
    title: 'Gas of all 21 components, 400 K and 50 MPa',
    source: 'the program of AGA Report 8 Part 2 (2017), its check',
    case: { ...examples[2]?.cases[0], method: 'gerg2008' },
    expect: {
      molarMass: printedFigure('20.5427445016', 'g/mol'),
      compressibilityFactor: printedFigure('1.174690666384', ''),
      speedOfSound: printedFigure('714.42488405960', 'm/s'),
      isentropicExponent: printedFigure('2.68382025506', ''),
      jouleThomson: printedFigure('7.1556295815e-5', 'K/kPa'),
    },
  },
  ...saturated,
  ...checked,
  ...threePhases,
  ...criticalPoints,
];
