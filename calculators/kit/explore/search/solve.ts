import { Refusal } from '@isentrope/engineering/quantities';
import { resultInfo, isExpensive } from '../../definition/calculator-definition.ts';
import { shortNumber } from '../../figures/quantity-text.ts';
import type { DisplayedNumber, SolveResult } from '../result.ts';
import { estimateProgress, type Exploration } from '../exploration.ts';
import { Probe, absenceReason } from '../probe.ts';
import type { SolveRequest } from '../request/request.ts';
import { inputAndRange, searchGrid, searchPoints } from './range.ts';
import { scanResolution } from './scan-resolution.ts';
import { Search } from './search.ts';
import { solveTextResult } from './solve-text-result.ts';
import {
  caseWith,
  quantityInfo,
  inSi,
  numericResult,
  plainFaults,
  requestedResult,
  displayedNumber,
  fullRun,
  type Subject,
} from '../subject.ts';

/**
 * Goal seek: finds all values of an input that give a target result, to 1e-9 of the result; a case with such a value
 * entered reproduces it. Throws a `Refusal` for an invalid request.
 */
export function* solve(subject: Subject, request: SolveRequest): Exploration<SolveResult> {
  const { input, range, described: inputInfo } = inputAndRange(subject, request);
  if (requestedResult(subject, request.result).kind === undefined) return yield* solveTextResult(subject, request);
  const result = numericResult(subject, request.result);
  const { equals } = request;
  if (typeof equals === 'string' || typeof equals === 'boolean')
    throw new Refusal(
      `The result "${result.id}" is a number: "equals" must be one, or {"value": number, "unit": text}.`,
    );
  const { unit: usual = '' } = resultInfo(subject.definition, result.id);
  const target = inSi(`result "${result.id}"`, result.kind, usual, equals);
  const probe = new Probe(subject.definition, subject.data, [input.id], [result.id], false);
  const numberAt = (x: number) => {
    const [value] = probe.at([x]).values;
    return typeof value === 'number' ? value : undefined;
  };
  const grid = searchGrid(range, searchPoints(subject.definition), input.presentValue);
  const search = new Search(numberAt, target, grid, !isExpensive(subject.definition));
  const answer = (): SolveResult => {
    const { roots, steps, plateaus, gaps, nearest } = search.found;
    const side = ({ x, y }: { readonly x: number; readonly y: number }) => ({
      at: displayedNumber(input, x),
      result: displayedNumber(result, y),
    });
    const found = {
      solutions: roots.map(({ x, y, touches }) => {
        const { value = y, messages } = fullRun(subject, caseWith(subject, input, x), result.id);
        const residual = Math.abs(value - target) / (target === 0 ? 1 : Math.abs(target));
        return { at: displayedNumber(input, x), result: displayedNumber(result, value), residual, touches, messages };
      }),
      steps: steps.map(({ below, above }) => ({ below: side(below), above: side(above) })),
      plateaus: plateaus.map(({ from, to, y, isTarget: isWanted }) => ({
        from: displayedNumber(input, from),
        to: displayedNumber(input, to),
        result: displayedNumber(result, y),
        wanted: isWanted,
      })),
      gaps: gaps.map(({ from, to }) => ({
        from: displayedNumber(input, from),
        to: displayedNumber(input, to),
        reason:
          absenceReason(probe.at([from + (to - from) / 2]).values[0]) ??
          absenceReason(probe.at([from]).values[0]) ??
          '',
      })),
    };
    const isSolved = roots.length > 0 || plateaus.some(each => each.isTarget);
    return {
      type: 'solve',
      ...inputInfo,
      result: quantityInfo(result),
      wanted: displayedNumber(result, target),
      ...conclusion(found, inputInfo.range, nearest && side(nearest)),
      ...found,
      regions: [],
      ...(isSolved || !nearest ? {} : { nearest: side(nearest) }),
      scan: scanResolution(input, search.scanned, missed),
      faults: plainFaults(probe.faults),
    };
  };
  const share = estimateProgress(6 * grid.length);
  for (const _ of search.run()) yield { share: share(), soFar: answer };
  return answer();
}

const missed = 'two answers closer together than that may appear as one or none';

function quantityText({ value, unit }: DisplayedNumber): string {
  const number = shortNumber(value, 5);
  return unit === '' ? number : `${number} ${unit}`;
}

type Found = Pick<SolveResult, 'solutions' | 'steps' | 'plateaus' | 'gaps'>;

/** The outcome and its sentence. */
function conclusion(
  { solutions, steps, plateaus, gaps }: Found,
  { from, to }: SolveResult['range'],
  nearest: SolveResult['nearest'],
): Pick<SolveResult, 'outcome' | 'sentence'> {
  const within = `between ${quantityText(from)} and ${quantityText(to)}`;
  const wide = plateaus.filter(({ wanted: target }) => target);
  const [flat] = wide;
  const [step] = steps;
  const [gap] = gaps;
  if (flat && solutions.length === 0) {
    return {
      outcome: 'everywhere',
      sentence: `Every value between ${quantityText(flat.from)} and ${quantityText(flat.to)} gives it: it has no effect there.`,
    };
  }
  if (solutions.length > 0) {
    const count = solutions.length + wide.length;
    return { outcome: 'found', sentence: count === 1 ? `One answer ${within}.` : `${count} answers ${within}.` };
  }
  if (step) {
    return {
      outcome: 'step',
      sentence: `No value gives it: the result steps from ${quantityText(step.below.result)} to ${quantityText(step.above.result)} at ${quantityText(step.above.at)}.`,
    };
  }
  const [only] = plateaus;
  if (only && only.from.si === from.si && only.to.si === to.si)
    return {
      outcome: 'noEffect',
      sentence: `It has no effect ${within}: the result stays ${quantityText(only.result)}.`,
    };
  if (nearest) {
    return {
      outcome: 'none',
      sentence: `No value ${within} gives it; ${quantityText(nearest.at)} comes nearest, with ${quantityText(nearest.result)}.`,
    };
  }
  return { outcome: 'refused', sentence: `There is no result ${within}${gap ? `: ${gap.reason}` : '.'}` };
}
