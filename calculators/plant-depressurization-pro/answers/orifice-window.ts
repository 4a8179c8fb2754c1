import { messageValue, type AbsolutePressure, type MessageValue } from '@isentrope/engineering/quantities';
import { info, warning, type Message } from '../../kit/index.ts';
import { statedGauge, statedTime } from '../format.ts';
import type { OrificeWindow } from './metal-orifice.ts';

const field = 'orificeDiameter';

/** Describes the bound of the metal-limited orifice, and what was not checked. */
function limits(
  { isLargestTried, bound, limitedBy, isPipeUnjudged }: OrificeWindow,
  values: Readonly<Record<string, MessageValue>>,
): Message[] {
  const messages: Message[] = [];
  const widest = bound === 'vessel' ? 'a quarter of the vessel diameter' : 'the bore of the tail pipe';
  if (isLargestTried) {
    messages.push(
      info(
        `The metal stays at or above {limit} with every orifice tried, up to {largest}, ${widest}: it does not limit the orifice.`,
        { field, values },
      ),
    );
  }
  if (limitedBy === 'tail pipe') {
    messages.push(
      info('The tail pipe limits the orifice: a larger one makes its metal colder than {pipeLimit}.', {
        field,
        values,
      }),
    );
  }
  if (isPipeUnjudged) {
    messages.push(
      warning(
        'The orifice protects only the metal of the vessel: no minimum design temperature is entered for the tail pipe.',
        { field: 'tailPipeMinimumTemperature' },
      ),
    );
  }
  return messages;
}

/** Reports whether an orifice can meet both the target time and the metal limit, and the range of diameters. */
export function windowNotes(v: {
  readonly window: OrificeWindow | undefined;
  readonly target: { readonly pressure: AbsolutePressure };
  readonly targetTime: number;
}): Message[] {
  if (v.window === undefined) return [];
  const { forTarget, forMetal, limit, pipeLimit = limit } = v.window;
  const diameter = (si: number) => messageValue('length', si, { digits: 4, like: field });
  const values = {
    largest: diameter(forMetal),
    limit: messageValue('temperature', limit),
    pressure: statedGauge(v.target.pressure),
    time: statedTime(v.targetTime),
    pipeLimit: messageValue('temperature', pipeLimit),
  };
  const messages = limits(v.window, values);
  if (forTarget === undefined)
    return [...messages, warning('No orifice was found that reaches {pressure} in {time}.', { field, values })];
  const both = { ...values, least: diameter(forTarget) };
  return forTarget <= forMetal
    ? [
        ...messages,
        info('Orifices from {least} to {largest} meet both: {pressure} in {time}, and metal at or above {limit}.', {
          field,
          values: both,
        }),
      ]
    : [
        ...messages,
        warning(
          'No orifice meets both: {pressure} in {time} needs at least {least}, and metal at or above {limit} allows at most {largest}; a larger one may keep the metal warmer again; check that with a separate run.',
          { field, values: both },
        ),
      ];
}
