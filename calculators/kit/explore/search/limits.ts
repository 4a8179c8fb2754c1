import type { LimitsResult, PlainValue } from '../result.ts';
import { estimateProgress, type Exploration } from '../exploration.ts';
import type { Message } from '../../definition/messages.ts';
import { Probe, absenceReason, type Point } from '../probe.ts';
import type { LimitsRequest } from '../request/request.ts';
import { inputAndRange, searchGrid, searchPoints } from './range.ts';
import { scanResolution } from './scan-resolution.ts';
import { constantRegions, type ConstantRegion } from './region-search.ts';
import { messageKey, highestLevel, mergeMessages, plainMessage } from '../messages.ts';
import { plainFaults, plainValue, requestedResult, displayedNumber, type Subject } from '../subject.ts';

/**
 * Finds the regions of an input in which the verdict on a case is constant, and the messages that differ at each
 * boundary. The verdict consists of messages from a given level up, of the case's own method, or of a text result.
 * Throws a `Refusal` for an invalid request.
 */
export function* limits(subject: Subject, request: LimitsRequest): Exploration<LimitsResult> {
  const { definition, data } = subject;
  const { input, range, described: inputInfo } = inputAndRange(subject, request);
  const byResult = request.result !== undefined;
  const result = requestedResult(subject, request.result ?? definition.primary);
  const counts = ({ level }: Message) => level === 'error' || (level === 'warning' && request.level !== 'error');
  const probe = new Probe(definition, data, [input.id], [result.id], true);
  const valueOf = ({ values: [value] }: Point): PlainValue => (byResult ? plainValue(value) : null);
  const keyOf = (point: Point) => {
    const refused = absenceReason(point.values[0]) === undefined ? '' : 'none';
    if (byResult) return `${refused} ${String(valueOf(point))}`;
    return [refused, ...new Set(point.messages.filter(counts).map(messageKey))].join('\n');
  };
  const grid = searchGrid(range, searchPoints(definition), input.presentValue);
  const found: ConstantRegion<Point>[] = [];
  const answer = (): LimitsResult => {
    const regions = found.map(({ from, to, state, states }) => {
      const refused = absenceReason(state.values[0]);
      return {
        from: displayedNumber(input, from),
        to: displayedNumber(input, to),
        value: valueOf(state),
        level: highestLevel(state.messages),
        messages: mergeMessages(states),
        ...(refused === undefined ? {} : { refused }),
      };
    });
    const boundaries = found.slice(1).flatMap((above, index) => {
      const below = found[index];
      return below
        ? [
            {
              below: displayedNumber(input, below.to),
              above: displayedNumber(input, above.from),
              appears: newMessages(above.state, below.state),
              disappears: newMessages(below.state, above.state),
            },
          ]
        : [];
    });
    const count = boundaries.length;
    return {
      type: 'limits',
      ...inputInfo,
      sentence:
        count === 0
          ? 'The verdict is the same over the whole range.'
          : `The verdict changes ${count === 1 ? 'once' : `${count} times`} in the range.`,
      regions,
      boundaries,
      scan: scanResolution(input, grid, 'a region narrower than that may not appear'),
      faults: plainFaults(probe.faults),
    };
  };
  const share = estimateProgress(1.2 * grid.length);
  for (const _ of constantRegions(x => probe.at([x]), keyOf, grid, found)) yield { share: share(), soFar: answer };
  return answer();
}

/** The messages of one point that another does not have. */
function newMessages(here: Point, next: Point) {
  const known = new Set(next.messages.map(messageKey));
  return here.messages.filter(message => !known.has(messageKey(message))).map(plainMessage);
}
