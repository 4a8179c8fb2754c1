import { findRoot } from '../numerics/index.ts';
import type { MassFlow, PressureDifference } from '../quantities/index.ts';
import { bar, hour, N6 } from './constants.ts';
import { noFittings, pipingGeometryFactor, pressureRatioFactor, type Fittings } from './fittings.ts';
import { gasDensity, specificHeatRatioFactor, type Gas } from './gas.ts';
import { liquidChokedDifference, type Liquid } from './liquid.ts';

/** Liquid and gas flowing together without mass transfer: flows kg/s. */
export interface TwoPhase {
  readonly liquidFlow: MassFlow;
  readonly gasFlow: MassFlow;
  readonly liquid: Liquid;
  readonly gas: Gas;
}

/** Valve data for a two-phase flow. */
export interface TwoPhaseValve {
  readonly FL: number;
  readonly xT: number;
  readonly fittings?: Fittings | undefined;
}

/** Factors of a two-phase flow at one Kv. */
export interface TwoPhaseState {
  readonly FP: number;
  readonly Y: number;
  /** Effective specific volume, m³/kg. */
  readonly specificVolume: number;
  readonly liquidChokedDifference: PressureDifference;
  readonly gasChokedDifference: PressureDifference;
  readonly sizingPressureDifference: PressureDifference;
  readonly massFlow: MassFlow;
}

/**
 * Two-phase flow through a valve of given Kv by the effective specific volume v_e = f_g·v_g1/Y² + f_l·v_l: W = N6·F_P·C·√(Δp/v_e), with Δp
 * limited to that at which either phase chokes. The mixture enters as two phases and does not flash. Where neither phase chokes this is the
 * formula of Masoneilan's Control Valve Sizing Handbook, C = W/(N6·F_P)·√(f_l/(Δp_l·ρ_l) + f_g/(Δp_g·ρ_g·Y²)), which limits each phase at
 * its own choking; limiting both at the first gives a larger valve. Outside the scope of IEC 60534-2-1, whose factors it uses.
 */
export function twoPhaseState(
  kv: number,
  pressureDifference: PressureDifference,
  { liquidFlow, gasFlow, liquid, gas }: TwoPhase,
  valve: TwoPhaseValve,
): TwoPhaseState {
  const { xT, fittings = noFittings } = valve;
  const FP = pipingGeometryFactor(kv, fittings);
  const xChoked = specificHeatRatioFactor(gas.gamma) * pressureRatioFactor(kv, xT, fittings);
  const ofLiquid = liquidChokedDifference(kv, liquid, valve);
  const ofGas = xChoked * gas.upstreamPressure;
  const sizing = Math.min(pressureDifference, ofLiquid, ofGas);
  const Y = 1 - sizing / gas.upstreamPressure / (3 * xChoked);
  const total = liquidFlow + gasFlow;
  const specificVolume = gasFlow / total / (gasDensity(gas) * Y * Y) + liquidFlow / total / liquid.density;
  return {
    FP,
    Y,
    specificVolume,
    liquidChokedDifference: ofLiquid,
    gasChokedDifference: ofGas,
    sizingPressureDifference: sizing,
    massFlow: (N6 * FP * kv * Math.sqrt(sizing / bar / specificVolume)) / hour,
  };
}

/** Kv that passes a two-phase flow, with its factors. Undefined when the reducers leave no such Kv. */
export function sizeTwoPhaseValve(
  pressureDifference: PressureDifference,
  flow: TwoPhase,
  valve: TwoPhaseValve,
): (TwoPhaseState & { kv: number }) | undefined {
  const total = flow.liquidFlow + flow.gasFlow;
  const excess = (kv: number) => twoPhaseState(kv, pressureDifference, flow, valve).massFlow / total - 1;
  const bare = twoPhaseState(1, pressureDifference, flow, { ...valve, fittings: noFittings });
  const minimum = total / bare.massFlow;
  const { fittings = noFittings } = valve;
  const largest = fittings.total < 0 ? 0.999 / Math.sqrt(-fittings.total) : 100 * minimum;
  const root = findRoot(excess, Math.min(minimum, largest) / 2, largest);
  return root && { kv: root.x, ...twoPhaseState(root.x, pressureDifference, flow, valve) };
}
