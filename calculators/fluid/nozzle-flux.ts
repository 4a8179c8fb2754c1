import { streamName, streamNozzleFluxExcess, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';
import { check, warning, type Message, type Source } from '../kit/index.ts';
import { percent } from './words.ts';

/** Relative difference of mass fluxes from which it is reported. */
const negligibleDifference = 0.015;

/** Returns a check of the largest mass flux by Peng–Robinson of a nozzle from the state of a gas. */
export function nozzleFluxCheck(stream: Source<StreamPhase>, field: string) {
  return check({ stream }, v => nozzleFluxMessages(v.stream, field));
}

function nozzleFluxMessages(stream: StreamPhase, field: string): Message[] {
  const found = streamNozzleFluxExcess(stream);
  if (!found || !(Math.abs(found.excess) > negligibleDifference)) return [];
  const { component, excess } = found;
  const area = 1 / (1 + excess) - 1;
  const text = `By Peng–Robinson, the largest flux through an ideal nozzle from {pressure} and {temperature} is about ${percent(excess)} too ${excess > 0 ? 'high' : 'low'}, as far as ${streamName(stream.fluid)} is like ${component}, by its reference equation at the same reduced state. An area by the real nozzle is about ${percent(area)} too ${excess > 0 ? 'small: the unsafe side' : 'large: the safe side'}.`;
  const values = {
    pressure: messageValue('absolutePressure', stream.pressure),
    temperature: messageValue('temperature', stream.temperature),
  };
  return [warning(text, { field, values })];
}
