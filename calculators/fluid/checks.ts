import {
  streamFlashedShare,
  streamName,
  streamRemarks,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { stated, type AbsolutePressure } from '@isentrope/engineering/quantities';
import { check, info, warning, type Message, type Source } from '../kit/index.ts';

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
  return check({ stream }, v => otherPhase(v.stream, field));
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
  if (asked === undefined || quality === undefined) return [];
  const share = asked === 'liquid' ? quality : 1 - quality;
  const other = asked === 'liquid' ? 'vapour' : 'liquid';
  const words = `At {pressure} and {temperature}, {share} by mass of ${name} is ${other}; what is filled in is that of its ${asked} alone.`;
  const values = { ...at, share: stated('fraction', share, { digits: 2, unit: '%' }) };
  return share > 0 ? [warning(words, { field, values })] : [];
}

/** How much of a liquid is vapour after its pressure has fallen, as across a valve or a plate. */
export function flashCheck(stream: Source<StreamPhase>, outlet: Source<AbsolutePressure>, field: string) {
  return check({ stream, outlet }, ({ stream: { fluid, asked }, stream, outlet: pressure }) => {
    const share = asked === 'liquid' && pressure < stream.pressure ? streamFlashedShare(stream, pressure) : undefined;
    if (share === undefined || !(share > 0)) return [];
    return [
      warning(`{share} by mass of ${streamName(fluid)} is vapour at the outlet, {pressure}.`, {
        field,
        values: {
          share: stated('fraction', share, { digits: 2, unit: '%' }),
          pressure: stated('absolutePressure', pressure),
        },
      }),
    ];
  });
}
