import { originalLiquidBackPressureFactor } from '@isentrope/engineering/relief';
import type { PublishedCase } from '../../kit/index.ts';
import { liquidCurveFigures } from '../published-figures.ts';

const example = 'API 520-I, example 5 (p. 94 of the 9th ed.), as quoted by fluids (C. Bell) and polykin';

const crude = {
  method: 'api520',
  flowRate: 6814e-3 * 60 * 900,
  fluidUpstreamDensity: 900,
  viscosity: (2800 * 0.9 * 2000) / 12700,
  setPressure: { value: 1724, unit: 'kPa(g)' },
  totalBackpressure: { value: 345, unit: 'kPa(g)' },
  kd: 0.65,
  kw: 0.97,
};

const viscosityNote =
  'The viscosity of 2000 SSU as the 397 cP that makes both formulas of the example agree. The Reynolds number is printed from customary units.';

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: 'Crude oil, 6814 L/min at 1724 kPag, 2000 SSU, Kv of the 7th to 9th edition',
    source: example,
    case: { ...crude, edition: '7th' },
    expect: {
      areaBeforeViscosity: { printed: '3066', unit: 'mm²' },
      trialArea: { printed: '4116', unit: 'mm²' },
      reynoldsNumber: { printed: '4525', unit: '', lastDigits: 4 },
      viscosityCorrectionFactor: { printed: '0.964', unit: '' },
      area: { printed: '3180', unit: 'mm²', lastDigits: 1.5 },
      recommendedOrifice: 'P',
    },
    note: viscosityNote,
  },
  {
    type: 'case',
    title: 'The same, Kv of the 10th edition',
    source: example,
    case: { ...crude, edition: '10th' },
    expect: {
      viscosityCorrectionFactor: { printed: '0.982', unit: '' },
      area: { printed: '3122', unit: 'mm²', lastDigits: 1.5 },
      recommendedOrifice: 'P',
    },
    note: viscosityNote,
  },
  {
    type: 'case',
    title: 'The same with Kw of the digitised curve',
    source: example,
    case: { ...crude, kw: '' },
    expect: { totalBackpressureCorrectionFactor: { printed: '0.97', unit: '' } },
    note: 'The curve is read from a chart: good to about half a unit of the second decimal.',
  },
  {
    type: 'figure',
    title: 'Kw of the original rules at 50 % back pressure',
    source: 'Original rules: (−13r + 15.95)/14',
    expect: { printed: '0.675', unit: '' },
    compute: () => originalLiquidBackPressureFactor(0.5),
  },
  ...liquidCurveFigures,
];
