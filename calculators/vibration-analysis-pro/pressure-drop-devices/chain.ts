import {
  acousticLikelihood,
  acousticThreshold,
  actionBand,
  eisingerLimit as limitOfEisinger,
  lowLikelihood,
  type AcousticLikelihood,
} from '@isentrope/engineering/vibration';
import {
  Absent,
  absent,
  check,
  info,
  optional,
  missing,
  step,
  value,
  warning,
  type StepInputs,
} from '../../kit/index.ts';
import { aviff, recommendedAction } from '../aviff.ts';
import { step2 } from './fields.ts';
import { byGuideline, levelOfAll, lowMessage } from './levels.ts';
import { guideline } from './source.ts';

/** The guideline's calculation from the total level to the likelihood of failure. */

const { distanceToDiscontinuity, pipeInternalDiameter, pipeWallThickness, ap2, ap3, ap4 } = step2;
const { branchType, branchDiameter, pipeMaterial } = step2;
const { totalLevel } = byGuideline;
const { soundPowerLevel } = guideline;

/** Inputs of the guideline's method only. */
const guidelineOnly = { method: 'ei-avif' } as const;
const number = { kind: 'number', unit: '' } as const;

const discontinuity = {
  branchType,
  pipeMaterial,
  ...optional({ pipeInternalDiameter, pipeWallThickness, branchDiameter }),
};
type Discontinuity = StepInputs<typeof discontinuity>;

function missingInputsOf(v: Discontinuity): Absent {
  return missing(
    ...(v.pipeInternalDiameter === undefined ? ['pipe internal diameter'] : []),
    ...(v.pipeWallThickness === undefined ? ['pipe wall thickness'] : []),
    ...(v.branchDiameter === undefined ? ['branch outside diameter'] : []),
  );
}

/** Returns the intermediate results, or the missing inputs. */
function chainOf(total: number, v: Discontinuity): AcousticLikelihood | Absent {
  const { pipeInternalDiameter: inside, pipeWallThickness: wall, branchDiameter: branch } = v;
  if (inside === undefined || wall === undefined || branch === undefined) return missingInputsOf(v);
  return acousticLikelihood(total, {
    outsideDiameter: inside + 2 * wall,
    wallThickness: wall,
    branchDiameter: branch,
    connection: v.branchType,
    duplex: v.pipeMaterial === 'Duplex',
  });
}

const chain = value('chain', { totalLevel, ...discontinuity }, v => chainOf(v.totalLevel, v));

export const slenderness = step(
  'slenderness',
  { chain },
  { label: 'Outside diameter over wall', symbol: 'R', equation: 'R = (D_i+2*t_w)/t_w', ...number },
  v => v.chain.slenderness,
);
const factorS = step(
  'factorS',
  { chain },
  { label: 'Factor s', symbol: 's', equation: 's = 91.9-R', source: aviff, ...number },
  v => v.chain.s,
);
const factorA = step(
  'factorA',
  { chain },
  {
    label: 'Factor a',
    symbol: 'a',
    equation: 'a = 3.28e-7*R^3-8.503e-5*R^2+7.063e-3*R+0.816',
    source: aviff,
    ...number,
    digits: 5,
  },
  v => v.chain.a,
);
const factorB = step(
  'factorB',
  { chain },
  {
    label: 'Factor B',
    symbol: 'B',
    equation: 'B = a*H',
    where: ['H = L_T-0.112762*s-0.001812*s^2+4.307277e-5*s^3'],
    source: aviff,
    ...number,
    digits: 6,
  },
  v => v.chain.B,
);
const logCycles = step(
  'logCycles',
  { chain },
  {
    label: 'Decimal logarithm of the cycles to failure',
    symbol: 'log_N',
    equation: 'log_N = 470711.5155-63075.1242*log10(B)+183685.4368/sqrt(B)-575094.3273/B^0.1',
    source: `${aviff}, official errata`,
    ...number,
    digits: 5,
  },
  v => v.chain.logCycles,
);
const branchFactor = step(
  'branchFactor',
  { chain, branchDiameter },
  {
    label: 'Factor for the branch size',
    symbol: 'F_1',
    equation: v =>
      v.chain.branchFactor === 0.5 ? 'F_1 = 0.5' : 'F_1 = -0.07+0.91*R_d+1.32/R_d-0.48*R_d^1.5+0.065*R_d^2',
    where: ['R_d = (D_i+2*t_w)/d_b'],
    source: `${aviff}, FLM1`,
    ...number,
  },
  v => v.chain.branchFactor,
);
/** t = tanh((L_T − 172)/2.9), in the notation of equations. */
const hyperbolicTangent = ['z = exp((L_T-172)/1.45)', 't = (z-1)/(z+1)'] as const;
const connectionFactor = step(
  'connectionFactor',
  { chain, branchType },
  {
    label: 'Factor for the connection',
    symbol: 'F_2',
    equation: v => (v.branchType === 'Weldolet' ? 'F_2 = 0.29+0.09*t' : 'F_2 = 1'),
    where: v => (v.branchType === 'Weldolet' ? hyperbolicTangent : []),
    source: `${aviff}, FLM2`,
    ...number,
  },
  v => v.chain.connectionFactor,
);
const materialFactor = step(
  'materialFactor',
  { chain, pipeMaterial },
  {
    label: 'Factor for the material',
    symbol: 'F_3',
    equation: v => (v.pipeMaterial === 'Duplex' ? 'F_3 = 0.263+0.087*t' : 'F_3 = 1'),
    where: v => (v.pipeMaterial === 'Duplex' ? hyperbolicTangent : []),
    source: `${aviff}, FLM3`,
    ...number,
  },
  v => v.chain.materialFactor,
);
const unlimitedLof = step(
  'unlimitedLof',
  { chain },
  {
    label: 'Likelihood before limits are applied',
    symbol: 'L_f',
    equation: 'L_f = 3.1-0.1303*(log_N*ln(10)+F)',
    where: ['F = ln(F_1*F_2*F_3)'],
    source: aviff,
    ...number,
    digits: 3,
  },
  v => v.chain.unlimited,
);

const ofStep2 = { ...optional({ distanceToDiscontinuity, ap2, ap3, ap4 }), ...discontinuity };

/** Likelihood of failure by the guideline: 0.29 up to 155 dB of all sources, above that from the calculation. */
export const lof = step(
  'lof',
  { levelOfAll, ...optional({ chain, totalLevel }), ...ofStep2 },
  {
    label: 'Likelihood of failure, LOF',
    source: `${aviff}: 0.29 up to 155 dB from all sources and where the result is below 0.5; at most 1`,
    when: guidelineOnly,
    ...number,
    digits: 3,
  },
  v => {
    if ((v.totalLevel ?? v.levelOfAll) <= acousticThreshold) return lowLikelihood;
    if (v.chain) return v.chain.lof;
    const labels = [
      ...(v.distanceToDiscontinuity === undefined ? ['distance to welded discontinuity'] : []),
      ...missingInputsOf(v).missing,
    ];
    if (labels.length > 0 || v.totalLevel === undefined) return missing(...labels);
    const match = chainOf(v.totalLevel, v);
    return match instanceof Absent ? match : absent('outside the guideline’s curves');
  },
);
export const likelihood = step(
  'likelihood',
  { soundPowerLevel, lof: optional(lof), ...ofStep2 },
  { label: 'Likelihood of failure', source: `${aviff}: high from LOF 1, medium from 0.5; high until step 2 is done` },
  v => (v.lof === undefined ? 'High' : actionBand(v.lof).likelihood),
);
export const eisingerLimit = step(
  'eisingerLimit',
  { slenderness },
  {
    label: 'Allowable level, Eisinger',
    symbol: 'L_E',
    equation: 'L_E = 173.6-0.125*R',
    source: 'Eisinger 1997, coefficients from a secondary source; for comparison',
    when: guidelineOnly,
    kind: 'level',
    unit: 'dB',
  },
  v => limitOfEisinger(v.slenderness),
);
export const guidelineStep2 = step(
  'step2',
  { soundPowerLevel },
  { label: 'Step 2 required', source: `${aviff}: the other sources count whatever the main source` },
  () => true,
);

export const guidelineMessages = check({ soundPowerLevel, levelOfAll, lof: optional(lof) }, v => {
  if (v.levelOfAll <= acousticThreshold) return [info(lowMessage, { field: 'likelihood', source: aviff })];
  if (v.lof !== undefined) return recommendedAction(v.lof);
  const what = v.soundPowerLevel > acousticThreshold ? 'Sound power level' : 'Combined level of the sources';
  return [warning(`${what} above 155 dB: continue with step 2.`, { field: 'soundPowerLevel', source: aviff })];
});

/** The steps in the order of calculation. */
export const chainSteps = [
  slenderness,
  factorS,
  factorA,
  factorB,
  logCycles,
  branchFactor,
  connectionFactor,
  materialFactor,
  unlimitedLof,
];
