import { gasConstant, standardGravity } from '../../quantities/index.ts';
import { idealDensityPerPressure } from '../fluid/gas-state.ts';
import { lossShareOfValve } from '../items/jet-resistance.ts';
import { chokedLoss } from '../items/liquid-branch.ts';
import { valveFactor } from '../items/loss.ts';
import { reynoldsFactorOf } from '../items/viscous-valve.ts';
import type { ControlValveItem } from '../types.ts';
import type { SolvedItem } from './line-terms.ts';

/** The parts of the differential of a control valve of a liquid, from `from` to `to`: Pa. Their sum is the differential. */
export interface LiquidValveTerms {
  /** m³/h. */
  readonly kv: number;
  readonly reynoldsFactor: number;
  /** kg/m³. */
  readonly density: number;
  /** Largest difference that drives the flow; undefined without vapour and critical pressure. */
  readonly chokedDifference: number | undefined;
  /** Difference that drives the flow, with its sign. */
  readonly driving: number;
  readonly beyondChoking: number;
  readonly staticHead: number;
  readonly differential: number;
}

/** Returns the parts of the differential of a control valve of a liquid; undefined where it passes no flow. Source: IEC 60534-2-1:2011, eqs. 1 to 3. */
export function liquidValveTerms(solved: SolvedItem<ControlValveItem>): LiquidValveTerms | undefined {
  const { network, item, result, rise } = solved;
  const { inletPressure, outletPressure, massFlow, kv } = result;
  if (network.fluid.phase === 'gas' || kv === undefined || massFlow === 0) return undefined;
  if (inletPressure === undefined || outletPressure === undefined) return undefined;
  const fluid = { ...network.fluid, ...item.liquid };
  const { density, viscosity } = fluid;
  const reynoldsFactor = reynoldsFactorOf(item, kv, massFlow, viscosity);
  const driving = ((valveFactor(kv) / reynoldsFactor ** 2) * Math.abs(massFlow) * massFlow) / density;
  const staticHead = density * standardGravity * rise;
  const beyondChoking = result.state === 'choked' ? inletPressure - outletPressure - staticHead - driving : 0;
  const upstream = massFlow < 0 ? outletPressure : inletPressure;
  return {
    kv,
    reynoldsFactor,
    density,
    chokedDifference: chokedLoss(lossShareOfValve(item), fluid, upstream),
    driving,
    beyondChoking,
    staticHead,
    differential: driving + beyondChoking + staticHead,
  };
}

/** A gas in a control valve, as IEC 60534-2-1:2011, eq. 6 takes it: SI units. */
export interface GasValveTerms {
  /** m³/h. */
  readonly kv: number;
  readonly xT: number;
  /** F_γ. */
  readonly ratioFactor: number;
  readonly upstreamPressure: number;
  readonly downstreamPressure: number;
  /** Ratio of the pressure differential, at most that of choked flow. */
  readonly ratio: number;
  /** Y. */
  readonly expansionFactor: number;
  /** kg/mol. */
  readonly molarMass: number;
  readonly temperature: number;
  readonly compressibilityFactor: number;
}

/** Returns the terms of the flow equation of a control valve of a gas; undefined where it passes no flow, or without an isentropic exponent. */
export function gasValveTerms(solved: SolvedItem<ControlValveItem>): GasValveTerms | undefined {
  const {
    network: { fluid },
    state,
    item,
    result,
  } = solved;
  const { inletPressure, outletPressure, massFlow, kv } = result;
  if (fluid.phase === 'liquid' || kv === undefined || massFlow === 0) return undefined;
  if (inletPressure === undefined || outletPressure === undefined) return undefined;
  const { xT } = item;
  const { temperature, isentropicExponent } = fluid;
  if (xT === undefined || isentropicExponent === undefined) return undefined;
  const [upstreamPressure, downstreamPressure] =
    massFlow < 0 ? [outletPressure, inletPressure] : [inletPressure, outletPressure];
  const ideal = idealDensityPerPressure(fluid);
  const ratioFactor = isentropicExponent / 1.4;
  const ratio = Math.min((upstreamPressure - downstreamPressure) / upstreamPressure, ratioFactor * xT);
  return {
    kv,
    xT,
    ratioFactor,
    upstreamPressure,
    downstreamPressure,
    ratio,
    expansionFactor: 1 - ratio / (3 * ratioFactor * xT),
    molarMass: ideal * gasConstant * temperature,
    temperature,
    compressibilityFactor: (ideal * upstreamPressure) / state.densityAt(upstreamPressure),
  };
}
