import {
  streamCompressibility,
  streamDensity,
  streamName,
  streamReferenceDensity,
  type ReferenceDensity,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { warning, type Message } from '../kit/index.ts';
import { percent, type Words } from './words.ts';

/** Relative difference of densities from which it is reported; that of the equation itself, where nothing is wrong. */
const negligibleDifferences = { 'Peng–Robinson': 0.03, 'GERG-2008': 0.02 } as const;
/** Relative difference within which a value is that of the stream. */
const sameValue = 1e-4;

/** A phase, named within a sentence, with a density that is better than its own. */
interface PhaseWithReference {
  readonly what: string;
  /** Pa and K. */
  readonly state: { readonly pressure: number; readonly temperature: number };
  readonly reference: ReferenceDensity | undefined;
}

/** Text that follows, on what a density means for the results, from the true density over the one in use. */
export type DensityMeaning = (ratio: number, phase?: StreamPhase['requested']) => string | Words;

function isConsiderableDensity(reference: ReferenceDensity | undefined): reference is ReferenceDensity {
  return reference !== undefined && Math.abs(reference.excess) > negligibleDifferences[reference.equation];
}

/** Whether the density of a stream is known to be wrong by so much that it is reported. */
export function hasReferenceDensity(stream: StreamPhase): boolean {
  return isConsiderableDensity(streamReferenceDensity(stream));
}

/** Reports a phase, named in words, whose density by its equation of state is known to be wrong. */
export function referenceDensityMessages(
  { what, state, reference }: PhaseWithReference,
  field: string,
  meaning?: DensityMeaning,
): Message[] {
  if (!isConsiderableDensity(reference)) return [];
  const { equation, by, density, excess } = reference;
  const meant = meaning?.(1 + excess) ?? '';
  const { text: follows, values: named } = typeof meant === 'string' ? { text: meant, values: {} } : meant;
  const text = `At {pressure} and {temperature}, ${equation} makes ${what} about ${percent(excess / (1 + excess))} too ${excess > 0 ? 'light' : 'dense'}: ${by}, its density is about {density}.${follows === '' ? '' : ` ${follows}`}`;
  const values = {
    ...named,
    pressure: messageValue('absolutePressure', state.pressure),
    temperature: messageValue('temperature', state.temperature),
    density: messageValue('density', density, { digits: 3 }),
  };
  return [warning(text, { field, values })];
}

/** Returns a phase of a stream with a density that is better than its own. */
export function referenceDensityOfStream(stream: StreamPhase): PhaseWithReference {
  const name = streamName(stream.fluid);
  const phase = stream.requested === 'gas' ? 'vapour' : 'liquid';
  return {
    what: stream.whole === 'two-phase' ? `the ${phase} of ${name}` : name,
    state: stream,
    reference: streamReferenceDensity(stream),
  };
}

/** What a calculator uses of its fluid: the density, kg/m³, or the compressibility factor. */
type UsedDensity = { readonly density: number } | { readonly compressibilityFactor: number };

/** Reports the density of a stream, where the calculator uses that of its fluid and not a typed one. */
export function usedDensityMessages(
  stream: StreamPhase,
  used: UsedDensity,
  field: string,
  meaning?: DensityMeaning,
): Message[] {
  const isOfFluid =
    'density' in used
      ? isSame(
          used.density,
          undefinedIfRefused(() => streamDensity(stream).value),
        )
      : isSame(
          used.compressibilityFactor,
          undefinedIfRefused(() => streamCompressibility(stream).value),
        );
  return isOfFluid
    ? referenceDensityMessages(
        referenceDensityOfStream(stream),
        field,
        meaning && (ratio => meaning(ratio, stream.requested)),
      )
    : [];
}

function isSame(used: number, own: number | undefined): boolean {
  return own !== undefined && Math.abs(used / own - 1) < sameValue;
}
