import {
  criticalGasFlux,
  gasCoefficient,
  subcriticalCoefficient,
  subcriticalGasFlux,
} from '@isentrope/engineering/relief';
import type { PublishedCase } from '../../kit/index.ts';
import { curveFigures, orificeFigures } from '../published-figures.ts';

const example = (number: number, page: number) =>
  `API 520-I, example ${number} (p. ${page} of the 9th ed.), as quoted by fluids (C. Bell) and polykin`;

const vapour = {
  flowRate: { value: 53500, unit: 'lb/h' },
  molecularWeight: 51,
  temperature: { value: 627, unit: '°R' },
  compressibilityFactor: 0.9,
  gamma: 1.11,
  setPressure: { value: 75, unit: 'psi(g)' },
};

const squareInch = 0.0254 ** 2;
const pound = 0.45359237;

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: 'Propane and butane vapour, conventional valve, critical flow',
    source: example(1, 75),
    case: { ...vapour, totalBackpressure: 0 },
    expect: {
      requiredArea: { printed: '5.73', unit: 'in²' },
      recommendedOrifice: 'P',
      flowCondition: 'Critical',
      criticalFlowPressure: { printed: '392', unit: 'kPa(abs)', lastDigits: 2 },
    },
    note: 'The critical flow pressure is printed with the ratio rounded (0.585); unrounded 390.',
  },
  {
    type: 'case',
    title: 'The same in SI units, 24 270 kg/h at 348 K',
    source: example(1, 75),
    case: {
      ...vapour,
      flowRate: 24270,
      temperature: { value: 348, unit: 'K' },
      setPressure: { value: 517, unit: 'kPa(g)' },
      totalBackpressure: 0,
    },
    expect: { requiredArea: { printed: '3698', unit: 'mm²', lastDigits: 1.5 } },
    note: 'Printed from the rounded C = 328 of customary units; unrounded 3699.',
  },
  {
    type: 'figure',
    title: 'C at k = 1.11, customary units',
    source: example(1, 75),
    expect: { printed: '328', unit: '' },
    compute: () => (gasCoefficient(1.11) / 0.03948) * 520,
  },
  {
    type: 'case',
    title: 'The same vapour against 55 psig superimposed and 7.5 psi built-up, subcritical flow',
    source: example(2, 80),
    case: { ...vapour, totalBackpressure: { value: 62.5, unit: 'psi(g)' } },
    expect: {
      requiredArea: { printed: '6.55', unit: 'in²', lastDigits: 4 },
      recommendedOrifice: 'Q',
      flowCondition: 'Subcritical',
    },
    note: 'Printed with F2 read as 0.86; unrounded 0.855, and the area 6.59 in².',
  },
  {
    type: 'figure',
    title: 'The same with F2 = 0.86 as in the example',
    source: example(2, 80),
    expect: { printed: '6.55', unit: 'in²' },
    compute: () => {
      const gas = {
        pressure: 97.2 * 6894.757293168361,
        temperature: 627 / 1.8,
        molarMass: 0.051,
        compressibilityFactor: 0.9,
        gamma: 1.11,
      };
      const backPressure = 77.2 * 6894.757293168361;
      const flux = subcriticalGasFlux(gas, backPressure) * (0.86 / subcriticalCoefficient(1.11, 77.2 / 97.2));
      return (53500 * pound) / 3600 / (flux * 0.975) / squareInch;
    },
    note: 'The example reads F2 from its chart.',
  },
  {
    type: 'figure',
    title: 'Area of example 1 at P1 = 670 kPa',
    source: 'fluids 1.x documentation (C. Bell), API520_A_g',
    expect: { printed: '3699.0', unit: 'mm²', lastDigits: 1 },
    compute: () => {
      const gas = { pressure: 670e3, temperature: 348, molarMass: 0.051, compressibilityFactor: 0.9, gamma: 1.11 };
      return (24270 / 3600 / (criticalGasFlux(gas) * 0.975)) * 1e6;
    },
  },
  ...orificeFigures,
  ...curveFigures,
];
