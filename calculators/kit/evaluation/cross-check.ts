import { formatNumber } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { selectedMethod, availableMethods } from '../case/case-data.ts';
import {
  methodInSentence,
  methodName,
  resultInfo,
  isExpensive,
  type Definition,
} from '../definition/calculator-definition.ts';
import {
  withMethod,
  evaluatePlan,
  resultValue,
  type Evaluation,
  type ExpensiveSteps,
  type ResultValue,
} from './evaluate.ts';
import { readByOtherMethod, readInputs } from '../case/read-inputs.ts';
import { missingDefaultMessages } from './derived-defaults.ts';
import { lowerFirst } from '../common/sentence-case.ts';
import { info, warning, type Message } from '../definition/messages.ts';
import { comparisonPlanOf, inputsDependOnMethod, planOf } from './plan.ts';
import type { CrossCheckRule } from '../definition/cross-check-rule.ts';
import { withEffects } from './overridden-defaults.ts';
import { unusedInputs, unusedMessages, type UnusedInput } from './unused-inputs.ts';

/** The result of another method on the same inputs. */
interface CrossCheck {
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

/** Differences above these are reported: as a fraction, and in dB for levels (3 dB is twice the power). */
const tolerance = 0.05;
const levelTolerance = 3;

/**
 * Evaluates a case by its selected method and cross-checks it by the others available. Those are evaluated only as far
 * as the compared results and their own checks require; each reports where it leaves its range of validity. Methods that share their equations
 * are not compared.
 */
export function calculateCase(definition: Definition, data: CaseData, expensive: ExpensiveSteps = {}): CaseResult {
  const method = selectedMethod(definition, data);
  const ownData = withMethod(data, method);
  const readings = readInputs(definition, ownData);
  const evaluation = evaluatePlan(planOf(definition, method, ownData), readings, method, expensive);
  const rule = definition.crossCheck;
  const unused = unusedInputs(definition, data, evaluation);
  const stated = withEffects(definition, ownData, evaluation, evaluation.messages);
  const ownMessages = [...stated, ...unusedMessages(unused)];
  if (!rule || !definition.methods || method === undefined || isShared(rule, evaluation))
    return { evaluation, crossChecks: [], messages: ownMessages, unused };
  const known = isExpensive(definition) ? { ...expensive, known: expensiveValues(evaluation) } : expensive;
  const shared = inputsDependOnMethod(definition) ? undefined : readings;
  const offered = availableMethods(definition, data);
  const others = offered
    .filter(option => option !== method)
    .map(option => {
      const other = withMethod(data, option);
      const read = shared ?? readByOtherMethod(definition, other, readings);
      return evaluatePlan(comparisonPlanOf(definition, option, other), read, option, known, evaluation);
    });
  const messages = [...ownMessages];
  for (const other of others) {
    messages.push(
      ...disagreements(definition, rule, offered[0], evaluation, other),
      ...uncheckedMessages(definition, rule, evaluation, other),
      ...rangeWarnings(definition, rule, evaluation, other),
    );
  }
  return {
    evaluation,
    crossChecks: others.map(other => crossCheckOf(definition, rule, evaluation, other)),
    messages,
    unused,
  };
}

/** The values of the expensive steps of an evaluation by id, for reuse by other methods. */
export function expensiveValues({ steps }: Evaluation): Readonly<Record<string, unknown>> {
  return Object.fromEntries(steps.flatMap(({ step, value }) => (step.isExpensive ? [[step.id, value]] : [])));
}

/** Whether all methods share the equations of an evaluation. */
function isShared({ sharedWith }: CrossCheckRule, evaluation: Evaluation): boolean {
  if (sharedWith === undefined) return false;
  const value = evaluation.value(sharedWith);
  return value !== undefined && !(value instanceof Absent);
}

/** What is compared of an evaluation: the value declared for it where there is one, else the result. */
function comparedValue({ result, compared }: CrossCheckRule, evaluation: Evaluation): ResultValue {
  const instead = compared === undefined ? undefined : evaluation.value(compared);
  return typeof instead === 'number' ? instead : resultValue(evaluation, result);
}

function crossCheckOf(definition: Definition, rule: CrossCheckRule, own: Evaluation, other: Evaluation): CrossCheck {
  const shown = comparedValue(rule, own);
  const value = comparedValue(rule, other);
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
  const rules = methodInSentence(definition, first.method ?? '');
  const found: Message[] = [];
  const a = comparedValue(rule, first);
  const b = comparedValue(rule, standard);
  const isReported = rule.reportedApart?.includes(standard.method ?? '') === true;
  if (!isReported && typeof a === 'number' && typeof b === 'number' && a !== 0) {
    const { label, kind } = resultInfo(definition, rule.result);
    const isLevel = kind === 'level' || kind === 'weightedLevel';
    const difference = isLevel ? b - a : b / a - 1;
    const unsafe =
      rule.unsafe === 'either' ? Math.abs(difference) : rule.unsafe === 'higher' ? difference : -difference;
    if (unsafe > (isLevel ? levelTolerance : tolerance)) {
      const direction = difference > 0 ? 'higher' : 'lower';
      const size = isLevel
        ? `${formatNumber(Math.abs(difference), 2)} dB`
        : `${formatNumber(Math.abs(difference) * 100, 2)} %`;
      found.push(
        warning(`${name} puts the ${lowerFirst(label)} ${size} ${direction} than ${rules}: ${rule.consequence}.`, {
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
function uncheckedMessages(
  definition: Definition,
  rule: CrossCheckRule,
  own: Evaluation,
  other: Evaluation,
): Message[] {
  const name = methodInSentence(definition, other.method ?? '');
  return [rule.result, ...(rule.questions ?? [])].flatMap(result => {
    const [shown, value] = [resultValue(own, result), resultValue(other, result)];
    if (shown instanceof Absent || !(value instanceof Absent) || value.ruledOut) return [];
    const label = lowerFirst(resultInfo(definition, result).label);
    return [info(`The ${label} is not checked by ${name}: ${value.sentence}`, { field: result })];
  });
}

/** Warnings of another method that the selected method does not give. Its missing defaults are reported only if it has a result to compare. */
function rangeWarnings(definition: Definition, rule: CrossCheckRule, own: Evaluation, other: Evaluation): Message[] {
  const unfilled = resultValue(other, rule.result) instanceof Absent ? missingDefaultMessages(other.unfilled) : [];
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
