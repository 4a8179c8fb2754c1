import {
  isFullSizeTrim,
  leastFavourableSize,
  reynoldsFactor,
  trimConstant,
  turbulentFrom,
  valveReynoldsNumber,
} from '../../valves/index.ts';
import type { ControlValveItem } from '../types.ts';

/** Control valves in which a viscous liquid is not fully turbulent. Source: IEC 60534-2-1:2011, clause 9 and Annex A. */

/** F_d of a globe valve with a contoured plug, IEC 60534-2-1:2011, table D.2: the styles that reach a lower one have a lower F_R too. */
export const usualStyleModifier = 0.46;

/** Lowest Reynolds number of transitional flow, where the standard's F_R falls by a third; below, it stays there until laminar flow has less. */
const transitionalFrom = 10;

/**
 * Returns F_R of a valve of a Kv, m³/h, at a flow, kg/s, of a liquid of a viscosity, Pa·s: 1 in turbulent flow, and without F_L. A size that is
 * not known is the least favourable one.
 */
export function reynoldsFactorOf(
  { FL, size = leastFavourableSize }: ControlValveItem,
  kv: number,
  flow: number,
  viscosity: number,
): number {
  if (FL === undefined || flow === 0) return 1;
  const valve = { FL, Fd: usualStyleModifier, valveSize: size, viscosity };
  const reynoldsNumber = valveReynoldsNumber(kv, Math.abs(flow), valve);
  if (reynoldsNumber >= turbulentFrom) return 1;
  const n = trimConstant(kv, size, isFullSizeTrim(kv, size));
  const factor = reynoldsFactor(reynoldsNumber, n, FL);
  return reynoldsNumber < transitionalFrom ? Math.min(factor, reynoldsFactor(transitionalFrom, n, FL)) : factor;
}

/** Returns the Kv, m³/h, that passes as much of a viscous liquid as a given one does in turbulent flow. */
export function viscousKv(item: ControlValveItem, turbulentKv: number, flow: number, viscosity: number): number {
  let kv = turbulentKv;
  // Re_v falls with the square root of Kv, so that an error shrinks to a quarter, or in transitional flow to less, in each pass.
  for (let pass = 0; pass < 60; pass += 1) {
    const next = turbulentKv / reynoldsFactorOf(item, kv, flow, viscosity);
    if (next === kv) break;
    kv = next;
  }
  return kv;
}
