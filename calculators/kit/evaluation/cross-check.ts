import { formatNumber } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { methodOf, methodsFor } from '../case/case-data.ts';
import {
  methodInWords,
  methodName,
  resultInfo,
  takesLong,
  type Definition,
} from '../definition/calculator-definition.ts';
import { dataBy, follow, resultValue, type Evaluation, type LongSteps, type ResultValue } from './evaluate.ts';
import { readAgain, readInputs } from '../case/read-inputs.ts';
import { unfilledMessages } from './derived-defaults.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { info, warning, type Message } from '../definition/messages.ts';
import { comparedPlanOf, inputsGoByMethod, planOf } from './plan.ts';
import type { CrossCheckRule } from '../definition/cross-check-rule.ts';
import { unusedInputs, unusedMessages, type UnusedInput } from './unused-inputs.ts';

/** The result of another method on the same inputs. */
export interface CrossCheck {
  readonly method: string;
  readonly name: string;
  readonly value: ResultValue;
  /** The relative difference of the other method's value from the one shown. */
  readonly difference: number | undefined;
}

/** The results of a case: by the selected method, and by all others for comparison. */
export interface CaseResult {
  readonly evaluation: Evaluation;
  readonly crossChecks: readonly CrossCheck[];
  readonly messages: readonly Message[];
  /** Inputs that were entered and did not affect the results. */
  readonly unused: readonly UnusedInput[];
}

const tolerated = 0.05;

/**
 * Evaluates a case by its selected method and cross-checks it by the others available. Those are evaluated only as far
 * as the compared results and their own checks require; each reports where it leaves its range of validity.
 */
export function calculateCase(definition: Definition, data: CaseData, long: LongSteps = {}): CaseResult {
  const method = methodOf(definition, data);
  const given = dataBy(data, method);
  const readings = readInputs(definition, given);
  const evaluation = follow(planOf(definition, method, given), readings, method, long);
  const rule = definition.crossCheck;
  const unused = unusedInputs(definition, data, evaluation);
  const ownMessages = [...evaluation.messages, ...unusedMessages(unused)];
  if (!rule || !definition.methods || method === undefined)
    return { evaluation, crossChecks: [], messages: ownMessages, unused };
  const known = takesLong(definition) ? { ...long, known: longValues(evaluation) } : long;
  const shared = inputsGoByMethod(definition) ? undefined : readings;
  const offered = methodsFor(definition, data);
  const others = offered
    .filter(option => option !== method)
    .map(option => {
      const other = dataBy(data, option);
      const read = shared ?? readAgain(definition, other, readings);
      return follow(comparedPlanOf(definition, option, other), read, option, known, evaluation);
    });
  const messages = [...ownMessages];
  for (const other of others) {
    messages.push(
      ...disagreements(definition, rule, offered[0], evaluation, other),
      ...uncheckedBy(definition, rule, evaluation, other),
      ...rangesOf(definition, rule, evaluation, other),
    );
  }
  return {
    evaluation,
    crossChecks: others.map(other => compared(definition, rule.result, evaluation, other)),
    messages,
    unused,
  };
}

/** The values of the expensive steps of an evaluation by id, for reuse by other methods. */
export function longValues({ steps }: Evaluation): Readonly<Record<string, unknown>> {
  return Object.fromEntries(steps.flatMap(({ step, value }) => (step.long ? [[step.id, value]] : [])));
}

function compared(definition: Definition, result: string, own: Evaluation, other: Evaluation): CrossCheck {
  const shown = resultValue(own, result);
  const value = resultValue(other, result);
  const method = other.method ?? '';
  const difference = typeof shown === 'number' && typeof value === 'number' ? value / shown - 1 : Number.NaN;
  return {
    method,
    name: methodName(definition, method),
    value,
    difference: Number.isFinite(difference) ? difference : undefined,
  };
}

/** Warnings on differences between two methods. The first available method is the reference of the comparison. */
function disagreements(
  definition: Definition,
  rule: CrossCheckRule,
  original: string | undefined,
  own: Evaluation,
  other: Evaluation,
): Message[] {
  const isOwn = own.method === original;
  if (!isOwn && other.method !== original) return [];
  const [first, standard] = isOwn ? [own, other] : [other, own];
  const name = methodName(definition, standard.method ?? '');
  const rules = methodInWords(definition, first.method ?? '');
  const found: Message[] = [];
  const a = resultValue(first, rule.result);
  const b = resultValue(standard, rule.result);
  const isReported = rule.reportedApart?.includes(standard.method ?? '') === true;
  if (!isReported && typeof a === 'number' && typeof b === 'number' && a !== 0) {
    const difference = b / a - 1;
    const unsafe =
      rule.unsafe === 'either' ? Math.abs(difference) : rule.unsafe === 'higher' ? difference : -difference;
    if (unsafe > tolerated) {
      const label = lowerFirst(resultInfo(definition, rule.result).label);
      const direction = difference > 0 ? 'higher' : 'lower';
      const percent = formatNumber(Math.abs(difference) * 100, 2);
      found.push(
        warning(`${name} puts the ${label} ${percent} % ${direction} than ${rules}: ${rule.consequence}.`, {
          field: rule.result,
        }),
      );
    }
  }
  for (const question of rule.questions ?? []) {
    const [x, y] = [resultValue(first, question), resultValue(standard, question)];
    const isAnswer = typeof x !== 'number' && typeof x !== 'object' && typeof y !== 'number' && typeof y !== 'object';
    if (isAnswer && x !== y && ![x, y].every(each => rule.alike?.includes(String(each)))) {
      const label = lowerFirst(resultInfo(definition, question).label);
      found.push(
        warning(`The methods disagree on the ${label}: ${answer(x)} by ${rules}, ${answer(y)} by ${name}.`, {
          field: question,
        }),
      );
    }
  }
  return found;
}

/** Notes on results that another method cannot check because it has no value for them. */
function uncheckedBy(definition: Definition, rule: CrossCheckRule, own: Evaluation, other: Evaluation): Message[] {
  const name = methodInWords(definition, other.method ?? '');
  return [rule.result, ...(rule.questions ?? [])].flatMap(result => {
    const [shown, value] = [resultValue(own, result), resultValue(other, result)];
    if (shown instanceof Absent || !(value instanceof Absent) || value.ruledOut) return [];
    const label = lowerFirst(resultInfo(definition, result).label);
    return [info(`The ${label} is not checked by ${name}: ${value.sentence}`, { field: result })];
  });
}

/**
 * Warnings of another method that the selected method does not give as well. If that method has nothing to compare, its
 * missing defaults are not reported.
 */
function rangesOf(definition: Definition, rule: CrossCheckRule, own: Evaluation, other: Evaluation): Message[] {
  const unfilled = resultValue(other, rule.result) instanceof Absent ? unfilledMessages(other.unfilled) : [];
  const known = [...own.messages, ...unfilled];
  const saidToo = (text: string) => known.some(message => message.text === text);
  return other.messages
    .filter(({ level, text }) => level === 'warning' && !saidToo(text))
    .map(({ text, source }) =>
      warning(`${methodName(definition, other.method ?? '')}: ${text}`, source === undefined ? {} : { source }),
    );
}

function answer(value: string | boolean): string {
  if (typeof value === 'string') return lowerFirst(value);
  return value ? 'yes' : 'no';
}
