import { Refusal, toSi } from '@isentrope/engineering/quantities';
import { isExpensive } from '../definition/calculator-definition.ts';
import type { DerivativesResult, SweepResult } from './result.ts';
import { mapStages, type Exploration } from './exploration.ts';
import { Probe } from './probe.ts';
import type { DerivativesRequest } from './request/request.ts';
import {
  quantityInfo,
  numericIds,
  numericInput,
  numericResult,
  plainFaults,
  displayedNumber,
  type Subject,
} from './subject.ts';
import { sweepRange, maxPoints } from './curves/sweep.ts';
import { baseResult, inputWithValue, withinBounds } from './base-case.ts';
import { inputUncertainties, type InputUncertainty } from './input-uncertainty.ts';

/** Step sizes and tolerances of the differences, as fractions. */
interface Fineness {
  /** The wider of the two steps, relative to the input. */
  readonly step: number;
  /** Maximum difference between the slopes of the two steps. */
  readonly allowed: number;
  /** Relative difference below which results are equal. */
  readonly same: number;
}

const fine: Fineness = { step: 1e-3, allowed: 1e-3, same: 1e-12 };
/** Expensive steps integrate with steps of their own, so their results are less precise. */
const coarse: Fineness = { step: 2e-2, allowed: 5e-2, same: 1e-4 };

type Derivative = DerivativesResult['derivatives'][number];
type Curve = NonNullable<Derivative['curve']>;

/** A slope with its error from two step sizes, or why it is not defined. */
type Slope = { readonly slope: number; readonly error: number } | { readonly notDefined: string };

/**
 * The derivative of a result with respect to each input: central differences of two step sizes with Richardson
 * extrapolation. At a jump or kink it is not defined, and the reason is given. With `curves`, also the result over the
 * uncertainty range of each input. Throws a `Refusal` for an invalid request.
 */
export function* derivatives(subject: Subject, request: DerivativesRequest): Exploration<DerivativesResult> {
  const { definition, data } = subject;
  const result = numericResult(subject, request.result);
  const { value: base, ...ofCase } = baseResult(subject, result);
  const presentValue = numericIds(definition, data).filter(id => numericInput(subject, id).presentValue !== undefined);
  const inputs = (request.inputs ?? presentValue).map(id => inputWithValue(subject, id));
  const { curves } = request;
  if (curves !== undefined && !(curves >= 2 && curves <= maxPoints))
    throw new Refusal(`The points of a curve must be 2 to ${maxPoints}.`);
  const widthOf = inputUncertainties(subject, {});
  const fineness = isExpensive(definition) ? coarse : fine;
  const found: Derivative[] = [];
  const faults: ReturnType<typeof plainFaults> = [];
  const answer = (): DerivativesResult => ({
    type: 'derivatives',
    result: quantityInfo(result),
    ...ofCase,
    derivatives: [...found],
    faults: [...faults],
  });
  for (const [index, input] of inputs.entries()) {
    const { field, presentValue: x } = input;
    const probe = new Probe(definition, data, [input.id], [result.id], false);
    const step =
      fineness.step *
      (x === 0 ? Math.abs(toSi(field.kind, 1, field.unit) - toSi(field.kind, 0, field.unit)) : Math.abs(x));
    const isInside = withinBounds(input, x - step) === x - step && withinBounds(input, x + step) === x + step;
    const slope = isInside
      ? slopeOf(
          at => {
            const [value] = probe.at([at]).values;
            return typeof value === 'number' ? value : undefined;
          },
          x,
          step,
          fineness.allowed,
        )
      : { notDefined: 'The input is at a limit of its field.' };
    faults.push(...plainFaults(probe.faults));
    const around = curves === undefined ? undefined : rangeAround(input, widthOf(input.id));
    let curve: Pick<Derivative, 'curve'> = {};
    if (around && curves !== undefined) {
      const swept = yield* mapStages(sweepRange(subject, input, around, [result], curves), ({ share }) => ({
        share: (index + share) / (inputs.length + 1),
        soFar: answer,
      }));
      curve = { curve: curveOf(swept, around.basis, fineness) };
    }
    const about = { input: quantityInfo(input), at: displayedNumber(input, x) };
    if ('slope' in slope) {
      const elasticity = base === undefined || base === 0 ? null : (slope.slope * x) / base + 0;
      found.push({ ...about, derivative: slope.slope + 0, error: slope.error, elasticity, ...curve });
    } else found.push({ ...about, derivative: null, error: null, elasticity: null, ...slope, ...curve });
    yield { share: (index + 1) / (inputs.length + 1), soFar: answer };
  }
  return answer();
}

/** The uncertainty range of an input; undefined if it is empty. */
function rangeAround(input: ReturnType<typeof inputWithValue>, width: InputUncertainty | undefined) {
  const { presentValue } = input;
  const reach = width?.of(presentValue) ?? 0;
  const [from, to] = [withinBounds(input, presentValue - reach), withinBounds(input, presentValue + reach)];
  return width && from < to ? { from, to, isLog: false, assumed: false, basis: width.basis } : undefined;
}

/** Converts a sweep of one result to the curve around a value. */
function curveOf({ points, jumps, range }: SweepResult, basis: InputUncertainty['basis'], { same }: Fineness): Curve {
  const drawn = points.map(({ at, values: [value] }) => ({ at, value: typeof value === 'number' ? value : null }));
  const known = drawn.flatMap(({ value }) => (value === null ? [] : [value]));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return {
    basis,
    from: range.from,
    to: range.to,
    points: drawn,
    jumps: jumps.map(({ below, above }) => ({ below, above })),
    effect: known.length < drawn.length || high - low > same * Math.max(Math.abs(low), Math.abs(high)),
  };
}

/** The slope of a function at `x`, from central differences with `step` and half of it. */
export function slopeOf(f: (x: number) => number | undefined, x: number, step: number, allowed = fine.allowed): Slope {
  const [middle, ...beside] = [0, -1, -0.5, 0.5, 1].map(share => f(x + share * step));
  const [far, near, nearAbove, farAbove] = beside;
  if (
    middle === undefined ||
    far === undefined ||
    near === undefined ||
    nearAbove === undefined ||
    farAbove === undefined
  )
    return { notDefined: 'There is no result here or close to it.' };
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
