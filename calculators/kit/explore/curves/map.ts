import { Refusal } from '@isentrope/engineering/quantities';
import { isExpensive } from '../../definition/calculator-definition.ts';
import type { MapResult } from '../result.ts';
import { boundaryLines } from './contour.ts';
import type { Exploration } from '../exploration.ts';
import type { Message } from '../../definition/messages.ts';
import { Probe, absenceReason, type Point } from '../probe.ts';
import type { MapRequest } from '../request/request.ts';
import { evenly, requestedRange } from '../search/range.ts';
import { messageKey, highestLevel, plainMessage } from '../messages.ts';
import { quantityInfo, numericInput, numericResult, plainFaults, plainValue, type Subject } from '../subject.ts';
import { mergeSentences } from '../merge-sentences.ts';

const defaultPoints = 40;
const defaultExpensivePoints = 5;
const maxPoints = 200;
/** Maximum number of boundaries drawn. */
const maxBoundaries = 12;
const noResult = 'No result.';

type Boundary = MapResult['boundaries'][number];

/**
 * Evaluates a result over a grid of two inputs, with the highest message level at each point, and traces the boundaries
 * of each warning or error and of missing results. Throws a `Refusal` for an invalid request.
 */
export function* map(subject: Subject, request: MapRequest): Exploration<MapResult> {
  const { definition, data } = subject;
  const [x, y] = [numericInput(subject, request.x.input), numericInput(subject, request.y.input)];
  if (x.id === y.id) throw new Refusal('The two inputs of a map must differ.');
  const result = numericResult(subject, request.result);
  const [xs, ys] = ([request.x, request.y] as const).map((axis, index) => {
    const input = index === 0 ? x : y;
    const { points = isExpensive(definition) ? defaultExpensivePoints : defaultPoints } = axis;
    if (!(points >= 2 && points <= maxPoints))
      throw new Refusal(`The points of the field "${input.id}" must be 2 to ${maxPoints}.`);
    return evenly(requestedRange(input, axis.range, axis.scale), points);
  }) as [number[], number[]];
  const probe = new Probe(definition, data, [x.id, y.id], [result.id], true);
  const rows: Point[][] = [];
  const boundaries: Boundary[] = [];
  const answer = (): MapResult => ({
    type: 'map',
    x: quantityInfo(x),
    y: quantityInfo(y),
    result: quantityInfo(result),
    xs,
    ys,
    values: rows.map(row => row.map(({ values }) => plainValue(values[0]))),
    levels: rows.map(row => row.map(({ messages }) => highestLevel(messages))),
    boundaries: [...boundaries],
    faults: plainFaults(probe.faults),
  });
  const share = () => (0.7 * rows.length) / ys.length;
  for (const each of ys) {
    const row: Point[] = [];
    rows.push(row);
    for (const at of xs) {
      row.push(probe.at([at, each]));
      if (isExpensive(definition)) yield { share: share(), soFar: answer };
    }
    yield { share: share(), soFar: answer };
  }
  if (isExpensive(definition)) return answer();
  const verdicts = verdictsOf(rows);
  for (const [index, { key, about }] of verdicts.entries()) {
    const grid = rows.map(row => row.map(point => warningKeys(point).has(key)));
    const lines = boundaryLines(xs, ys, grid, (...point) => warningKeys(probe.at(point)).has(key));
    if (lines.length > 0) boundaries.push({ ...about, lines });
    yield { share: 0.7 + (0.29 * (index + 1)) / verdicts.length, soFar: answer };
  }
  return answer();
}

/** The keys of warnings and errors at a point. */
function warningKeys({ values, messages }: Point): ReadonlySet<string> {
  const shown = new Set(messages.flatMap(message => (message.level === 'info' ? [] : [messageKey(message)])));
  if (absenceReason(values[0]) !== undefined) shown.add(noResult);
  return shown;
}

/** The distinct warnings and errors of all points, most frequent first, with numbers merged to ranges. */
function verdictsOf(rows: readonly (readonly Point[])[]) {
  const known = new Map<string, { key: string; message: Message | undefined; texts: string[] }>();
  for (const point of rows.flat()) {
    const shown = new Map(point.messages.map(message => [messageKey(message), message]));
    for (const key of warningKeys(point)) {
      const message = shown.get(key);
      const text = message?.text ?? noResult;
      const verdict = known.get(key);
      if (verdict) verdict.texts.push(text);
      else known.set(key, { key, message, texts: [text] });
    }
  }
  return [...known.values()]
    .toSorted((a, b) => b.texts.length - a.texts.length)
    .slice(0, maxBoundaries)
    .map(({ key, message, texts }) => {
      const { level, text, field } = plainMessage({ level: 'error', ...message, text: mergeSentences(texts) });
      return { key, about: { text, level, ...(field === undefined ? {} : { field }) } };
    });
}
