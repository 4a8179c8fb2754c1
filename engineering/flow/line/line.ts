import { requirePositive } from '../../quantities/index.ts';
import { adiabaticLine, isothermalLine, type choked, type GasOutlet } from './compressible.ts';
import { resistanceOf, type FittingSums } from './fittings.ts';
import { frictionFactor, lineReynoldsNumber } from './friction-factor.ts';
import { elevationLoss, frictionGradient, lineVelocity, resistanceLoss } from './single-phase.ts';

/** A pipeline of one bore. Lengths in m. */
export interface LineGeometry {
  readonly diameter: number;
  /** Nominal size in inches, by which some fittings go. */
  readonly inches: number;
  /** Absolute roughness. */
  readonly roughness: number;
  readonly length: number;
  /** Outlet above inlet. */
  readonly rise: number;
  readonly fittings: FittingSums;
}

/** A flow of one phase at the inlet of a line. */
export interface LineFlow {
  /** kg/s */
  readonly massFlow: number;
  /** kg/m³ */
  readonly density: number;
  /** Pa·s */
  readonly viscosity: number;
}

/** A line with a flow of constant density in it. Losses in Pa. */
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

/** A Darcy friction factor by Reynolds number and relative roughness. */
export type FrictionLaw = (reynoldsNumber: number, relativeRoughness: number) => number;

/**
 * The losses of a flow of constant density by Darcy–Weisbach, the friction factor by `law`, Colebrook unless given.
 * RangeError for a flow, density, viscosity, bore or roughness that is none.
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

/** How a gas expands along its line. */
export type Expansion = 'adiabatic' | 'isothermal';

/**
 * The outlet of a gas line that is horizontal, by adiabatic or isothermal flow, or `choked`: pressure p1 in Pa absolute
 * at its inlet. RangeError as `adiabaticLine`.
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
