import { at } from '../helmholtz/index.ts';

/**
 * Vapour fraction β at which Σ z_i·(K_i − 1)/(1 + β·(K_i − 1)) = 0: the flash of constant K. The root lies between the poles next to 0 and
 * 1; a β outside 0 to 1 tells on which side of the two-phase region the fluid is. NaN where all K_i lie on one side of 1. Source: H. H.
 * Rachford and J. D. Rice, J. Pet. Technol. 4 (1952) 19; C. H. Whitson and M. L. Michelsen, Fluid Phase Equilib. 53 (1989) 51.
 */
export function vapourFractionOf(z: Float64Array, K: Float64Array, start: number): number {
  let smallest = Infinity;
  let largest = 0;
  for (let i = 0; i < z.length; i += 1) {
    const value = at(K, i);
    if (value < smallest) smallest = value;
    if (value > largest) largest = value;
  }
  if (!(smallest < 1 && largest > 1)) return NaN;
  let low = 1 / (1 - largest);
  let high = 1 / (1 - smallest);
  let beta = start > low && start < high ? start : 0.5;
  for (let round = 0; round < 60; round += 1) {
    let sum = 0;
    let slope = 0;
    for (let i = 0; i < z.length; i += 1) {
      const excess = at(K, i) - 1;
      const ratio = excess / (1 + beta * excess);
      const term = at(z, i) * ratio;
      sum += term;
      slope += term * ratio;
    }
    if (sum > 0) low = beta;
    else high = beta;
    const step = sum / slope;
    let next = beta + step;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (Math.abs(next - beta) <= 1e-14 * Math.abs(next)) return next;
    beta = next;
  }
  return beta;
}
