import { findRoot } from '../numerics/index.ts';
import { largestRelativeCapacity, fullSizeTrim, N18 } from './constants.ts';
import { isFullSizeTrim, reynoldsFactor, trimConstant, valveReynoldsNumber, type ViscousValve } from './reynolds.ts';

/** Expansion factor as a function of Reynolds number; 1 for a liquid. */
export type Expansion = (reynoldsNumber: number) => number;

/** Laminar or transitional flow through a valve. */
export interface NonTurbulent {
  readonly kv: number;
  readonly FR: number;
  readonly n: number;
  readonly reynoldsNumber: number;
}

function at(kv: number, massFlow: number, valve: ViscousValve, fullSize: boolean): NonTurbulent {
  const reynoldsNumber = valveReynoldsNumber(kv, massFlow, valve);
  const n = trimConstant(kv, valve.valveSize, fullSize);
  return { kv, n, reynoldsNumber, FR: reynoldsFactor(reynoldsNumber, n, valve.FL) };
}

/** Smallest Kv between `from` and `to` at which Kv·F_R·Y reaches `product`. */
function minKv(
  product: number,
  massFlow: number,
  valve: ViscousValve,
  expansion: Expansion,
  fullSize: boolean,
  from: number,
  to: number,
): number | undefined {
  const excess = (kv: number) => {
    const { FR, reynoldsNumber } = at(kv, massFlow, valve, fullSize);
    return (kv * FR * expansion(reynoldsNumber)) / product - 1;
  };
  let low = from;
  if (low > to) return undefined;
  if (excess(low) >= 0) return low;
  while (low < to) {
    const high = Math.min(low * 1.25, to);
    if (excess(high) >= 0) return findRoot(excess, low, high)?.x;
    low = high;
  }
  return undefined;
}

/**
 * The Kv that satisfies Kv·F_R·Y = `product`, the flow equation of IEC 60534-2-1:2011, Annex A, at a flow of `massFlow`
 * kg/s. Undefined when no Kv within the scope of the annex, C/(N18·d²) ≤ 0.047, does.
 */
export function sizeNonTurbulent(
  product: number,
  massFlow: number,
  valve: ViscousValve,
  expansion: Expansion,
): NonTurbulent | undefined {
  const d2 = N18 * (valve.valveSize * 1000) ** 2;
  const largest = largestRelativeCapacity * d2;
  const solve = (fullSize: boolean, from: number, to: number): NonTurbulent | undefined => {
    const kv = minKv(product, massFlow, valve, expansion, fullSize, from, to);
    return kv === undefined ? undefined : at(kv, massFlow, valve, fullSize);
  };
  if (valve.ratedKv !== undefined) return solve(isFullSizeTrim(valve.ratedKv, valve.valveSize), product, largest);
  const boundary = fullSizeTrim * d2;
  return solve(false, product, boundary) ?? solve(true, Math.max(product, boundary), largest);
}

/** Flow, kg/s, that satisfies q = `inviscidFlow`·F_R·Y at a given Kv: IEC 60534-2-1:2011, Annex A, solved for the non-zero flow. */
export function nonTurbulentFlow(
  inviscidFlow: number,
  kv: number,
  valve: ViscousValve,
  expansion: Expansion,
): { massFlow: number; FR: number; reynoldsNumber: number } {
  const fullSize = isFullSizeTrim(valve.ratedKv ?? kv, valve.valveSize);
  const perFlow = valveReynoldsNumber(kv, 1, valve);
  const laminarShare = (0.026 / valve.FL) * expansion(0);
  const laminarFlow = (inviscidFlow * laminarShare) ** 2 * trimConstant(kv, valve.valveSize, fullSize) * perFlow;
  const excess = (massFlow: number) => {
    const { FR, reynoldsNumber } = at(kv, massFlow, valve, fullSize);
    return massFlow / inviscidFlow - FR * expansion(reynoldsNumber);
  };
  const low = Math.min(laminarFlow, 10 / perFlow, inviscidFlow) / 2;
  const massFlow = findRoot(excess, low, inviscidFlow)?.x ?? laminarFlow;
  const { FR, reynoldsNumber } = at(kv, massFlow, valve, fullSize);
  return { massFlow, FR, reynoldsNumber };
}
