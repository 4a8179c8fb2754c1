import { Refusal } from '../quantities/index.ts';
import { solveNetwork } from './solve-network.ts';
import { networkTemperatures, type NetworkSupply, type NetworkTemperatures } from './temperatures.ts';
import type { LiquidProperties, Network, RefusedNetwork, SolvedNetwork } from './types.ts';

/** A network of a liquid that exchanges heat, with its temperatures. */
export interface HeatedNetwork {
  readonly type: 'solved';
  readonly solution: SolvedNetwork;
  readonly temperatures: NetworkTemperatures;
  /** Properties of the liquid in each item, where they depend on its temperature. */
  readonly liquids: readonly (LiquidProperties | undefined)[];
}

/** Relative change of a property that is solved. */
const tolerance = 1e-9;
/** The flows depend little on the properties: six rounds suffice for water that cools by 60 K. */
const mostRounds = 60;

/**
 * Returns the flows, pressures and temperatures of a network of a liquid whose lines lose heat. With `liquidAt`, the properties at a
 * temperature in K, each line has those at its mean temperature, and flows and temperatures are repeated until they agree; without, the
 * liquid of the network everywhere. Pumps, valves and equipment have the liquid of the network. Refused as by `solveNetwork`, and where
 * flows and temperatures do not agree.
 */
export function solveWithHeatLoss(
  network: Network,
  supply: NetworkSupply,
  liquidAt?: (temperature: number) => LiquidProperties,
): HeatedNetwork | RefusedNetwork {
  let liquids: readonly (LiquidProperties | undefined)[] = network.items.map(() => undefined);
  for (let round = 0; round < mostRounds; round += 1) {
    const items = network.items.map((item, index) =>
      item.type === 'line' && liquids[index] ? { ...item, liquid: liquids[index] } : item,
    );
    const solution = solveNetwork({ ...network, items });
    if (solution.type === 'refused') return solution;
    const temperatures = networkTemperatures({ ...network, items }, solution, supply);
    if (!liquidAt) return { type: 'solved', solution, temperatures, liquids };
    const next = network.items.map((item, index) => {
      const mean = item.type === 'line' ? temperatures.items[index]?.mean : undefined;
      return mean === undefined ? undefined : liquidAt(mean);
    });
    if (next.every((liquid, index) => isSame(liquid, liquids[index])))
      return { type: 'solved', solution, temperatures, liquids };
    liquids = next;
  }
  return {
    type: 'refused',
    reason: 'no state',
    items: [],
    nodes: [],
    text: new Refusal(
      'no flows were found that agree with the temperatures they lead to; with a constant viscosity and density there may be some',
    ),
  };
}

function isSame(one: LiquidProperties | undefined, other: LiquidProperties | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    Math.abs(one.density / other.density - 1) <= tolerance && Math.abs(one.viscosity / other.viscosity - 1) <= tolerance
  );
}
