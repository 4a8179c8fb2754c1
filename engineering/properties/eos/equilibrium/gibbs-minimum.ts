import { solveLinearSystem } from '../../../numerics/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import { at } from '../model.ts';
import type { OneFluid } from '../one-fluid.ts';
import type { PhaseKernel } from '../phase-kernel.ts';
import type { TwoPhaseSolver } from './two-phase-solver.ts';

const maximumIterations = 150;

/**
 * Two phases at T and p by minimising the Gibbs energy with restricted Newton steps, where neither successive substitution nor the plain
 * Newton method converges: next to critical points. Variables are the amounts in the vapour scaled by √(n_i,vapour·n_i,liquid/z_i), for
 * which the ideal part of the Hessian is the unit matrix.
 * Source: M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 21.
 */
export class GibbsMinimum {
  private readonly matrix: Float64Array;
  private readonly step: Float64Array;
  private readonly scale: Float64Array;
  private readonly start: Float64Array;

  constructor(
    private readonly solver: TwoPhaseSolver,
    private readonly fluid: OneFluid,
  ) {
    const { size } = solver.model;
    this.matrix = new Float64Array(size * size);
    this.step = new Float64Array(size);
    this.scale = new Float64Array(size);
    this.start = new Float64Array(size);
  }

  /** Minimises from the amounts in the solver's phases and stores the result there; returns false without one. */
  solve(z: Float64Array, T: number, p: number): boolean {
    const { solver, matrix, step, scale, start } = this;
    const { vapour, liquid } = solver;
    const { size } = solver.model;
    let restriction = 0;
    let energy = this.energyAt(T, p);
    for (let iteration = 0; iteration < maximumIterations; iteration += 1) {
      let largest = 0;
      for (let i = 0; i < size; i += 1) {
        scale[i] = Math.sqrt((at(vapour.n, i) * at(liquid.n, i)) / at(z, i));
        largest = Math.max(largest, Math.abs(at(vapour.lnF, i) - at(liquid.lnF, i)));
      }
      if (largest < 1e-12) return solver.isDistinct();
      start.set(vapour.n);
      const vapourTerm = 1 / (R * T * vapour.pressureV);
      const liquidTerm = 1 / (R * T * liquid.pressureV);
      for (let attempt = 0; ; attempt += 1) {
        if (attempt > 40) return largest < 1e-10 && solver.isDistinct();
        for (let i = 0; i < size; i += 1) {
          for (let j = 0; j < size; j += 1) {
            const excess =
              at(vapour.lnFN, i * size + j) +
              at(liquid.lnFN, i * size + j) +
              at(vapour.pressureN, i) * at(vapour.pressureN, j) * vapourTerm +
              at(liquid.pressureN, i) * at(liquid.pressureN, j) * liquidTerm;
            matrix[i * size + j] = at(scale, i) * excess * at(scale, j) + (i === j ? 1 + restriction : 0);
          }
          step[i] = (at(liquid.lnF, i) - at(vapour.lnF, i)) * at(scale, i);
        }
        let descends = solveLinearSystem(matrix, step, size);
        for (let i = 0; i < size && descends; i += 1) {
          const inVapour = at(start, i) + at(step, i) * at(scale, i);
          descends = inVapour > 0 && inVapour < at(z, i);
          vapour.n[i] = inVapour;
          liquid.n[i] = at(z, i) - inVapour;
        }
        const next = descends ? this.energyAt(T, p) : NaN;
        if (next <= energy + 1e-14) {
          energy = next;
          restriction = restriction < 1e-6 ? 0 : 0.2 * restriction;
          break;
        }
        restriction = Math.max(1e-3, 4 * restriction);
        for (let i = 0; i < size; i += 1) {
          vapour.n[i] = at(start, i);
          liquid.n[i] = at(z, i) - at(start, i);
        }
        this.energyAt(T, p);
      }
    }
    return false;
  }

  /** Gibbs energy over R·T of the amounts in the solver's phases, with both volumes set for p. */
  energyAt(T: number, p: number): number {
    this.setVolume(this.solver.vapour, T, p);
    this.setVolume(this.solver.liquid, T, p);
    return gibbs(this.solver.vapour) + gibbs(this.solver.liquid);
  }

  private setVolume(phase: PhaseKernel, T: number, p: number): void {
    let total = 0;
    for (let i = 0; i < phase.n.length; i += 1) total += at(phase.n, i);
    this.fluid.setComposition(phase.n, total);
    phase.volume = total * this.fluid.stableVolume(T, p);
    phase.evaluate(T);
  }
}

function gibbs(phase: PhaseKernel): number {
  let sum = 0;
  for (let i = 0; i < phase.n.length; i += 1) sum += at(phase.n, i) * at(phase.lnF, i);
  return sum;
}
