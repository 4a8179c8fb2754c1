import { expm1, log1p } from '../../elementary/index.ts';
import type { Branch } from '../items/branch.ts';
import { isDetermined } from './determined.ts';
import { leastPressure, type FluidState } from '../fluid/fluid-state.ts';
import { searchByNode, type NodeSearchResult, type Level } from './node-search.ts';
import { solvePotentials } from './newton.ts';
import type { Potentials, PotentialSolution } from './potentials.ts';

/** A valve that holds the pressure of a node, which is at an end of its branch. */
export interface Regulator {
  readonly branch: number;
  readonly node: number;
}

/** What the search of a network is given. */
export interface SearchProblem extends Omit<Potentials, 'startShare' | 'isConvex' | 'start'> {
  readonly phase: 'liquid' | 'gas';
  readonly regulators: readonly Regulator[];
  readonly state: FluidState;
}

/** Flows and potentials, and where Newton's method alone found none those that a search node by node found. */
export interface SearchResult {
  readonly solution: PotentialSolution;
  readonly byNode?: NodeSearchResult | undefined;
}

const ordinarySearch = { startShare: 1, isConvex: true } as const;

/**
 * Searches of a gas, of which choking and acceleration make the function of the flows not quite convex, in turn until one ends: those that
 * ended most often in random networks first.
 */
const gasSearches = [
  ordinarySearch,
  { startShare: 10, isConvex: true },
  { startShare: 1, isConvex: false },
  { startShare: 100, isConvex: true },
  { startShare: 0.1, isConvex: true },
  { startShare: 0.1, isConvex: false },
] as const;

/**
 * Returns the flows and potentials of a network by Newton's method from several starts, and from what a search node by node finds where
 * none of them ends.
 */
export function search(problem: SearchProblem): SearchResult {
  const [first, ...others] = problem.phase === 'gas' ? gasSearches : [ordinarySearch];
  const solution = solvePotentials({ ...problem, ...first });
  if (solution.isConverged || (solution.isSingular && !isDetermined(problem))) return { solution };
  for (const other of others) {
    const again = solvePotentials({ ...problem, ...other });
    if (again.isConverged) return { solution: again };
  }
  const byNode = searchWithRegulators(problem);
  const potentials = byNode.potentials.map((value, node) => problem.held[node] ?? value);
  for (const isConvex of [true, false]) {
    const again = solvePotentials({
      ...problem,
      startShare: 1,
      isConvex,
      start: { flows: byNode.flows, potentials },
    });
    if (again.isConverged) return { solution: again, byNode };
  }
  return { solution, byNode };
}

/** Returns what a search node by node finds, in which the valves that hold a pressure open as far as it requires and are closed else. */
export function searchWithRegulators(problem: SearchProblem): NodeSearchResult {
  const found = searchNodes(problem);
  // Flows near zero through items without a linear loss hardly move node by node: they settle by Newton's method on the flows.
  if (found.isSettled || found.hasDry || found.hasFlooded || problem.unknowns.length > problem.regulators.length)
    return found;
  const { flows, potentials, isConverged } = solvePotentials({
    ...withRegulators(problem),
    unknowns: [],
    conditions: [],
    startShare: 1,
    isConvex: false,
    start: found,
  });
  return isConverged ? { ...found, flows, potentials, isSettled: true } : found;
}

function searchNodes(problem: SearchProblem): NodeSearchResult {
  // A gas has no state below vacuum; a liquid's negative pressure is a result, which is refused by the node's name.
  const lowestPotential = (problem.phase === 'gas' ? -1 : -100) * problem.potentialScale;
  const levels = problem.phase === 'gas' ? gasLevels(problem.state) : undefined;
  return searchByNode({ ...withRegulators(problem), lowestPotential, levels });
}

/** The potential of a gas, its pressure, and the logarithm of its potential, continued below vacuum with the opposite sign. */
function gasLevels({ pressureAt, potentialAt, densityAt }: FluidState): readonly Level[] {
  const vacuum = potentialAt(leastPressure, 0);
  const odd = (of: (size: number) => number) => (x: number) => (x < 0 ? -of(-x) : of(x));
  const pressure = odd(size => (size < vacuum ? (leastPressure * size) / vacuum : pressureAt(size, 0)));
  return [
    { at: potential => potential, potentialAt: level => level, slopeAt: () => 1 },
    {
      at: pressure,
      potentialAt: odd(size => (size < leastPressure ? (vacuum * size) / leastPressure : potentialAt(size, 0))),
      slopeAt: potential => densityAt(Math.max(leastPressure, pressure(Math.abs(potential)))),
    },
    {
      at: odd(size => log1p(size / vacuum)),
      potentialAt: odd(size => vacuum * expm1(size)),
      slopeAt: potential => Math.abs(potential) + vacuum,
    },
  ];
}

/** The problem with valves that open as far as the pressure they hold requires, and without its being held otherwise. */
function withRegulators(problem: SearchProblem): SearchProblem {
  const held = problem.held.slice();
  const branches = problem.branches.slice();
  for (const { branch, node } of problem.regulators) {
    const set = problem.held[node];
    const original = problem.branches[branch];
    if (set === undefined || !original) continue;
    held[node] = undefined;
    branches[branch] = regulatorBranch(original, set, node === original.from);
  }
  return { ...problem, held, branches };
}

/** Share of a derivative that a valve which does not feel its end leaves, so that a dead end behind it has a pressure. */
const trace = 1e-6;

/** No flow while the pressure is right without it, else as much as makes it right, and no more than a valve without resistance passes. */
function regulatorBranch(original: Branch, set: number, isUpstream: boolean): Branch {
  return {
    ...original,
    oneWay: true,
    evaluate: (_flow, from, to, value) => {
      value.error = isUpstream ? from - Math.max(set, to) : Math.min(set, from) - to;
      value.slope = 0;
      value.byFrom = isUpstream || from < set ? 1 : trace;
      value.byTo = !isUpstream || to > set ? -1 : -trace;
    },
  };
}
