import { formatNumber } from '@isentrope/engineering/quantities';
import { methodOf, methodsFor, type CaseData } from './case-data.ts';
import { resultInfo, type Definition } from './definition.ts';
import { evaluate, lowerFirst, resultValue, type Evaluation, type LongSteps, type ResultValue } from './evaluate.ts';
import { warning, type Message } from './messages.ts';

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

/** Works a case through by its method and, where the calculator has others, by those on the same inputs. */
export function calculateCase(definition: Definition, data: CaseData, long: LongSteps = {}): CaseResult {
  const method = methodOf(definition, data);
  const evaluation = evaluate(definition, data, method, long);
  const rule = definition.crossCheck;
  if (!rule || !definition.methods || method === undefined)
    return { evaluation, crossChecks: [], messages: evaluation.messages };
  const offered = methodsFor(definition, data);
  const others = offered
    .filter(option => option !== method)
    .map(option => evaluate(definition, data, option, { ...long, known: longValues(evaluation) }));
  const crossChecks = others.map(other => compared(definition, rule.result, evaluation, other));
  const messages = [
    ...evaluation.messages,
    ...others.flatMap(other => disagreements(definition, rule, offered[0], evaluation, other)),
  ];
  return { evaluation, crossChecks, messages };
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
  own: Evaluation,
  other: Evaluation,
): Message[] {
  if (own.method !== original && other.method !== original) return [];
  const [first, standard] = own.method === original ? [own, other] : [other, own];
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
  if (found.length > 0 && standard === other) {
    for (const { level, text, source } of standard.messages) {
      if (level === 'warning') found.push(warning(`${name}: ${text}`, source === undefined ? {} : { source }));
    }
  }
  return found;
}

function answer(value: string | boolean): string {
  if (typeof value === 'string') return lowerFirst(value);
  return value ? 'yes' : 'no';
}
