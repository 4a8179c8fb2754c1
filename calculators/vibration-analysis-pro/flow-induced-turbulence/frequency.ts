import { formatNumber } from '@isentrope/engineering/quantities';
import {
  eddyFrequency as frequencyOfEddies,
  endConditions,
  lockIn,
  massPerMetre as massOfMetre,
  naturalFrequency as frequencyOfSpan,
  pipeMaterials,
} from '@isentrope/engineering/vibration';
import { check, info, optional, missing, step, warning, type StepInputs } from '../../kit/index.ts';
import { pipe, support } from './fields.ts';
import { effectiveDensity, insideDiameter, velocity } from './flow.ts';

/** Natural frequency of the span, and eddy frequency. */

const { pipeOutsideDiameter, pipeWallThickness, pipeMaterial } = pipe;
const { span, endCondition } = support;

const filled = { pipeOutsideDiameter, pipeWallThickness, effectiveDensity, pipeMaterial };

/** Converts the pipe with its contents to the form of `engineering/vibration`. */
function filledPipe(v: StepInputs<typeof filled>) {
  return {
    outsideDiameter: v.pipeOutsideDiameter,
    wallThickness: v.pipeWallThickness,
    fluidDensity: v.effectiveDensity,
    material: v.pipeMaterial,
  };
}

const massPerMetre = step(
  'massPerMetre',
  { insideDiameter, ...filled },
  { label: 'Mass per metre, full', symbol: 'm', source: 'Without insulation; kg/m', kind: 'number', unit: '' },
  v => massOfMetre(filledPipe(v)),
);
export const naturalFrequency = step(
  'naturalFrequency',
  { span: optional(span), massPerMetre, ...filled, endCondition },
  {
    label: 'Natural frequency of the span',
    symbol: 'f_n',
    equation: v =>
      `f_n = ${v.endCondition === 'Pinned, pinned' ? 'π' : endConditions[v.endCondition]}^2/(2*π)*sqrt(${pipeMaterials[v.pipeMaterial].modulus}*I/(m*L^4))`,
    where: ['I = π/64*(D^4-D_i^4)'],
    source: 'Slender beam of uniform mass; E in Pa',
    kind: 'frequency',
    unit: 'Hz',
    digits: 3,
  },
  v =>
    v.span === undefined
      ? missing('span between supports')
      : frequencyOfSpan({ ...filledPipe(v), length: v.span, ends: v.endCondition }),
);
export const eddyFrequency = step(
  'eddyFrequency',
  { velocity, insideDiameter },
  {
    label: 'Frequency of the large eddies',
    symbol: 'f_e',
    equation: 'f_e = 0.2*v/D_i',
    source: 'Order of magnitude: Strouhal number 0.2',
    kind: 'frequency',
    unit: 'Hz',
    digits: 3,
  },
  v => frequencyOfEddies(v.velocity, v.insideDiameter),
);
export const fatigueTime = step(
  'fatigueTime',
  { naturalFrequency },
  {
    label: 'Time to 10⁷ stress cycles',
    symbol: 't_N',
    equation: 't_N = 10^7/f_n',
    source:
      'At the natural frequency: a line that has run longer than this without cracking is below its endurance limit',
    kind: 'time',
    unit: 'd',
    digits: 2,
  },
  v => 1e7 / v.naturalFrequency,
);

/** Warns of an eddy frequency near the natural frequency of the span. */
const resonance = check({ eddyFrequency, naturalFrequency }, v => {
  const ratio = v.eddyFrequency / v.naturalFrequency;
  return ratio >= lockIn.from && ratio <= lockIn.to
    ? [
        warning(
          `The large eddies shed at ${formatNumber(v.eddyFrequency, 3)} Hz, within 0.8 to 1.2 times the natural frequency of the span, which may resonate.`,
          { field: 'naturalFrequency' },
        ),
      ]
    : [];
});
const softSpan = check({ naturalFrequency }, v =>
  v.naturalFrequency < 4
    ? [
        info(
          `The span’s natural frequency of ${formatNumber(v.naturalFrequency, 2)} Hz is below the 4 Hz of a medium arrangement: turbulence is strongest at low frequency and excites it easily.`,
          { field: 'naturalFrequency' },
        ),
      ]
    : [],
);

export const frequencyChecks = [resonance, softSpan];
