import { Refusal, toSi } from '@isentrope/engineering/quantities';
import type { DerivativesAnswer } from './answer.ts';
import { finished, type Exploration } from './exploration.ts';
import { Probe } from './probe.ts';
import type { DerivativesQuestion } from './question.ts';
import {
  describedAs,
  numericIds,
  numericInput,
  numericResult,
  plainFaults,
  shownIn,
  type Measure,
  type Subject,
} from './subject.ts';
import { along, mostPoints } from './sweep.ts';
import { baseOf, standingInput, withinBounds } from './uncertain.ts';
import { widths, type Width } from './width.ts';

/** The wider of the two steps, as a share of the input. */
const widerStep = 1e-3;
/** How far the slopes of both steps may differ, as a share, for there to be one. */
const allowed = 1e-3;

/** Results that differ by less, as a share of them, are the same. */
const same = 1e-12;

type Derivative = DerivativesAnswer['derivatives'][number];

/** A slope, and how far two step sizes differ in it; or why there is none. */
type Slope = { readonly slope: number; readonly error: number } | { readonly notDefined: string };

/**
 * How steeply a result rises with each input: central differences of two step sizes, extrapolated by Richardson's rule. Where
 * the sides do not agree, at a jump or a kink, there is no derivative, and that is said. Throws a `Refusal` for what cannot be
 * asked. With `curves`, also the result as far around each value as that may be off.
 */
export function* derivatives(subject: Subject, question: DerivativesQuestion): Exploration<DerivativesAnswer> {
  const { definition, data } = subject;
  const result = numericResult(subject, question.result);
  const { value: base, ...ofCase } = baseOf(subject, result);
  const standing = numericIds(definition, data).filter(id => numericInput(subject, id).standing !== undefined);
  const inputs = (question.inputs ?? standing).map(id => standingInput(subject, id));
  const { curves } = question;
  if (curves !== undefined && !(curves >= 2 && curves <= mostPoints))
    throw new Refusal(`The points of a curve must be 2 to ${mostPoints}.`);
  const widthOf = widths(subject, {});
  const found: Derivative[] = [];
  const faults: ReturnType<typeof plainFaults> = [];
  const answer = (): DerivativesAnswer => ({
    type: 'derivatives',
    result: describedAs(result),
    ...ofCase,
    derivatives: [...found],
    faults: [...faults],
  });
  for (const [index, input] of inputs.entries()) {
    const { field, standing: x } = input;
    const probe = new Probe(definition, data, [input.id], [result.id], false);
    const step =
      widerStep * (x === 0 ? Math.abs(toSi(field.kind, 1, field.unit) - toSi(field.kind, 0, field.unit)) : Math.abs(x));
    const isInside = withinBounds(input, x - step) === x - step && withinBounds(input, x + step) === x + step;
    const slope = isInside
      ? slopeOf(
          at => {
            const [value] = probe.at([at]).values;
            return typeof value === 'number' ? value : undefined;
          },
          x,
          step,
        )
      : { notDefined: 'The input stands at a limit of its field.' };
    faults.push(...plainFaults(probe.faults));
    const curve = curves === undefined ? {} : curveAround(subject, input, result, widthOf(input.id), curves);
    const about = { input: describedAs(input), at: shownIn(input, x) };
    if ('slope' in slope) {
      const elasticity = base === undefined || base === 0 ? null : (slope.slope * x) / base + 0;
      found.push({ ...about, derivative: slope.slope + 0, error: slope.error, elasticity, ...curve });
    } else found.push({ ...about, derivative: null, error: null, elasticity: null, ...slope, ...curve });
    yield { share: (index + 1) / (inputs.length + 1), soFar: answer };
  }
  return answer();
}

/** The result as far around the value of an input as that may be off; nothing where that is no way at all. */
function curveAround(
  subject: Subject,
  input: ReturnType<typeof standingInput>,
  result: Measure,
  width: Width | undefined,
  count: number,
): Pick<Derivative, 'curve'> {
  const { standing } = input;
  const reach = width?.of(standing) ?? 0;
  const [from, to] = [withinBounds(input, standing - reach), withinBounds(input, standing + reach)];
  if (!width || !(from < to)) return {};
  const swept = finished(along(subject, input, { from, to, isLog: false, assumed: false }, [result], count));
  const points = swept.points.map(({ at, values: [value] }) => ({
    at,
    value: typeof value === 'number' ? value : null,
  }));
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const effect = known.length < points.length || high - low > same * Math.max(Math.abs(low), Math.abs(high));
  const jumps = swept.jumps.map(({ below, above }) => ({ below, above }));
  return { curve: { basis: width.basis, from: shownIn(input, from), to: shownIn(input, to), points, jumps, effect } };
}

/** The slope of a curve at a place, from steps of a width and of half of it to either side. */
export function slopeOf(f: (x: number) => number | undefined, x: number, step: number): Slope {
  const [middle, ...beside] = [0, -1, -0.5, 0.5, 1].map(share => f(x + share * step));
  const [far, near, nearAbove, farAbove] = beside;
  if (
    middle === undefined ||
    far === undefined ||
    near === undefined ||
    nearAbove === undefined ||
    farAbove === undefined
  )
    return { notDefined: 'There is no result here or right beside it.' };
  const wide = (farAbove - far) / (2 * step);
  const narrow = (nearAbove - near) / step;
  const slope = (4 * narrow - wide) / 3;
  const bendWide = Math.abs(farAbove - 2 * middle + far) / step;
  const bendNarrow = (2 * Math.abs(nearAbove - 2 * middle + near)) / step;
  const scale = Math.max(Math.abs(slope), (1e-9 * Math.abs(middle)) / step);
  const isSmooth = Math.abs(narrow - wide) <= allowed * Math.max(scale, bendWide);
  const isStraight = bendNarrow <= allowed * scale || bendNarrow < 0.75 * bendWide;
  return isSmooth && isStraight
    ? { slope, error: Math.abs(slope - narrow) }
    : { notDefined: 'Not defined here: the result jumps or has a kink.' };
}
