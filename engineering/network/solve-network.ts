import { Refusal } from '../quantities/index.ts';
import type { Network, NetworkSolution } from './types.ts';

/**
 * Returns the flows and pressures of a network: mass is conserved at every node and every item meets its characteristic.
 */
export function solveNetwork(_network: Network): NetworkSolution {
  return { type: 'refused', reason: 'invalid', items: [], nodes: [], text: new Refusal('not solved') };
}
