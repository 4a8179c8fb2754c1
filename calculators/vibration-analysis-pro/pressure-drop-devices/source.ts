import { reaches } from '@isentrope/engineering/numerics';
import { absolute, formatNumber, gasConstant, messageValue } from '@isentrope/engineering/quantities';
import {
  assumedSonicRatio,
  isOriginallySonic,
  originalSonicLimit,
  originalSonicVelocity,
  sonicRatioRange,
  soundPowerLevel as powerLevel,
} from '@isentrope/engineering/vibration';
import { absent, check, info, optional, step, value, warning, type Source } from '../../kit/index.ts';
import { aviff } from '../aviff.ts';
import { step1 } from './fields.ts';

/** The sound source: whether the flow is sonic, and its level, by either method. */

const { flowRate, density, p1, p2, temperature, molecularWeight, gamma, lowNoiseTrim } = step1;

export const originalMethod = 'Simplified method';
const number = { kind: 'number', unit: '' } as const;

/** The six inputs of the level, all required. */
const stream = value('stream', { flowRate, density, p1, p2, temperature, molecularWeight }, v =>
  v.p2 < v.p1 ? v : absent('the downstream pressure is not below the upstream pressure'),
);
/** A downstream vacuum exceeds any critical ratio. */
export const pressureRatio = step(
  'pressureRatio',
  { stream },
  {
    label: 'Upstream over downstream pressure',
    symbol: 'R_p',
    equation: 'R_p = (p_1g+101325)/(p_2g+101325)',
    source: 'Absolute pressures',
    ...number,
  },
  v => {
    const downstream = absolute(v.stream.p2);
    return downstream > 0 ? absolute(v.stream.p1) / downstream : absent('no pressure downstream');
  },
);
/** Pressure ratio from which the flow is taken as sonic. */
export const criticalRatio = step(
  'criticalRatio',
  { stream, gamma: optional(gamma) },
  {
    label: 'Critical pressure ratio',
    symbol: 'R_c',
    equation: v => {
      if (v.gamma === undefined) return 'R_c = sqrt(exp(1))';
      return v.gamma > 5 / 3 ? 'R_c = (4/3)^2.5' : 'R_c = ((γ+1)/2)^(γ/(γ-1))';
    },
    source: v => {
      if (v.gamma === undefined) return 'Conservative assumption: the lowest of any gas, at γ = 1';
      return v.gamma > 5 / 3 ? 'The highest of any ideal gas, at γ = 5/3' : 'Isentropic throat, ideal gas';
    },
    ...number,
  },
  v => assumedSonicRatio(v.gamma),
);

/** Sonic velocity of the simplified method, used in messages of both. */
const velocityOriginal = value('velocityOriginal', { stream }, ({ stream: s }) =>
  originalSonicVelocity(s.p1, s.p2, s.density),
);
const sonic = { label: 'Sonic velocity', symbol: 'c', kind: 'velocity', unit: 'm/s' } as const;
const originalVelocity = step(
  'sonicVelocity',
  { velocityOriginal },
  {
    ...sonic,
    equation: 'c = 0.3048*223.1286*sqrt(((p_1g+p_2g)/2/10^5*14.5038+14.7)/(10.731589*0.062428*ρ))',
    source: 'Simplified method: ft/s, psi and lb/ft³ at the mean pressure',
  },
  v => v.velocityOriginal,
);
/** Upstream speed of sound; if γ is blank, the lowest possible one. */
const guidelineVelocity = step(
  'sonicVelocity',
  { stream, gamma: optional(gamma), temperature, molecularWeight },
  {
    ...sonic,
    equation: v => (v.gamma === undefined ? 'c = sqrt(8.314462618*T/M)' : 'c = sqrt(γ*8.314462618*T/M)'),
    source: v => (v.gamma === undefined ? 'Ideal gas, upstream, at γ = 1: γ is blank' : 'Ideal gas, upstream'),
  },
  v => Math.sqrt(((v.gamma ?? 1) * gasConstant * v.temperature) / v.molecularWeight),
);
const originalSonic = step(
  'sonicFlow',
  { velocityOriginal },
  { label: 'Sonic flow', source: 'Simplified method: sonic velocity of at least 1125 ft/s' },
  v => isOriginallySonic(v.velocityOriginal),
);
const guidelineSonic = step(
  'sonicFlow',
  { stream, pressureRatio: optional(pressureRatio), criticalRatio },
  { label: 'Sonic flow', source: `${aviff}: p₁/p₂ not below the critical ratio` },
  v => v.pressureRatio === undefined || reaches(v.pressureRatio, v.criticalRatio),
);

const drop = { label: 'Pressure drop over upstream pressure', symbol: 'x', ...number } as const;
const originalDrop = step(
  'pressureDropRatio',
  { stream },
  { ...drop, equation: 'x = (p_1g-p_2g)/p_1g', source: 'Simplified method: p₁ in bar(g), as entered' },
  ({ stream: s }) =>
    s.p1 > 0
      ? (s.p1 - s.p2) / s.p1
      : absent('the simplified method divides by the upstream gauge pressure, which is not above 0'),
);
const guidelineDrop = step(
  'pressureDropRatio',
  { stream, p1, p2 },
  { ...drop, equation: 'x = (p_1g-p_2g)/(p_1g+101325)', source: `${aviff}: p₁ absolute` },
  v => (v.p1 - v.p2) / absolute(v.p1),
);

const plain = 'L_W = 10*log10(x^3.6*W^2*(T/(1000*M))^1.2)+126.1';

function levelOf(pressureDropRatio: Source<number>, sonicFlow: Source<boolean>, source: string) {
  return step(
    'soundPowerLevel',
    { stream, pressureDropRatio, sonicFlow, lowNoiseTrim },
    {
      label: 'Sound power level',
      symbol: 'L_W',
      equation: v => `${plain}${v.sonicFlow ? '+6' : ''}${v.lowNoiseTrim > 0 ? '-L_N' : ''}`,
      source,
      kind: 'level',
      unit: 'dB',
    },
    v =>
      powerLevel({
        massFlow: v.stream.flowRate,
        temperature: v.stream.temperature,
        molarMass: v.stream.molecularWeight,
        pressureDropRatio: v.pressureDropRatio,
        sonic: v.sonicFlow,
        trimReduction: v.lowNoiseTrim,
      }),
  );
}

export const original = {
  sonicVelocity: originalVelocity,
  sonicFlow: originalSonic,
  soundPowerLevel: levelOf(originalDrop, originalSonic, originalMethod),
};
export const guideline = {
  sonicVelocity: guidelineVelocity,
  sonicFlow: guidelineSonic,
  soundPowerLevel: levelOf(guidelineDrop, guidelineSonic, `${aviff}, high-frequency acoustic excitation`),
};

/** Explains a disagreement of the two sonic criteria, and the resulting error of the simplified method's 6 dB. */
const sonicDisagreement = check({ velocityOriginal, pressureRatio, criticalRatio }, v => {
  const byVelocity = isOriginallySonic(v.velocityOriginal);
  const byRatio = reaches(v.pressureRatio, v.criticalRatio);
  if (byVelocity === byRatio) return [];
  const velocity = `the sonic velocity of {velocity} ${byVelocity ? 'reaches' : 'does not reach'} the {threshold} of the simplified method`;
  const ratio = `p₁/p₂ = ${formatNumber(v.pressureRatio, 3)} ${byRatio ? 'reaches' : 'does not reach'} the critical ratio of ${formatNumber(v.criticalRatio, 3)} of EI AVIFF`;
  const side = byRatio
    ? 'By this criterion the simplified level is 6 dB low: the unsafe side.'
    : 'The flow cannot be sonic at this pressure ratio: by this criterion the simplified level is 6 dB high, the safe side.';
  return [
    warning(`Sonic flow adds 6 dB, and the methods differ on it: ${velocity}, while ${ratio}. ${side}`, {
      field: 'sonicFlow',
      source: `${aviff}: p₁/p₂ not below the critical ratio`,
      values: {
        velocity: messageValue('velocity', v.velocityOriginal),
        threshold: messageValue('velocity', originalSonicLimit),
      },
    }),
  ];
});

/** Reports the assumption for a blank or impossible ratio of specific heats. */
const gammaRemarks = check({ pressureRatio, gamma: optional(gamma) }, v => {
  const { least: minimum, most: maximum } = sonicRatioRange;
  const details = { field: 'gamma', source: 'Isentropic throat, ideal gas' };
  const ratio = `p₁/p₂ = ${formatNumber(v.pressureRatio, 3)}`;
  if (v.gamma === undefined) {
    if (v.pressureRatio >= maximum)
      return [
        info(
          `The ratio of specific heats is blank and not needed: at ${ratio}, above ${formatNumber(maximum, 3)}, the flow of every gas is sonic.`,
          details,
        ),
      ];
    const text = `The ratio of specific heats is blank: EI AVIFF is applied with the lowest critical ratio of any gas, p₁/p₂ = ${formatNumber(minimum, 3)}.`;
    return [v.pressureRatio >= minimum ? warning(`${text} The flow is assumed sonic.`, details) : info(text, details)];
  }
  return v.gamma > 5 / 3
    ? [
        info(
          `A ratio of specific heats of ${formatNumber(v.gamma, 3)} is above the 1.67 of a monatomic gas: EI AVIFF is applied with p₁/p₂ = ${formatNumber(maximum, 3)}, at which the flow of every gas is sonic.`,
          details,
        ),
      ]
    : [];
});
/** Warns of a trim that would increase the level. */
const trimIgnored = check({ lowNoiseTrim }, v =>
  v.lowNoiseTrim < 0
    ? [
        info('A negative low-noise trim reduction is taken as 0; only a positive one is subtracted.', {
          field: 'lowNoiseTrim',
        }),
      ]
    : [],
);

export const sourceChecks = [sonicDisagreement, gammaRemarks, trimIgnored];
