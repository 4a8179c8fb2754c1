import { formatNumber } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import type { Message } from '../definition/messages.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { readInputs } from '../case/read-inputs.ts';
import { evaluatePlan, resultValue, type Evaluation } from './evaluate.ts';
import { comparedResult, resultPlanOf } from './plan.ts';

/** Relative change of a result, and of a level in dB, that is not reported. */
const negligible = 0.001;
const negligibleLevel = 0.05;

/**
 * Adds to messages on entries that are used instead of a default what the default would make of the compared result, and on which side the
 * entry is. Nothing is added where the result is no number or takes an expensive step.
 */
export function withEffects(
  definition: Definition,
  data: CaseData,
  evaluation: Evaluation,
  messages: readonly Message[],
): readonly Message[] {
  if (!messages.some(({ isOverridden }) => isOverridden)) return messages;
  return messages.map(message => {
    const { isOverridden, ...plain } = message;
    if (!isOverridden || plain.field === undefined) return message;
    return { ...plain, text: `${plain.text}${effectOf(definition, data, evaluation, plain.field)}` };
  });
}

/** Returns a sentence, beginning with a space, on a result with a blank field; empty where it is unknown. */
function effectOf(definition: Definition, data: CaseData, evaluation: Evaluation, field: string): string {
  const blank = Object.fromEntries(Object.entries(data).filter(([id]) => id !== field));
  const { method } = evaluation;
  const plan = resultPlanOf(definition, method, blank);
  if (plan.nodes.some(({ node }) => node.type === 'step' && node.isExpensive)) return '';
  const result = comparedResult(definition);
  const [own, other] = [evaluation, evaluatePlan(plan, readInputs(definition, blank), method, {})].map(each =>
    resultValue(each, result),
  );
  const { label, kind } = resultInfo(definition, result);
  if (typeof own !== 'number' || typeof other !== 'number') return '';
  const isLevel = kind === 'level' || kind === 'weightedLevel';
  const difference = isLevel ? other - own : other / own - 1;
  if (!Number.isFinite(difference)) return '';
  const name = `the ${lowerFirst(label)}`;
  if (Math.abs(difference) <= (isLevel ? negligibleLevel : negligible)) return ` With that value, ${name} is the same.`;
  const size = isLevel
    ? `${formatNumber(Math.abs(difference), 2)} dB`
    : `${formatNumber(100 * Math.abs(difference), 2)} %`;
  return ` With that value, ${name} would be ${size} ${difference > 0 ? 'higher' : 'lower'}${sideOf(definition, difference)}.`;
}

/** The side of an entry whose default changes the compared result in this direction; empty where none is declared. */
function sideOf({ crossCheck }: Definition, difference: number): string {
  if (!crossCheck || crossCheck.unsafe === 'either') return '';
  const isUnsafe = crossCheck.unsafe === 'higher' ? difference > 0 : difference < 0;
  return `: the entry is on the ${isUnsafe ? 'unsafe' : 'safe'} side`;
}
