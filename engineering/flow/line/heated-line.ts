import { secantRoot } from '../../numerics/index.ts';
import { standardGravity } from '../../quantities/index.ts';
import type { FluidState } from './state-table.ts';

/** A line that exchanges heat with its surroundings, SI. */
export interface HeatedLine {
  /** Returns the state at a pressure, Pa, and a specific enthalpy, J/kg, less that of the inlet. */
  readonly stateAt: (pressure: number, enthalpy: number) => FluidState;
  /** At the inlet: pressure, Pa, density and temperature. */
  readonly inlet: FluidState & { readonly pressure: number };
  /** kg/(m²·s) */
  readonly massFlux: number;
  /** f·L/D + ΣK, spread evenly. */
  readonly resistance: number;
  /** m, negative for a fall. */
  readonly rise: number;
  /** U·π·D·L over the mass flow, J/(kg·K). */
  readonly conductance: number;
  /** Temperature of the surroundings, K. */
  readonly ambient: number;
}

/**
 * Outlet of a heated line: pressure, Pa, density, temperature, mean density, enthalpy above that of the inlet, J/kg, and G·√(dρ/dp)/ρ at
 * constant enthalpy, 1 near choking.
 */
export interface HeatedOutlet extends FluidState {
  readonly pressure: number;
  readonly meanDensity: number;
  readonly enthalpy: number;
  readonly mach: number;
}

/** Longest cell, as a share of the line, and as a relative pressure drop; and the shortest, at which the flow counts as choked. */
const longestCell = 1 / 32;
const largestDrop = 0.02;
const shortestCell = 1 / 4000;
const relativeStep = 1e-4;
/** Enthalpy step of the heat capacity, J/kg; rounds in which the heat of a cell agrees with its end, and the change, J/kg, below which it does. */
const enthalpyStep = 200;
const rounds = 4;
const sameEnthalpy = 1e-4;
/** Largest number of transfer units of a cell, and the smallest cell for it, as a share of the line. */
const maxUnits = 0.5;
const shortestForHeat = 1 / 256;

/**
 * Returns the outlet of a line with friction, rise and heat U·π·D·(T_ambient − T) per length, homogeneous if two-phase: momentum and energy
 * balances over cells, of second order. Undefined where the flow chokes. Throws what `stateAt` throws.
 * Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 8.
 */
export function heatedOutlet(line: HeatedLine): HeatedOutlet | undefined {
  const { stateAt, inlet, massFlux, resistance, rise, conductance, ambient } = line;
  const flux2 = massFlux ** 2;
  const head = standardGravity * rise;
  let { pressure, density, temperature } = inlet;
  let [stagnation, position, moment, enthalpy] = [flux2 / (2 * density ** 2), 0, 0, 0];
  while (position < 1) {
    const machSquared = machSquaredAt(pressure, density, enthalpy);
    const loss = (resistance * flux2) / (2 * density) + head * density;
    const slope = loss / (1 - machSquared);
    const warmer = stateAt(pressure, enthalpy + enthalpyStep).temperature;
    // Transfer units of the whole line: none where the temperature does not change, as of a boiling pure fluid.
    const units = (conductance * Math.max(0, warmer - temperature)) / enthalpyStep;
    const forHeat = Math.max(shortestForHeat, maxUnits / units);
    const share = Math.min(1 - position, longestCell, forHeat, (largestDrop * pressure) / Math.abs(slope));
    if (!(machSquared < 1) || !(share >= Math.min(shortestCell, 1 - position))) return undefined;
    const cell = cellFrom({ pressure, density, temperature, stagnation }, units);
    const end = cell(share, pressure - share * slope);
    if (!end) return undefined;
    moment += (share * (density + end.density)) / 2;
    ({ pressure, density, temperature, stagnation, enthalpy } = end);
    position += share;
  }
  const mach = Math.sqrt(Math.max(0, machSquaredAt(pressure, density, enthalpy)));
  return { pressure, density, temperature, meanDensity: moment, enthalpy, mach };

  function machSquaredAt(pressureAt: number, densityAt: number, enthalpyAt: number): number {
    const above = stateAt(pressureAt * (1 + relativeStep), enthalpyAt).density;
    return (flux2 * (above - densityAt)) / (relativeStep * pressureAt * densityAt ** 2);
  }

  /** Returns a function that finds the end of a cell from its start and length, as a share of the line, near a guess of the pressure. */
  function cellFrom(from: FluidState & { readonly pressure: number; readonly stagnation: number }, units: number) {
    return (share: number, guess: number) => {
      let end = { ...from, enthalpy: 0 };
      let heat = 0;
      const residual = (at: number): number => {
        for (let round = 0; round < rounds; round += 1) {
          const exchanged = conductance * share * (ambient - (from.temperature + end.temperature) / 2);
          heat += (exchanged - heat) / (1 + (units * share) / 2);
          const whole = from.stagnation + heat - head * share;
          const enthalpy = whole - flux2 / (2 * end.density ** 2);
          const isSame = end.pressure === at && Math.abs(enthalpy - end.enthalpy) < sameEnthalpy;
          if (isSame) break;
          const { density: endDensity, temperature: endTemperature } = stateAt(at, enthalpy);
          end = { density: endDensity, temperature: endTemperature, pressure: at, stagnation: whole, enthalpy };
        }
        const friction = (share * resistance * flux2 * (1 / from.density + 1 / end.density)) / 4;
        const acceleration = flux2 * (1 / end.density - 1 / from.density);
        return from.pressure - at - friction - acceleration - (head * share * (from.density + end.density)) / 2;
      };
      const tolerance = 1e-9 * from.pressure;
      const bounds = { minimum: from.pressure / 2, maximum: 2 * from.pressure };
      const root = secantRoot(residual, { guess, slope: -1, tolerance, ...bounds });
      return root && end;
    };
  }
}
