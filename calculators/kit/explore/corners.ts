import { pow } from '@isentrope/engineering/elementary';
import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { boundsHold, boundsText } from '../definition/bounds.ts';
import { takesLong } from '../definition/calculator-definition.ts';
import type { CornersAnswer } from './result.ts';
import type { Exploration } from './exploration.ts';
import { Probe, refusalOf } from './probe.ts';
import type { Amount, CornersQuestion } from './request/request.ts';
import { Tally } from './reason-counter.ts';
import { levelOf } from './messages.ts';
import {
  caseWith,
  describedAs,
  inputAmount,
  numericInput,
  numericResult,
  plainFaults,
  shownIn,
  wholeRun,
  type NumericInput,
  type Subject,
} from './subject.ts';
import { baseOf } from './base-case.ts';

/** Maximum number of inputs; fewer if each evaluation is slow. */
const mostInputs = 12;
const mostLongInputs = 4;

/**
 * Evaluates a result at all combinations of the extremes of some inputs, and finds the worst. Throws a `Refusal` for an
 * invalid request.
 */
export function* corners(subject: Subject, question: CornersQuestion): Exploration<CornersAnswer> {
  const { definition, data } = subject;
  const result = numericResult(subject, question.result);
  const inputs = Object.entries(question.extremes).map(([id, { from, to }]) => {
    const input = numericInput(subject, id);
    return { input, from: within(input, from), to: within(input, to) };
  });
  const most = takesLong(definition) ? mostLongInputs : mostInputs;
  if (inputs.length === 0 || inputs.length > most)
    throw new Refusal(
      `Corners are looked at of 1 to ${most} inputs, ${pow(2, most)} combinations at most; these are ${inputs.length}.`,
    );
  const ids = inputs.map(({ input }) => input.id);
  const probe = new Probe(definition, data, ids, [result.id], true);
  const found: CornersAnswer['corners'][number][] = [];
  const reasons = new Tally();
  const { base } = baseOf(subject, result);
  const sign = question.worst === 'highest' ? 1 : -1;
  const placeOf = (high: readonly boolean[]) => inputs.map(({ from, to }, index) => (high[index] ? to : from));
  const answer = (): CornersAnswer => {
    let worst: number | undefined;
    found.forEach((corner, index) => {
      const known = worst === undefined ? undefined : found[worst]?.result;
      if (corner.result !== null && (known === undefined || known === null || sign * corner.result > sign * known))
        worst = index;
    });
    return {
      type: 'corners',
      result: describedAs(result),
      inputs: inputs.map(({ input, from, to }) => ({
        input: describedAs(input),
        from: shownIn(input, from),
        to: shownIn(input, to),
      })),
      corners: [...found],
      base,
      ...(worst === undefined ? {} : { worst: worstAt(worst) }),
      refused: reasons.list(),
      sentence: concluded(found.length, reasons.count),
      faults: plainFaults(probe.faults),
    };
  };
  const worstAt = (corner: number) => {
    const values = placeOf(found[corner]?.high ?? []);
    const typed = inputs.reduce(
      (known, { input }, index) => caseWith({ ...subject, data: known }, input, values[index] ?? 0),
      data,
    );
    const { value = found[corner]?.result ?? 0, messages } = wholeRun(subject, typed, result.id);
    const at = inputs.map(({ input }, index) => ({ id: input.id, at: shownIn(input, values[index] ?? 0) }));
    return { corner, at, result: shownIn(result, value), messages };
  };
  const count = pow(2, inputs.length);
  for (let corner = 0; corner < count; corner += 1) {
    const high = inputs.map((_, index) => Math.floor(corner / pow(2, index)) % 2 === 1);
    const { values, messages } = probe.at(placeOf(high));
    const [value] = values;
    const refused = refusalOf(value);
    if (refused !== undefined) reasons.add(refused);
    found.push({ high, result: typeof value === 'number' ? value + 0 : null, level: levelOf(messages) });
    yield { share: (corner + 1) / (count + 1), soFar: answer };
  }
  return answer();
}

/** The number of combinations evaluated, and a caution if some have no result. */
function concluded(count: number, refused: number): string {
  if (refused === 0) return `${count} combinations, all with a result.`;
  if (refused === count) return `${count} combinations, none with a result.`;
  return `${count} combinations, ${refused} without a result: the worst named is that of the others.`;
}

/** An amount within the bounds of a field. Throws a `Refusal` for one outside. */
function within(input: NumericInput, amount: Amount): number {
  const { id, field } = input;
  const value = inputAmount(input, amount);
  if (boundsHold(field, value, limit => toSi(field.kind, limit, field.unit))) return value;
  throw new Refusal(`The field "${id}" must be ${boundsText(field)}.`);
}
