import {
  acousticLikelihood,
  acousticThreshold,
  actionBand,
  isOriginallySonic,
  lowLikelihood,
  originalSonicVelocity,
  sonicPressureRatio,
  soundPowerLevel,
  sumOfLevels,
  type AcousticLikelihood,
  type Connection,
} from '@isentrope/engineering/vibration';
import { absolute, formatNumber, type GaugePressure } from '@isentrope/engineering/quantities';
import { Absent, absent, info, missing, warning, type Message } from '../../kit/index.ts';

/** What the steps of both methods are called, where they come from and what they do. */

export const aviff = 'Energy Institute AVIFF, 2nd ed. 2008';
export const originalRules = 'Original rules';

/** What the guideline's method alone gives. */
export const byGuideline = { method: 'ei-avif' } as const;

/** The words that the specification fixes for a level that asks for nothing more. */
export const lowMessage = 'Likelihood of Failure is low, design does not need to be altered.';

interface Stream {
  readonly massFlow: number;
  readonly density: number;
  readonly upstream: GaugePressure;
  readonly downstream: GaugePressure;
  readonly temperature: number;
  readonly molarMass: number;
}

/** The six figures that a level is computed from: without one of them there is nothing. */
export function stream(v: {
  flowRate: number;
  density: number;
  p1: GaugePressure;
  p2: GaugePressure;
  temperature: number;
  molecularWeight: number;
}): Stream | Absent {
  if (!(v.p2 < v.p1)) return absent('the downstream pressure is not below the upstream pressure');
  return {
    massFlow: v.flowRate,
    density: v.density,
    upstream: v.p1,
    downstream: v.p2,
    temperature: v.temperature,
    molarMass: v.molecularWeight,
  };
}

/** The sonic velocity of the original rules for a stream. */
export const velocityByOriginal = ({ stream: s }: { stream: Stream }) =>
  originalSonicVelocity(s.upstream, s.downstream, s.density);

export function ratioByOriginal({ stream: s }: { stream: Stream }): number | Absent {
  return s.upstream > 0
    ? (s.upstream - s.downstream) / s.upstream
    : absent('the original rules divide by the upstream gauge pressure, which is not above 0');
}

export function levelOf(v: {
  stream: Stream;
  pressureDropRatio: number;
  sonicFlow: boolean;
  lowNoiseTrim: number;
}): number {
  const { massFlow, temperature, molarMass } = v.stream;
  return soundPowerLevel({
    massFlow,
    temperature,
    molarMass,
    pressureDropRatio: v.pressureDropRatio,
    sonic: v.sonicFlow,
    trimReduction: v.lowNoiseTrim,
  });
}

const plain = 'L_W = 10*log10(x^3.6*W^2*(T/(1000*M))^1.2)+126.1';

export const level = {
  label: 'Sound power level',
  symbol: 'L_W',
  equation: (v: { sonicFlow: boolean; lowNoiseTrim: number }) =>
    `${plain}${v.sonicFlow ? '+6' : ''}${v.lowNoiseTrim > 0 ? '-L_N' : ''}`,
  kind: 'level',
  unit: 'dB',
} as const;

const needless = (what: number) => absent(`no second step at ${formatNumber(what, 4)} dB: 155 dB is not exceeded`);

/** What is left of the main source's level where the next connection is welded on. */
function attenuated(v: {
  soundPowerLevel: number;
  distanceToDiscontinuity: number | undefined;
  pipeInternalDiameter: number | undefined;
}): number | Absent {
  const { distanceToDiscontinuity: distance, pipeInternalDiameter: diameter } = v;
  if (distance === undefined || diameter === undefined)
    return missing(
      ...(distance === undefined ? ['distance to welded discontinuity'] : []),
      ...(diameter === undefined ? ['pipe internal diameter'] : []),
    );
  return v.soundPowerLevel - (60 * distance) / (1000 * diameter);
}

export const levelAtDiscontinuity = {
  info: {
    label: 'Level at the welded discontinuity',
    symbol: 'L_p',
    equation: 'L_p = L_W-60*L_d/(1000*D_i)',
    source: 'L in m, D in mm: 3 dB over 50 diameters',
    kind: 'level',
    unit: 'dB',
  },
  /** The original rules ask for it only above 155 dB of the main source. */
  byOriginal: (v: Parameters<typeof attenuated>[0]) =>
    v.soundPowerLevel <= acousticThreshold ? needless(v.soundPowerLevel) : attenuated(v),
  /** The guideline asks for it above 155 dB of all the sources. */
  byGuideline: (v: Parameters<typeof attenuated>[0] & { levelOfAll: number }) =>
    v.levelOfAll <= acousticThreshold ? needless(v.levelOfAll) : attenuated(v),
} as const;

type Additional = { readonly [Id in 'ap2' | 'ap3' | 'ap4']: number | undefined };

const given = (v: Additional) => (['ap2', 'ap3', 'ap4'] as const).filter(id => v[id] !== undefined);

const summed = (main: string, v: Additional) =>
  `10*log10(10^(${main}/10)${given(v)
    .map(id => `+10^(${symbolOf[id]}/10)`)
    .join('')})`;

const sumWith = (main: number, v: Additional) => sumOfLevels([main, ...given(v).flatMap(id => v[id] ?? [])]);

/** The main source before anything is lost on the way, with the others: no connection sees more. */
export const levelOfAll = {
  info: {
    label: 'Sources together, without attenuation',
    symbol: 'L_S',
    equation: (v: Additional) => `L_S = ${summed('L_W', v)}`,
    source: `${aviff}: levels are summed, then compared with 155 dB`,
    kind: 'level',
    unit: 'dB',
  },
  compute: (v: Additional & { soundPowerLevel: number }) => sumWith(v.soundPowerLevel, v),
} as const;

export const totalLevel = {
  info: {
    label: 'Total level',
    symbol: 'L_T',
    equation: (v: Additional) => `L_T = ${summed('L_p', v)}`,
    source: 'Sum of the sources',
    kind: 'level',
    unit: 'dB',
  },
  compute: (v: Additional & { levelAtDiscontinuity: number }) => sumWith(v.levelAtDiscontinuity, v),
} as const;

const symbolOf = { ap2: 'L_2', ap3: 'L_3', ap4: 'L_4' } as const;

/** High, by the original rules, from 160 dB in all; and as long as the second step has not shown otherwise. */
export function originalLikelihood(v: { soundPowerLevel: number; totalLevel: number | undefined }): 'High' | 'Low' {
  if (v.soundPowerLevel <= acousticThreshold) return 'Low';
  return v.totalLevel === undefined || v.totalLevel >= 160 ? 'High' : 'Low';
}

export function originalWords(v: Additional & { soundPowerLevel: number; totalLevel: number | undefined }): Message[] {
  const source = originalRules;
  if (v.soundPowerLevel <= acousticThreshold)
    return [info(lowMessage, { field: 'likelihood' }), ...othersLeftOut(v, sumWith(v.soundPowerLevel, v))];
  if (v.totalLevel === undefined)
    return [warning('Sound power level above 155 dB: go on to step 2.', { field: 'soundPowerLevel', source })];
  return v.totalLevel >= 160
    ? [
        warning('160 dB or more at the discontinuity: high likelihood of failure, the design should be changed.', {
          field: 'likelihood',
          source,
        }),
      ]
    : [info('Below 160 dB: low likelihood of failure beyond the main source.', { field: 'likelihood', source })];
}

/** What the original rules pass over when the main source alone does not call for their second step. */
function othersLeftOut(v: Additional, together: number): Message[] {
  return together > acousticThreshold && given(v).length > 0
    ? [
        warning(
          `The other sources are left out: the original rules stop at the main source, all together make ${formatNumber(together, 4)} dB. EI AVIFF assesses them.`,
          { field: 'likelihood', source: originalRules },
        ),
      ]
    : [];
}

/** A trim that would add to the level. */
export function trimIgnored({ lowNoiseTrim }: { lowNoiseTrim: number }): Message[] {
  return lowNoiseTrim < 0
    ? [
        info('A negative low-noise trim reduction counts as 0: it is subtracted only when above 0.', {
          field: 'lowNoiseTrim',
        }),
      ]
    : [];
}

/** Why the two rules answer differently whether the flow is sonic, which is 6 dB. */
export function sonicDisagreement(v: {
  velocityOriginal: number;
  pressureRatio: number;
  criticalRatio: number;
}): Message[] {
  const byVelocity = isOriginallySonic(v.velocityOriginal);
  const byRatio = v.pressureRatio >= v.criticalRatio;
  if (byVelocity === byRatio) return [];
  const velocity = `${formatNumber(v.velocityOriginal / 0.3048, 4)} ft/s ${byVelocity ? 'reaches' : 'does not reach'} the 1125 ft/s of the original rules`;
  const ratio = `p₁/p₂ = ${formatNumber(v.pressureRatio, 3)} ${byRatio ? 'reaches' : 'does not reach'} the critical ${formatNumber(v.criticalRatio, 3)} of EI AVIFF`;
  return [
    info(`Whether the flow is sonic makes 6 dB: the sonic velocity of ${velocity}, and ${ratio}.`, {
      field: 'sonicFlow',
    }),
  ];
}

/** Upstream over downstream pressure; a vacuum downstream is beyond any critical ratio. */
export function pressureRatio({ stream: s }: { stream: Stream }): number | Absent {
  const downstream = absolute(s.downstream);
  return downstream > 0 ? absolute(s.upstream) / downstream : absent('no pressure downstream');
}

export const criticalRatio = (v: { gamma: number | undefined }) =>
  v.gamma === undefined ? missing('ratio of specific heats') : sonicPressureRatio(v.gamma);

/** t = tanh((L_T − 172)/2.9), in the notation of equations. */
export const hyperbolicTangent = ['z = exp((L_T-172)/1.45)', 't = (z-1)/(z+1)'] as const;

interface Discontinuity {
  readonly pipeInternalDiameter: number | undefined;
  readonly pipeWallThickness: number | undefined;
  readonly branchType: Connection;
  readonly branchDiameter: number | undefined;
  readonly pipeMaterial: string;
}

function lackingOf(v: Discontinuity): Absent {
  return missing(
    ...(v.pipeInternalDiameter === undefined ? ['pipe internal diameter'] : []),
    ...(v.pipeWallThickness === undefined ? ['pipe wall thickness'] : []),
    ...(v.branchDiameter === undefined ? ['branch outside diameter'] : []),
  );
}

type Assessed = Discontinuity & {
  readonly levelOfAll: number;
  readonly totalLevel: number | undefined;
  readonly distanceToDiscontinuity: number | undefined;
  readonly chain: AcousticLikelihood | undefined;
};

/** The likelihood of failure by the guideline: 0.29 up to 155 dB of all sources, then what the chain gives. */
export function likelihoodOfFailure(v: Assessed): number | Absent {
  return (v.totalLevel ?? v.levelOfAll) <= acousticThreshold ? lowLikelihood : (v.chain?.lof ?? whyNone(v));
}

/** Why there is no likelihood of failure. */
function whyNone(v: Assessed): Absent {
  const { missing: lacking } = lackingOf(v);
  const labels = [...(v.distanceToDiscontinuity === undefined ? ['distance to welded discontinuity'] : []), ...lacking];
  if (labels.length > 0 || v.totalLevel === undefined) return missing(...labels);
  const found = chain({ ...v, totalLevel: v.totalLevel });
  return found instanceof Absent ? found : absent('outside the guideline’s curves');
}

/** The chain of the guideline from the total level to the likelihood of failure, or what it still needs. */
export function chain(v: Discontinuity & { totalLevel: number }): AcousticLikelihood | Absent {
  const { pipeInternalDiameter: inside, pipeWallThickness: wall, branchDiameter } = v;
  if (inside === undefined || wall === undefined || branchDiameter === undefined) return lackingOf(v);
  return acousticLikelihood(v.totalLevel, {
    outsideDiameter: inside + 2 * wall,
    wallThickness: wall,
    branchDiameter,
    connection: v.branchType,
    duplex: v.pipeMaterial === 'Duplex',
  });
}

export function guidelineWords(v: { soundPowerLevel: number; levelOfAll: number; lof: number | undefined }): Message[] {
  if (v.levelOfAll <= acousticThreshold) return [info(lowMessage, { field: 'likelihood', source: aviff })];
  if (v.lof === undefined) {
    const what = v.soundPowerLevel > acousticThreshold ? 'Sound power level' : 'Level of the sources together';
    return [warning(`${what} above 155 dB: go on to step 2.`, { field: 'soundPowerLevel', source: aviff })];
  }
  const { from, likelihood, action } = actionBand(v.lof);
  const words = `${likelihood} likelihood of failure. ${action}`;
  return [(from >= 0.5 ? warning : info)(words, { field: 'lof', source: `${aviff}, actions for main lines` })];
}
