import { exp, log } from '../../elementary/index.ts';
import { chebyshevCoefficients, chebyshevNodes, chebyshevSum, findRoot } from '../../numerics/index.ts';
import { at } from '../helmholtz/index.ts';

/** Expanded quantities of a saturated state: p in Pa, δ of both phases, and the stiffness of the liquid. */
export interface SaturatedState {
  readonly pressure: number;
  readonly liquidDelta: number;
  readonly vapourDelta: number;
  /** Of the liquid: its bulk modulus ρ·(∂p/∂ρ)_T over ρ_r·R·T, and the pressure derivative of that. */
  readonly bulkModulus: number;
  readonly stiffening: number;
}

/** 1 − T/T_c above which the line is expanded: closer to the critical point the accuracy is lost. */
export const nearestExpanded = 1e-3;
/** Longest piece of the line in s = √(1 − T/T_c), and the number of terms of its expansion. */
const longestPiece = 0.02;
const terms = 8;
/** Number of terms kept for the stiffness of the liquid, which is only used for estimates. */
const termsOfStiffness = 4;
/** Size of the last terms of a logarithm or a δ below which a piece is smooth enough. */
const smooth = 1e-7;

interface Piece {
  readonly lnPressure: Float64Array;
  readonly liquid: Float64Array;
  readonly lnVapour: Float64Array;
  readonly bulkModulus: Float64Array;
  readonly stiffening: Float64Array;
}

/**
 * The saturation line of a fluid as Chebyshev expansions in s = √(1 − T/T_c), in which it is smooth up to the critical point of an analytic
 * equation. Each piece is interpolated through exact solutions on first use. It provides the start of a solution, within about 1e-9. Source
 * of the idea: I. H. Bell and B. K. Alpert, Int. J. Thermophys. 42 (2021) 103.
 */
export class SaturationLine {
  /** Last T in K, and its vapour pressure in Pa. */
  private temperature = NaN;
  pressure = NaN;
  private readonly pieces: (Piece | 'rough' | undefined)[];
  /** s by ln p along each piece, and ln p at the ends of all. */
  private readonly inverses: (Float64Array | undefined)[];
  private ends: Float64Array | undefined;
  private readonly first = Math.sqrt(nearestExpanded);
  private readonly step: number;
  private piece: Piece | undefined;
  private x = NaN;

  /** From the lowest temperature, K, to the critical point; `solve` gives the exact state at T, undefined where none is found. */
  constructor(
    private readonly critical: number,
    private readonly coldest: number,
    private readonly solve: (T: number) => SaturatedState | undefined,
  ) {
    const length = Math.sqrt(1 - coldest / critical) - this.first;
    const count = Math.max(1, Math.ceil(length / longestPiece));
    this.step = length / count;
    this.pieces = Array.from({ length: count });
    this.inverses = Array.from({ length: count });
  }

  /** Looks up T in K; false where the line is not expanded. */
  find(T: number): boolean {
    if (T === this.temperature) return true;
    const { pieces, first, step } = this;
    const way = (Math.sqrt(1 - T / this.critical) - first) / step;
    if (!(way >= 0 && T >= this.coldest)) return false;
    const index = Math.min(pieces.length - 1, Math.floor(way));
    const piece = pieces[index] ?? this.expand(index);
    if (piece === 'rough') return false;
    this.piece = piece;
    this.x = 2 * (way - index) - 1;
    this.temperature = T;
    this.pressure = exp(chebyshevSum(piece.lnPressure, this.x));
    return true;
  }

  /** δ of the liquid at the last T. */
  liquidDelta(): number {
    return this.piece ? chebyshevSum(this.piece.liquid, this.x) : NaN;
  }

  /** δ of the vapour at the last T. */
  vapourDelta(): number {
    return this.piece ? exp(chebyshevSum(this.piece.lnVapour, this.x)) : NaN;
  }

  /**
   * δ of the liquid at the last T and a reduced pressure `more` above its vapour pressure, by F. D. Murnaghan's equation (Proc.
   * Natl. Acad. Sci. 30 (1944) 244): its bulk modulus is linear in pressure.
   */
  compressedDelta(more: number): number {
    const { piece, x } = this;
    if (!piece) return NaN;
    const stiffening = chebyshevSum(piece.stiffening, x);
    const relative = (more * stiffening) / chebyshevSum(piece.bulkModulus, x);
    return chebyshevSum(piece.liquid, x) * exp(log(1 + relative) / stiffening);
  }

  /** T in K at p in Pa, NaN where the line is not expanded. */
  temperatureAt(p: number): number {
    const { pieces, first, step, critical } = this;
    const ends = (this.ends ??= Float64Array.from({ length: pieces.length + 1 }, (_, k) =>
      log(this.solve(this.temperatureOf(first + k * step))?.pressure ?? NaN),
    ));
    const goal = log(p);
    let index = 0;
    while (index < pieces.length && goal < at(ends, index + 1)) index += 1;
    if (!(goal <= at(ends, index) && goal >= at(ends, index + 1))) return NaN;
    const inverse = this.inverses[index] ?? this.invert(index, at(ends, index), at(ends, index + 1));
    const from = at(ends, index);
    const s = chebyshevSum(inverse, (2 * (goal - from)) / (at(ends, index + 1) - from) - 1);
    return critical * (1 - s * s);
  }

  private temperatureOf(s: number): number {
    return Math.max(this.coldest, this.critical * (1 - s * s));
  }

  private expand(index: number): Piece | 'rough' {
    const { first, step } = this;
    const states = chebyshevNodes(terms).flatMap(
      x => this.solve(this.temperatureOf(first + step * (index + (x + 1) / 2))) ?? [],
    );
    const expand = (of: (state: SaturatedState) => number): Float64Array => chebyshevCoefficients(states.map(of));
    const piece = {
      lnPressure: expand(({ pressure }) => log(pressure)),
      liquid: expand(({ liquidDelta }) => liquidDelta),
      lnVapour: expand(({ vapourDelta }) => log(vapourDelta)),
      bulkModulus: expand(({ bulkModulus }) => bulkModulus).slice(0, termsOfStiffness),
      stiffening: expand(({ stiffening }) => stiffening).slice(0, termsOfStiffness),
    };
    const isSmooth =
      states.length === terms &&
      [piece.lnPressure, piece.liquid, piece.lnVapour].every(
        coefficients => Math.abs(at(coefficients, terms - 1)) < smooth,
      );
    const found = isSmooth ? piece : 'rough';
    this.pieces[index] = found;
    return found;
  }

  /** s by ln p along a piece, by inversion of the expansion of ln p in s. */
  private invert(index: number, from: number, to: number): Float64Array {
    const { first, step } = this;
    const piece = this.pieces[index] ?? this.expand(index);
    const values = chebyshevNodes(terms).map(y => {
      if (piece === 'rough') return NaN;
      const goal = from + ((y + 1) / 2) * (to - from);
      const x = findRoot(at => chebyshevSum(piece.lnPressure, at) - goal, -1, 1)?.x ?? NaN;
      return first + step * (index + (x + 1) / 2);
    });
    const inverse = chebyshevCoefficients(values);
    this.inverses[index] = inverse;
    return inverse;
  }
}
