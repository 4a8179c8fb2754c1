import { Refusal } from '@isentrope/engineering/quantities';
import type { LimitsResult, SolveResult } from '../result.ts';
import { mapStages, type Exploration } from '../exploration.ts';
import { limits } from './limits.ts';
import type { SolveRequest } from '../request/request.ts';
import { quantityInfo, requestedResult, type Subject } from '../subject.ts';

/** Solves for a text or yes/no result: the ranges of an input with the target result. */
export function* solveTextResult(subject: Subject, request: SolveRequest): Exploration<SolveResult> {
  const { case: index, input, range, result, equals } = request;
  if (typeof equals !== 'string' && typeof equals !== 'boolean')
    throw new Refusal(`The result "${result}" is not a number: "equals" must be a text, or true or false.`);
  const exploration = limits(subject, {
    type: 'limits',
    ...(index === undefined ? {} : { case: index }),
    input,
    ...(range ? { range } : {}),
    result,
  });
  const whole = yield* mapStages(exploration, ({ share, soFar }) => ({
    share,
    soFar: () => textResult(subject, result, equals, soFar()),
  }));
  return textResult(subject, result, equals, whole);
}

function textResult(
  subject: Subject,
  result: string,
  target: string | boolean,
  { input, range, regions, scan, faults }: LimitsResult,
): SolveResult {
  const held = regions.filter(({ value }) => value === target);
  const isFound = held.length > 0;
  const others = [...new Set(regions.flatMap(({ value }) => (value === null ? [] : [String(value)])))];
  return {
    type: 'solve',
    input,
    result: quantityInfo(requestedResult(subject, result)),
    wanted: target,
    range,
    outcome: isFound ? 'found' : others.length > 0 ? 'none' : 'refused',
    sentence: isFound
      ? `It has that value in ${held.length === 1 ? 'one range' : `${held.length} ranges`} of values.`
      : others.length > 0
        ? `No value gives it; those scanned give ${others.join(', ')}.`
        : 'There is no result for any value.',
    solutions: [],
    steps: [],
    plateaus: [],
    gaps: regions.flatMap(({ from, to, refused }) => (refused === undefined ? [] : [{ from, to, reason: refused }])),
    regions: held,
    scan,
    faults,
  };
}
