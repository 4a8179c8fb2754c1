import { pow } from '@isentrope/engineering/elementary';
import {
  acousticLikelihood,
  attenuation,
  soundPowerLevel,
  type AcousticLikelihood,
} from '@isentrope/engineering/vibration';
import { disagreement, type PublishedCase, type TabulatedFigure } from '../../kit/index.ts';

const source = 'Energy Institute AVIFF, 2nd ed. 2008, worked example D2.3, as transcribed in a public program';
const massFlow = 53482 / 3600;

function levelOf(upstream: number, downstream: number, celsius: number): number {
  return soundPowerLevel({
    massFlow,
    temperature: celsius + 273.15,
    molarMass: 0.02175,
    pressureDropRatio: (upstream - downstream) / upstream,
    sonic: false,
  });
}

const withoutSonic =
  'The example states its source levels without the 6 dB of sonic flow, though 99 to 1 bar is sonic.';

function chain(): AcousticLikelihood {
  return acousticLikelihood(164.7 - attenuation(0.8, 0.154), {
    outsideDiameter: 0.1683,
    wallThickness: 0.00711,
    branchDiameter: 0.0603,
    connection: 'Weldolet',
    duplex: false,
  });
}

function figure(
  title: string,
  printed: string,
  unit: string,
  compute: () => number,
  more: { off?: string; note?: string } = {},
): TabulatedFigure {
  const { off, note } = more;
  return {
    type: 'figure',
    kind: 'quoted',
    title,
    source,
    expect: { printed, unit, ...(off === undefined ? {} : { beyond: disagreement(off) }) },
    compute,
    ...(note === undefined ? {} : { note }),
  };
}

const onward = 'From the source level as printed, 164.7 dB.';

export const published: readonly PublishedCase[] = [
  figure('Relief valve, 99 to 1 bar: sound power level', '164.7', 'dB', () => levelOf(99, 1, 137), {
    note: withoutSonic,
  }),
  figure('Recycle valve, 88 to 26 bar: sound power level', '159.4', 'dB', () => levelOf(88, 26, 136.7), {
    note: withoutSonic,
  }),
  figure('Level after 0.8 m of 154 mm pipe', '164.4', 'dB', () => 164.7 - attenuation(0.8, 0.154), { note: onward }),
  figure('Factor a of 168.3 × 7.11 mm pipe', '0.93989', '', () => chain().a),
  figure('Factor s of 168.3 × 7.11 mm pipe', '68.229', '', () => chain().s),
  figure('Factor B', '152.207', '', () => chain().B, { note: onward }),
  figure('Decimal logarithm of the cycles', '9.9026', '', () => chain().logCycles, { note: 'By the official errata.' }),
  figure('Cycles of the plain discontinuity', '7.99e9', '', () => pow(10, chain().logCycles)),
  figure('Factor of a 60.3 mm branch', '1.2133', '', () => chain().branchFactor, {
    off: 'The expression of the guideline gives 1.2110. Where 1.2133 comes from is not known; it changes the likelihood of failure by 0.0002.',
  }),
  figure('Factor of a weldolet', '0.2009', '', () => chain().connectionFactor),
  figure(
    'Cycles of the connection',
    '1.95e9',
    '',
    () => pow(10, chain().logCycles) * chain().branchFactor * chain().connectionFactor,
    {
      off: 'Ours follows from 1.2110 for the branch, 7.992·10⁹ × 1.2110 × 0.2009 = 1.945·10⁹; with the 1.2133 above, which is not explained, it is 1.948·10⁹.',
    },
  ),
  figure('Likelihood before limits are applied', '0.31', '', () => chain().unlimited),
  figure('Likelihood of failure', '0.29', '', () => chain().lof),
];
