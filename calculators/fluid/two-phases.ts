import { streamName, streamPhaseAt, type StreamFluid, type StreamPhase } from '@isentrope/engineering/properties';
import {
  messageValue,
  undefinedIfRefused,
  type AbsolutePressure,
  type MassFlow,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { liquidBeyondGergMessages } from './beyond-gerg.ts';
import { info, warning, type Message } from '../kit/index.ts';
import { dryIceOf, severalLiquidsMessages } from './phase-messages.ts';

/** Relative deviation of the lesser flow, of vapour or liquid, above which the flows contradict the composition. */
const negligibleDifference = 0.05;
/** Mass fraction below which a difference does not count. */
const trace = 1e-4;

/** What another share of vapour than entered means for a calculator's results: sentences with the side. */
export interface SplitMeaning {
  /** Of more vapour in equilibrium than entered: the unsafe side. */
  readonly moreVapour: string;
  /** Of more liquid in equilibrium than entered. */
  readonly moreLiquid: string;
  /** Whether some result is on the unsafe side with more liquid. */
  readonly isUnsafeWithLiquid: boolean;
}

/** Returns the vapour mass fraction in equilibrium; undefined for a saturated pure fluid and where it is not known. */
export function equilibriumVapour(fluid: StreamFluid, pressure: number, temperature: number): number | undefined {
  if (fluid.type !== 'components') return undefined;
  const stream = undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature));
  if (!stream || stream.whole === 'supercritical') return undefined;
  if (stream.whole === 'two-phase') return stream.quality;
  const other = stream.whole === 'gas' ? 'liquid' : 'gas';
  const isSaturated = undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature, other)) !== undefined;
  return isSaturated ? undefined : Number(stream.whole === 'gas');
}

/** Reports a liquid beside its vapour that is not one liquid alone. */
export function liquidMessages(liquid: StreamPhase, field: string, meantOfLiquid?: string): Message[] {
  const { fluid, whole, pressure, temperature } = liquid;
  if (whole !== 'supercritical')
    return [
      ...severalLiquidsMessages(liquid, field, meantOfLiquid),
      ...dryIceOf(liquid, field),
      ...liquidBeyondGergMessages(liquid, field),
    ];
  const text = `At {pressure} and {temperature} ${streamName(fluid)} is supercritical and has no two phases: results from the properties of two phases may be on either side.`;
  return [warning(text, { field, values: valuesOfPlace(pressure, temperature) })];
}

/** A place with the flows of its phases. */
export interface Split {
  readonly fluid: StreamFluid;
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  readonly liquidFlow: MassFlow;
  readonly vapourFlow: MassFlow;
}

/** Reports flows that are not in the proportion of the phase equilibrium. */
export function splitMessages(v: Split, field: string, meaning: SplitMeaning): Message[] {
  const own = equilibriumVapour(v.fluid, v.pressure, v.temperature);
  const entered = v.vapourFlow / (v.liquidFlow + v.vapourFlow);
  if (own === undefined) return [];
  const least = Math.min(own, entered, 1 - own, 1 - entered);
  if (!(Math.abs(entered - own) > Math.max(trace, negligibleDifference * least))) return [];
  const isMoreVapour = own > entered;
  const share = (si: number) => messageValue('fraction', si, { digits: 2, unit: '%' });
  const name = streamName(v.fluid);
  const single = own === 0 ? 'liquid' : 'vapour';
  const isSingle = own === 0 || own === 1;
  const state = isSingle ? `all of ${name} is ${single}` : `{own} by mass of ${name} is vapour`;
  const follows = isMoreVapour ? meaning.moreVapour : meaning.moreLiquid;
  const text = `At {pressure} and {temperature}, ${state}; in the flows entered, {entered} is vapour. ${follows}`;
  const message = isMoreVapour || meaning.isUnsafeWithLiquid ? warning : info;
  const values = { ...valuesOfPlace(v.pressure, v.temperature), entered: share(entered) };
  return [message(text, { field, values: isSingle ? values : { ...values, own: share(own) } })];
}

function valuesOfPlace(pressure: number, temperature: number) {
  return {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
  };
}
