import {
  atmosphere,
  gasConstant,
  type AbsolutePressure,
  type MassFlow,
  type PressureDifference,
} from '../quantities/index.ts';
import type { ReliefGas } from './gas.ts';

const section = (diameter: number) => (Math.PI / 4) * diameter * diameter;

/** Pressure loss, Pa, of a resistance K (fL/D and all fittings) at a flow and density: K·ρ·v²/2. */
export function resistanceLoss(
  massFlow: MassFlow,
  density: number,
  diameter: number,
  resistance: number,
): PressureDifference {
  const velocity = massFlow / (density * section(diameter));
  return (resistance * density * velocity * velocity) / 2;
}

/** Largest inlet loss as a fraction of the set pressure: 3 %. API 520-II. */
export const highestInletLoss = 0.03;

/**
 * Share of its rated flow that a valve passes with an inlet loss, Pa at the rated flow, as a fraction of the driving pressure, Pa: the
 * relieving pressure of a gas, whose flow goes by the pressure at the valve, or the relieving less the back pressure of a liquid, whose
 * flow goes by the square root of its difference. The loss goes by the square of the flow.
 */
export function flowWithInletLoss(loss: PressureDifference, drivingPressure: number, of: 'gas' | 'liquid'): number {
  const share = loss / drivingPressure;
  return of === 'gas' ? 2 / (1 + Math.sqrt(1 + 4 * share)) : 1 / Math.sqrt(1 + share);
}

/**
 * Mach number of a gas leaving a pipe of `diameter`, m, at the static pressure `outletPressure`, Pa, with the stagnation temperature of the
 * inlet (adiabatic): Ma·√(1 + (k − 1)/2·Ma²) = q/(A·p)·√(Z·R·T/(k·M)). 1 or above: choked.
 */
export function outletMach(
  { temperature, molarMass, compressibilityFactor: Z, gamma }: Omit<ReliefGas, 'pressure'>,
  massFlow: MassFlow,
  diameter: number,
  outletPressure: AbsolutePressure,
): number {
  const stagnation =
    (massFlow / (section(diameter) * outletPressure)) *
    Math.sqrt((Z * gasConstant * temperature) / (gamma * molarMass));
  // With x = Ma²: (k − 1)/2·x² + x − s² = 0, in a form without cancellation at k = 1.
  const square = stagnation * stagnation;
  return Math.sqrt((2 * square) / (1 + Math.sqrt(1 + 2 * (gamma - 1) * square)));
}

/** Reaction force of an open discharge, N, with its momentum part and the outlet pressure, Pa. */
export interface Reaction {
  readonly force: number;
  /** Static pressure at the outlet. */
  readonly outletPressure: AbsolutePressure;
}

/**
 * Reaction force of steady gas or vapour flow to atmosphere from a pipe of `diameter`, m: API 520-II, 129·W·√(kT/((k + 1)M)) + 0.1·A·P,
 * with P the gauge pressure of a sonic outlet, 0 where the outlet is not sonic.
 */
export function gasReaction(gas: Omit<ReliefGas, 'pressure'>, massFlow: MassFlow, diameter: number): Reaction {
  const { temperature, molarMass, compressibilityFactor: Z, gamma } = gas;
  const area = section(diameter);
  const velocity = Math.sqrt((2 * gamma * gasConstant * temperature) / ((gamma + 1) * molarMass));
  const sonic = (massFlow / area) * Math.sqrt((2 * Z * gasConstant * temperature) / (gamma * (gamma + 1) * molarMass));
  const outletPressure = Math.max(atmosphere, sonic);
  return { force: massFlow * velocity + (outletPressure - atmosphere) * area, outletPressure };
}

/** Reaction force, N, of steady liquid flow to atmosphere from a pipe of `diameter`, m: q²/(ρA). */
export function liquidReaction(massFlow: MassFlow, density: number, diameter: number): number {
  return (massFlow * massFlow) / (density * section(diameter));
}

/** Velocity, m/s, of a flow in a pipe of `diameter`, m. */
export function pipeVelocity(massFlow: MassFlow, density: number, diameter: number): number {
  return massFlow / (density * section(diameter));
}

/** Parameters of the ω method for the outlet of a two-phase flow: inlet density, kg/m³, and flashing pressure, Pa. */
export interface OutletMixture {
  readonly density: number;
  readonly omega: number;
  readonly saturationPressure: AbsolutePressure;
}

/** Pressure, Pa, at which the mixture would be sonic in a pipe of `diameter`, m: G·√(v0·ω·ps), G the flux there. */
function sonicPressure({ density, omega, saturationPressure }: OutletMixture, flux: number): AbsolutePressure {
  return flux * Math.sqrt((omega * saturationPressure) / density);
}

/**
 * Mach number of a homogeneous equilibrium mixture leaving a pipe of `diameter`, m, at `outletPressure`, Pa, from the specific volumes of
 * the ω method: flux over √(−∂p/∂v). An estimate: ω is extrapolated far beyond the throat.
 */
export function mixtureMach(
  mixture: OutletMixture,
  massFlow: MassFlow,
  diameter: number,
  outletPressure: AbsolutePressure,
): number {
  return sonicPressure(mixture, massFlow / section(diameter)) / outletPressure;
}

/**
 * Reaction force, N, of steady two-phase flow to atmosphere from a pipe of `diameter`, m: q²·v/A + (p − p_atm)·A, at the pressure of a
 * sonic outlet or at atmospheric pressure. API 520-II, two-phase flow; v by the ω method.
 */
export function mixtureReaction(mixture: OutletMixture, massFlow: MassFlow, diameter: number): Reaction {
  const area = section(diameter);
  const outletPressure = Math.max(atmosphere, sonicPressure(mixture, massFlow / area));
  const ratio = mixture.saturationPressure / outletPressure;
  const volume = (mixture.omega * Math.max(0, ratio - 1) + 1) / mixture.density;
  return { force: (massFlow * massFlow * volume) / area + (outletPressure - atmosphere) * area, outletPressure };
}
