import { Refusal } from '@isentrope/engineering/quantities';
import { isExpensive } from '../../definition/calculator-definition.ts';
import type { QuantityInfo, SweepResult } from '../result.ts';
import { chordDeviation } from './chord-deviation.ts';
import { bisectBoundary } from '../search/bisect.ts';
import { estimateProgress, type Exploration } from '../exploration.ts';
import { Probe, absenceReason, type Point } from '../probe.ts';
import type { SweepRequest } from '../request/request.ts';
import { between, evenly, inputAndRange, rangeInfo, type Range } from '../search/range.ts';
import { messageKey, highestLevel, mergeMessages } from '../messages.ts';
import {
  quantityInfo,
  plainFaults,
  plainValue,
  requestedResult,
  displayedNumber,
  type NumericInput,
  type Subject,
} from '../subject.ts';

/** Default number of points of a curve. */
const defaultPoints = 101;
const defaultExpensivePoints = 20;
export const maxPoints = 2000;
/** Chord deviation, as a fraction of the height of the curve, above which a point is added. */
const maxChordDeviation = 0.01;
/** Bisections after which a jump still shows more than half of its difference. */
const jumpBisections = 10;

interface Spot {
  readonly x: number;
  readonly point: Point;
  readonly key: string;
}

/**
 * Sweeps results over a range of an input: evenly spaced points, with points added where a curve bends and on both
 * sides of jumps, changed messages and missing values. Throws a `Refusal` for an invalid request.
 */
export function* sweep(subject: Subject, request: SweepRequest): Exploration<SweepResult> {
  const { input, range } = inputAndRange(subject, request);
  const results = request.results.map(id => requestedResult(subject, id));
  const { points = isExpensive(subject.definition) ? defaultExpensivePoints : defaultPoints } = request;
  if (results.length === 0) throw new Refusal('A sweep needs at least one of the results.');
  if (!(Number.isInteger(points) && points >= 2 && points <= maxPoints))
    throw new Refusal(`The points of a sweep must be 2 to ${maxPoints}.`);
  return yield* sweepRange(subject, input, range, results, points);
}

/** Sweeps validated results over a validated range, from a number of evenly spaced points. */
export function* sweepRange(
  { definition, data }: Subject,
  input: NumericInput,
  range: Range,
  results: readonly QuantityInfo[],
  points: number,
): Exploration<SweepResult> {
  const ids = results.map(({ id }) => id);
  const probe = new Probe(definition, data, [input.id], ids, true);
  const at = (x: number): Spot => {
    const point = probe.at([x]);
    return { x, point, key: keyOf(point) };
  };
  let spots: Spot[] = [];
  const jumps: { below: number; above: number; results: readonly string[] }[] = [];
  const answer = (): SweepResult => ({
    type: 'sweep',
    input: quantityInfo(input),
    range: rangeInfo(input, range),
    results: results.map(quantityInfo),
    points: spots.map(({ x, point }) => ({
      at: x,
      values: point.values.map(plainValue),
      level: highestLevel(point.messages),
    })),
    regimes: regimesOf(spots),
    jumps,
    gaps: gapsOf(input, spots),
    faults: plainFaults(probe.faults),
  });
  const share = estimateProgress(isExpensive(definition) ? points + 1 : 2 * points);
  for (const x of evenly(range, points)) {
    spots.push(at(x));
    yield { share: share(), soFar: answer };
  }
  if (isExpensive(definition)) return answer();
  spots = [...refineBends(spots, at, ids.length, points)];
  yield { share: share(), soFar: answer };
  const whole: Spot[] = [];
  for (const [index, spot] of spots.entries()) {
    whole.push(spot);
    const next = spots[index + 1];
    if (!next) continue;
    whole.push(...changes(spot, next, at));
    const last = whole.at(-1) ?? spot;
    if (last.key !== next.key) continue;
    const jump = jumpBetween(spots, index, at, ids);
    if (jump) {
      jumps.push({ below: jump.below.x, above: jump.above.x, results: jump.results });
      whole.push(jump.below, jump.above);
    }
    yield { share: share(), soFar: answer };
  }
  spots = whole.filter(({ x }, index) => x !== whole[index - 1]?.x);
  return answer();
}

/** The state of a point, apart from its numbers. */
function keyOf({ values, messages }: Point): string {
  const words = values.map(value =>
    typeof value === 'object' ? 'none' : typeof value === 'number' ? '' : String(value),
  );
  return [...words, ...new Set(messages.map(messageKey))].join('\n');
}

/** Both sides of each change of messages or of a text result between two points. */
function changes(from: Spot, to: Spot, at: (x: number) => Spot): Spot[] {
  const found: Spot[] = [];
  let before = from;
  for (let count = 0; before.key !== to.key && count < 4; count += 1) {
    const { key } = before;
    const { inside, outside } = bisectBoundary(before.x, to.x, x => at(x).key === key, 1e-9);
    before = at(outside);
    found.push(at(inside), before);
  }
  return found;
}

/** Adds points where a curve bends most, at most as many as there are. */
function refineBends(initial: readonly Spot[], at: (x: number) => Spot, results: number, maximum: number): Spot[] {
  let spots = [...initial];
  for (let round = 0; round < 3 && spots.length < 2 * maximum; round += 1) {
    const bends = spots.map(() => false);
    for (let position = 0; position < results; position += 1) {
      const curve = spots.map(({ x, point }) => ({ x, y: numberAt(point, position) ?? Number.NaN }));
      const heights = curve.map(({ y }) => y).filter(y => !Number.isNaN(y));
      if (heights.length === 0) continue;
      const height = Math.max(...heights) - Math.min(...heights);
      for (const index of spots.keys())
        if (chordDeviation(curve, index) > maxChordDeviation * height) bends[index] = true;
    }
    const next: Spot[] = [];
    for (const [index, spot] of spots.entries()) {
      next.push(spot);
      const after = spots[index + 1];
      if (after && (bends[index] || bends[index + 1])) next.push(at(between(spot.x, after.x)));
    }
    if (next.length === spots.length) break;
    spots = next;
  }
  return spots;
}

function numberAt({ values }: Point, index: number): number | undefined {
  const value = values[index];
  return typeof value === 'number' ? value : undefined;
}

/** Both sides of a jump between two points: a difference that remains however close the points are. */
function jumpBetween(spots: readonly Spot[], index: number, at: (x: number) => Spot, ids: readonly string[]) {
  const [from, to] = [spots[index], spots[index + 1]];
  if (!from || !to) return undefined;
  for (let position = 0; position < ids.length; position += 1) {
    if (!isSteep(spots, index, position)) continue;
    let [below, above] = [from, to];
    const whole = difference(below, above, position);
    for (let round = 1; round <= 40; round += 1) {
      const middle = at(between(below.x, above.x));
      if (difference(below, middle, position) > difference(middle, above, position)) above = middle;
      else below = middle;
      if (round === jumpBisections && difference(below, above, position) < whole / 2) break;
    }
    if (difference(below, above, position) < whole / 2) continue;
    const results = ids.filter((_, other) => difference(below, above, other) > difference(from, to, other) / 2);
    return { below, above, results };
  }
  return undefined;
}

function difference(a: Spot, b: Spot, index: number): number {
  const [x, y] = [numberAt(a.point, index), numberAt(b.point, index)];
  return x === undefined || y === undefined ? 0 : Math.abs(y - x);
}

/** Whether a result changes much more between two points than in the adjacent intervals. */
function isSteep(spots: readonly Spot[], index: number, position: number): boolean {
  const [before, from, to, after] = [spots[index - 1], spots[index], spots[index + 1], spots[index + 2]];
  if (!from || !to) return false;
  const own = difference(from, to, position);
  const beside = Math.max(before ? difference(before, from, position) : 0, after ? difference(to, after, position) : 0);
  return own > 3 * beside && own > 1e-9 * Math.abs(numberAt(from.point, position) ?? 0);
}

/** The regions with the same messages. */
function regimesOf(spots: readonly Spot[]): SweepResult['regimes'] {
  const regimes: { from: number; to: number; key: string; points: Point[] }[] = [];
  for (const { x, key, point } of spots) {
    const last = regimes.at(-1);
    if (last?.key === key) {
      last.to = x;
      last.points.push(point);
    } else regimes.push({ from: x, to: x, key, points: [point] });
  }
  return regimes.map(({ from, to, points }) => ({
    from,
    to,
    level: highestLevel(points[0]?.messages ?? []),
    messages: mergeMessages(points),
  }));
}

/** The regions in which a result has no value, with the reason. */
function gapsOf(input: NumericInput, spots: readonly Spot[]): SweepResult['gaps'] {
  const gaps: { from: number; to: number; reason: string; index: number }[] = [];
  for (const [index, { x, point }] of spots.entries()) {
    const reason = point.values.map(absenceReason).find(each => each !== undefined);
    if (reason === undefined) continue;
    const last = gaps.at(-1);
    if (last && last.index === index - 1 && last.reason === reason) {
      last.to = x;
      last.index = index;
    } else gaps.push({ from: x, to: x, reason, index });
  }
  return gaps.map(({ from, to, reason }) => ({
    from: displayedNumber(input, from),
    to: displayedNumber(input, to),
    reason,
  }));
}
