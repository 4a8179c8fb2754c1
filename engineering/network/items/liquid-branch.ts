import { standardGravity } from '../../quantities/index.ts';
import { venaContractaDifference } from '../../valves/index.ts';
import type { Branch, LossValue } from './branch.ts';
import type { FluidState } from '../fluid/fluid-state.ts';
import type { LineLosses, LiquidDifference } from './line-losses.ts';
import type { JetResistance } from './jet-resistance.ts';
import { varyingSquareLoss, type Loss } from './loss.ts';
import type { LineItem, LiquidProperties, Network, NetworkItem, NetworkLiquid } from '../types.ts';

/** The equations of items with a liquid, each in the potentials of the liquid of the network. */

/** What the branches of a network share. */
export interface BranchSetting {
  readonly network: Network;
  readonly state: FluidState;
  /** The lines of the branches. */
  readonly lines: LineLosses;
  /** Density at which the search starts, kg/m³. */
  readonly density: number;
  readonly elevationOf: (tag: string) => number;
}

/** Where a branch is. */
export type Ends = Pick<Branch, 'tag' | 'from' | 'to'>;

/** What a liquid of its own density, kg/m³, changes in the equation of an item, which is in the potentials of the liquid of the network. */
export function differenceOf(
  item: NetworkItem,
  own: number,
  { density, elevationOf }: BranchSetting,
): LiquidDifference {
  const rise = elevationOf(item.to) - elevationOf(item.from);
  return { ratio: density / own, head: density * (own - density) * standardGravity * rise };
}

/** The branch of a liquid through an item with a loss in Pa·kg/m³, with that of its own density. */
export function liquidBranch(
  item: NetworkItem,
  ends: Ends,
  setting: BranchSetting,
  { start, oneWay, loss }: { start: number; oneWay: boolean; loss: Loss },
): Branch {
  const { liquid } = item;
  if (!liquid) return lossBranch(ends, start, oneWay, loss);
  const { ratio, head } = differenceOf(item, liquid.density, setting);
  return lossBranch(ends, start, oneWay, (flow, value) => {
    loss(flow, value);
    value.loss = ratio * value.loss + head;
    value.slope *= ratio;
  });
}

/** A line whose liquid changes along it: a series of lines of equal length. */
export function sectionedBranch(
  { sections, ...item }: LineItem & { readonly sections: readonly LiquidProperties[] },
  ends: Ends,
  setting: BranchSetting,
  start: number,
): Branch {
  const { lines } = setting;
  const { length: count } = sections;
  const section = { ...item, length: item.length / count, lossCoefficient: (item.lossCoefficient ?? 0) / count };
  const numbers = sections.map(({ density: own, viscosity }) => {
    const { ratio, head } = differenceOf(item, own, setting);
    return lines.add(section, { viscosity, ratio, head: head / count });
  });
  const found: LossValue = { loss: 0, slope: 0 };
  return lossBranch(ends, start, false, (flow, value) => {
    [value.loss, value.slope] = [0, 0];
    for (const line of numbers) {
      lines.evaluate(line, flow, found);
      value.loss += found.loss;
      value.slope += found.slope;
    }
  });
}

/** A branch of a loss in the potentials of a liquid. */
export function lossBranch({ tag, from, to }: Ends, start: number, oneWay: boolean, loss: Loss, line?: number): Branch {
  const found: LossValue = { loss: 0, slope: 0 };
  return {
    tag,
    from,
    to,
    start,
    oneWay,
    line,
    evaluate: (flow, from, to, value) => {
      loss(flow, found);
      value.error = from - to - found.loss;
      value.slope = found.slope;
      value.byFrom = 1;
      value.byTo = -1;
    },
  };
}

/**
 * Largest loss, Pa, that drives a liquid through an item whose loss is this share of the difference between its inlet and its jet; undefined
 * without vapour and critical pressure. Source: IEC 60534-2-1, 7.1.1, where the share is F_L².
 */
export function chokedLoss(
  share: number | undefined,
  { vapourPressure, criticalPressure }: NetworkLiquid,
  inlet: number,
): number | undefined {
  if (share === undefined || vapourPressure === undefined || criticalPressure === undefined) return undefined;
  return share * venaContractaDifference({ upstreamPressure: inlet, vapourPressure, criticalPressure });
}

/** A choked liquid exceeds its limit by this share of its flow at 1 bar for each 10 bar that the limit leaves. */
const wallWidth = 1e-6;

/** Pa: the limit of an item whose inlet boils already. */
const leastChoked = 1;

/** The branch of a liquid through an item in which it may choke. `start` is a flow, kg/s, at which the search starts. */
export function chokingBranch(
  item: NetworkItem,
  ends: Ends,
  setting: BranchSetting,
  {
    start,
    fluid,
    resistanceAt,
  }: { start: number; fluid: NetworkLiquid; resistanceAt: (flow: number) => JetResistance },
): Branch {
  const loss = varyingSquareLoss(flow => resistanceAt(flow).factor);
  const base = liquidBranch(item, ends, setting, { start, oneWay: false, loss });
  const { state, elevationOf } = setting;
  const { density } = fluid;
  if (chokedLoss(resistanceAt(start).share, fluid, 1e5) === undefined) return base;
  const wall = (density * 1e6) / (wallWidth * Math.sqrt((1e5 * density) / resistanceAt(start).factor));
  return {
    ...base,
    evaluate: (flow, from, to, value) => {
      base.evaluate(flow, from, to, value);
      const isForward = flow >= 0;
      const [upstream, node] = isForward ? [from, item.from] : [to, item.to];
      const { factor, share = 1 } = resistanceAt(flow);
      const limit = chokedLoss(share, fluid, state.pressureAt(upstream, elevationOf(node))) ?? Infinity;
      const maximum = Math.sqrt(Math.max(limit, leastChoked) * (density / factor));
      const excess = Math.abs(flow) - maximum;
      if (excess <= 0) return;
      // The flow is limited: beyond it the loss rises steeply to whatever difference there is.
      value.error -= (isForward ? 1 : -1) * wall * excess;
      value.slope += wall;
      const perPotential = density / setting.density;
      const byUpstream = limit > leastChoked ? (wall * share * perPotential) / (2 * factor * maximum) : 0;
      if (isForward) value.byFrom += byUpstream;
      else value.byTo -= byUpstream;
    },
  };
}
