import { vapourShare, type Surface } from './drift-flux.ts';

/** Maximum iterations, and the tolerance on the share. */
const maxRounds = 30;
const same = 1e-9;

/**
 * Returns the vapour mass fraction of the outflow at which nozzle and surface agree: `surface` gives the fraction for a flow, and `flowAt`,
 * kg/s, the flow for a fraction. The flow rises as the fraction falls, roughly as its square root, so fixed-point iteration contracts;
 * Steffensen's method accelerates it.
 */
export function solveVapourFraction(surface: Surface, flowAt: (share: number) => number, start: number): number {
  const next = (share: number): number => vapourShare(flowAt(share), surface);
  let share = start;
  for (let round = 0; round < maxRounds; round += 1) {
    const one = next(share);
    if (Math.abs(one - share) <= same) return one;
    const two = next(one);
    const bend = two - 2 * one + share;
    const jumped = bend === 0 ? two : share - (one - share) ** 2 / bend;
    share = jumped > 0 && jumped <= 1 ? jumped : two;
    if (Math.abs(two - one) <= same) return two;
  }
  return share;
}
