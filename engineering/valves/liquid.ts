import { reaches } from '../numerics/index.ts';
import type { AbsolutePressure, MassFlow, PressureDifference } from '../quantities/index.ts';
import { bar, hour, N1, waterDensity } from './constants.ts';
import {
  kvThroughFittings,
  liquidRecoveryFactor,
  noFittings,
  passesFittings,
  pipingGeometryFactor,
  type Fittings,
} from './fittings.ts';
import { nonTurbulentFlow, sizeNonTurbulent } from './non-turbulent.ts';
import { turbulentFrom, valveReynoldsNumber, type ViscousValve } from './reynolds.ts';
import { chokedResult, type PressureDropResult } from './pressure-drop.ts';

/** Liquid upstream of a valve: density kg/m³, pressures Pa absolute. */
export interface Liquid {
  readonly density: number;
  readonly upstreamPressure: AbsolutePressure;
  readonly vapourPressure: AbsolutePressure;
  readonly criticalPressure: AbsolutePressure;
}

/** Valve data: F_L, reducers, and the viscous properties if known. */
export interface LiquidValve {
  readonly FL: number;
  readonly fittings?: Fittings | undefined;
  readonly viscous?: ViscousValve | undefined;
}

/** A liquid control valve sized by IEC 60534-2-1: the required Kv and its factors. */
export interface LiquidSizing {
  readonly kv: number;
  readonly regime: 'turbulent' | 'non-turbulent';
  readonly choked: boolean;
  /** F_P; 1 in non-turbulent flow, where the standard does not cover reducers. */
  readonly FP: number;
  readonly FLP: number;
  readonly chokedPressureDifference: PressureDifference;
  readonly sizingPressureDifference: PressureDifference;
  readonly FR: number;
  /** n of eq. (A.8), undefined in turbulent flow. */
  readonly n: number | undefined;
  /** Undefined where the viscous properties are unknown. */
  readonly reynoldsNumber: number | undefined;
}

/** Liquid critical pressure ratio factor F_F, IEC 60534-2-1:2011, eq. (4). */
export function liquidCriticalRatioFactor(
  vapourPressure: AbsolutePressure,
  criticalPressure: AbsolutePressure,
): number {
  return 0.96 - 0.28 * Math.sqrt(vapourPressure / criticalPressure);
}

/** p1 − F_F·p_v, Pa: the pressure differential to the vena contracta at choked flow. */
export function venaContractaDifference(liquid: Omit<Liquid, 'density'>): number {
  const { upstreamPressure, vapourPressure, criticalPressure } = liquid;
  return upstreamPressure - liquidCriticalRatioFactor(vapourPressure, criticalPressure) * vapourPressure;
}

/** Choked pressure differential (F_LP/F_P)²·(p1 − F_F·p_v), IEC 60534-2-1:2011, eq. (3). */
export function liquidChokedDifference(kv: number, liquid: Omit<Liquid, 'density'>, valve: LiquidValve): number {
  const { FL, fittings = noFittings } = valve;
  const ratio = liquidRecoveryFactor(kv, FL, fittings) / pipingGeometryFactor(kv, fittings);
  return ratio * ratio * venaContractaDifference(liquid);
}

/** Flow through a valve without reducers, Kv·√(Δp/(ρ1/ρ0)) of eq. (1), kg/s per unit of Kv. */
function perKv(difference: number, density: number): number {
  return (N1 * Math.sqrt(((difference / bar) * waterDensity) / density) * density) / hour;
}

/**
 * Kv of turbulent flow by eqs. (1) to (4) in closed form: a valve with reducers passes the lesser of Kv·F_P·√Δp and Kv·F_LP·√(p1 −
 * F_F·p_v), so its Kv is the greater of the two.
 */
function sizeTurbulent(
  massFlow: MassFlow,
  difference: number,
  liquid: Liquid,
  { FL, fittings = noFittings }: LiquidValve,
) {
  const limit = venaContractaDifference(liquid);
  if (!(limit > 0)) throw new RangeError('upstreamPressure must exceed F_F times the vapour pressure.');
  const free = kvThroughFittings(massFlow / perKv(difference, liquid.density), fittings.total);
  const choked = kvThroughFittings(massFlow / (FL * perKv(limit, liquid.density)), FL * FL * fittings.inlet);
  if (free === undefined || choked === undefined) return undefined;
  const kv = Math.max(free, choked);
  return passesFittings(kv, fittings) ? { kv, choked: reaches(choked, free) } : undefined;
}

/** Sizes for laminar or transitional flow without reducers, whose effect is unknown there. */
function sizeLaminar(
  massFlow: MassFlow,
  pressureDifference: PressureDifference,
  liquid: Liquid,
  viscous: ViscousValve,
): LiquidSizing | undefined {
  const { FL } = viscous;
  const chokedPressureDifference = FL * FL * venaContractaDifference(liquid);
  const sizingPressureDifference = Math.min(pressureDifference, chokedPressureDifference);
  const product = massFlow / perKv(sizingPressureDifference, liquid.density);
  const solution = sizeNonTurbulent(product, massFlow, viscous, () => 1);
  return (
    solution && {
      ...solution,
      regime: 'non-turbulent',
      choked: reaches(pressureDifference, chokedPressureDifference),
      FP: 1,
      FLP: FL,
      chokedPressureDifference,
      sizingPressureDifference,
    }
  );
}

/**
 * Sizes a control valve for a liquid by IEC 60534-2-1:2011, clauses 6, 8, 9 and Annex A; `massFlow` kg/s, `pressureDifference` Pa. Annex A
 * covers non-vaporising liquids and valves without reducers: here laminar and transitional flow also use at most the choked pressure
 * differential, and at least the Kv of turbulent flow with the reducers. Undefined when the reducers alone take more than the pressure
 * differential, or when no Kv in the scope of Annex A passes a laminar flow: a larger valve is needed. Throws a RangeError for a liquid
 * that is vapour at the inlet.
 */
export function sizeLiquidValve(
  massFlow: MassFlow,
  pressureDifference: PressureDifference,
  liquid: Liquid,
  valve: LiquidValve,
): LiquidSizing | undefined {
  const { FL, fittings = noFittings, viscous } = valve;
  const turbulent = sizeTurbulent(massFlow, pressureDifference, liquid, valve);
  if (!turbulent) return undefined;
  const { kv, choked } = turbulent;
  const reynoldsNumber = viscous && valveReynoldsNumber(kv, massFlow, viscous);
  if (viscous && reynoldsNumber !== undefined && reynoldsNumber < turbulentFrom) {
    const laminar = sizeLaminar(massFlow, pressureDifference, liquid, viscous);
    if (!laminar || laminar.kv >= kv) return laminar;
  }
  const FP = pipingGeometryFactor(kv, fittings);
  const FLP = liquidRecoveryFactor(kv, FL, fittings);
  const chokedPressureDifference = (FLP / FP) ** 2 * venaContractaDifference(liquid);
  return {
    kv,
    regime: 'turbulent',
    choked,
    FP,
    FLP,
    chokedPressureDifference,
    sizingPressureDifference: choked ? chokedPressureDifference : pressureDifference,
    FR: 1,
    n: undefined,
    reynoldsNumber,
  };
}

/** Flow, kg/s, through a valve of given Kv, by the equations of `sizeLiquidValve`. */
export function liquidFlow(
  kv: number,
  pressureDifference: PressureDifference,
  liquid: Liquid,
  valve: LiquidValve,
): { massFlow: MassFlow; choked: boolean; FR: number } {
  const { fittings = noFittings, viscous } = valve;
  const limit = liquidChokedDifference(kv, liquid, valve);
  const choked = reaches(pressureDifference, limit);
  const inviscid = kv * perKv(Math.min(pressureDifference, limit), liquid.density);
  const massFlow = inviscid * pipingGeometryFactor(kv, fittings);
  if (!viscous || valveReynoldsNumber(kv, massFlow, viscous) >= turbulentFrom) return { massFlow, choked, FR: 1 };
  const bareLimit = valve.FL * valve.FL * venaContractaDifference(liquid);
  const bare = kv * perKv(Math.min(pressureDifference, bareLimit), liquid.density);
  const flow = nonTurbulentFlow(bare, kv, viscous, () => 1);
  return flow.massFlow < massFlow
    ? { massFlow: flow.massFlow, choked: reaches(pressureDifference, bareLimit), FR: flow.FR }
    : { massFlow, choked, FR: 1 };
}

/**
 * Pressure differential for a turbulent flow of `massFlow` kg/s through a valve of given Kv. On the choked plateau it is not unique: any
 * differential from `minimum` gives the flow.
 */
export function liquidPressureDrop(
  massFlow: MassFlow,
  kv: number,
  liquid: Liquid,
  valve: Omit<LiquidValve, 'viscous'>,
): PressureDropResult {
  const FP = pipingGeometryFactor(kv, valve.fittings ?? noFittings);
  const minimum = liquidChokedDifference(kv, liquid, valve);
  const greatestFlow = kv * FP * perKv(minimum, liquid.density);
  return (
    chokedResult(massFlow, greatestFlow, minimum) ?? {
      type: 'unique',
      pressureDifference: (massFlow / (kv * FP * perKv(1, liquid.density))) ** 2,
    }
  );
}
