import { Refusal } from '@isentrope/engineering/quantities';
import { resultInfo, takesLong } from '../definition/calculator-definition.ts';
import { shortNumber } from '../figures/quantity-text.ts';
import type { Shown, SolveAnswer } from './result.ts';
import { effort, type Exploration } from './exploration.ts';
import { Probe, refusalOf } from './probe.ts';
import type { SolveQuestion } from './request/request.ts';
import { overInput, searchGrid, searchPoints } from './range.ts';
import { scanOf } from './scan-resolution.ts';
import { Search } from './search.ts';
import { whereItIs } from './solve-text-result.ts';
import {
  caseWith,
  describedAs,
  inSi,
  numericResult,
  plainFaults,
  resultAsked,
  shownIn,
  wholeRun,
  type Subject,
} from './subject.ts';

/**
 * Goal seek: finds all values of an input that give a wanted result, to 1e-9 of the result; a case with such a value
 * entered reproduces it. Throws a `Refusal` for an invalid request.
 */
export function* solve(subject: Subject, question: SolveQuestion): Exploration<SolveAnswer> {
  const { input, range, told: about } = overInput(subject, question);
  if (resultAsked(subject, question.result).kind === undefined) return yield* whereItIs(subject, question);
  const result = numericResult(subject, question.result);
  const { equals } = question;
  if (typeof equals === 'string' || typeof equals === 'boolean')
    throw new Refusal(
      `The result "${result.id}" is a number: "equals" must be one, or {"value": number, "unit": text}.`,
    );
  const { unit: usual = '' } = resultInfo(subject.definition, result.id);
  const wanted = inSi(`result "${result.id}"`, result.kind, usual, equals);
  const probe = new Probe(subject.definition, subject.data, [input.id], [result.id], false);
  const numberAt = (x: number) => {
    const [value] = probe.at([x]).values;
    return typeof value === 'number' ? value : undefined;
  };
  const grid = searchGrid(range, searchPoints(subject.definition), input.standing);
  const search = new Search(numberAt, wanted, grid, !takesLong(subject.definition));
  const answer = (): SolveAnswer => {
    const { roots, steps, plateaus, gaps, nearest } = search.found;
    const side = ({ x, y }: { readonly x: number; readonly y: number }) => ({
      at: shownIn(input, x),
      result: shownIn(result, y),
    });
    const found = {
      solutions: roots.map(({ x, y, touches }) => {
        const { value = y, messages } = wholeRun(subject, caseWith(subject, input, x), result.id);
        const residual = Math.abs(value - wanted) / (wanted === 0 ? 1 : Math.abs(wanted));
        return { at: shownIn(input, x), result: shownIn(result, value), residual, touches, messages };
      }),
      steps: steps.map(({ below, above }) => ({ below: side(below), above: side(above) })),
      plateaus: plateaus.map(({ from, to, y, wanted: isWanted }) => ({
        from: shownIn(input, from),
        to: shownIn(input, to),
        result: shownIn(result, y),
        wanted: isWanted,
      })),
      gaps: gaps.map(({ from, to }) => ({
        from: shownIn(input, from),
        to: shownIn(input, to),
        reason: refusalOf(probe.at([from + (to - from) / 2]).values[0]) ?? refusalOf(probe.at([from]).values[0]) ?? '',
      })),
    };
    const isSolved = roots.length > 0 || plateaus.some(each => each.wanted);
    return {
      type: 'solve',
      ...about,
      result: describedAs(result),
      wanted: shownIn(result, wanted),
      ...concluded(found, about.range, nearest && side(nearest)),
      ...found,
      regions: [],
      ...(isSolved || !nearest ? {} : { nearest: side(nearest) }),
      scan: scanOf(input, search.scanned, missed),
      faults: plainFaults(probe.faults),
    };
  };
  const share = effort(6 * grid.length);
  for (const _ of search.run()) yield { share: share(), soFar: answer };
  return answer();
}

const missed = 'two answers closer together than that may appear as one or none';

/** A quantity as text. */
function told({ value, unit }: Shown): string {
  const number = shortNumber(value, 5);
  return unit === '' ? number : `${number} ${unit}`;
}

type Found = Pick<SolveAnswer, 'solutions' | 'steps' | 'plateaus' | 'gaps'>;

/** The outcome and its sentence. */
function concluded(
  { solutions, steps, plateaus, gaps }: Found,
  { from, to }: SolveAnswer['range'],
  nearest: SolveAnswer['nearest'],
): Pick<SolveAnswer, 'outcome' | 'sentence'> {
  const within = `between ${told(from)} and ${told(to)}`;
  const wide = plateaus.filter(({ wanted }) => wanted);
  const [flat] = wide;
  const [step] = steps;
  const [gap] = gaps;
  if (flat && solutions.length === 0) {
    return {
      outcome: 'everywhere',
      sentence: `Every value between ${told(flat.from)} and ${told(flat.to)} gives it: it has no effect there.`,
    };
  }
  if (solutions.length > 0) {
    const count = solutions.length + wide.length;
    return { outcome: 'found', sentence: count === 1 ? `One answer ${within}.` : `${count} answers ${within}.` };
  }
  if (step) {
    return {
      outcome: 'step',
      sentence: `No value gives it: the result steps from ${told(step.below.result)} to ${told(step.above.result)} at ${told(step.above.at)}.`,
    };
  }
  const [only] = plateaus;
  if (only && only.from.si === from.si && only.to.si === to.si)
    return { outcome: 'noEffect', sentence: `It has no effect ${within}: the result stays ${told(only.result)}.` };
  if (nearest) {
    return {
      outcome: 'none',
      sentence: `No value ${within} gives it; ${told(nearest.at)} comes nearest, with ${told(nearest.result)}.`,
    };
  }
  return { outcome: 'refused', sentence: `There is no result ${within}${gap ? `: ${gap.reason}` : '.'}` };
}
