import {
  streamDenseCompressibility,
  streamName,
  streamOtherPhase,
  type SplitDoubt,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';
import { liquidBeyondGergMessages } from './beyond-gerg.ts';
import { missedWaterOfStream } from './missed-water.ts';
import { otherPhaseMessages } from './other-phase.ts';
import { solidMessages } from './solids.ts';
import { info, upperFirst, warning, type Message } from '../kit/index.ts';
import { percent, type Words } from './words.ts';

/** What another phase than the one calculated means for a calculator's results: sentences that follow the message. */
export interface OtherPhaseMeaning {
  /** Of vapour in what is calculated as a liquid. */
  readonly liquid?: string;
  /** Of liquid in what is calculated as a gas. */
  readonly gas?: string | ((stream: StreamPhase) => string);
  /** Of a dense fluid that is calculated as a gas; `null` where its equation of state is followed, so that nothing is reported. */
  readonly dense?: string | null | ((stream: StreamPhase) => Words);
  /** Of a fluid above its critical point that is calculated as a liquid. */
  readonly supercritical?: string;
}

/** Reports what of a stream is not of the phase whose properties are used. */
export function phaseMessages(stream: StreamPhase, field: string, meaning: OtherPhaseMeaning): Message[] {
  return [
    ...otherPhase(stream, field, meaning),
    ...severalLiquidsMessages(stream, field),
    ...otherPhaseMessages(streamOtherPhase(stream), streamName(stream.fluid), stream, field),
    ...dryIceOf(stream, field),
    ...liquidBeyondGergMessages(stream, field),
  ];
}

/** Returns a warning of solid carbon dioxide in a stream, if there is any. */
export function dryIceOf({ fluid, pressure, temperature }: StreamPhase, field: string): Message[] {
  return solidMessages(fluid, pressure, temperature, field);
}

/** Relative excess of the density of two liquids together from which it is reported. */
const considerableExcess = 0.02;

/** What two liquids mean for values of both as mixed: the difference of their density to that of each. */
function ofBothLiquids({ phase, liquids = [] }: StreamPhase, lighter: number, heavier: number): string {
  const mixed = phase?.state.density;
  if (mixed === undefined) return 'the values filled in treat the two liquids as mixed';
  const whole = liquids.reduce((sum, { share }) => sum + share, 0);
  const together = whole / liquids.reduce((sum, { share, density }) => sum + share / density, 0);
  const excess = mixed / together - 1;
  const tooDense =
    excess > considerableExcess
      ? `. That is ${percent(excess)} too dense, since the equation has water too dense: velocities and losses of a mass flow, and areas and flow coefficients for it, come out too small, the unsafe side`
      : '';
  const off = (of: number) => percent(mixed / of - 1);
  return `the values filled in treat the two liquids as mixed, with a density ${off(lighter)} above that of the lighter and ${off(heavier)} below that of the heavier: if they separate, enter the values of the one that flows here${tooDense}`;
}

/** Returns a sentence on two liquids by Peng–Robinson that may be one, beginning with a space; empty where nothing speaks against them. */
export function splitDoubtText(doubt: SplitDoubt | undefined, isLiquid = true): string {
  if (!doubt) return '';
  const both = doubt.names.join(' and ');
  if (doubt.reason === 'unknown')
    return ` Whether ${both} separate is not certain: the interaction of the components is not known well enough, and without a second liquid the bubble-point pressure is lower.`;
  const density = isLiquid ? ', whose density is then that of the two by this equation together' : '';
  return ` ${upperFirst(both)} mix completely: there is one liquid${density}.`;
}

/** Reports a second liquid phase, since only one liquid can be accounted for, also where the equation of state does not find it. */
export function severalLiquidsMessages(stream: StreamPhase, field: string, meantOfLiquid?: string): Message[] {
  const { fluid, requested: requestedPhase, pressure, temperature, liquids } = stream;
  const [lighter, heavier] = liquids ?? [];
  if (!lighter || !heavier) return missedWaterOfStream(stream, field);
  const name = streamName(fluid);
  const share = (si: number) => messageValue('fraction', si, { digits: 2, unit: '%' });
  const density = (si: number) => messageValue('density', si, { digits: 3 });
  const values = {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
    lighterShare: share(lighter.share),
    lighter: density(lighter.density),
    heavierShare: share(heavier.share),
    heavier: density(heavier.density),
  };
  const parts = `{lighterShare} by mass of ${name} is ${lighter.name} ({lighter}) and {heavierShare} is ${heavier.name} ({heavier})`;
  const doubt = splitDoubtText(stream.splitDoubt, requestedPhase !== 'gas');
  const meant =
    requestedPhase === 'gas'
      ? 'the values filled in are those of the gas alone'
      : (meantOfLiquid ?? ofBothLiquids(stream, lighter.density, heavier.density));
  const text =
    stream.splitDoubt?.reason === 'miscible'
      ? `At {pressure} and {temperature}, Peng–Robinson has two liquids, which is not so.${doubt}`
      : `At {pressure} and {temperature}, ${parts}; ${meant}.${doubt}`;
  return [warning(text, { field, values })];
}

/** Whether a stream that is calculated as a gas is too dense for equations for gases. */
export function isDenseGas(stream: StreamPhase): boolean {
  return streamDenseCompressibility(stream) !== undefined;
}

const denseUnchecked = 'Check the result against a calculation with real-fluid properties.';

function otherPhase(stream: StreamPhase, field: string, meaning: OtherPhaseMeaning): Message[] {
  const { fluid, requested: requestedPhase, whole, quality, phase, pressure, temperature } = stream;
  const name = streamName(fluid);
  const at = {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
  };
  if (requestedPhase === 'liquid' && whole === 'supercritical') {
    const follows = meaning.supercritical === undefined ? '' : ` ${meaning.supercritical}`;
    const text = `At {pressure} and {temperature} ${name} is supercritical, not a liquid.${follows}`;
    return [warning(text, { field, values: at })];
  }
  const factor = streamDenseCompressibility(stream);
  if (factor !== undefined) {
    const { dense: meant } = meaning;
    if (meant === null) return [];
    const dense = typeof meant === 'function' ? meant(stream) : { text: meant ?? denseUnchecked, values: {} };
    const text = `At {pressure} and {temperature} ${name} is a dense ${whole === 'gas' ? 'gas' : 'fluid above its critical point'}, Z = {factor}: equations for gases may not apply. ${dense.text}`;
    return [
      warning(text, {
        field,
        values: { ...at, ...dense.values, factor: messageValue('number', factor) },
      }),
    ];
  }
  if (requestedPhase !== undefined && (whole === 'liquid' || whole === 'gas') && whole !== requestedPhase && phase) {
    const text = `${upperFirst(name)} is within rounding of its saturation line at {pressure} and {temperature}: saturated ${requestedPhase === 'gas' ? 'vapour' : 'liquid'} is used.`;
    return [info(text, { field, values: at })];
  }
  if (requestedPhase === undefined || quality === undefined) return [];
  const share = requestedPhase === 'liquid' ? quality : 1 - quality;
  const other = requestedPhase === 'liquid' ? 'vapour' : 'liquid';
  const meant = meaning[requestedPhase];
  const follows = meant === undefined ? '' : ` ${typeof meant === 'function' ? meant(stream) : meant}`;
  const wording = `At {pressure} and {temperature}, {share} by mass of ${name} is ${other}; the values filled in are those of its ${requestedPhase} alone.${follows}`;
  const values = { ...at, share: messageValue('fraction', share, { digits: 2, unit: '%' }) };
  return share > 0 ? [warning(wording, { field, values })] : [];
}
