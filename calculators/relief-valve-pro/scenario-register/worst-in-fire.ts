import {
  streamExpansionCoefficient,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamIsentrope,
  streamMolarMass,
  streamPhaseAt,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { gasConstant, undefinedIfRefused, type MassFlow, type Temperature } from '@isentrope/engineering/quantities';
import { realNozzle } from '@isentrope/engineering/relief';
import { pow } from '@isentrope/engineering/elementary';

/** A gas that a fire heats at the relieving pressure, at the temperature at which it needs the largest valve. */
interface WorstInFire {
  /** K */
  readonly temperature: Temperature;
  /** Rate there, kg/s, and by the heat that API 521 has for a wetted wall. */
  readonly rate: MassFlow;
  /** β/c_p there, kg/J: the share of the contents that leaves for a heat of 1 J, per kg. */
  readonly expansion: number;
  /** Area of an ideal nozzle for that over the one for the rate of API 521 at the relieving temperature. */
  readonly areaRatio: number;
}

/** Steps from the relieving temperature to that of the wall, and those that refine the worst. */
const steps = 24;
const refinements = 12;
const golden = (Math.sqrt(5) - 1) / 2;

/** Returns β/c_p of a real gas, kg/J, and its ratio to 1/(c_p·T) of the ideal gas. */
export function expansionOf(gas: StreamPhase): { readonly perHeat: number; readonly ratio: number } {
  const ideal = streamIdealHeatRatio(gas).value;
  const idealHeatCapacity = ((gasConstant / streamMolarMass(gas).value) * ideal) / (ideal - 1);
  const perHeat = streamExpansionCoefficient(gas).value / streamHeatCapacity(gas).value;
  return { perHeat, ratio: perHeat * idealHeatCapacity * gas.temperature };
}

/** Mass flux of an ideal nozzle in proportion, by the isentropic exponent ρ·c²/p at its inlet. */
function approximateFlux({ pressure, phase }: StreamPhase): number {
  const { density = NaN, speedOfSound = NaN } = phase?.state ?? {};
  const n = Math.max((density * speedOfSound ** 2) / pressure, 1.001);
  return Math.sqrt(density * pressure * n * pow(2 / (n + 1), (n + 1) / (n - 1)));
}

/**
 * Returns the worst temperature of a gas that a fire heats on, at constant pressure, up to that of the wall: the rate of API 521 goes by the
 * temperatures, and that of the real gas by its expansion for the same heat. Undefined where its states are not known.
 * @param rateAt rate of API 521, kg/s, at a temperature, K.
 */
export function worstInFire(
  gas: StreamPhase,
  wallTemperature: Temperature,
  rateAt: (temperature: Temperature) => MassFlow,
): WorstInFire | undefined {
  const { fluid, pressure, temperature: start } = gas;
  const at = (temperature: Temperature) =>
    undefinedIfRefused(() => {
      const heated = streamPhaseAt(fluid, pressure, temperature, 'gas');
      const { perHeat, ratio } = expansionOf(heated);
      const rate = ratio * rateAt(temperature);
      return { temperature, heated, rate, expansion: perHeat, area: rate / approximateFlux(heated) };
    });
  const stride = (wallTemperature - start) / steps;
  const sampled = Array.from({ length: steps }, (_, step) => at(start + step * stride)).filter(
    each => each !== undefined,
  );
  let worst = sampled.toSorted((one, other) => other.area - one.area)[0];
  if (!worst) return undefined;
  let [low, high] = [Math.max(start, worst.temperature - stride), worst.temperature + stride];
  for (let round = 0; round < refinements; round += 1) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)].map(at);
    if (!left || !right) break;
    if (left.area > right.area) high = right.temperature;
    else low = left.temperature;
    for (const each of [left, right]) if (each.area > worst.area) worst = each;
  }
  const { heated, temperature, rate, expansion } = worst;
  return undefinedIfRefused(() => {
    const [there, here] = [heated, gas].map(each => realNozzle(streamIsentrope(each), 0).massFlux);
    const areaRatio = (rate / rateAt(start)) * ((here ?? NaN) / (there ?? NaN));
    return { temperature, rate, expansion, areaRatio };
  });
}
