import { streamName, streamSoundSpeedExcess, type StreamPhase } from '@isentrope/engineering/properties';
import { check, warning, type Message, type Source } from '../kit/index.ts';
import { percent } from './words.ts';

/** Relative difference of speeds of sound from which it is reported. */
const negligibleDifference = 0.03;

/** Returns a check of the speed of sound of a stream by Peng–Robinson; `meaning` is a sentence on what follows from its excess. */
export function soundSpeedCheck(stream: Source<StreamPhase>, field: string, meaning?: (excess: number) => string) {
  return check({ stream }, (v): Message[] => {
    const found = streamSoundSpeedExcess(v.stream);
    if (!found || !(Math.abs(found.excess) > negligibleDifference)) return [];
    const { by, excess } = found;
    const text = `By Peng–Robinson, the speed of sound of ${streamName(v.stream.fluid)} is about ${percent(excess)} too ${excess > 0 ? 'high' : 'low'}, ${by}.`;
    return [warning([text, meaning?.(excess)].filter(Boolean).join(' '), { field })];
  });
}
