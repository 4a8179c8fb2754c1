import { expm1, log } from '../../elementary/index.ts';
import type { FluidPhase } from '../helmholtz/index.ts';
import type { AncillaryEquation } from './ancillary.ts';
import type { CriticalPoint } from './critical-point.ts';
import type { FluidEquation } from './equation.ts';
import { ExpandedPlane } from './expanded-plane.ts';
import { nearestExpanded, type SaturationLine } from './saturation-line.ts';

/** Data of a pure fluid for density estimates. */
interface Fluid {
  readonly equation: FluidEquation;
  readonly critical: CriticalPoint;
  readonly vapourPressure: AncillaryEquation;
  readonly bubblePressure: AncillaryEquation | undefined;
}

/** Relative distance of p from saturation above which the phase is certain. */
const certainDistance = 1e-6;
/** Relative range above T_c with cells of equal length in T. */
const neighbourhood = 0.15;
/** Longest cell: in √(1 − T/T_c), in ln(1 + (T/T_c − 1)/`neighbourhood`), and in ln(1 + p/p_c). */
const longestBelow = 0.09;
const longestAbove = 0.3;
const longestInPressure = 0.3;
/** Number of cells from zero to saturation pressure, and from that to the critical pressure. */
const rowsBelow = 3;
/** Factor on the highest temperature of the equation up to which it is extrapolated. */
const aboveRange = 1.5;

/**
 * Density estimates for a single phase at a pressure and temperature, accurate enough that one evaluation of all derivatives gives all
 * properties. Expanded over planes of pressure and temperature: one for a fluid above its critical temperature and, below it, for a liquid
 * above and below the critical pressure and for a gas. No cell crosses the saturation line. Building a cell takes as long as some 25
 * states, and again for each subdivision.
 */
export class FirstDensity {
  /** Phase of the last estimate. */
  phase: FluidPhase = 'gas';
  private readonly compressed: ExpandedPlane;
  private readonly liquid: ExpandedPlane;
  private readonly gas: ExpandedPlane;
  private readonly above: ExpandedPlane;
  private readonly first = Math.sqrt(nearestExpanded);
  private readonly length: number;
  private readonly width: number;
  private readonly height: number;
  /** Bounds of p in Pa at the last T: no liquid below, no vapour above. */
  private minimum = NaN;
  private maximum = NaN;

  /** From the lowest temperature, K; `solve` gives δ of the stable phase at p in Pa and T in K. */
  constructor(
    private readonly fluid: Fluid,
    coldest: number,
    private readonly line: SaturationLine,
    solve: (p: number, T: number) => number,
  ) {
    const { critical, equation } = fluid;
    const { maximumTemperature, maximumPressure } = equation.range;
    const { temperature: Tc, pressure: pc } = critical;
    this.length = Math.sqrt(1 - coldest / Tc) - this.first;
    this.width = log(1 + ((aboveRange * maximumTemperature) / Tc - 1) / neighbourhood);
    this.height = log(1 + maximumPressure / pc);
    const below = Math.max(1, Math.ceil(this.length / longestBelow));
    const rows = Math.ceil(this.height / longestInPressure);
    const temperatureBelow = (x: number): number => Tc * (1 - (this.first + x * this.length) ** 2);
    const pressureOf = (y: number): number => pc * expm1(y * this.height);
    this.compressed = new ExpandedPlane(below, rows, (x, y) => solve(pc + pressureOf(y), temperatureBelow(x)));
    this.liquid = new ExpandedPlane(below, rowsBelow, (x, y) => {
      const T = temperatureBelow(x);
      return this.saturate(T) ? solve(this.maximum + y * (pc - this.maximum), T) : NaN;
    });
    this.gas = new ExpandedPlane(below, rowsBelow, (x, y) => {
      const T = temperatureBelow(x);
      if (!this.saturate(T)) return NaN;
      const p = y * this.minimum;
      return solve(p, T) / this.ideal(p, T);
    });
    this.above = new ExpandedPlane(Math.max(1, Math.ceil(this.width / longestAbove)), rows, (x, y) => {
      const p = pressureOf(y);
      const T = Tc * (1 + neighbourhood * expm1(x * this.width));
      return solve(p, T) / this.ideal(p, T);
    });
  }

  /** Approximate δ at p in Pa and T in K, NaN where none is available. */
  at(p: number, T: number): number {
    const { temperature: Tc, pressure: pc } = this.fluid.critical;
    if (T >= Tc) {
      this.phase = p >= pc ? 'supercritical' : 'gas';
      const over = (T / Tc - 1) / neighbourhood;
      return this.ideal(p, T) * this.above.at(log(1 + over) / this.width, log(1 + p / pc) / this.height);
    }
    const x = (Math.sqrt(1 - T / Tc) - this.first) / this.length;
    const isCompressed = p >= pc;
    // The bubble line of a mixture may rise above its critical pressure.
    const isSurelyLiquid = isCompressed && !this.fluid.bubblePressure;
    if (!isSurelyLiquid && !this.saturate(T)) return NaN;
    const { minimum, maximum } = this;
    if (isSurelyLiquid || p > maximum * (1 + certainDistance)) {
      this.phase = 'liquid';
      return isCompressed
        ? this.compressed.at(x, log(p / pc) / this.height)
        : this.liquid.at(x, (p - maximum) / (pc - maximum));
    }
    this.phase = 'gas';
    return p < minimum * (1 - certainDistance) ? this.ideal(p, T) * this.gas.at(x, p / minimum) : NaN;
  }

  /** Looks up the saturation pressures at T in K; false where they are unavailable. */
  private saturate(T: number): boolean {
    const { fluid, line } = this;
    const { bubblePressure, vapourPressure } = fluid;
    if (bubblePressure) {
      this.minimum = vapourPressure.valueAt(T);
      this.maximum = bubblePressure.valueAt(T);
      return true;
    }
    if (!line.find(T)) return false;
    this.minimum = line.pressure;
    this.maximum = line.pressure;
    return true;
  }

  private ideal(p: number, T: number): number {
    const { gasConstant, reducing } = this.fluid.equation;
    return p / (gasConstant * T * reducing.density);
  }
}
