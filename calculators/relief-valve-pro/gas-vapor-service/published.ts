import { criticalGasFlux, gasCoefficient } from '@isentrope/engineering/relief';
import { disagreement, sourceRounding, type PublishedCase } from '../../kit/index.ts';
import { curveFigures, orificeFigures } from '../published-figures.ts';

const example = (number: number) => `API 520-I, 9th ed., example ${number}, as quoted by fluids (C. Bell) and polykin`;

const vapour = {
  flowRate: { value: 53500, unit: 'lb/h' },
  molecularWeight: 51,
  temperature: { value: 627, unit: '°R' },
  compressibilityFactor: 0.9,
  gamma: 1.11,
  setPressure: { value: 75, unit: 'psi(g)' },
};

/** 50 t/h of pure fluids by the real nozzle: near the dew line, superheated, dense, and condensing at the throat. */
const realNozzleCases = (
  [
    ['n-Pentane, 1 K above its dew point', 'nC5', 188.42, 20.524, '2040.0'],
    ['Propane', 'C3', 80, 27, '1603.4'],
    ['Carbon dioxide, dense and above its critical point', 'CO2', 46, 200, '96.501'],
    ['Ammonia, which condenses at the throat', 'NH3', 60, 20, '3545.7'],
    ['Propane at 0.95 of its critical pressure, 0.5 K above its dew point', 'C3', 94.3997, 35.79347, '1143.1'],
    ['Carbon dioxide, 1 K above its dew point', 'CO2', 27.3689, 59.43858, '602.91'],
    ['Carbon dioxide, just above its critical point', 'CO2', 32.9782, 69.49853, '423.67'],
    ['Ethylene, just above its critical point', 'C2=', 10.2, 45.8291, '840.27'],
    ['Hydrogen sulfide, 0.5 K above its dew point', 'H2S', 94.346, 72.70599, '608.18'],
    ['Sulfur dioxide, 1 K above its dew point', 'SO2', 128.6698, 42.09657, '897.02'],
  ] as const
).map(([title, pureFluid, temperature, setPressure, printed]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title: `${title}, by the real nozzle`,
  source: 'CoolProp 8.0.0 by its reference equations: W/(K_d·G), G the greatest ρ·√(2(h_1 − h)) along the isentrope',
  case: {
    method: 'real-nozzle',
    fluidSource: 'pure',
    pureFluid,
    temperature,
    setPressure,
    flowRate: 50_000,
    totalBackpressure: 0,
  },
  expect: { requiredArea: { printed, unit: 'mm²' } },
}));

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'quoted',
    title: 'Propane and butane vapour, conventional valve, critical flow',
    source: example(1),
    case: { ...vapour, totalBackpressure: 0 },
    expect: {
      requiredArea: { printed: '5.73', unit: 'in²' },
      recommendedOrifice: 'P',
      flowCondition: 'Critical',
      criticalFlowPressure: {
        printed: '392',
        unit: 'kPa(abs)',
        beyond: disagreement(
          'The example multiplies 670 kPa by a ratio of 0.585; the equation of the standard, (2/(k + 1))^(k/(k − 1)), gives 0.583 at k = 1.11. Where 0.585 comes from is not known.',
        ),
      },
    },
  },
  {
    type: 'case',
    kind: 'quoted',
    title: 'The same in SI units, 24 270 kg/h at 348 K',
    source: example(1),
    case: {
      ...vapour,
      flowRate: 24270,
      temperature: { value: 348, unit: 'K' },
      setPressure: { value: 517, unit: 'kPa(g)' },
      totalBackpressure: 0,
    },
    expect: {
      requiredArea: {
        printed: '3698',
        unit: 'mm²',
        beyond: sourceRounding(
          ['0.0249'],
          C => (24270 / (C * 0.975 * 670)) * Math.sqrt((348 * 0.9) / 51),
          'The coefficient C of SI units is rounded to 0.0249 in W/(C·Kd·P1)·√(T·Z/M): 0.02485 to 0.02495 make 3690 to 3705 mm².',
        ),
      },
    },
  },
  {
    type: 'figure',
    kind: 'quoted',
    title: 'C at k = 1.11, customary units',
    source: example(1),
    expect: { printed: '328', unit: '' },
    compute: () => (gasCoefficient(1.11) / 0.03948) * 520,
  },
  {
    type: 'case',
    kind: 'quoted',
    title: 'The same vapour with 55 psig superimposed and 7.5 psi built-up back pressure, subcritical flow',
    source: example(2),
    case: { ...vapour, totalBackpressure: { value: 62.5, unit: 'psi(g)' } },
    expect: {
      requiredArea: {
        printed: '6.55',
        unit: 'in²',
        beyond: disagreement(
          'The example reads F2 = 0.86 from a chart, and 53 500/(735·0.86·0.975)·√(0.9·627/(51·97.2·20)) is 6.55 in². The equation behind the chart gives 0.8549, and the area 6.59 in², which is conservative.',
        ),
      },
      recommendedOrifice: 'Q',
      flowCondition: 'Subcritical',
    },
  },
  {
    type: 'figure',
    kind: 'program',
    title: 'Area of example 1 at P1 = 670 kPa',
    source: 'fluids 1.x documentation (C. Bell), API520_A_g',
    expect: { printed: '3699.0', unit: 'mm²' },
    compute: () => {
      const gas = { pressure: 670e3, temperature: 348, molarMass: 0.051, compressibilityFactor: 0.9, gamma: 1.11 };
      return (24270 / 3600 / (criticalGasFlux(gas) * 0.975)) * 1e6;
    },
  },
  ...orificeFigures,
  ...curveFigures,
  ...realNozzleCases,
];
