import { streamNozzleFluxExcess, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { check, warning, type Message, type Source } from '../kit/index.ts';
import { percent } from './words.ts';

/** Relative difference of mass fluxes from which it is reported. */
const negligibleDifference = 0.015;

/** Returns a check of the largest mass flux by Peng–Robinson of a nozzle to a back pressure; `area` names what follows from it. */
export function nozzleFluxCheck(
  stream: Source<StreamPhase>,
  backPressure: Source<AbsolutePressure>,
  field: string,
  area = 'An area by the real nozzle',
) {
  return check({ stream, backPressure }, v => nozzleFluxMessages(v.stream, v.backPressure, field, area));
}

function nozzleFluxMessages(stream: StreamPhase, backPressure: number, field: string, what: string): Message[] {
  const found = streamNozzleFluxExcess(stream, backPressure);
  if (!found || !(Math.abs(found.excess) > negligibleDifference)) return [];
  const { by, excess } = found;
  const area = 1 / (1 + excess) - 1;
  const text = `By Peng–Robinson, the largest flux through an ideal nozzle from {pressure} and {temperature} is about ${percent(excess)} too ${excess > 0 ? 'high' : 'low'}, ${by}. ${what} is about ${percent(area)} too ${excess > 0 ? 'small: the unsafe side' : 'large: the safe side'}.`;
  const values = {
    pressure: messageValue('absolutePressure', stream.pressure),
    temperature: messageValue('temperature', stream.temperature),
  };
  return [warning(text, { field, values })];
}
