import {
  streamFlashedShare,
  streamName,
  streamRemarks,
  streamThrottled,
  streamVapourPressure,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { undefinedIfRefused, messageValue, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { check, info, upperFirst, warning, type Message, type Source } from '../kit/index.ts';

/** Returns a check of the equation of state with the fluid's components, shown at the fluid selection. */
export function fluidChecks(fluid: Source<StreamFluid>, field: string) {
  return check({ fluid }, v => {
    const known = streamRemarks(v.fluid);
    if (!known) return [];
    const { cautions, remarks, source } = known;
    return [
      ...cautions.map(text => warning(text, { field, source })),
      ...remarks.map(text => info(text, { field, source })),
    ];
  });
}

/** Returns a check that a stream is entirely of the phase whose properties are used. */
export function streamCheck(stream: Source<StreamPhase>, field: string) {
  return check({ stream }, v => [...otherPhase(v.stream, field), ...severalLiquidsMessages(v.stream, field)]);
}

const ofBothLiquids =
  'the values filled in are those of the two liquids as if they were mixed; where they separate, they are too high for the lighter liquid and too low for the heavier';

/** Returns a check for a second liquid phase, since only one liquid can be accounted for. */
export function severalLiquidsMessages(stream: StreamPhase, field: string, meantOfLiquid = ofBothLiquids): Message[] {
  const { fluid, requested: requestedPhase, pressure, temperature, liquids } = stream;
  const [lighter, heavier] = liquids ?? [];
  if (!lighter || !heavier) return [];
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
  const parts = `{lighterShare} by mass of ${name} is ${lighter.name} of {lighter} and {heavierShare} is ${heavier.name} of {heavier}`;
  const meant = requestedPhase === 'gas' ? 'the values filled in are those of the gas alone' : meantOfLiquid;
  return [warning(`At {pressure} and {temperature}, ${parts}; ${meant}.`, { field, values })];
}

/** Compressibility factor below which a supercritical fluid is not a gas in the sense of the gas equations. */
const leastOfGas = 0.7;

function otherPhase(
  { fluid, requested: requestedPhase, whole, quality, phase, pressure, temperature }: StreamPhase,
  field: string,
): Message[] {
  const name = streamName(fluid);
  const at = {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
  };
  if (requestedPhase === 'liquid' && whole === 'supercritical') {
    return [warning(`At {pressure} and {temperature} ${name} is supercritical, not a liquid.`, { field, values: at })];
  }
  const factor = phase?.state.compressibilityFactor;
  if (requestedPhase === 'gas' && whole === 'supercritical' && factor !== undefined && factor < leastOfGas) {
    const text = `At {pressure} and {temperature} ${name} is a dense fluid above its critical point, Z = {factor}: equations for gases may not apply. Check the result against a calculation with real-fluid properties; the error can be on either side.`;
    return [warning(text, { field, values: { ...at, factor: messageValue('number', factor) } })];
  }
  if (requestedPhase !== undefined && (whole === 'liquid' || whole === 'gas') && whole !== requestedPhase && phase) {
    const text = `${upperFirst(name)} is within rounding of its saturation line at {pressure} and {temperature}: saturated ${requestedPhase === 'gas' ? 'vapour' : 'liquid'} is used.`;
    return [info(text, { field, values: at })];
  }
  if (requestedPhase === undefined || quality === undefined) return [];
  const share = requestedPhase === 'liquid' ? quality : 1 - quality;
  const other = requestedPhase === 'liquid' ? 'vapour' : 'liquid';
  const wording = `At {pressure} and {temperature}, {share} by mass of ${name} is ${other}; the values filled in are those of its ${requestedPhase} alone.`;
  const values = { ...at, share: messageValue('fraction', share, { digits: 2, unit: '%' }) };
  return share > 0 ? [warning(wording, { field, values })] : [];
}

/** Returns the name of a stream's liquid within a sentence; the stream may not be all liquid. */
export function liquidOf({ fluid, whole }: StreamPhase): string {
  return whole === 'two-phase' ? `the liquid of ${streamName(fluid)}` : streamName(fluid);
}

/** Result of a pressure drop that makes a liquid flash. */
type Flash =
  /** The vapour mass fraction after the drop, and the temperature, K, if enthalpies are known. */
  | { readonly share: number; readonly temperature: number | undefined }
  /** The vapour pressure, Pa, if only that is known. */
  | { readonly vapourPressure: number };

/**
 * Returns how a liquid flashes on expansion to a pressure in Pa, as across a valve or orifice; undefined if it does not, or if
 * unknown.
 */
export function flashOf(stream: StreamPhase, pressure: number): Flash | undefined {
  const share = undefinedIfRefused(() => streamFlashedShare(stream, pressure));
  if (share !== undefined) {
    return share > 0
      ? { share, temperature: undefinedIfRefused(() => streamThrottled(stream, pressure).temperature) }
      : undefined;
  }
  const vapourPressure = undefinedIfRefused(() => streamVapourPressure(stream.fluid, stream.temperature).value);
  return vapourPressure !== undefined && vapourPressure > pressure ? { vapourPressure } : undefined;
}

/** Returns a check that reports the vapour fraction of a flashing liquid, as across a valve or orifice. */
export function flashCheck(stream: Source<StreamPhase>, outlet: Source<AbsolutePressure>, field: string) {
  return check({ stream, outlet }, ({ stream, outlet: pressure }) => {
    const flash = stream.requested === 'liquid' && pressure < stream.pressure ? flashOf(stream, pressure) : undefined;
    if (!flash) return [];
    const out = messageValue('absolutePressure', pressure);
    if ('share' in flash) {
      const { share, temperature } = flash;
      const values = {
        out,
        share: messageValue('fraction', share, { digits: 2, unit: '%' }),
        ...(temperature !== undefined && { temperature: messageValue('temperature', temperature) }),
      };
      const at = temperature === undefined ? '{out}' : '{out} and {temperature}';
      return [warning(`{share} by mass of ${liquidOf(stream)} is vapour at the outlet, ${at}.`, { field, values })];
    }
    const values = { out, vapour: messageValue('absolutePressure', flash.vapourPressure) };
    const text = `The vapour pressure of ${streamName(stream.fluid)}, {vapour}, is above the outlet pressure, {out}: some of the liquid boils on the way.`;
    return [warning(text, { field, values })];
  });
}
