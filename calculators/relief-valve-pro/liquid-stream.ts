import type { StreamFluid, StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber, messageValue, type AbsolutePressure, type Temperature } from '@isentrope/engineering/quantities';
import {
  solidAfter,
  flashOf,
  isentropicExcess,
  liquidOf,
  ofInverseRoot,
  referenceDensityCheck,
  streamAt,
  streamCheck,
  throttlingCheck,
  missingIsentropeMessages,
  unknownFlash,
} from '../fluid/index.ts';
import {
  check,
  derivedDefault,
  warning,
  type FieldSource,
  type Message,
  type QuantityField,
  type Source,
} from '../kit/index.ts';
import { behindValve } from './dry-ice.ts';
import { againstNozzle, type NozzleComparison } from './nozzle-comparison.ts';

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
      referenceDensityCheck(liquid.stream, { density: fluidUpstreamDensity }, field, areaOf),
      check({ stream: liquid.stream, backPressure }, v => [
        ...flashes(v.stream, v.backPressure, field),
        ...solidAfter(v.stream, v.backPressure, field, behindValve),
      ]),
      throttlingCheck(liquid.stream, backPressure, field),
    ],
    liquid,
  };
}

/** Advice for a fluid above its critical point. */
export const supercriticalAdvice =
  'Size it in gas and vapour service by the method Real nozzle, which follows it with its equation of state.';

const otherPhase = {
  supercritical: supercriticalAdvice,
  liquid: 'Size it in two-phase service: for the liquid alone, the valve would be too small.',
};

/** What a density at the inlet means for an area. */
export const areaOf = ofInverseRoot('The area', 'the safe side', 'the unsafe side');

/** Excess of the area, as a fraction, from which its size is stated. */
const negligibleExcess = 0.01;

const realNozzle: NozzleComparison = {
  nozzle: 'the real nozzle',
  equation: 'the equation for liquids, with the density at the inlet,',
  instead: 'add this to the required area',
  source: 'API 520-I, annex B',
};

/** Reports a liquid that flashes in the valve, which liquid service does not size, or that becomes lighter in it. */
function flashes(stream: StreamPhase, backPressure: AbsolutePressure, field: string): Message[] {
  const flash = flashOf(stream, backPressure);
  const excess = isentropicExcess(stream, stream.pressure - backPressure);
  if (!flash) {
    const isUnchecked = excess === undefined && backPressure < stream.pressure;
    return isUnchecked
      ? missingIsentropeMessages(stream, 'the area', field)
      : againstNozzle(1 + (excess ?? 0), realNozzle);
  }
  const service =
    stream.whole === 'supercritical' ? 'gas and vapour service by the method Real nozzle' : 'two-phase service';
  const size =
    excess !== undefined && excess > negligibleExcess
      ? `: along its isentrope the area has to be ${formatNumber(100 * excess, 2)} % larger at the same Kd`
      : '';
  const advice = `size it in ${service}. Sized as a liquid, the valve would be too small${size}.`;
  const flashing = ', so that it flashes in the valve';
  const details = { field, source: 'API 520-I, sizing for two-phase liquid/vapour relief' };
  const back = messageValue('absolutePressure', backPressure);
  if ('share' in flash) {
    const values = { back, share: messageValue('fraction', flash.share, { digits: 2, unit: '%' }) };
    const text = `{share} by mass of ${liquidOf(stream)} is vapour at the back pressure, {back}${flashing}: ${advice}`;
    return [warning(text, { ...details, values })];
  }
  const { start, values } = unknownFlash(stream, flash, 'the back pressure');
  const cause = flash.vapourPressure === undefined ? '' : flashing;
  return [warning(`${start}${cause}: ${advice}${flash.unknown}`, { ...details, values: { out: back, ...values } })];
}
