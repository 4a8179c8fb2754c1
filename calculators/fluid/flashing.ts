import {
  dryIceTriplePressure,
  streamFlashedShare,
  streamIsentrope,
  streamName,
  streamThrottled,
  streamLeastBoilingPressure,
  streamVapourPressure,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import {
  formatNumber,
  messageValue,
  Refusal,
  undefinedIfRefused,
  type AbsolutePressure,
  type PressureDifference,
} from '@isentrope/engineering/quantities';
import { realNozzle } from '@isentrope/engineering/relief';
import { info, upperFirst, warning, type Message, type Source } from '../kit/index.ts';
import { solidAfter, solidComponentOf, solidNote, fluidOfPhase } from './solids.ts';

/** Liquids that flash as their pressure falls in a device. */

/** Returns the name of a stream's liquid within a sentence; the stream may not be all liquid. */
export function liquidOf({ fluid, whole }: StreamPhase): string {
  return whole === 'two-phase' ? `the liquid of ${streamName(fluid)}` : streamName(fluid);
}

/** Result of a pressure drop that makes a liquid flash. */
type Flash =
  /** The vapour mass fraction after the drop, and the temperature, K, if enthalpies are known. */
  | { readonly share: number; readonly temperature: number | undefined }
  /**
   * The vapour pressure, Pa, if only that is known, and a sentence on why, if there is an equation of state; undefined of a fluid above its
   * critical temperature.
   */
  | { readonly vapourPressure: number | undefined; readonly unknown: string };

/**
 * Returns how a liquid flashes on expansion to a pressure in Pa, as across a valve or orifice; undefined if it does not, or if
 * unknown.
 */
export function flashOf(stream: StreamPhase, pressure: number): Flash | undefined {
  let unknown = '';
  try {
    const share = streamFlashedShare(stream, pressure);
    if (share !== undefined) {
      return share > 0
        ? { share, temperature: undefinedIfRefused(() => streamThrottled(stream, pressure).temperature) }
        : undefined;
    }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    unknown = ` The state there is unknown: ${thrown.message}.`;
  }
  const vapourPressure = streamLeastBoilingPressure(stream.fluid, stream.temperature);
  if (vapourPressure === undefined) return unknown === '' ? undefined : { vapourPressure, unknown };
  return vapourPressure > pressure ? { vapourPressure, unknown } : undefined;
}

/**
 * Returns the start of a message on a fluid whose state after an expansion to `{out}` is unknown, with its vapour pressure, `{vapour}`, if
 * it has one. `at` names the pressure.
 */
export function unknownFlash(
  { fluid, pressure }: StreamPhase,
  { vapourPressure }: Extract<Flash, { unknown: string }>,
  at: string,
) {
  const name = streamName(fluid);
  return vapourPressure === undefined
    ? { start: `How much of ${name} is vapour at ${at}, {out}, is unknown`, values: {} }
    : {
        start: `The vapour pressure of ${name}, ${fluid.type === 'solution' ? 'at least ' : ''}{vapour}, is above ${vapourPressure > pressure ? 'the inlet pressure, {inlet}, and ' : ''}${at}, {out}`,
        values: {
          vapour: messageValue('absolutePressure', vapourPressure),
          ...(vapourPressure > pressure && { inlet: messageValue('absolutePressure', pressure) }),
        },
      };
}

/** A device that is sized as if its liquid did not boil before it has passed. */
export interface LiquidDevice {
  /** Name of the device, and of the result that follows from its mass flux, within a sentence. */
  readonly device: string;
  readonly sized: string;
  /** Pressure differential that accelerates the liquid to its smallest section. */
  readonly drop: Source<PressureDifference>;
}

/** Excess of the area, as a fraction, from which it is reported. */
export const negligibleExcess = 0.02;
/** Lowest pressure, relative to its triple point, down to which carbon dioxide is followed. */
const aboveTriple = 1.0005;

/**
 * Returns the excess of the flow area of a liquid in equilibrium along its isentrope over that of one of the density at the inlet, as a
 * fraction; undefined if unknown. Pressures in Pa.
 */
export function isentropicExcess(stream: StreamPhase, drop: number): number | undefined {
  const { phase, fluid, pressure } = stream;
  if (!phase || fluid.type !== 'components') return undefined;
  const floor = 'CO2' in phase.composition ? aboveTriple * dryIceTriplePressure : 0;
  const lowest = Math.max(pressure - drop, floor);
  if (!(lowest < pressure)) return undefined;
  const equilibrium = undefinedIfRefused(() => realNozzle(streamIsentrope(stream), lowest).massFlux);
  return equilibrium === undefined ? undefined : Math.sqrt(2 * phase.state.density * drop) / equilibrium - 1;
}

/** Returns a sentence on a device that is sized for a liquid that boils behind it; empty where it makes no difference. */
function ofDevice(stream: StreamPhase, drop: number | undefined, { device, sized }: LiquidDevice): string {
  if (drop === undefined) return '';
  const excess = isentropicExcess(stream, drop);
  if (excess === undefined)
    return ` If some of it boils within the ${device}, ${sized} is too small by an unknown amount: the unsafe side if the full flow must pass.`;
  if (!(excess > negligibleExcess)) return '';
  const percent = `${formatNumber(100 * excess, 2)} %`;
  return ` If it boils without delay, ${sized} has to be ${percent} larger than for a liquid that boils only downstream of the ${device}: the unsafe side if the full flow must pass.`;
}

/** Warns that a result sized by constant properties could not be compared with the isentrope of a fluid with an equation of state. */
export function missingIsentropeMessages({ fluid }: StreamPhase, sized: string, field: string): Message[] {
  if (fluid.type !== 'components') return [];
  const text = `The expansion of ${streamName(fluid)} to the throat could not be calculated: ${sized}, based on constant properties, is not checked and may be too small, the unsafe side if the full flow must pass.`;
  return [warning(text, { field })];
}

const none = { text: '', values: {} };

function isLiquidExpanding({ requested, pressure: inlet }: StreamPhase, pressure: number): boolean {
  return requested === 'liquid' && pressure < inlet;
}

/** Reports the vapour fraction of a flashing liquid; `meaning` returns what follows from it. */
export function flashMessages(
  stream: StreamPhase,
  pressure: AbsolutePressure,
  field: string,
  meaning: () => string,
): Message[] {
  if (!isLiquidExpanding(stream, pressure)) return [];
  const flash = flashOf(stream, pressure);
  if (!flash) {
    // A solid at the inlet is reported with its stream.
    const isReported = solidComponentOf(stream.fluid, stream.pressure, stream.temperature) !== undefined;
    return isReported ? [] : solidAfter(stream, pressure, field, 'at the outlet');
  }
  const out = messageValue('absolutePressure', pressure);
  if ('share' in flash) {
    const { share, temperature } = flash;
    const values = {
      out,
      share: messageValue('fraction', share, { digits: 2, unit: '%' }),
      ...(temperature !== undefined && { temperature: messageValue('temperature', temperature) }),
    };
    const at = temperature === undefined ? '{out}' : '{out} and {temperature}';
    const solid = temperature === undefined ? none : solidNote(fluidOfPhase(stream), pressure, temperature);
    return [
      warning(`{share} by mass of ${liquidOf(stream)} is vapour at the outlet, ${at}.${solid.text}${meaning()}`, {
        field,
        values: { ...values, ...solid.values },
      }),
    ];
  }
  const { start, values } = unknownFlash(stream, flash, 'the outlet pressure');
  const boils = flash.vapourPressure === undefined ? 'some of it may boil' : 'some of the liquid boils';
  const where =
    (flash.vapourPressure ?? 0) > stream.pressure ? 'at the inlet already, and more on the way' : 'on the way';
  const text = `${start}: ${boils} ${where}.${flash.unknown}${meaning()}`;
  return [warning(text, { field, values: { out, ...values } })];
}

/** Reports a liquid that does not boil, but becomes lighter on its way through a device that is sized by its density at the inlet. */
function lighterMessages(
  stream: StreamPhase,
  pressure: AbsolutePressure,
  drop: number | undefined,
  { device, sized }: LiquidDevice,
  field: string,
): Message[] {
  if (!isLiquidExpanding(stream, pressure) || flashOf(stream, pressure)) return [];
  const excess = drop === undefined ? undefined : isentropicExcess(stream, drop);
  const start = `${upperFirst(streamName(stream.fluid))} becomes lighter as it expands in the ${device}: along its isentrope ${sized}`;
  const vapourPressure = undefinedIfRefused(() => streamVapourPressure(stream.fluid, stream.temperature).value);
  const isEarly = stream.fluid.type === 'components' && vapourPressure !== undefined && vapourPressure >= pressure;
  const cools: Message[] = isEarly
    ? [
        info(
          `${upperFirst(streamName(stream.fluid))} is still a liquid at the outlet pressure, {out}, by its equation of state: it cools as it expands, and its vapour pressure at the inlet temperature, {vapour}, does not hold there.`,
          {
            field,
            values: {
              out: messageValue('absolutePressure', pressure),
              vapour: messageValue('absolutePressure', vapourPressure),
            },
          },
        ),
      ]
    : [];
  if (excess === undefined)
    return drop === undefined ? cools : [...cools, ...missingIsentropeMessages(stream, sized, field)];
  if (excess > negligibleExcess) {
    const percent = `${formatNumber(100 * excess, 2)} %`;
    const text = `${start} has to be ${percent} larger than with its density at the inlet: the unsafe side if the full flow must pass.`;
    return [...cools, warning(text, { field })];
  }
  return stream.whole === 'supercritical'
    ? [...cools, info(`${start} differs by no more than 2 % from that with its density at the inlet.`, { field })]
    : cools;
}

/** Reports a liquid that flashes or becomes lighter, with what that means for a device that is sized by its liquid. */
export function flashInDeviceMessages(
  stream: StreamPhase,
  pressure: AbsolutePressure,
  drop: number | undefined,
  device: LiquidDevice,
  field: string,
): Message[] {
  return [
    ...flashMessages(stream, pressure, field, () => ofDevice(stream, drop, device)),
    ...lighterMessages(stream, pressure, drop, device, field),
  ];
}
