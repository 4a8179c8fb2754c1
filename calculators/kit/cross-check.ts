import { formatNumber } from '@isentrope/engineering/quantities';
import { methodOf, methodsFor, type CaseData } from './case-data.ts';
import { methodId, resultInfo, type Definition } from './definition.ts';
import {
  dataBy,
  follow,
  lowerFirst,
  readInputs,
  resultValue,
  type Evaluation,
  type LongSteps,
  type Readings,
  type ResultValue,
} from './evaluate.ts';
import { warning, type Message } from './messages.ts';
import { inputsGoByMethod, planOf } from './plan.ts';

/** Which results are compared between methods, and when a difference is a warning. */
export interface CrossCheckRule<Id extends string = string> {
  /** The quantity compared. */
  readonly result: Id;
  /** Where the standard's figure makes the original's unsafe: lower than it, higher, or either. */
  readonly unsafe: 'lower' | 'higher' | 'either';
  /** What an unsafe difference means, a clause that ends the sentence. */
  readonly consequence: string;
  /** Results that answer a yes/no question; any disagreement is a warning. */
  readonly questions?: readonly Id[];
}

/** The same inputs by another method. */
export interface CrossCheck {
  readonly method: string;
  readonly name: string;
  readonly value: ResultValue;
  /** By how much the other method's value differs from the one shown, as a fraction of it. */
  readonly difference: number | undefined;
}

/** A case worked through: by the method asked for, and by every other for comparison. */
export interface CaseResult {
  readonly evaluation: Evaluation;
  readonly crossChecks: readonly CrossCheck[];
  readonly messages: readonly Message[];
}

const tolerated = 0.05;

/** The name of a method as shown. */
export function methodName(definition: Definition, method: string): string {
  return definition.methods?.names?.[method] ?? method;
}

/**
 * Works a case through by its method and, where the calculator has others, by those on the same inputs: as far as what is
 * compared, and on to their messages where there is a disagreement.
 */
export function calculateCase(definition: Definition, data: CaseData, long: LongSteps = {}): CaseResult {
  const method = methodOf(definition, data);
  const readings = readInputs(definition, dataBy(data, method));
  const evaluation = follow(planOf(definition, method), readings, method, long);
  const rule = definition.crossCheck;
  if (!rule || !definition.methods || method === undefined)
    return { evaluation, crossChecks: [], messages: evaluation.messages };
  const wanted = [rule.result, ...(rule.questions ?? [])];
  const known = { ...long, known: longValues(evaluation) };
  const shared = inputsGoByMethod(definition) ? undefined : readings;
  const offered = methodsFor(definition, data);
  const others = offered
    .filter(option => option !== method)
    .map(option => {
      const read = shared ? asReadBy(definition, shared, option) : readInputs(definition, dataBy(data, option));
      return {
        evaluation: follow(planOf(definition, option, wanted), read, option, known),
        messages: () => follow(planOf(definition, option), read, option, known).messages,
      };
    });
  const crossChecks = others.map(other => compared(definition, rule.result, evaluation, other.evaluation));
  const own = { evaluation, messages: () => evaluation.messages };
  const messages = [
    ...evaluation.messages,
    ...others.flatMap(other => disagreements(definition, rule, offered[0], own, other)),
  ];
  return { evaluation, crossChecks, messages };
}

/** The readings of a case whose inputs are the same by every method but for the method itself. */
function asReadBy(definition: Definition, readings: Readings, method: string): Readings {
  const place = definition.inputs.findIndex(({ id }) => id === methodId);
  return { ...readings, values: readings.values.with(place, method) };
}

/** A method's evaluation, and its messages when they are wanted. */
interface Worked {
  readonly evaluation: Evaluation;
  readonly messages: () => readonly Message[];
}

/** The values of an evaluation's long steps by id, so that they need not be computed again. */
export function longValues({ steps }: Evaluation): Readonly<Record<string, unknown>> {
  return Object.fromEntries(steps.flatMap(({ step, value }) => (step.info.long ? [[step.id, value]] : [])));
}

function compared(definition: Definition, result: string, own: Evaluation, other: Evaluation): CrossCheck {
  const shown = resultValue(own, result);
  const value = resultValue(other, result);
  const method = other.method ?? '';
  const comparable = typeof shown === 'number' && typeof value === 'number' && shown !== 0;
  return {
    method,
    name: methodName(definition, method),
    value,
    difference: comparable ? value / shown - 1 : undefined,
  };
}

/** The warnings that two methods' results on one case call for. The case's first method is the one compared with. */
function disagreements(
  definition: Definition,
  rule: CrossCheckRule,
  original: string | undefined,
  own: Worked,
  other: Worked,
): Message[] {
  const isOwn = own.evaluation.method === original;
  if (!isOwn && other.evaluation.method !== original) return [];
  const [first, standard] = isOwn ? [own.evaluation, other.evaluation] : [other.evaluation, own.evaluation];
  const name = methodName(definition, standard.method ?? '');
  const rules = first.method === 'original' ? 'the original rules' : methodName(definition, first.method ?? '');
  const found: Message[] = [];
  const a = resultValue(first, rule.result);
  const b = resultValue(standard, rule.result);
  if (typeof a === 'number' && typeof b === 'number' && a !== 0) {
    const difference = b / a - 1;
    const unsafe =
      rule.unsafe === 'either' ? Math.abs(difference) : rule.unsafe === 'higher' ? difference : -difference;
    if (unsafe > tolerated) {
      const label = lowerFirst(resultInfo(definition, rule.result).label);
      const direction = difference > 0 ? 'higher' : 'lower';
      const percent = formatNumber(Math.abs(difference) * 100, 2);
      found.push(
        warning(`By ${name} the ${label} is ${percent} % ${direction} than by ${rules}: ${rule.consequence}.`, {
          field: rule.result,
        }),
      );
    }
  }
  for (const question of rule.questions ?? []) {
    const [x, y] = [resultValue(first, question), resultValue(standard, question)];
    if (typeof x !== 'number' && typeof x !== 'object' && typeof y !== 'number' && typeof y !== 'object' && x !== y) {
      const label = lowerFirst(resultInfo(definition, question).label);
      found.push(
        warning(`The methods disagree on the ${label}: ${answer(x)} by ${rules}, ${answer(y)} by ${name}.`, {
          field: question,
        }),
      );
    }
  }
  if (found.length > 0 && isOwn) {
    for (const { level, text, source } of other.messages()) {
      if (level === 'warning') found.push(warning(`${name}: ${text}`, source === undefined ? {} : { source }));
    }
  }
  return found;
}

function answer(value: string | boolean): string {
  if (typeof value === 'string') return lowerFirst(value);
  return value ? 'yes' : 'no';
}
