import { formatNumber } from '@isentrope/engineering/quantities';
import { acousticThreshold, sumOfLevels } from '@isentrope/engineering/vibration';
import {
  absent,
  check,
  info,
  optional,
  missing,
  step,
  warning,
  type StepInputs,
  type Source,
} from '../../kit/index.ts';
import { aviff } from '../aviff.ts';
import { step2 } from './fields.ts';
import { guideline, original, originalMethod } from './source.ts';

/** Sound levels of all sources at the welded discontinuity, and the simplified method's verdicts on them. */

const { distanceToDiscontinuity, pipeInternalDiameter, ap2, ap3, ap4 } = step2;

/** Message required by the specification for a level that needs no further step. */
export const lowMessage = 'Likelihood of Failure is low, design does not need to be altered.';

const additional = optional({ ap2, ap3, ap4 });
type Additional = StepInputs<typeof additional>;

const level = { kind: 'level', unit: 'dB' } as const;
const symbolOf = { ap2: 'L_2', ap3: 'L_3', ap4: 'L_4' } as const;

const enteredLevels = (v: Additional) => (['ap2', 'ap3', 'ap4'] as const).filter(id => v[id] !== undefined);

const levelSum = (main: string, v: Additional) =>
  `10*log10(10^(${main}/10)${enteredLevels(v)
    .map(id => `+10^(${symbolOf[id]}/10)`)
    .join('')})`;

const sumWith = (main: number, v: Additional) => sumOfLevels([main, ...enteredLevels(v).flatMap(id => v[id] ?? [])]);

/** Level of the main source without attenuation, plus the others: an upper bound for any connection. */
export const levelOfAll = step(
  'levelOfAll',
  { soundPowerLevel: guideline.soundPowerLevel, ...additional },
  {
    label: 'All sources combined, without attenuation',
    symbol: 'L_S',
    equation: v => `L_S = ${levelSum('L_W', v)}`,
    source: `${aviff}: levels are summed, then compared with 155 dB`,
    ...level,
  },
  v => sumWith(v.soundPowerLevel, v),
);

const path = optional({ distanceToDiscontinuity, pipeInternalDiameter });

/** Attenuated level of the main source at the next welded connection; shown above 155 dB of `judged`. */
function attenuated(soundPowerLevel: Source<number>, judged: Source<number>, source: string) {
  return step(
    'levelAtDiscontinuity',
    { soundPowerLevel, judged, ...path },
    {
      label: 'Level at the welded discontinuity',
      symbol: 'L_p',
      equation: 'L_p = L_W-60*L_d/(1000*D_i)',
      source,
      ...level,
    },
    v => {
      if (v.judged <= acousticThreshold)
        return absent(`step 2 not required: ${formatNumber(v.judged, 4)} dB does not exceed 155 dB`);
      const { distanceToDiscontinuity: distance, pipeInternalDiameter: diameter } = v;
      if (distance === undefined || diameter === undefined)
        return missing(
          ...(distance === undefined ? ['distance to welded discontinuity'] : []),
          ...(diameter === undefined ? ['pipe internal diameter'] : []),
        );
      return v.soundPowerLevel - (60 * distance) / (1000 * diameter);
    },
  );
}

function total(levelAtDiscontinuity: Source<number>, source: string) {
  return step(
    'totalLevel',
    { levelAtDiscontinuity, ...additional },
    { label: 'Total level', symbol: 'L_T', equation: v => `L_T = ${levelSum('L_p', v)}`, source, ...level },
    v => sumWith(v.levelAtDiscontinuity, v),
  );
}

/** The simplified method requires step 2 only above 155 dB of the main source. */
const originalThere = attenuated(
  original.soundPowerLevel,
  original.soundPowerLevel,
  'L in m, D in mm: 3 dB over 50 diameters',
);
export const byOriginal = {
  levelAtDiscontinuity: originalThere,
  totalLevel: total(originalThere, 'Sum of the sources'),
};
/** The guideline requires it above 155 dB of all sources. */
const guidelineThere = attenuated(guideline.soundPowerLevel, levelOfAll, `${aviff}; L in m, D in mm`);
export const byGuideline = { levelAtDiscontinuity: guidelineThere, totalLevel: total(guidelineThere, aviff) };

const { soundPowerLevel } = original;
const { totalLevel } = byOriginal;

/** High by the simplified method from a total of 160 dB, and until step 2 shows otherwise. */
export const originalLikelihood = step(
  'likelihood',
  { soundPowerLevel, totalLevel: optional(totalLevel), ...path, ...additional },
  { label: 'Likelihood of failure', source: 'Simplified method: high from 160 dB at the discontinuity' },
  v => {
    if (v.soundPowerLevel <= acousticThreshold) return 'Low';
    return v.totalLevel === undefined || v.totalLevel >= 160 ? 'High' : 'Low';
  },
);
export const originalStep2 = step(
  'step2',
  { soundPowerLevel },
  { label: 'Step 2 required', source: 'Sound power level above 155 dB' },
  v => v.soundPowerLevel > acousticThreshold,
);

export const originalMessages = check({ soundPowerLevel, totalLevel: optional(totalLevel), ...additional }, v => {
  const source = originalMethod;
  if (v.soundPowerLevel <= acousticThreshold)
    return [info(lowMessage, { field: 'likelihood' }), ...othersLeftOut(v, sumWith(v.soundPowerLevel, v))];
  if (v.totalLevel === undefined)
    return [warning('Sound power level above 155 dB: continue with step 2.', { field: 'soundPowerLevel', source })];
  return v.totalLevel >= 160
    ? [
        warning('160 dB or more at the discontinuity: high likelihood of failure, the design should be changed.', {
          field: 'likelihood',
          source,
        }),
      ]
    : [info('Below 160 dB: low likelihood of failure beyond the main source.', { field: 'likelihood', source })];
});

/** Reports what the simplified method ignores if the main source alone does not require step 2. */
function othersLeftOut(v: Additional, together: number) {
  return together > acousticThreshold && enteredLevels(v).length > 0
    ? [
        warning(
          `The other sources are left out: the simplified method stops at the main source, but all sources together give ${formatNumber(together, 4)} dB. EI AVIFF assesses them.`,
          { field: 'likelihood', source: originalMethod },
        ),
      ]
    : [];
}
