import { reaches } from '@isentrope/engineering/numerics';
import type { Source } from '../kit/index.ts';
import { noCondition, type Phase, type PresentInputs } from './missing-inputs.ts';

/** Labels of non-choked and choked flow, which differ between the free and the Pro calculator. */
export type ConditionLabels = readonly [below: string, choked: string];

type Onset = PresentInputs & {
  readonly fluidType: Phase;
  readonly chokedPressureDrop: number | undefined;
  readonly pressureDifferential: number | undefined;
  readonly venaContractaDrop: number | undefined;
};

/** The flow condition by either method; `choked` is read from the solution. */
export function conditionIn(words: ConditionLabels, v: Onset, choked?: boolean) {
  if (v.fluidType === 'Two Phase Flow Regime') return 'Two-Phase';
  if (choked !== undefined) return words[choked ? 1 : 0];
  if (v.pressureDifferential === undefined || v.chokedPressureDrop === undefined) return noCondition(v);
  return words[reaches(v.pressureDifferential, v.chokedPressureDrop) ? 1 : 0];
}

/** Cross-check of the two methods' flow coefficients. */
export function coefficientCrossCheck(result: Source<number>, flowCondition: Source) {
  return {
    result,
    unsafe: 'higher',
    consequence: 'a valve sized by the simplified method would be too small',
    questions: [flowCondition],
  } as const;
}
