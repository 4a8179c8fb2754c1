import type { Branch, LossValue } from './branch.ts';
import type { BranchSetting, Ends } from './liquid-branch.ts';
import { squareLoss } from './loss.ts';

/** Least share of ∂F/∂π that acceleration leaves: near the choked flow the derivative vanishes. */
export const leastShare = 0.02;

/**
 * The branch of a gas through an item of a known flow between two pressures, Pa absolute, and at a flow, kg/s, for its coefficients: its
 * square against the square of the flow, by a factor that makes both Pa·kg/m³.
 */
export function gasBranch(
  ends: Ends,
  { state }: BranchSetting,
  {
    factor,
    start,
    flowAt,
  }: { factor: number; start: number; flowAt: (upstream: number, downstream: number, flow: number) => number },
): Branch {
  const loss = squareLoss(factor);
  const found: LossValue = { loss: 0, slope: 0 };
  return {
    ...ends,
    start,
    oneWay: false,
    evaluate: (flow, from, to, value) => {
      const driveOf = (upstream: number, downstream: number) => factor * flowAt(upstream, downstream, flow) ** 2;
      const [inlet, outlet] = [state.pressureAt(from, 0), state.pressureAt(to, 0)];
      const isForward = inlet >= outlet;
      const [upstream, downstream] = isForward ? [inlet, outlet] : [outlet, inlet];
      const step = 1e-6 * upstream;
      const drive = driveOf(upstream, downstream);
      const byUpstream = (driveOf(upstream + step, downstream) - drive) / (step * state.densityAt(upstream));
      const byDownstream = (drive - driveOf(upstream, downstream - step)) / (step * state.densityAt(downstream));
      loss(flow, found);
      value.error = (isForward ? drive : -drive) - found.loss;
      value.slope = found.slope;
      // A choked item does not feel its outlet; the matrix keeps a trace of it, so that a dead end behind it has a pressure.
      value.byFrom = Math.max(leastShare, isForward ? byUpstream : -byDownstream);
      value.byTo = Math.min(-leastShare, isForward ? byDownstream : -byUpstream);
    },
  };
}
