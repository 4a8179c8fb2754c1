import { pow } from '@isentrope/engineering/elementary';
import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { isWithinBounds, describeFieldBounds } from '../definition/bounds.ts';
import { isExpensive } from '../definition/calculator-definition.ts';
import type { CornersResult } from './result.ts';
import type { Exploration } from './exploration.ts';
import { Probe, absenceReason } from './probe.ts';
import type { Amount, CornersRequest } from './request/request.ts';
import { ReasonCounter } from './reason-counter.ts';
import { highestLevel } from './messages.ts';
import {
  caseWith,
  quantityInfo,
  inputAmount,
  numericInput,
  numericResult,
  plainFaults,
  displayedNumber,
  fullRun,
  type NumericInput,
  type Subject,
} from './subject.ts';
import { baseResult } from './base-case.ts';

/** Maximum number of inputs; fewer if each evaluation is slow. */
const maxInputs = 12;
const maxExpensiveInputs = 4;

/**
 * Evaluates a result at all combinations of the extremes of some inputs, and finds the worst. Throws a `Refusal` for an
 * invalid request.
 */
export function* corners(subject: Subject, request: CornersRequest): Exploration<CornersResult> {
  const { definition, data } = subject;
  const result = numericResult(subject, request.result);
  const inputs = Object.entries(request.extremes).map(([id, { from, to }]) => {
    const input = numericInput(subject, id);
    return { input, from: within(input, from), to: within(input, to) };
  });
  const maximum = isExpensive(definition) ? maxExpensiveInputs : maxInputs;
  if (inputs.length === 0 || inputs.length > maximum)
    throw new Refusal(
      `Corners need 1 to ${maximum} inputs (at most ${pow(2, maximum)} combinations); there are ${inputs.length}.`,
    );
  const ids = inputs.map(({ input }) => input.id);
  const probe = new Probe(definition, data, ids, [result.id], true);
  const found: CornersResult['corners'][number][] = [];
  const reasons = new ReasonCounter();
  const { base } = baseResult(subject, result);
  const sign = request.worst === 'highest' ? 1 : -1;
  const placeOf = (high: readonly boolean[]) => inputs.map(({ from, to }, index) => (high[index] ? to : from));
  const answer = (): CornersResult => {
    let worst: number | undefined;
    found.forEach((corner, index) => {
      const known = worst === undefined ? undefined : found[worst]?.result;
      if (corner.result !== null && (known === undefined || known === null || sign * corner.result > sign * known))
        worst = index;
    });
    return {
      type: 'corners',
      result: quantityInfo(result),
      inputs: inputs.map(({ input, from, to }) => ({
        input: quantityInfo(input),
        from: displayedNumber(input, from),
        to: displayedNumber(input, to),
      })),
      corners: [...found],
      base,
      ...(worst === undefined ? {} : { worst: worstAt(worst) }),
      refused: reasons.list(),
      sentence: conclusion(found.length, reasons.count),
      faults: plainFaults(probe.faults),
    };
  };
  const worstAt = (corner: number) => {
    const values = placeOf(found[corner]?.high ?? []);
    const typed = inputs.reduce(
      (known, { input }, index) => caseWith({ ...subject, data: known }, input, values[index] ?? 0),
      data,
    );
    const { value = found[corner]?.result ?? 0, messages } = fullRun(subject, typed, result.id);
    const at = inputs.map(({ input }, index) => ({ id: input.id, at: displayedNumber(input, values[index] ?? 0) }));
    return { corner, at, result: displayedNumber(result, value), messages };
  };
  const count = pow(2, inputs.length);
  for (let corner = 0; corner < count; corner += 1) {
    const high = inputs.map((_, index) => Math.floor(corner / pow(2, index)) % 2 === 1);
    const { values, messages } = probe.at(placeOf(high));
    const [value] = values;
    const refused = absenceReason(value);
    if (refused !== undefined) reasons.add(refused);
    found.push({ high, result: typeof value === 'number' ? value + 0 : null, level: highestLevel(messages) });
    yield { share: (corner + 1) / (count + 1), soFar: answer };
  }
  return answer();
}

/** The number of combinations evaluated, and a caution if some have no result. */
function conclusion(count: number, refused: number): string {
  if (refused === 0) return `${count} combinations, all with a result.`;
  if (refused === count) return `${count} combinations, none with a result.`;
  return `${count} combinations, ${refused} without a result: the worst shown is that of the others.`;
}

/** An amount within the bounds of a field. Throws a `Refusal` for one outside. */
function within(input: NumericInput, amount: Amount): number {
  const { id, field } = input;
  const value = inputAmount(input, amount);
  if (isWithinBounds(field, value, limit => toSi(field.kind, limit, field.unit))) return value;
  throw new Refusal(`The field "${id}" must be ${describeFieldBounds(field)}.`);
}
