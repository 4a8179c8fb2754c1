import { vapourShare, type Surface } from './drift-flux.ts';

/** Rounds of the search, and how near two shares are the same. */
const mostRounds = 30;
const same = 1e-9;

/**
 * Mass share of vapour that flow and surface agree on: the surface gives a share for a flow, and the nozzle a flow for a share. The flow
 * grows as the share falls, about as its root, so that going round contracts; Steffensen's method makes few rounds of it.
 * `flowAt` kg/s.
 */
export function agreedShare(surface: Surface, flowAt: (share: number) => number, start: number): number {
  const next = (share: number): number => vapourShare(flowAt(share), surface);
  let share = start;
  for (let round = 0; round < mostRounds; round += 1) {
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
