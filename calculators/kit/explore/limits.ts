import type { LimitsAnswer, PlainValue } from './result.ts';
import { effort, type Exploration } from './exploration.ts';
import type { Message } from '../definition/messages.ts';
import { Probe, refusalOf, type Point } from './probe.ts';
import type { LimitsQuestion } from './request/request.ts';
import { overInput, searchGrid, searchPoints } from './range.ts';
import { scanOf } from './scan-resolution.ts';
import { stretches, type Stretch } from './region-search.ts';
import { gist, levelOf, messagesOver, plainMessage } from './messages.ts';
import { plainFaults, plainValue, resultAsked, shownIn, type Subject } from './subject.ts';

/**
 * Finds the regions of an input in which the verdict on a case is constant, and the messages that differ at each
 * boundary. The verdict consists of messages from a given level up, of the case's own method, or of a result in words.
 * Throws a `Refusal` for an invalid request.
 */
export function* limits(subject: Subject, question: LimitsQuestion): Exploration<LimitsAnswer> {
  const { definition, data } = subject;
  const { input, range, told } = overInput(subject, question);
  const byResult = question.result !== undefined;
  const result = resultAsked(subject, question.result ?? definition.primary);
  const counts = ({ level }: Message) => level === 'error' || (level === 'warning' && question.level !== 'error');
  const probe = new Probe(definition, data, [input.id], [result.id], true);
  const valueOf = ({ values: [value] }: Point): PlainValue => (byResult ? plainValue(value) : null);
  const keyOf = (point: Point) => {
    const refused = refusalOf(point.values[0]) === undefined ? '' : 'none';
    if (byResult) return `${refused} ${String(valueOf(point))}`;
    return [refused, ...new Set(point.messages.filter(counts).map(gist))].join('\n');
  };
  const grid = searchGrid(range, searchPoints(definition), input.standing);
  const found: Stretch<Point>[] = [];
  const answer = (): LimitsAnswer => {
    const regions = found.map(({ from, to, state, states }) => {
      const refused = refusalOf(state.values[0]);
      return {
        from: shownIn(input, from),
        to: shownIn(input, to),
        value: valueOf(state),
        level: levelOf(state.messages),
        messages: messagesOver(states),
        ...(refused === undefined ? {} : { refused }),
      };
    });
    const boundaries = found.slice(1).flatMap((above, index) => {
      const below = found[index];
      return below
        ? [
            {
              below: shownIn(input, below.to),
              above: shownIn(input, above.from),
              appears: newMessages(above.state, below.state),
              disappears: newMessages(below.state, above.state),
            },
          ]
        : [];
    });
    const count = boundaries.length;
    return {
      type: 'limits',
      ...told,
      sentence:
        count === 0
          ? 'The verdict is the same in all of the range.'
          : `The verdict changes ${count === 1 ? 'once' : `${count} times`} in the range.`,
      regions,
      boundaries,
      scan: scanOf(input, grid, 'a region narrower than that may not appear'),
      faults: plainFaults(probe.faults),
    };
  };
  const share = effort(1.2 * grid.length);
  for (const _ of stretches(x => probe.at([x]), keyOf, grid, found)) yield { share: share(), soFar: answer };
  return answer();
}

/** The messages of one point that another does not have. */
function newMessages(here: Point, there: Point) {
  const known = new Set(there.messages.map(gist));
  return here.messages.filter(message => !known.has(gist(message))).map(plainMessage);
}
