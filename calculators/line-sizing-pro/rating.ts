import {
  choked,
  churchill,
  elevationLoss,
  erosionalVelocity,
  expandedPressure,
  friedel,
  frictionFactor,
  gasLineOutlet,
  homogeneousDensity,
  limitsOf,
  lineReynoldsNumber,
  lineVelocity,
  liquidHoldup,
  lockhartMartinelli,
  passageBetween,
  resistanceOf,
  singlePhaseLine,
  soundSpeed,
  sumFittings,
  type FittingCount,
  type FittingMethod,
  type FlashState,
  type LineGeometry,
  type LineLimits,
  type Passage,
  type LineEnd,
  type Slope,
  type ServiceName,
  type SinglePhaseLine,
  type TwoPhaseLine,
} from '@isentrope/engineering/flow';
import { atmosphere, undefinedIfRefused } from '@isentrope/engineering/quantities';
import type { Pipe } from '@isentrope/engineering/piping';
import { flashedOutletOf } from './checks/flashing.ts';
import type { Model } from './friction.ts';
import {
  boilingOutlet,
  condensationAt,
  isFreezing,
  realOutlet,
  type RealFlow,
  type RealOutlet,
} from './fluid/real-flow.ts';
import { unjudged } from './checks/unjudged.ts';

/** Why sizes are not judged: two phases at the inlet and solids in any size, and solids of a gas of a selected fluid at p in Pa and T in K. */
export interface UnjudgedSizes {
  readonly everywhere?: string | undefined;
  readonly at?: (pressure: number, temperature: number) => string | undefined;
}

/** The flow, as needed to rate a pipe size. */
export interface SizedFlow {
  readonly model: Model;
  readonly service: ServiceName;
  /** Limits at the inlet. */
  readonly limits: LineLimits;
  /** Limits entered, in place of those of the service. */
  readonly ownLimits: LineLimits;
  readonly totalFlow: number;
  readonly inletDensity: number;
  readonly inletViscosity: number;
  readonly wall: number;
  readonly erosionalConstant: number;
  readonly absolutePressure?: number | undefined;
  /** For a gas or steam. */
  readonly isentropicExponent?: number | undefined;
  /** For a gas of a selected fluid. */
  readonly realGas?: RealFlow | undefined;
  readonly unjudgedSizes: UnjudgedSizes;
  /** For a liquid of a selected fluid that may boil in the line. */
  readonly boilingFlow?: RealFlow | undefined;
  /** For two phases, independent of the bore. */
  readonly mixture?: Omit<TwoPhaseLine, 'diameter'> | undefined;
  readonly liquidFraction?: number | undefined;
  /** For two phases of a selected fluid. */
  readonly flashStates?: Iterable<FlashState> | undefined;
  readonly length?: number | undefined;
  readonly elevationChange: number;
  readonly fittings?: readonly FittingCount[] | undefined;
  readonly fittingMethod: FittingMethod;
}

/** A standard pipe with its nominal size in inches. */
export interface StandardPipe {
  readonly pipe: Pipe;
  readonly inches: number;
}

/** A flow rated in a pipe: both ends with limits, whether it passes, and the pressure loss. */
interface FlowRating {
  readonly ends: readonly LineEnd[];
  readonly passage: Passage;
  readonly totalLoss: number | undefined;
  /** Why the criteria do not apply, where they do not. */
  readonly unjudged?: string | undefined;
}

/** Returns velocity, ρv² and erosional ratio of a mass flux at a density. */
export function velocityRating(massFlux: number, density: number, erosionalConstant: number) {
  const velocity = massFlux / density;
  const erosionalRatio = velocity / erosionalVelocity(density, erosionalConstant);
  return { velocity, momentumFlux: density * velocity ** 2, erosionalRatio };
}

/** One end of the line: its density and limits. */
function endRating(
  flow: SizedFlow,
  massFlux: number,
  { gradient, mach, outlet }: { gradient: number; mach?: number | undefined; outlet?: Outlet },
): LineEnd {
  const density = outlet?.density ?? flow.inletDensity;
  const { velocity, momentumFlux, erosionalRatio } = velocityRating(massFlux, density, flow.erosionalConstant);
  const rating = { velocity, gradient, momentumFlux, mach, erosionalRatio };
  return outlet
    ? { at: 'outlet', limits: limitsAtOutlet(flow, outlet), rating }
    : { at: 'inlet', limits: flow.limits, rating };
}

/** The fluid state at the end of a line. */
export interface Outlet {
  readonly density: number;
  /** Absolute pressure, Pa. */
  readonly pressure: number;
}

/** Returns the limits at the outlet of a line. */
export function limitsAtOutlet(
  v: Pick<SizedFlow, 'service' | 'limits' | 'ownLimits' | 'absolutePressure'>,
  { density, pressure }: Outlet,
): LineLimits {
  const gaugePressure = v.absolutePressure === undefined ? undefined : v.absolutePressure - atmosphere;
  const ofService = limitsOf(v.service, { density, gaugePressure, outletGaugePressure: pressure - atmosphere });
  return ofService === undefined ? v.limits : { ...ofService, ...v.ownLimits };
}

/** Rates a flow in a pipe at both ends. */
export function rate(flow: SizedFlow, { pipe, inches }: StandardPipe): FlowRating {
  const fittings = sumFittings(flow.fittings ?? [], flow.fittingMethod, inches);
  const { elevationChange: rise, wall: roughness, length = 0 } = flow;
  const geometry = { diameter: pipe.innerDiameter, inches, roughness, length, rise, fittings };
  const rating = flow.mixture ? rateMixture(flow, flow.mixture, geometry) : rateSinglePhase(flow, geometry);
  const { everywhere = rating.unjudged } = flow.unjudgedSizes;
  return { ...rating, unjudged: everywhere };
}

function rateSinglePhase(flow: SizedFlow, geometry: LineGeometry): FlowRating {
  const { absolutePressure: pressure, isentropicExponent: gamma, inletDensity: density } = flow;
  const law = flow.model === 'churchill' ? churchill : frictionFactor;
  const line = singlePhaseLine({ massFlow: flow.totalFlow, density, viscosity: flow.inletViscosity }, geometry, law);
  const { velocity, gradient } = line;
  const massFlux = density * velocity;
  const resistance = (line.friction * geometry.length) / geometry.diameter + line.fittingResistance;
  if (gamma === undefined) {
    const boiled = rateBoiling(flow, line, massFlux, { resistance, rise: geometry.rise });
    if (boiled) return boiled;
    const loss = line.frictionLoss + line.fittingLoss + line.elevationLoss;
    return { ends: [endRating(flow, massFlux, { gradient })], ...outletAfterLoss(flow, loss) };
  }
  if (pressure === undefined)
    return { ends: [endRating(flow, massFlux, { gradient })], passage: 'unknown', totalLoss: undefined };
  const { realGas } = flow;
  const sound = realGas?.soundSpeed ?? soundSpeed(gamma, pressure, density);
  const inlet = endRating(flow, massFlux, { gradient, mach: velocity / sound });
  const expansion = flow.model === 'isothermal' ? 'isothermal' : 'adiabatic';
  // A size in which the fluid would freeze is treated as choked.
  const slope = { resistance, rise: geometry.rise };
  const expanded = realGas
    ? undefinedIfRefused(() => realOutlet(realGas, massFlux, slope, geometry))
    : gasLineOutlet({ pressure, density, gamma }, line, geometry, expansion);
  if (expanded === undefined || expanded === choked || isFreezing(expanded))
    return { ends: [inlet], passage: 'chokes', totalLoss: undefined };
  const { pressureDrop, densityRatio } = expanded;
  const head = 'mach' in expanded ? expanded.elevationLoss : undefined;
  const totalLoss = pressureDrop + (head ?? elevationLoss(((1 + densityRatio) / 2) * density, geometry.rise));
  const left = pressure - totalLoss;
  if (!(left > 0)) return { ends: [inlet], passage: 'no pressure left', totalLoss };
  const share = head === undefined ? left / (pressure - pressureDrop) : 1;
  const outlet = { pressure: left, density: density * densityRatio * share };
  const mach = 'mach' in expanded ? expanded.mach : massFlux / outlet.density / soundSpeed(gamma, left, outlet.density);
  return {
    ends: [inlet, endRating(flow, massFlux, { gradient: (gradient * density) / outlet.density, mach, outlet })],
    passage: mach > 1 ? 'chokes' : passageTo(flow, left),
    totalLoss: flow.length === undefined ? undefined : totalLoss,
    unjudged: 'quality' in expanded && realGas ? unjudgedGas(flow, realGas, expanded, left) : undefined,
  };
}

/** Why a gas that leaves at a pressure in Pa is not judged, if it is not. */
function unjudgedGas(flow: SizedFlow, real: RealFlow, expanded: RealOutlet, left: number): string | undefined {
  const solid = flow.unjudgedSizes.at?.(left, expanded.temperature);
  if (solid !== undefined) return solid;
  const isRising = expanded.elevationLoss === undefined && left > real.pressure;
  if (isRising && undefinedIfRefused(() => condensationAt(real, left, flow.elevationChange))) return unjudged.condenses;
  return expanded.quality < 1 ? unjudged.twoPhases : undefined;
}

/** Rates a line in which a liquid boils; undefined if it stays liquid. */
function rateBoiling(
  flow: SizedFlow,
  { gradient }: SinglePhaseLine,
  massFlux: number,
  slope: Slope,
): FlowRating | undefined {
  const { boilingFlow, absolutePressure: pressure } = flow;
  if (!boilingFlow || pressure === undefined || flow.length === undefined) return undefined;
  const at = { inlet: pressure, massFlux, slope };
  const boiled = undefinedIfRefused(() => ({ outlet: boilingOutlet(boilingFlow, at) }));
  if (boiled && boiled.outlet === undefined) return undefined;
  const inlet = endRating(flow, massFlux, { gradient });
  const outlet = boiled?.outlet;
  if (outlet === undefined || outlet === 'chokes' || isFreezing(outlet))
    return { ends: [inlet], passage: 'chokes', totalLoss: undefined };
  const density = boilingFlow.density * outlet.densityRatio;
  const end = { density, pressure: outlet.pressure };
  return {
    ends: [inlet, endRating(flow, massFlux, { gradient: (gradient * flow.inletDensity) / density, outlet: end })],
    passage: passageTo(flow, outlet.pressure),
    totalLoss: pressure - outlet.pressure,
    unjudged: unjudged.twoPhases,
  };
}

/**
 * Returns whether the flow reaches an outlet pressure, Pa absolute: known only with length and inlet pressure, except that a
 * choked flow never does.
 */
function passageTo({ absolutePressure, length }: SizedFlow, outlet: number): Passage {
  if (absolutePressure === undefined) return 'unknown';
  const passage = passageBetween(absolutePressure, outlet);
  return passage === 'passes' && length === undefined ? 'unknown' : passage;
}

/** Returns the outlet pressure after a loss at constant density. */
function outletAfterLoss(flow: SizedFlow, loss: number): Pick<FlowRating, 'passage' | 'totalLoss'> {
  return {
    passage: passageTo(flow, (flow.absolutePressure ?? 0) - loss),
    totalLoss: flow.length === undefined ? undefined : loss,
  };
}

function rateMixture(flow: SizedFlow, phases: Omit<TwoPhaseLine, 'diameter'>, geometry: LineGeometry): FlowRating {
  const line = { ...phases, diameter: geometry.diameter };
  const isMartinelli = flow.model === 'lockhart-martinelli';
  const correlate = isMartinelli ? lockhartMartinelli : friedel;
  const { gradient, friction } = correlate(line);
  const density = flow.inletDensity;
  const massFlux = lineVelocity(flow.totalFlow, 1, geometry.diameter);
  const inlet = endRating(flow, massFlux, { gradient });
  const Re = lineReynoldsNumber(isMartinelli ? line.liquidFlow : flow.totalFlow, line.diameter, line.liquidViscosity);
  const K = resistanceOf(geometry.fittings, geometry.diameter, geometry.inches, Re);
  const length = geometry.length + (K * geometry.diameter) / friction;
  // Without a length nothing is known of the outlet.
  const states = flow.length === undefined ? undefined : flow.flashStates;
  const flashedEnd = states && flashedOutletOf(states, line, { length, rise: geometry.rise }, correlate);
  if (states && (flashedEnd === choked || flashedEnd === undefined))
    return { ends: [inlet], passage: 'chokes', totalLoss: undefined };
  if (typeof flashedEnd === 'object' && flow.absolutePressure !== undefined) {
    const { pressure } = flashedEnd;
    const outlet = { pressure, density: homogeneousDensity(flashedEnd) };
    return {
      ends: [inlet, endRating(flow, massFlux, { gradient: flashedEnd.frictionGradient, outlet })],
      passage: passageTo(flow, pressure),
      totalLoss: flow.absolutePressure - pressure,
    };
  }
  const frictionLoss = gradient * length;
  const holdup = geometry.rise === 0 ? 0 : liquidHoldup(line);
  const mixtureDensity = holdup * line.liquidDensity + (1 - holdup) * line.gasDensity;
  const riseLoss = elevationLoss(mixtureDensity, geometry.rise);
  const { passage, totalLoss } = outletAfterLoss(flow, frictionLoss + riseLoss);
  const { absolutePressure: pressure, liquidFraction = 0 } = flow;
  if (passage === 'no pressure left' || pressure === undefined) return { ends: [inlet], passage, totalLoss };
  const gasFraction = 1 - liquidFraction;
  const left = expandedPressure({ pressure, density, gasFraction, massFlux, frictionLoss, riseLoss });
  if (left === choked) return { ends: [inlet], passage: 'chokes', totalLoss };
  const outlet = { pressure: left, density: density / (liquidFraction + (gasFraction * pressure) / left) };
  return {
    ends: [inlet, endRating(flow, massFlux, { gradient: (gradient * density) / outlet.density, outlet })],
    passage: passageTo(flow, left),
    totalLoss,
  };
}
