import type { Branch } from '../items/branch.ts';
import { solvePotentials } from './newton.ts';
import type { Potentials } from './potentials.ts';

/** Whether the given flows and pressures determine the unknowns of a network: whether its equations are regular with straight lines for items. */
export function isDetermined(problem: Pick<Potentials, 'branches' | 'held' | 'exchange' | 'unknowns' | 'conditions'>) {
  if (problem.unknowns.length === 0) return true;
  const branches = problem.branches.map(({ tag, from, to }, index): Branch => {
    // Slopes without a pattern, so that no condition holds by chance.
    const slope = 1 + ((index * 0.6180339887498949) % 1);
    return {
      tag,
      from,
      to,
      start: 0,
      oneWay: false,
      evaluate: (flow, fromPotential, toPotential, value) => {
        value.error = fromPotential - toPotential - slope * flow;
        value.slope = slope;
        value.byFrom = 1;
        value.byTo = -1;
      },
    };
  });
  const held = problem.held.map(value => (value === undefined ? undefined : 0));
  const straight = { ...problem, branches, held, potentialScale: 1, flowScale: 1, tolerance: 1e-9 };
  return !solvePotentials({ ...straight, startShare: 1, isConvex: false }).isSingular;
}
