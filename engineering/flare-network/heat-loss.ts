import { secantRoot } from '../numerics/index.ts';
import { Refusal } from '../quantities/index.ts';
import type { FlareGas } from './gas.ts';
import type { FlareLine } from './types.ts';

/** The gas along a line with heat loss, from its inlet to its outlet in pieces of equal length. */
export interface Cooling {
  readonly gases: readonly FlareGas[];
}

/** Pieces per transfer unit U·π·D·L/(m·cp), and their least and largest number. */
const piecesPerUnit = 8;
const fewestPieces = 8;
const mostPieces = 128;
/** Transfer units after which a gas has the ambient temperature for certain. */
const mostUnits = 16;

/**
 * Returns the gas along a line with heat loss, U·π·D·(T − T_ambient) per length with the stagnation temperature at a pressure, which at the
 * wall a gas nearly recovers; undefined for an adiabatic line. By the trapezoidal rule. Throws a Refusal where no state exists.
 */
export function coolAlong(
  { insideDiameter, length, heatLoss, tag }: FlareLine,
  gas: FlareGas,
  flow: number,
  pressure: number,
): Cooling | undefined {
  if (!heatLoss || heatLoss.coefficient === 0 || length === 0) return undefined;
  const { ambientTemperature } = heatLoss;
  const start = gas.stagnationTemperature(pressure);
  const heatCapacity = heatCapacityOf(gas, pressure, ambientTemperature - start);
  const whole = (heatLoss.coefficient * Math.PI * insideDiameter * length) / flow;
  const units = Math.min(mostUnits, whole / heatCapacity);
  const pieces = Math.min(mostPieces, Math.max(fewestPieces, Math.ceil(piecesPerUnit * units)));
  // W/K of a piece per flow, J/(kg·K).
  const conductance = (units * heatCapacity) / pieces;
  const gases = [gas];
  let [last, temperature] = [gas, start];
  for (let piece = 0; piece < pieces; piece += 1) {
    const [from, warmth] = [last, temperature];
    const at = (enthalpy: number): number => from.withEnthalpy(enthalpy).stagnationTemperature(pressure);
    const lost = (enthalpy: number): number => conductance * ((warmth + at(enthalpy)) / 2 - ambientTemperature);
    const excess = (enthalpy: number): number => enthalpy - from.stagnationEnthalpy + lost(enthalpy);
    const found = secantRoot(excess, {
      guess: from.stagnationEnthalpy - conductance * (warmth - ambientTemperature),
      slope: 1 + conductance / (2 * heatCapacity),
      tolerance: 1e-9 * heatCapacity * warmth,
    });
    if (!found) throw new Refusal(`the heat loss of ${tag} leads to no state`);
    last = from.withEnthalpy(found.x);
    temperature = last.stagnationTemperature(pressure);
    gases.push(last);
  }
  return { gases };
}

/** dh/dT at rest towards a temperature difference, J/(kg·K). */
function heatCapacityOf(gas: FlareGas, pressure: number, difference: number): number {
  const temperature = gas.stagnationTemperature(pressure);
  // J/kg, which is one to three kelvin.
  const step = Math.sign(difference || 1) * 3000;
  const other = gas.withEnthalpy(gas.stagnationEnthalpy + step).stagnationTemperature(pressure);
  return Math.max(step / (other - temperature), 100);
}
