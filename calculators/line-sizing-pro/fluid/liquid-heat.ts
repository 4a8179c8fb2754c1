import { exp } from '@isentrope/engineering/elementary';
import { colebrook, lineReynoldsNumber } from '@isentrope/engineering/flow';
import {
  isDenseFluid,
  streamCriticalPoint,
  streamDensity,
  streamHeatCapacity,
  streamName,
  streamPhaseAt,
  streamViscosity,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { absolute, messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { check, info, optional, upperFirst, warning, type Message } from '../../kit/index.ts';
import { percent } from '../../fluid/index.ts';
import { ambientTemperature, fluidType, heatTransferCoefficient, length } from '../fields.ts';
import { alone } from './flowing-stream.ts';
import { absolutePressure, totalFlow } from './fluid.ts';
import { outletPressure } from '../outlet.ts';
import { diameter, relativeRoughness } from '../pipe.ts';

/** Relative change of the friction loss per metre from which it is a warning. */
const considerable = 0.05;

/** A liquid that exchanges heat with its surroundings through the wall of its line, SI. */
interface HeatedLiquid {
  readonly heatTransferCoefficient: number;
  readonly ambientTemperature: number;
  readonly length: number;
  readonly diameter: number;
  readonly massFlow: number;
  readonly heatCapacity: number;
}

/** Outlet temperature, K, of a liquid that enters at T in K, with constant heat capacity and coefficient. */
function heatedLiquidTemperature(liquid: HeatedLiquid, inlet: number): number {
  const { heatTransferCoefficient: U, ambientTemperature: ambient } = liquid;
  const units = (U * Math.PI * liquid.diameter * liquid.length) / (liquid.massFlow * liquid.heatCapacity);
  return ambient + (inlet - ambient) * exp(-units);
}

/** A liquid at p in Pa and T in K, or the dense fluid that it is above its critical point; undefined where it boils. */
function heatedState({ fluid, whole }: StreamPhase, pressure: number, temperature: number): StreamPhase | undefined {
  const liquid = undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature, 'liquid'));
  if (liquid) {
    const boils = whole === 'liquid' && (liquid.whole === 'two-phase' || liquid.whole === 'gas');
    return boils ? undefined : liquid;
  }
  const gas = undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature));
  const critical = gas && streamCriticalPoint(fluid);
  return critical && isDenseFluid(critical, gas) ? gas : undefined;
}

/** Says what the heat that a liquid exchanges with its surroundings does to its loss, which is that at the inlet temperature. */
export const liquidHeat = check(
  {
    fluidType,
    stream: alone,
    heatTransferCoefficient,
    ambientTemperature,
    length,
    diameter,
    relativeRoughness,
    massFlow: totalFlow,
    absolutePressure,
    outletPressure: optional(outletPressure),
  },
  (v): Message[] => {
    const { stream, diameter: D, massFlow } = v;
    if (v.fluidType !== 'Liquid' || stream.requested !== 'liquid' || v.heatTransferCoefficient === 0) return [];
    const field = 'heatTransferCoefficient';
    const start = 'Heat exchange is not part of the loss of a liquid, which is that at the inlet temperature.';
    const heatCapacity = undefinedIfRefused(() => streamHeatCapacity(stream).value);
    if (heatCapacity === undefined) {
      const text = `${start} Its effect is not known, since the fluid has no heat capacity: a liquid that is cooled is more viscous, and one that is heated may boil, the unsafe side.`;
      return [warning(text, { field })];
    }
    const temperature = heatedLiquidTemperature({ ...v, heatCapacity }, stream.temperature);
    const pressure = v.outletPressure === undefined ? v.absolutePressure : absolute(v.outletPressure);
    const values = {
      temperature: messageValue('temperature', temperature),
      pressure: messageValue('absolutePressure', pressure),
    };
    const end = heatedState(stream, pressure, temperature);
    const name = upperFirst(streamName(stream.fluid));
    // A dense fluid has not boiled on its way where it is one at the lowest pressure too.
    const boils = end?.whole !== 'liquid' && !heatedState(stream, Math.min(pressure, stream.pressure), temperature);
    if (!end || boils) {
      const what = end
        ? 'is a dense fluid there at {pressure}: where it boils on the way'
        : 'is not all liquid there at {pressure}: as it boils or freezes on the way';
      const text = `${start} ${name} would reach {temperature} with it and ${what}, velocity and loss are higher than stated, the unsafe side.`;
      return [warning(text, { field, values })];
    }
    const gradientOf = (at: StreamPhase): number | undefined =>
      undefinedIfRefused(() => {
        const Re = lineReynoldsNumber(massFlow, D, streamViscosity(at).value);
        return colebrook(Re, v.relativeRoughness) / streamDensity(at).value;
      });
    const [inlet, outlet] = [gradientOf(stream), gradientOf(end)];
    if (inlet === undefined || outlet === undefined)
      return [warning(`${start} ${name} leaves at {temperature} with it.`, { field, values })];
    const change = outlet / inlet - 1;
    const size = `${percent(change)} ${change > 0 ? 'higher' : 'lower'}`;
    const side = change > 0 ? 'too low by up to as much: the unsafe side' : 'too high by up to as much: the safe side';
    const phase = end.whole === 'liquid' || stream.whole !== 'liquid' ? '' : ' as a dense fluid, without boiling';
    const text = `${start} ${name} leaves at {temperature} with it${phase}, where the friction loss of a metre is ${size}: the loss stated is ${side}.`;
    return [(change > considerable ? warning : info)(text, { field, values })];
  },
);
