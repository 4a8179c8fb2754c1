import { requirePositive } from '../../quantities/index.ts';
import { adiabaticLine, isothermalLine, type choked, type GasOutlet } from './compressible.ts';
import { resistanceOf, type FittingSums } from './fittings.ts';
import { frictionFactor, lineReynoldsNumber } from './friction-factor.ts';
import { elevationLoss, frictionGradient, lineVelocity, resistanceLoss } from './single-phase.ts';

/** Geometry of a pipeline of constant bore. Lengths in m. */
export interface LineGeometry {
  readonly diameter: number;
  /** Nominal size in inches, which selects the coefficients of some fittings. */
  readonly inches: number;
  /** Absolute roughness. */
  readonly roughness: number;
  readonly length: number;
  /** Outlet above inlet. */
  readonly rise: number;
  readonly fittings: FittingSums;
}

/** Single-phase flow at the inlet of a line. */
export interface LineFlow {
  /** kg/s */
  readonly massFlow: number;
  /** kg/m³ */
  readonly density: number;
  /** Pa·s */
  readonly viscosity: number;
}

/** Losses of a constant-density flow in a line, Pa. */
export interface SinglePhaseLine {
  readonly reynoldsNumber: number;
  readonly friction: number;
  readonly velocity: number;
  /** Frictional gradient, Pa/m. */
  readonly gradient: number;
  /** ΣK of the fittings. */
  readonly fittingResistance: number;
  readonly frictionLoss: number;
  readonly fittingLoss: number;
  readonly elevationLoss: number;
}

/** Darcy friction factor as a function of Reynolds number and relative roughness. */
export type FrictionLaw = (reynoldsNumber: number, relativeRoughness: number) => number;

/**
 * Darcy–Weisbach losses of a constant-density flow; the friction factor is by `law`, by default Colebrook. Throws a RangeError for a flow,
 * density, viscosity, bore or roughness that is not physical.
 */
export function singlePhaseLine(
  flow: LineFlow,
  geometry: LineGeometry,
  law: FrictionLaw = frictionFactor,
): SinglePhaseLine {
  const { diameter, length } = geometry;
  const { density } = flow;
  requirePositive('density', density);
  const reynoldsNumber = lineReynoldsNumber(flow.massFlow, diameter, flow.viscosity);
  const friction = law(reynoldsNumber, geometry.roughness / diameter);
  const velocity = lineVelocity(flow.massFlow, density, diameter);
  const gradient = frictionGradient(friction, density, velocity, diameter);
  const fittingResistance = resistanceOf(geometry.fittings, diameter, geometry.inches, reynoldsNumber);
  return {
    reynoldsNumber,
    friction,
    velocity,
    gradient,
    fittingResistance,
    frictionLoss: gradient * length,
    fittingLoss: resistanceLoss(fittingResistance, density, velocity),
    elevationLoss: elevationLoss(density, geometry.rise),
  };
}

/** Thermal assumption for gas flow in a line. */
export type Expansion = 'adiabatic' | 'isothermal';

/**
 * Outlet of a horizontal gas line in adiabatic or isothermal flow, or `choked`; inlet pressure p1 in Pa absolute. Throws a RangeError as
 * `adiabaticLine`.
 */
export function gasLineOutlet(
  inlet: { readonly pressure: number; readonly density: number; readonly gamma: number },
  line: Pick<SinglePhaseLine, 'friction' | 'velocity' | 'fittingResistance'>,
  geometry: Pick<LineGeometry, 'diameter' | 'length'>,
  expansion: Expansion,
): GasOutlet | typeof choked {
  const { pressure, density } = inlet;
  const massFlux = density * line.velocity;
  const resistance = (line.friction * geometry.length) / geometry.diameter + line.fittingResistance;
  const gas = { pressure, density, massFlux, resistance };
  return expansion === 'adiabatic' ? adiabaticLine(gas, inlet.gamma) : isothermalLine(gas);
}
