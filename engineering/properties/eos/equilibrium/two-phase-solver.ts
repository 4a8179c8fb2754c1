import { exp, log } from '../../../elementary/index.ts';
import { solveLinearSystem } from '../../../numerics/index.ts';
import { at, type Model } from '../model.ts';
import { PhaseKernel } from '../phase-kernel.ts';

/** Specified quantities of the two-phase fluid, per mole; V without translation. */
export type Specification = 'TP' | 'TV' | 'PH' | 'PS' | 'UV';

const maximumIterations = 25;
/** Fraction of the fluid below which a phase counts as vanished and the single-phase calculation decides. */
const smallestShare = 1e-11;
/**
 * Fraction below which a phase does not affect the other, so that the equations are linear in its amount, and by how many times that amount
 * a step removes an absent phase.
 */
const traceShare = 1e-4;
const timesOver = 20;
/** Two phases are identical where no logarithm of a K value or of their volume ratio is larger. */
const same = 1e-5;

/**
 * Equilibrium of two phases by Newton's method on all equations: equal fugacities, equal pressures and two specifications, in ln T, the
 * logarithms of both volumes, and for each component the logarithm of its amount in the phase with less of it. Converges quadratically from
 * a close start for any specification.
 */
export class TwoPhaseSolver {
  readonly vapour: PhaseKernel;
  readonly liquid: PhaseKernel;
  temperature = NaN;
  /** Iterations of the last solution. */
  iterations = 0;
  /** Linearised equations; the variables are those of the components, ln T, ln of the vapour and of the liquid volume. */
  readonly matrix: Float64Array;
  readonly step: Float64Array;
  /** dn_i of the vapour by the variable of component i. */
  readonly move: Float64Array;

  constructor(readonly model: Model) {
    const unknowns = model.size + 3;
    this.vapour = new PhaseKernel(model);
    this.liquid = new PhaseKernel(model);
    this.matrix = new Float64Array(unknowns * unknowns);
    this.step = new Float64Array(unknowns);
    this.move = new Float64Array(model.size);
  }

  /**
   * Solves from the amounts and volumes in `vapour` and `liquid` and from `temperature`; the amounts must add up to the feed z, one mole.
   * Returns false without convergence to two distinct phases, whose content is then invalid.
   */
  solve(specification: Specification, first: number, second: number, z: Float64Array): boolean {
    const { vapour, liquid, step } = this;
    const { size } = this.model;
    const unknowns = size + 3;
    let before = Infinity;
    for (let iteration = 1; iteration <= maximumIterations; iteration += 1) {
      this.iterations = iteration;
      vapour.evaluate(this.temperature);
      liquid.evaluate(this.temperature);
      if (!(vapour.total > smallestShare && liquid.total > smallestShare)) return false;
      this.assemble(specification, first, second);
      if (!solveLinearSystem(this.matrix, step, unknowns)) return false;
      let size2 = 0;
      for (let k = 0; k < unknowns; k += 1) size2 = Math.max(size2, Math.abs(at(step, k)));
      if (!(size2 < 1e6)) return false;
      if (!this.advance(z)) return false;
      if (size2 < 1e-8 || (size2 < 1e-6 && size2 >= 0.5 * before)) return this.isDistinct();
      before = size2;
    }
    return false;
  }

  /** Linearises the equations around the evaluated phases: `matrix`·Δ = `step`. */
  assemble(specification: Specification, first: number, second: number): void {
    const { vapour, liquid, matrix, step, move, temperature: T } = this;
    const { size } = this.model;
    const unknowns = size + 3;
    for (let i = 0; i < size; i += 1) {
      const inVapour = at(vapour.n, i);
      const inLiquid = at(liquid.n, i);
      move[i] = inVapour < inLiquid ? inVapour : -inLiquid;
    }
    for (let i = 0; i < size; i += 1) {
      const row = i * unknowns;
      const block = i * size;
      for (let j = 0; j < size; j += 1) {
        matrix[row + j] = (at(vapour.lnFN, block + j) + at(liquid.lnFN, block + j)) * at(move, j);
      }
      matrix[row + i] = at(matrix, row + i) + (1 / at(vapour.n, i) + 1 / at(liquid.n, i)) * at(move, i);
      matrix[row + size] = (at(vapour.lnFT, i) - at(liquid.lnFT, i)) * T;
      matrix[row + size + 1] = at(vapour.lnFV, i) * vapour.volume;
      matrix[row + size + 2] = -at(liquid.lnFV, i) * liquid.volume;
      step[i] = at(liquid.lnF, i) - at(vapour.lnF, i);
    }
    const row = size * unknowns;
    const scale = 1 / Math.abs(vapour.pressure);
    for (let j = 0; j < size; j += 1) {
      matrix[row + j] = (at(vapour.pressureN, j) + at(liquid.pressureN, j)) * at(move, j) * scale;
    }
    matrix[row + size] = (vapour.pressureT - liquid.pressureT) * T * scale;
    matrix[row + size + 1] = vapour.pressureV * vapour.volume * scale;
    matrix[row + size + 2] = -liquid.pressureV * liquid.volume * scale;
    step[size] = (liquid.pressure - vapour.pressure) * scale;
    this.specify(size + 1, specification[0] as SpecifiedQuantity, first);
    this.specify(size + 2, specification[1] as SpecifiedQuantity, second);
  }

  /** Writes the equation "quantity equals value" to a row. */
  private specify(index: number, quantity: SpecifiedQuantity, value: number): void {
    const { vapour, liquid, matrix, step, move, temperature: T } = this;
    const { size, c } = this.model;
    const unknowns = size + 3;
    const row = index * unknowns;
    const byT = row + size;
    const byVapour = row + size + 1;
    const byLiquid = row + size + 2;
    matrix.fill(0, row, row + unknowns);
    if (quantity === 'T') {
      matrix[byT] = 1;
      step[index] = log(value / T);
    } else if (quantity === 'V') {
      matrix[byVapour] = vapour.volume / value;
      matrix[byLiquid] = liquid.volume / value;
      step[index] = 1 - (vapour.volume + liquid.volume) / value;
    } else if (quantity === 'P') {
      const scale = 1 / value;
      for (let j = 0; j < size; j += 1) matrix[row + j] = at(vapour.pressureN, j) * at(move, j) * scale;
      matrix[byT] = vapour.pressureT * T * scale;
      matrix[byVapour] = vapour.pressureV * vapour.volume * scale;
      step[index] = 1 - vapour.pressure * scale;
    } else if (quantity === 'S') {
      const scale = 1 / 8;
      for (let j = 0; j < size; j += 1) {
        matrix[row + j] = (at(vapour.entropyN, j) - at(liquid.entropyN, j)) * at(move, j) * scale;
      }
      matrix[byT] = (vapour.internalEnergyT + liquid.internalEnergyT) * scale;
      matrix[byVapour] = vapour.pressureT * vapour.volume * scale;
      matrix[byLiquid] = liquid.pressureT * liquid.volume * scale;
      step[index] = (value - vapour.entropy - liquid.entropy) * scale;
    } else {
      const scale = 1 / (8 * T);
      for (let j = 0; j < size; j += 1) {
        matrix[row + j] = (at(vapour.internalEnergyN, j) - at(liquid.internalEnergyN, j)) * at(move, j) * scale;
      }
      matrix[byT] = (vapour.internalEnergyT + liquid.internalEnergyT) * T * scale;
      matrix[byVapour] = vapour.internalEnergyV * vapour.volume * scale;
      matrix[byLiquid] = liquid.internalEnergyV * liquid.volume * scale;
      step[index] = (value - vapour.internalEnergy - liquid.internalEnergy) * scale;
      if (quantity === 'U') return;
      const vapourVolume = vapour.volume - vapour.translation;
      const liquidVolume = liquid.volume - liquid.translation;
      for (let j = 0; j < size; j += 1) {
        const change =
          vapourVolume * at(vapour.pressureN, j) -
          liquidVolume * at(liquid.pressureN, j) -
          (vapour.pressure - liquid.pressure) * at(c, j);
        matrix[row + j] = at(matrix, row + j) + change * at(move, j) * scale;
      }
      matrix[byT] = at(matrix, byT) + (vapourVolume * vapour.pressureT + liquidVolume * liquid.pressureT) * T * scale;
      matrix[byVapour] =
        at(matrix, byVapour) + (vapour.pressure + vapourVolume * vapour.pressureV) * vapour.volume * scale;
      matrix[byLiquid] =
        at(matrix, byLiquid) + (liquid.pressure + liquidVolume * liquid.pressureV) * liquid.volume * scale;
      step[index] = at(step, index) - (vapourVolume * vapour.pressure + liquidVolume * liquid.pressure) * scale;
    }
  }

  /** Takes the step, limited to the range of the linearisation; false where it leads to no two phases. */
  private advance(z: Float64Array): boolean {
    const { vapour, liquid, step } = this;
    const { size } = this.model;
    let share = 1;
    for (let i = 0; i < size; i += 1) share = Math.min(share, 1.5 / Math.abs(at(step, i)));
    // By molar volume: the total volume of a phase may change with its contents.
    let moved = 0;
    for (let i = 0; i < size; i += 1) moved += at(this.move, i) * at(step, i);
    const vapourGrowth = moved / vapour.total;
    const liquidGrowth = -moved / liquid.total;
    if (vapour.total < traceShare && vapourGrowth < -timesOver) return false;
    if (liquid.total < traceShare && liquidGrowth < -timesOver) return false;
    share = Math.min(share, 0.2 / Math.abs(at(step, size)));
    share = Math.min(share, 1 / Math.abs(at(step, size + 1) - vapourGrowth));
    share = Math.min(share, 0.25 / Math.abs(at(step, size + 2) - liquidGrowth));
    let vapourCovolume = 0;
    let liquidCovolume = 0;
    for (let i = 0; i < size; i += 1) {
      const zi = at(z, i);
      const factor = exp(share * at(step, i));
      const inVapour = at(vapour.n, i);
      const inLiquid = at(liquid.n, i);
      if (inVapour < inLiquid) {
        vapour.n[i] = Math.min(inVapour * factor, (1 - 0.3 * (inLiquid / zi)) * zi);
        liquid.n[i] = zi - at(vapour.n, i);
      } else {
        liquid.n[i] = Math.min(inLiquid * factor, (1 - 0.3 * (inVapour / zi)) * zi);
        vapour.n[i] = zi - at(liquid.n, i);
      }
      vapourCovolume += at(vapour.n, i) * at(this.model.b, i);
      liquidCovolume += at(liquid.n, i) * at(this.model.b, i);
    }
    this.temperature *= exp(share * at(step, size));
    vapour.volume *= exp(share * at(step, size + 1));
    liquid.volume *= exp(share * at(step, size + 2));
    return vapour.volume > vapourCovolume && liquid.volume > liquidCovolume;
  }

  /** Whether the two phases are distinct, by the logarithm of a K value or of their volume ratio; either may be the lighter one. */
  isDistinct(distance = same): boolean {
    const { vapour, liquid } = this;
    const { size } = this.model;
    let vapourTotal = 0;
    let liquidTotal = 0;
    for (let i = 0; i < size; i += 1) {
      vapourTotal += at(vapour.n, i);
      liquidTotal += at(liquid.n, i);
    }
    if (!(vapourTotal > smallestShare && liquidTotal > smallestShare)) return false;
    if (this.model.isApart(vapour.n, vapour.volume) || this.model.isApart(liquid.n, liquid.volume)) return false;
    const ratio = (vapour.volume * liquidTotal) / (liquid.volume * vapourTotal);
    let farthest = Math.max(ratio, 1 / ratio);
    for (let i = 0; i < size; i += 1) {
      const K = (at(vapour.n, i) * liquidTotal) / (at(liquid.n, i) * vapourTotal);
      farthest = Math.max(farthest, K, 1 / K);
    }
    return log(farthest) > distance && this.temperature > 0;
  }
}

type SpecifiedQuantity = 'T' | 'P' | 'V' | 'U' | 'H' | 'S';
