import {
  streamFlashedShare,
  streamName,
  streamVapourPressure,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { Refusal, stated, type AbsolutePressure, type Temperature } from '@isentrope/engineering/quantities';
import { streamAt, streamCheck } from '../fluid/index.ts';
import { check, fill, warning, type FieldSource, type Message, type QuantityField, type Source } from '../kit/index.ts';

/** The fields of liquid service that a fluid fills. */
interface LiquidFields {
  readonly fluidUpstreamDensity: FieldSource<QuantityField<'density'>>;
  readonly viscosity: FieldSource<QuantityField<'dynamicViscosity'>>;
}

interface Conditions {
  readonly relievingPressure: Source<AbsolutePressure>;
  readonly backPressure: Source<AbsolutePressure>;
  readonly temperature: Source<Temperature>;
}

/** What a fluid fills of the liquid at the inlet of a valve, relieving. */
export function liquidStream(
  chosen: Source<StreamFluid>,
  { relievingPressure, backPressure, temperature }: Conditions,
  { fluidUpstreamDensity, viscosity }: LiquidFields,
  field: string,
) {
  const liquid = streamAt('liquidStream', chosen, relievingPressure, temperature, 'liquid');
  return {
    fills: [fill(fluidUpstreamDensity, liquid.density), fill(viscosity, liquid.viscosity)],
    checks: [
      streamCheck(liquid.stream, field),
      check({ stream: liquid.stream, backPressure }, v => flashes(v.stream, v.backPressure, field)),
    ],
    liquid,
  };
}

/** A liquid that flashes on its way through the valve, which liquid service does not size. */
function flashes(stream: StreamPhase, backPressure: AbsolutePressure, field: string): Message[] {
  const { fluid } = stream;
  const vapourPressure = orRefused(() => streamVapourPressure(fluid, stream.temperature).value);
  const boils = vapourPressure !== undefined && vapourPressure > backPressure;
  const share = orRefused(() => streamFlashedShare(stream, backPressure));
  const values = { back: stated('absolutePressure', backPressure) };
  const advice =
    'so that it flashes in the valve: size it in two-phase service. Sized as a liquid, the valve would be too small.';
  const details = { field, source: 'API 520-I, sizing for two-phase liquid/vapour relief' };
  if (share !== undefined && share > 0) {
    return [
      warning(`{share} by mass of ${streamName(fluid)} is vapour at the back pressure, {back}, ${advice}`, {
        ...details,
        values: { ...values, share: stated('fraction', share, { digits: 2, unit: '%' }) },
      }),
    ];
  }
  if (!boils) return [];
  return [
    warning(`The vapour pressure of ${streamName(fluid)}, {vapour}, is above the back pressure, {back}, ${advice}`, {
      ...details,
      values: { ...values, vapour: stated('absolutePressure', vapourPressure) },
    }),
  ];
}

/** Undefined where it is refused. */
function orRefused<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
