import { exp } from '../../elementary/index.ts';
import { solveLinearSystem } from '../../numerics/index.ts';
import { at } from '../helmholtz/index.ts';
import type { PressureTemperature } from './phase-envelope.ts';
import type { VolumePhase } from './phase.ts';

const maxIterations = 20;
/** Steps of the differences, in ln T and ln V and along the amounts. */
const stepOfState = 1e-6;
const stepOfAmounts = 1e-4;
/** Last step of Newton's method, in ln T and ln V. */
const shortestStep = 1e-8;
/** Largest steps of Newton's method, and how far the point may be from the start, in ln T and ln V. */
const longestSteps = [0.02, 0.1] as const;
const reach = [0.05, 0.5] as const;
const inverseIterations = 3;

/**
 * Finds the critical point of a feed z from a start near it by the criticality conditions: of the matrix of √(z_i·z_j)·∂ln f_i/∂n_j at
 * constant T and V the smallest eigenvalue is zero, and so is its derivative along its eigenvector. Undefined without convergence nearby.
 * Sources: R. A. Heidemann and A. M. Khalil, AIChE J. 26 (1980) 769; M. L. Michelsen, Fluid Phase Equilib. 9 (1982) 21.
 */
export function findCriticalPoint(
  phase: VolumePhase,
  z: Float64Array,
  start: { readonly lnT: number; readonly lnV: number },
): PressureTemperature | undefined {
  const conditions = new CriticalityConditions(phase, z);
  let { lnT, lnV } = start;
  for (let iteration = 0; iteration < maxIterations; iteration += 1) {
    const here = conditions.at(lnT, lnV);
    const warmer = conditions.at(lnT + stepOfState, lnV);
    const wider = conditions.at(lnT, lnV + stepOfState);
    if (!here || !warmer || !wider) return undefined;
    const [aT, aV] = [(warmer[0] - here[0]) / stepOfState, (wider[0] - here[0]) / stepOfState];
    const [bT, bV] = [(warmer[1] - here[1]) / stepOfState, (wider[1] - here[1]) / stepOfState];
    const determinant = aT * bV - aV * bT;
    const byT = (aV * here[1] - bV * here[0]) / determinant;
    const byV = (bT * here[0] - aT * here[1]) / determinant;
    const share = Math.min(1, longestSteps[0] / Math.abs(byT), longestSteps[1] / Math.abs(byV));
    lnT += share * byT;
    lnV += share * byV;
    const isNear = Math.abs(lnT - start.lnT) < reach[0] && Math.abs(lnV - start.lnV) < reach[1];
    if (!isNear) return undefined;
    if (Math.max(Math.abs(byT), Math.abs(byV)) < shortestStep) {
      const [temperature, volume] = [exp(lnT), exp(lnV)];
      if (!phase.evaluate(z, temperature, volume) || !(phase.pressure > 0)) return undefined;
      return { temperature, pressure: phase.pressure };
    }
  }
  return undefined;
}

/** The two quantities that vanish at a critical point. */
class CriticalityConditions {
  private readonly matrix: Float64Array;
  /** Eigenvector of the smallest eigenvalue. */
  private readonly vector: Float64Array;
  private readonly before: Float64Array;
  private readonly x: Float64Array;

  constructor(
    private readonly phase: VolumePhase,
    private readonly z: Float64Array,
  ) {
    const { size } = phase;
    this.matrix = new Float64Array(size * size);
    // Next to a critical point a fluid is most easily compressed.
    this.vector = z.map(Math.sqrt);
    this.before = this.vector.slice();
    this.x = new Float64Array(size);
  }

  /** The smallest eigenvalue and its derivative along its eigenvector at ln T and ln V; undefined where there is no phase. */
  at(lnT: number, lnV: number): readonly [number, number] | undefined {
    const [T, volume] = [exp(lnT), exp(lnV)];
    const { z, vector } = this;
    for (let round = 0; round < inverseIterations; round += 1) if (!this.iterate(T, volume)) return undefined;
    let step = stepOfAmounts;
    for (let i = 0; i < z.length; i += 1) {
      step = Math.min(step, (0.05 * Math.sqrt(at(z, i))) / Math.abs(at(vector, i)));
    }
    const [here, more, less] = [0, step, -step].map(along => this.curvature(along, T, volume));
    if (here === undefined || more === undefined || less === undefined) return undefined;
    return [here, (more - less) / (2 * step)];
  }

  /** One inverse iteration for the eigenvector. */
  private iterate(T: number, volume: number): boolean {
    const { phase, z, matrix, vector, before } = this;
    const { size } = phase;
    if (!phase.evaluate(z, T, volume)) return false;
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) {
        matrix[i * size + j] = Math.sqrt(at(z, i) * at(z, j)) * at(phase.byAmount, i * size + j) + (i === j ? 1 : 0);
      }
    }
    if (!solveLinearSystem(matrix, vector, size)) return false;
    let square = 0;
    let along = 0;
    for (let i = 0; i < size; i += 1) {
      square += at(vector, i) ** 2;
      along += at(vector, i) * at(before, i);
    }
    const length = along < 0 ? -Math.sqrt(square) : Math.sqrt(square);
    for (let i = 0; i < size; i += 1) vector[i] = at(vector, i) / length;
    before.set(vector);
    return vector.every(Number.isFinite);
  }

  /** Second derivative of the Helmholtz energy along the vector, at amounts z_i + along·√z_i·u_i in the volume. */
  private curvature(along: number, T: number, volume: number): number | undefined {
    const { phase, z, vector, x } = this;
    const { size, byAmount } = phase;
    let total = 0;
    for (let i = 0; i < size; i += 1) {
      x[i] = at(z, i) + along * Math.sqrt(at(z, i)) * at(vector, i);
      total += at(x, i);
    }
    let ideal = 0;
    for (let i = 0; i < size; i += 1) {
      ideal += (at(z, i) * at(vector, i) ** 2) / at(x, i);
      x[i] = at(x, i) / total;
    }
    if (!phase.evaluate(x, T, volume / total)) return undefined;
    let residual = 0;
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) {
        const weight = Math.sqrt(at(z, i) * at(z, j)) * at(vector, i) * at(vector, j);
        residual += weight * at(byAmount, i * size + j);
      }
    }
    return ideal + residual / total;
  }
}
