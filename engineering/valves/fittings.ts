import { wholePower } from '../elementary/index.ts';
import { N2, N5 } from './constants.ts';

/** Valve and pipe diameters, m. */
export interface Piping {
  readonly valveSize: number;
  readonly upstreamDiameter: number;
  readonly downstreamDiameter: number;
}

/** Reducers at a valve: loss coefficients for the factors F_P, F_LP and x_TP, independent of Kv. */
export interface Fittings {
  readonly zeta1: number;
  readonly zeta2: number;
  readonly zetaB1: number;
  readonly zetaB2: number;
  /** Σζ/(N2·d⁴): F_P = 1/√(1 + total·Kv²). */
  readonly total: number;
  /** (ζ1 + ζB1)/(N2·d⁴): F_LP = F_L/√(1 + F_L²·inlet·Kv²). */
  readonly inlet: number;
  /** (ζ1 + ζB1)/(N5·d⁴): x_TP = x_T/F_P²/(1 + x_T·inletGas·Kv²). */
  readonly inletGas: number;
}

/** A valve in a pipe of its own size. */
export const noFittings: Fittings = {
  zeta1: 0,
  zeta2: 0,
  zetaB1: 0,
  zetaB2: 0,
  total: 0,
  inlet: 0,
  inletGas: 0,
};

/**
 * The loss coefficients of short concentric reducers, IEC 60534-2-1:2011, eqs. (16) to (19). A pipe narrower than the valve counts as
 * valve-sized: the equations are for inlet reducers and outlet expanders.
 */
export function fittingsOf({ valveSize, upstreamDiameter, downstreamDiameter }: Piping): Fittings {
  const r1 = Math.min(1, valveSize / upstreamDiameter) ** 2;
  const r2 = Math.min(1, valveSize / downstreamDiameter) ** 2;
  const zeta1 = 0.5 * (1 - r1) ** 2;
  const zeta2 = (1 - r2) ** 2;
  const zetaB1 = 1 - r1 * r1;
  const zetaB2 = 1 - r2 * r2;
  const d4 = wholePower(valveSize * 1000, 4);
  const inlet = zeta1 + zetaB1;
  return {
    zeta1,
    zeta2,
    zetaB1,
    zetaB2,
    total: (inlet + zeta2 - zetaB2) / (N2 * d4),
    inlet: inlet / (N2 * d4),
    inletGas: inlet / (N5 * d4),
  };
}

/**
 * Piping geometry factor F_P, IEC 60534-2-1:2011, eq. (15). Throws a RangeError for a Kv so large for the valve size that the recovery in
 * the expander would exceed the whole pressure differential.
 */
export function pipingGeometryFactor(kv: number, { total }: Fittings): number {
  const sum = 1 + total * kv * kv;
  if (!(sum > 0)) throw new RangeError('kv is too large for the valve size.');
  return 1 / Math.sqrt(sum);
}

/** Liquid pressure recovery factor with fittings F_LP, IEC 60534-2-1:2011, eq. (21). */
export function liquidRecoveryFactor(kv: number, FL: number, { inlet }: Fittings): number {
  return FL / Math.sqrt(1 + FL * FL * inlet * kv * kv);
}

/** Pressure differential ratio factor with fittings x_TP, IEC 60534-2-1:2011, eq. (22). */
export function pressureRatioFactor(kv: number, xT: number, fittings: Fittings): number {
  return xT / pipingGeometryFactor(kv, fittings) ** 2 / (1 + xT * fittings.inletGas * kv * kv);
}

/** Whether a valve of this Kv with its reducers has any pressure differential left: the domain of F_P. */
export function passesFittings(kv: number, { total }: Fittings): boolean {
  return 1 + total * kv * kv > 0;
}

/**
 * Kv for which Kv/√(1 + loss·Kv²) equals `product`: the closed form of the iteration of IEC 60534-2-1:2011, Annex C. Undefined when the
 * fittings alone take more than the pressure differential.
 */
export function kvThroughFittings(product: number, loss: number): number | undefined {
  const rest = 1 - loss * product * product;
  return rest > 0 ? product / Math.sqrt(rest) : undefined;
}
