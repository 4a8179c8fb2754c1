import {
  readField,
  type CaseData,
  type Definition,
  type AnalysisRequest,
  type SolveResult,
} from '@isentrope/calculators/kit';
import type { AnalysisRun } from './analysis-run.ts';

type Shown = SolveResult['range']['from'];

/** The inputs whose present value does not affect an analysis, because it varies them. */
function variedInputs(question: AnalysisRequest): ReadonlySet<string> {
  switch (question.type) {
    case 'solve':
    case 'limits':
    case 'sweep':
    case 'compare':
      return new Set([question.input]);
    case 'map':
      return new Set([question.x.input, question.y.input]);
    default:
      return new Set();
  }
}

/** Whether two cases are equal except for the numbers in some fields; their units must match. */
function isSameExcept(definition: Definition, a: CaseData, b: CaseData, except: ReadonlySet<string>): boolean {
  return definition.inputs.every(input => {
    const { id, field } = input;
    if (field.type === 'text' || a[id] === b[id]) return true;
    if (a[id]?.unit !== b[id]?.unit) return false;
    if (a[id]?.text === b[id]?.text) return true;
    const isNumber = (data: CaseData) => readField(input, data, id).type === 'value';
    return except.has(id) && isNumber(a) && isNumber(b);
  });
}

/** Whether the result of an analysis applies to the present cases and units. */
export function appliesTo(
  definition: Definition,
  { question, of, units }: AnalysisRun,
  cases: readonly CaseData[],
  now: Readonly<Record<string, string>>,
): boolean {
  const varied = variedInputs(question);
  return (
    of.length === cases.length &&
    of.every((data, index) => isSameExcept(definition, data, cases[index] ?? {}, varied)) &&
    JSON.stringify(units) === JSON.stringify(now)
  );
}

/** Whether two analysis requests are equal. */
export function isSameRequest(a: AnalysisRequest, b: AnalysisRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The margin on either side of a figure's content, as a fraction of its width. */
const margin = 0.25;

/**
 * The x-range of a figure: the results and the case with a margin, within the range searched; the whole range if
 * there is a single point only.
 */
export function figureRange(
  places: readonly number[],
  { from, to }: { readonly from: Shown; readonly to: Shown },
): { readonly from: Shown; readonly to: Shown } {
  const low = Math.min(...places);
  const high = Math.max(...places);
  if (places.length === 0 || !(high >= low)) return { from, to };
  const reach = high > low ? high - low : Math.abs(high) / 2;
  const span = high > low ? margin * reach : reach;
  const clamped = (value: number) => Math.min(to.value, Math.max(from.value, value));
  const ends = [clamped(low - span), clamped(high + span)].map(value => Number(value.toPrecision(4)));
  const [first = from.value, last = to.value] = ends.map(clamped);
  if (!(last > first)) return { from, to };
  return { from: { ...from, value: first }, to: { ...to, value: last } };
}
