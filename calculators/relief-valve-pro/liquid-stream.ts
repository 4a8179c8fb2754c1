import { streamName, type StreamFluid, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, type AbsolutePressure, type Temperature } from '@isentrope/engineering/quantities';
import { flashOf, liquidOf, streamAt, streamCheck } from '../fluid/index.ts';
import {
  check,
  derivedDefault,
  warning,
  type FieldSource,
  type Message,
  type QuantityField,
  type Source,
} from '../kit/index.ts';

/** Liquid service fields with defaults from a fluid. */
interface LiquidFields {
  readonly fluidUpstreamDensity: FieldSource<QuantityField<'density'>>;
  readonly viscosity: FieldSource<QuantityField<'dynamicViscosity'>>;
}

interface Conditions {
  readonly relievingPressure: Source<AbsolutePressure>;
  readonly backPressure: Source<AbsolutePressure>;
  readonly temperature: Source<Temperature>;
}

/** Returns derived defaults for the liquid at relieving conditions. */
export function liquidStream(
  chosen: Source<StreamFluid>,
  { relievingPressure, backPressure, temperature }: Conditions,
  { fluidUpstreamDensity, viscosity }: LiquidFields,
  field: string,
) {
  const liquid = streamAt('liquidStream', chosen, relievingPressure, temperature, 'liquid');
  return {
    fills: [derivedDefault(fluidUpstreamDensity, liquid.density), derivedDefault(viscosity, liquid.viscosity)],
    checks: [
      streamCheck(liquid.stream, field, otherPhase),
      check({ stream: liquid.stream, backPressure }, v => flashes(v.stream, v.backPressure, field)),
    ],
    liquid,
  };
}

const otherPhase = {
  liquid: 'Size it in two-phase service: for the liquid alone, the valve would be too small.',
};

/** Reports a liquid that flashes in the valve, which liquid service does not size. */
function flashes(stream: StreamPhase, backPressure: AbsolutePressure, field: string): Message[] {
  const flash = flashOf(stream, backPressure);
  if (!flash) return [];
  const advice =
    'so that it flashes in the valve: size it in two-phase service. Sized as a liquid, the valve would be too small.';
  const details = { field, source: 'API 520-I, sizing for two-phase liquid/vapour relief' };
  const back = messageValue('absolutePressure', backPressure);
  if ('share' in flash) {
    const values = { back, share: messageValue('fraction', flash.share, { digits: 2, unit: '%' }) };
    const text = `{share} by mass of ${liquidOf(stream)} is vapour at the back pressure, {back}, ${advice}`;
    return [warning(text, { ...details, values })];
  }
  const values = { back, vapour: messageValue('absolutePressure', flash.vapourPressure) };
  const wording = `The vapour pressure of ${streamName(stream.fluid)}, {vapour}, is above the back pressure, {back}, ${advice}${flash.unknown}`;
  return [warning(wording, { ...details, values })];
}
