import { wholePower } from '../../elementary/index.ts';
import {
  criticalPressureRatio,
  dischargeCoefficient,
  gasMassFlow,
  lineReynoldsNumber,
  minExpansibilityRatio,
  permanentLossFraction,
} from '../../flow/index.ts';
import { squaredArea } from './loss.ts';
import type { OrificeItem } from '../types.ts';

/** Orifice plates between two pipes, where part of the pressure is recovered behind the jet. */

/** Least pipe Reynolds number at which the discharge coefficient is evaluated. ISO 5167-2:2022, 5.3.1: 5000 for the smallest β. */
const leastReynolds = 5000;

/** An orifice plate with a bore, m. */
export type Plate = Pick<OrificeItem, 'pipeDiameter' | 'tappings'> & { readonly bore: number };

interface PlateAtFlow {
  readonly beta: number;
  readonly reynoldsNumber: number;
  /** C. */
  readonly coefficient: number;
  /** Permanent loss over the pressure difference between the tappings. */
  readonly lossFraction: number;
  /** Permanent loss over the square of the flow, Pa·kg/m³ per (kg/s)². */
  readonly factor: number;
}

/** Returns the coefficients of a plate at a flow, kg/s. `viscosity` in Pa·s. Source: ISO 5167-2:2022, eqs. (1) and (7). */
export function plateAtFlow(
  { bore, pipeDiameter: diameter, tappings = 'D and D/2' }: Plate,
  flow: number,
  viscosity: number,
): PlateAtFlow {
  const beta = bore / diameter;
  const reynoldsNumber = Math.max(leastReynolds, lineReynoldsNumber(Math.abs(flow), diameter, viscosity));
  const coefficient = dischargeCoefficient({ beta, reynoldsNumber, diameter, tappings });
  const lossFraction = permanentLossFraction({ beta, coefficient });
  const perSquare = (1 - wholePower(beta, 4)) / (2 * coefficient * coefficient * squaredArea(bore));
  return { beta, reynoldsNumber, coefficient, lossFraction, factor: perSquare * lossFraction };
}

/** A gas before a plate. */
export interface GasBeforePlate {
  /** Pa absolute. */
  readonly upstreamPressure: number;
  /** kg/m³. */
  readonly density: number;
  /** Pa·s. */
  readonly viscosity: number;
  readonly isentropicExponent: number;
}

/** Pressure behind the jet, Pa absolute, of a plate of which `downstream` is the recovered pressure; that of a vacuum where the jet is faster. */
function jetPressure({ lossFraction }: PlateAtFlow, upstream: number, downstream: number): number {
  return Math.max(0, upstream - (upstream - downstream) / lossFraction);
}

/**
 * Returns the flow, kg/s, of a gas through a plate to a recovered pressure, Pa absolute, with the coefficients at a given flow: by ISO 5167-2 for
 * small expansion and by the thick plate in critical flow, as the orifice calculator has it.
 */
export function gasFlowThroughPlate(plate: Plate, gas: GasBeforePlate, downstream: number, flow: number): number {
  const { upstreamPressure, density, viscosity, isentropicExponent: kappa } = gas;
  const { pipeDiameter: diameter, tappings = 'D and D/2' } = plate;
  const at = plateAtFlow(plate, flow, viscosity);
  const differential = upstreamPressure - jetPressure(at, upstreamPressure, downstream);
  const duty = { upstreamPressure, pressureDifferential: differential, density, viscosity, diameter, tappings, kappa };
  return differential > 0 ? gasMassFlow(duty, at.beta, at.reynoldsNumber) : 0;
}

/** Whether the jet of a gas behind a plate is sonic, within ISO 5167-2, or between both, where no standard has the flow. */
export function gasPlateRegime(
  plate: Plate,
  { upstreamPressure, viscosity, isentropicExponent }: GasBeforePlate,
  downstream: number,
  flow: number,
): 'choked' | 'within' | 'between' {
  const ratio = jetPressure(plateAtFlow(plate, flow, viscosity), upstreamPressure, downstream) / upstreamPressure;
  if (ratio <= criticalPressureRatio(isentropicExponent)) return 'choked';
  return ratio < minExpansibilityRatio ? 'between' : 'within';
}
