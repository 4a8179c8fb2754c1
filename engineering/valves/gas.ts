import { asin, sin } from '../elementary/index.ts';
import { reaches } from '../numerics/index.ts';
import {
  gasConstant,
  type AbsolutePressure,
  type MassFlow,
  type PressureDifference,
  type Temperature,
} from '../quantities/index.ts';
import { bar, hour, N27, N8 } from './constants.ts';
import {
  kvThroughFittings,
  noFittings,
  passesFittings,
  pipingGeometryFactor,
  pressureRatioFactor,
  type Fittings,
} from './fittings.ts';
import { nonTurbulentFlow, sizeNonTurbulent, type Expansion } from './non-turbulent.ts';
import { chokedResult, type PressureDropResult } from './pressure-drop.ts';
import { turbulentFrom, valveReynoldsNumber, type ViscousValve } from './reynolds.ts';

/** Gas upstream of a valve: Pa absolute, K, kg/mol. */
export interface Gas {
  readonly upstreamPressure: AbsolutePressure;
  readonly temperature: Temperature;
  readonly molarMass: number;
  readonly gamma: number;
  readonly compressibilityFactor: number;
}

/** Valve data: x_T, reducers, and the viscous properties if known. */
export interface GasValve {
  readonly xT: number;
  readonly fittings?: Fittings | undefined;
  readonly viscous?: ViscousValve | undefined;
}

/** A gas control valve sized by IEC 60534-2-1: the required Kv and its factors. */
export interface GasSizing {
  readonly kv: number;
  readonly regime: 'turbulent' | 'non-turbulent';
  readonly choked: boolean;
  readonly FP: number;
  readonly xTP: number;
  /** F_γ·x_TP. */
  readonly xChoked: number;
  readonly xSizing: number;
  readonly Y: number;
  readonly FR: number;
  /** n of eq. (A.8), undefined in turbulent flow. */
  readonly n: number | undefined;
  /** Undefined where the viscous properties are unknown. */
  readonly reynoldsNumber: number | undefined;
}

/** Density, kg/m³, of a gas at `pressure`, Pa, with its own temperature and compressibility factor. */
export function gasDensity(gas: Gas, pressure: AbsolutePressure = gas.upstreamPressure): number {
  return (pressure * gas.molarMass) / (gas.compressibilityFactor * gasConstant * gas.temperature);
}

/** Specific heat ratio factor F_γ, IEC 60534-2-1:2011, eq. (11). */
export function specificHeatRatioFactor(gamma: number): number {
  return gamma / 1.4;
}

/** N8·p1·√(M/(T·Z)) of eq. (6), kg/s per unit of Kv·F_P·Y·√x. */
function scale({ upstreamPressure, temperature, molarMass, compressibilityFactor }: Gas): number {
  return (
    ((N8 * upstreamPressure) / bar) * (Math.sqrt((molarMass * 1000) / (temperature * compressibilityFactor)) / hour)
  );
}

/**
 * The product s = Kv·F_P of non-choked flow: the root of s·(1 − a·(1 + (b − k)·s²)) = w. The cubic is monotonic up to its root, so
 * Newton's method from w/(1 − a) converges from one side.
 * @param w flow coefficient without expansion, the mass flow over N8·p1·√(M/(T·Z))·√x.
 * @param a x/(3·F_γ·x_T).
 * @param difference b − k, with b = x_T·`inletGas` and k = `total` of the fittings.
 */
function nonChokedProduct(w: number, a: number, difference: number): number {
  let s = w / (1 - a);
  for (let pass = 0; pass < 60; pass += 1) {
    const next = s - (s * (1 - a - a * difference * s * s) - w) / (1 - a - 3 * a * difference * s * s);
    if (!(Math.abs(next - s) > 1e-15 * s)) return next;
    s = next;
  }
  return s;
}

/** Kv of turbulent flow by eqs. (6) to (12), (15) and (22), in closed form except for one cubic. */
function turbulentKv(
  w: number,
  x: number,
  Fgamma: number,
  { xT, fittings = noFittings }: GasValve,
): number | undefined {
  const b = xT * fittings.inletGas;
  const choked = kvThroughFittings(w / ((2 / 3) * Math.sqrt(Fgamma * xT)), b);
  if (choked === undefined || !passesFittings(choked, fittings)) return undefined;
  if (x >= Fgamma * pressureRatioFactor(choked, xT, fittings)) return choked;
  const product = nonChokedProduct(w / Math.sqrt(x), x / (3 * Fgamma * xT), b - fittings.total);
  return kvThroughFittings(product, fittings.total);
}

/** Expansion factor of laminar and transitional flow, IEC 60534-2-1:2011, eq. (A.5), without reducers. */
export function nonTurbulentExpansion(x: number, xChoked: number): Expansion {
  const laminar = Math.sqrt(1 - x / 2);
  const turbulent = 1 - Math.min(x, xChoked) / (3 * xChoked);
  return reynoldsNumber =>
    reynoldsNumber < 1000 ? laminar : ((reynoldsNumber - 1000) / 9000) * (turbulent - laminar) + laminar;
}

/** N27·√(Δp·(p1 + p2)·M/T) of eq. (A.3), kg/s per unit of Kv·F_R·Y. */
function nonTurbulentScale({ upstreamPressure, temperature, molarMass }: Gas, difference: number): number {
  const pressures = (difference / bar) * ((2 * upstreamPressure - difference) / bar);
  return (N27 * Math.sqrt((pressures * molarMass * 1000) / temperature)) / hour;
}

/** Sizes for laminar or transitional flow without reducers, whose effect is unknown there. */
function sizeLaminar(
  massFlow: MassFlow,
  pressureDifference: PressureDifference,
  gas: Gas,
  xT: number,
  viscous: ViscousValve,
): GasSizing | undefined {
  const x = pressureDifference / gas.upstreamPressure;
  const xChoked = specificHeatRatioFactor(gas.gamma) * xT;
  const xSizing = Math.min(x, xChoked);
  const expansion = nonTurbulentExpansion(xSizing, xChoked);
  const product = massFlow / nonTurbulentScale(gas, xSizing * gas.upstreamPressure);
  const solution = sizeNonTurbulent(product, massFlow, viscous, expansion);
  return (
    solution && {
      ...solution,
      regime: 'non-turbulent',
      choked: reaches(x, xChoked),
      FP: 1,
      xTP: xT,
      xChoked,
      xSizing,
      Y: expansion(solution.reynoldsNumber),
    }
  );
}

/**
 * Sizes a control valve for a gas by IEC 60534-2-1:2011, clauses 7 to 9 and Annex A; `massFlow` kg/s, `pressureDifference` Pa. Laminar and
 * transitional flow also use at most the choked pressure differential, and at least the Kv of turbulent flow with the reducers. Undefined
 * when the reducers alone take more than the pressure differential, or when no Kv in the scope of Annex A passes a laminar flow: a larger
 * valve is needed.
 */
export function sizeGasValve(
  massFlow: MassFlow,
  pressureDifference: PressureDifference,
  gas: Gas,
  valve: GasValve,
): GasSizing | undefined {
  const { xT, fittings = noFittings, viscous } = valve;
  const x = pressureDifference / gas.upstreamPressure;
  const Fgamma = specificHeatRatioFactor(gas.gamma);
  const kv = turbulentKv(massFlow / scale(gas), x, Fgamma, valve);
  if (kv === undefined) return undefined;
  const reynoldsNumber = viscous && valveReynoldsNumber(kv, massFlow, viscous);
  if (viscous && reynoldsNumber !== undefined && reynoldsNumber < turbulentFrom) {
    const laminar = sizeLaminar(massFlow, pressureDifference, gas, xT, viscous);
    if (!laminar || laminar.kv >= kv) return laminar;
  }
  const xTP = pressureRatioFactor(kv, xT, fittings);
  const xChoked = Fgamma * xTP;
  const xSizing = Math.min(x, xChoked);
  return {
    kv,
    regime: 'turbulent',
    choked: reaches(x, xChoked),
    FP: pipingGeometryFactor(kv, fittings),
    xTP,
    xChoked,
    xSizing,
    Y: 1 - xSizing / (3 * xChoked),
    FR: 1,
    n: undefined,
    reynoldsNumber,
  };
}

/** Flow, kg/s, through a valve of given Kv, by the equations of `sizeGasValve`. */
export function gasFlow(
  kv: number,
  pressureDifference: PressureDifference,
  gas: Gas,
  valve: GasValve,
): { massFlow: MassFlow; choked: boolean; FR: number } {
  const { xT, fittings = noFittings, viscous } = valve;
  const x = pressureDifference / gas.upstreamPressure;
  const Fgamma = specificHeatRatioFactor(gas.gamma);
  const xChoked = Fgamma * pressureRatioFactor(kv, xT, fittings);
  const xSizing = Math.min(x, xChoked);
  const Y = 1 - xSizing / (3 * xChoked);
  const massFlow = kv * pipingGeometryFactor(kv, fittings) * Y * Math.sqrt(xSizing) * scale(gas);
  if (!viscous || valveReynoldsNumber(kv, massFlow, viscous) >= turbulentFrom)
    return { massFlow, choked: reaches(x, xChoked), FR: 1 };
  const bareSizing = Math.min(x, Fgamma * xT);
  const inviscid = kv * nonTurbulentScale(gas, bareSizing * gas.upstreamPressure);
  const flow = nonTurbulentFlow(inviscid, kv, viscous, nonTurbulentExpansion(bareSizing, Fgamma * xT));
  return flow.massFlow < massFlow
    ? { massFlow: flow.massFlow, choked: reaches(x, Fgamma * xT), FR: flow.FR }
    : { massFlow, choked: reaches(x, xChoked), FR: 1 };
}

/**
 * Pressure differential for a turbulent flow of `massFlow` kg/s through a valve of given Kv. With z = √(x/x_choked) the flow is z − z³/3
 * times a constant, a cubic with the root 2·sin(asin(3f/2)/3). On the choked plateau the differential is not unique; a valve with x_choked
 * above 1 has no plateau and reaches its maximum flow into a vacuum.
 */
export function gasPressureDrop(
  massFlow: MassFlow,
  kv: number,
  gas: Gas,
  { xT, fittings = noFittings }: Omit<GasValve, 'viscous'>,
): PressureDropResult {
  const xChoked = specificHeatRatioFactor(gas.gamma) * pressureRatioFactor(kv, xT, fittings);
  const full = kv * pipingGeometryFactor(kv, fittings) * Math.sqrt(xChoked) * scale(gas);
  const plateau = chokedResult(massFlow, (2 / 3) * full, xChoked * gas.upstreamPressure);
  if (plateau && xChoked <= 1) return plateau;
  const z = 2 * sin(asin(Math.min(1, (1.5 * massFlow) / full)) / 3);
  if (z * z * xChoked > 1) {
    const maximum = 1 / Math.sqrt(xChoked);
    return { type: 'more than the greatest flow', greatestFlow: full * maximum * (1 - (maximum * maximum) / 3) };
  }
  return { type: 'unique', pressureDifference: z * z * xChoked * gas.upstreamPressure };
}
