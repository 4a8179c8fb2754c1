import { originalLiquidBackPressureFactor } from '@isentrope/engineering/relief';
import { sourceRounding, type PublishedCase } from '../../kit/index.ts';
import { liquidCurveFigures } from '../published-figures.ts';

const example = 'API 520-I, example 5, 9th ed., as quoted by fluids (C. Bell) and polykin';

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

const viscosityNote = 'The viscosity of 2000 SSU as the 397 cP that makes both formulas of the example agree.';

/** The example's area, from its area before viscosity, 3066 mm², and Kv, both rounded. */
const overKv = (kv: string, band: string) =>
  sourceRounding(
    ['3066', kv],
    (area, factor) => area / factor,
    `The example divides the 3066 mm² before viscosity by ${kv}, both rounded: 3065.5 to 3066.5 over Kv half a unit either way make ${band} mm².`,
  );

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'quoted',
    title: 'Crude oil, 6814 L/min at 1724 kPag, 2000 SSU, Kv of the 7th to 9th edition',
    source: example,
    case: { ...crude, edition: '7th' },
    expect: {
      areaBeforeViscosity: { printed: '3066', unit: 'mm²' },
      trialArea: { printed: '4116', unit: 'mm²' },
      reynoldsNumber: {
        printed: '4525',
        unit: '',
        beyond: sourceRounding(
          ['2.80e3'],
          constant => (constant * 1800 * 0.9) / (crude.viscosity * Math.sqrt(6.38)),
          'The example works in customary units, 2800·Q·G/(μ·√A) with 1800 gal/min and 6.38 in², where the constant has three digits: 2795 to 2805 make 4517 to 4533. That of SI units, 18 800, is rounded too, from 18 788.',
        ),
      },
      viscosityCorrectionFactor: { printed: '0.964', unit: '' },
      area: { printed: '3180', unit: 'mm²', beyond: overKv('0.964', '3178 to 3183') },
      recommendedOrifice: 'P',
    },
    note: viscosityNote,
  },
  {
    type: 'case',
    kind: 'quoted',
    title: 'The same, Kv of the 10th edition',
    source: example,
    case: { ...crude, edition: '10th' },
    expect: {
      viscosityCorrectionFactor: { printed: '0.982', unit: '' },
      area: { printed: '3122', unit: 'mm²', beyond: overKv('0.982', '3120 to 3124') },
      recommendedOrifice: 'P',
    },
    note: viscosityNote,
  },
  {
    type: 'case',
    kind: 'quoted',
    title: 'The same with Kw of the digitised curve',
    source: example,
    case: { ...crude, kw: '' },
    expect: { totalBackpressureCorrectionFactor: { printed: '0.97', unit: '' } },
    note: 'The curve is read from a chart: good to about half a unit of the second decimal.',
  },
  {
    type: 'figure',
    kind: 'own',
    title: 'Kw of the simplified method at 50 % back pressure',
    source: 'Simplified method: (−13r + 15.95)/14',
    expect: { printed: '0.675', unit: '' },
    compute: () => originalLiquidBackPressureFactor(0.5),
  },
  ...liquidCurveFigures,
];
