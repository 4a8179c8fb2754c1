import { standardGravity } from '../quantities/index.ts';
import type { Branch, LossValue } from './branch.ts';
import type { FluidState } from './fluid-state.ts';
import type { LineLosses, LiquidDifference } from './line-losses.ts';
import type { Loss } from './loss.ts';
import type { LineItem, LiquidProperties, Network, NetworkItem } from './types.ts';

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
