import { streamName, streamPhaseAt, type StreamFluid, type StreamPhase } from '@isentrope/engineering/properties';
import {
  messageValue,
  undefinedIfRefused,
  type AbsolutePressure,
  type MassFlow,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { check, info, warning, type Message, type Source } from '../kit/index.ts';
import { dryIceOf, severalLiquidsMessages } from './checks.ts';

/** Relative deviation of the vapour fraction above which the flows contradict the composition. */
const negligibleDifference = 0.05;

/** What another share of vapour than entered means for a calculator's results: sentences with the side. */
export interface SplitMeaning {
  /** Of more vapour in equilibrium than entered: the unsafe side. */
  readonly moreVapour: string;
  /** Of more liquid in equilibrium than entered. */
  readonly moreLiquid: string;
  /** Whether some result is on the unsafe side with more liquid. */
  readonly isUnsafeWithLiquid: boolean;
}

/** The place of a flow whose phases are entered separately; a source is absent in cases of one phase. */
interface SplitFlow {
  readonly fluid: Source<StreamFluid>;
  readonly pressure: Source<AbsolutePressure>;
  readonly temperature: Source<Temperature>;
  /** The liquid, if there is any. */
  readonly liquid: Source<StreamPhase>;
  readonly flows: { readonly liquid: Source<MassFlow>; readonly vapour: Source<MassFlow> };
  /** Values without which nothing is calculated, so that a missing phase is reported with them. */
  readonly values: readonly Source[];
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

/**
 * Returns checks of a stream whose phases are entered separately: that both exist, and that their flows are in the proportion of the phase
 * equilibrium.
 */
export function twoPhasesChecks(at: SplitFlow, field: string, meaning: SplitMeaning, meantOfLiquid?: string) {
  const { fluid, pressure, temperature, liquid, flows } = at;
  const values = Object.fromEntries(at.values.map((each, index) => [`value${index}`, each]));
  const place = { fluid, pressure, temperature };
  return [
    check({ liquid }, v => liquidMessages(v.liquid, field, meantOfLiquid)),
    check({ ...values, ...place, liquidFlow: flows.liquid, vapourFlow: flows.vapour }, v =>
      splitMessages(v, field, meaning),
    ),
  ];
}

function liquidMessages(liquid: StreamPhase, field: string, meantOfLiquid?: string): Message[] {
  const { fluid, whole, pressure, temperature } = liquid;
  if (whole !== 'supercritical')
    return [...severalLiquidsMessages(liquid, field, meantOfLiquid), ...dryIceOf(liquid, field)];
  const text = `At {pressure} and {temperature} ${streamName(fluid)} is supercritical and has no two phases: results from the properties of two phases may be on either side.`;
  return [warning(text, { field, values: valuesOfPlace(pressure, temperature) })];
}

interface Split {
  readonly fluid: StreamFluid;
  readonly pressure: AbsolutePressure;
  readonly temperature: Temperature;
  readonly liquidFlow: MassFlow;
  readonly vapourFlow: MassFlow;
}

function splitMessages(v: Split, field: string, meaning: SplitMeaning): Message[] {
  const own = equilibriumVapour(v.fluid, v.pressure, v.temperature);
  const entered = v.vapourFlow / (v.liquidFlow + v.vapourFlow);
  if (own === undefined || !(Math.abs(entered - own) > negligibleDifference)) return [];
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
