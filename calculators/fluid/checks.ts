import {
  streamFlashedShare,
  streamName,
  streamRemarks,
  streamThrottled,
  streamVapourPressure,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { orRefused, stated, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { check, info, upperFirst, warning, type Message, type Source } from '../kit/index.ts';

/** What makes a fluid doubtful as a whole: its equation with these components. Beside the field it is chosen in. */
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

/** That a stream is not all of the phase which its properties are taken of. */
export function streamCheck(stream: Source<StreamPhase>, field: string) {
  return check({ stream }, v => [...otherPhase(v.stream, field), ...severalLiquids(v.stream, field)]);
}

const ofBothLiquids =
  'what is filled in is that of both liquids together as if they were mixed, which where they part is too high for the lighter and too low for the heavier';

/** That the liquid of a stream is two, of which one alone may fill the lower part of a line or a vessel. */
export function severalLiquids(stream: StreamPhase, field: string, meantOfLiquid = ofBothLiquids): Message[] {
  const { fluid, asked, pressure, temperature, liquids } = stream;
  const [lighter, heavier] = liquids ?? [];
  if (!lighter || !heavier) return [];
  const name = streamName(fluid);
  const share = (si: number) => stated('fraction', si, { digits: 2, unit: '%' });
  const density = (si: number) => stated('density', si, { digits: 3 });
  const values = {
    pressure: stated('absolutePressure', pressure),
    temperature: stated('temperature', temperature),
    lighterShare: share(lighter.share),
    lighter: density(lighter.density),
    heavierShare: share(heavier.share),
    heavier: density(heavier.density),
  };
  const parts = `{lighterShare} by mass of ${name} is ${lighter.name} of {lighter} and {heavierShare} is ${heavier.name} of {heavier}`;
  const meant = asked === 'gas' ? 'what is filled in is that of the gas alone' : meantOfLiquid;
  return [warning(`At {pressure} and {temperature}, ${parts}; ${meant}.`, { field, values })];
}

/** A supercritical fluid of a lower compressibility factor is no gas in any sense that its equations mean. */
const leastOfGas = 0.7;

function otherPhase(
  { fluid, asked, whole, quality, phase, pressure, temperature }: StreamPhase,
  field: string,
): Message[] {
  const name = streamName(fluid);
  const at = { pressure: stated('absolutePressure', pressure), temperature: stated('temperature', temperature) };
  if (asked === 'liquid' && whole === 'supercritical') {
    return [warning(`At {pressure} and {temperature} ${name} is supercritical, not a liquid.`, { field, values: at })];
  }
  const factor = phase?.state.compressibilityFactor;
  if (asked === 'gas' && whole === 'supercritical' && factor !== undefined && factor < leastOfGas) {
    const words = `At {pressure} and {temperature} ${name} is a dense fluid above its critical point, Z = {factor}: equations for gases are doubtful.`;
    return [warning(words, { field, values: { ...at, factor: stated('number', factor) } })];
  }
  if (asked !== undefined && (whole === 'liquid' || whole === 'gas') && whole !== asked && phase) {
    const words = `${upperFirst(name)} is within rounding of its saturation line at {pressure} and {temperature}: saturated ${asked === 'gas' ? 'vapour' : 'liquid'} is used.`;
    return [info(words, { field, values: at })];
  }
  if (asked === undefined || quality === undefined) return [];
  const share = asked === 'liquid' ? quality : 1 - quality;
  const other = asked === 'liquid' ? 'vapour' : 'liquid';
  const words = `At {pressure} and {temperature}, {share} by mass of ${name} is ${other}; what is filled in is that of its ${asked} alone.`;
  const values = { ...at, share: stated('fraction', share, { digits: 2, unit: '%' }) };
  return share > 0 ? [warning(words, { field, values })] : [];
}

/** The liquid of a stream as a sentence calls it, which may not be all of it. */
export function liquidOf({ fluid, whole }: StreamPhase): string {
  return whole === 'two-phase' ? `the liquid of ${streamName(fluid)}` : streamName(fluid);
}

/** What becomes of a liquid whose pressure falls so far that some of it boils. */
type Flash =
  /** Its share by mass that is vapour afterwards, and its temperature then, K, where its heat is known. */
  | { readonly share: number; readonly temperature: number | undefined }
  /** Its vapour pressure, Pa, where that alone is known. */
  | { readonly vapourPressure: number };

/** Whether a liquid flashes on its way to a pressure in Pa, as across a valve or a plate; undefined where it does not, or nobody knows. */
export function flashOf(stream: StreamPhase, pressure: number): Flash | undefined {
  const share = orRefused(() => streamFlashedShare(stream, pressure));
  if (share !== undefined) {
    return share > 0
      ? { share, temperature: orRefused(() => streamThrottled(stream, pressure).temperature) }
      : undefined;
  }
  const vapourPressure = orRefused(() => streamVapourPressure(stream.fluid, stream.temperature).value);
  return vapourPressure !== undefined && vapourPressure > pressure ? { vapourPressure } : undefined;
}

/** How much of a liquid is vapour after its pressure has fallen, as across a valve or a plate. */
export function flashCheck(stream: Source<StreamPhase>, outlet: Source<AbsolutePressure>, field: string) {
  return check({ stream, outlet }, ({ stream, outlet: pressure }) => {
    const flash = stream.asked === 'liquid' && pressure < stream.pressure ? flashOf(stream, pressure) : undefined;
    if (!flash) return [];
    const out = stated('absolutePressure', pressure);
    if ('share' in flash) {
      const { share, temperature } = flash;
      const values = {
        out,
        share: stated('fraction', share, { digits: 2, unit: '%' }),
        ...(temperature !== undefined && { temperature: stated('temperature', temperature) }),
      };
      const at = temperature === undefined ? '{out}' : '{out} and {temperature}';
      return [warning(`{share} by mass of ${liquidOf(stream)} is vapour at the outlet, ${at}.`, { field, values })];
    }
    const values = { out, vapour: stated('absolutePressure', flash.vapourPressure) };
    const words = `The vapour pressure of ${streamName(stream.fluid)}, {vapour}, is above the pressure at the outlet, {out}: some of it boils on the way.`;
    return [warning(words, { field, values })];
  });
}
