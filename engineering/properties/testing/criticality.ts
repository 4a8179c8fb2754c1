import { Mixture, PhaseKernel } from '../eos/index.ts';
import { cubicComponentsOf } from '../fluid.ts';
import { GergMixture } from '../gerg/gerg-mixture.ts';
import type { RequestedMethod } from '../index.ts';

const gasConstant = 8.314472;

/** ln f_i up to a constant, and the pressure, of amounts in mol in a volume in m³ at T in K, by the equation alone. */
interface Equation {
  readonly lnFugacities: (n: readonly number[], T: number, volume: number) => readonly number[];
  readonly pressure: (n: readonly number[], T: number, volume: number) => number;
  /** Smallest and largest volume of a mole next to a critical point, m³. */
  readonly volumes: readonly [number, number];
}

function cubicEquation(ids: readonly string[], z: readonly number[]): Equation {
  const { model } = new Mixture(cubicComponentsOf(ids));
  const kernel = new PhaseKernel(model);
  const evaluate = (n: readonly number[], T: number, volume: number): void => {
    kernel.n.set(n);
    kernel.volume = volume;
    kernel.evaluate(T);
  };
  const covolume = z.reduce((sum, share, i) => sum + share * (model.b[i] ?? NaN), 0);
  return {
    lnFugacities: (n, T, volume) => {
      evaluate(n, T, volume);
      return [...kernel.lnF];
    },
    pressure: (n, T, volume) => {
      evaluate(n, T, volume);
      return kernel.pressure;
    },
    volumes: [2 * covolume, 8 * covolume],
  };
}

function gergEquation(ids: readonly string[], z: readonly number[]): Equation {
  const mixture = new GergMixture(ids);
  const potentials = new Float64Array(ids.length);
  const evaluate = (n: readonly number[], T: number, volume: number): void => {
    const total = n.reduce((sum, amount) => sum + amount, 0);
    mixture.setComposition(n.map(amount => amount / total));
    mixture.setTV(T, volume / total);
  };
  evaluate(z, 300, 1e-4);
  const reducing = mixture.energy.reducing.volume;
  return {
    lnFugacities: (n, T, volume) => {
      evaluate(n, T, volume);
      mixture.chemicalPotentials(potentials);
      return Array.from(potentials, potential => potential / (gasConstant * T));
    },
    pressure: (n, T, volume) => {
      evaluate(n, T, volume);
      return mixture.pressure;
    },
    volumes: [0.6 * reducing, 1.7 * reducing],
  };
}

/**
 * The two quantities that vanish at a critical point, by differences of ln f_i in the amounts at constant T and V: the smallest eigenvalue
 * of √(z_i·z_j)·∂ln f_i/∂n_j, and its change along its eigenvector. T in K, p in Pa.
 * Source: R. A. Heidemann and A. M. Khalil, AIChE J. 26 (1980) 769.
 */
export function criticality(
  method: RequestedMethod,
  composition: Readonly<Record<string, number>>,
  T: number,
  p: number,
): { readonly eigenvalue: number; readonly change: number } {
  const z = Object.values(composition);
  const equation = (method === 'pr' ? cubicEquation : gergEquation)(Object.keys(composition), z);
  let [low, high] = equation.volumes;
  for (let round = 0; round < 100; round += 1) {
    const middle = 0.5 * (low + high);
    if (equation.pressure(z, T, middle) > p) low = middle;
    else high = middle;
  }
  const volume = low;
  const size = z.length;
  const matrixAt = (n: readonly number[]): readonly (readonly number[])[] => {
    const columns = n.map((amount, j) => {
      const step = 1e-4 * amount;
      const moved = (by: number): readonly number[] => n.map((each, k) => (k === j ? each + by : each));
      const more = equation.lnFugacities(moved(step), T, volume);
      const less = equation.lnFugacities(moved(-step), T, volume);
      return more.map((value, i) => (value - (less[i] ?? NaN)) / (2 * step));
    });
    return z.map((share, i) => z.map((other, j) => Math.sqrt(share * other) * (columns[j]?.[i] ?? NaN)));
  };
  const quadratic = (matrix: readonly (readonly number[])[], u: readonly number[]): number =>
    matrix.reduce(
      (sum, row, i) => sum + (u[i] ?? NaN) * row.reduce((part, value, j) => part + value * (u[j] ?? NaN), 0),
      0,
    );
  const matrix = matrixAt(z);
  // Power iteration towards the smallest eigenvalue: all are between 0 and the trace.
  const shift = matrix.reduce((sum, row, i) => sum + Math.abs(row[i] ?? NaN), 0);
  let u: readonly number[] = z.map(Math.sqrt);
  for (let round = 0; round < 300; round += 1) {
    const next = u.map(
      (value, i) => shift * value - (matrix[i] ?? []).reduce((sum, each, j) => sum + each * (u[j] ?? NaN), 0),
    );
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
    u = next.map(value => value / length);
  }
  const smallest = Math.min(...Array.from({ length: size }, (_, i) => Math.sqrt(z[i] ?? NaN) / Math.abs(u[i] ?? NaN)));
  const step = 1e-3 * Math.min(1, smallest);
  const along = (by: number): number =>
    quadratic(matrixAt(z.map((share, i) => share + by * Math.sqrt(share) * (u[i] ?? NaN))), u);
  return { eigenvalue: quadratic(matrix, u), change: (along(step) - along(-step)) / (2 * step) };
}
