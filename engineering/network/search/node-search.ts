import { pow } from '../../elementary/index.ts';
import { ConductanceMatrix } from '../../numerics/index.ts';
import type { Branch, BranchValue } from '../items/branch.ts';

/** A quantity that rises with the potential, such as the pressure, and by which nodes are moved together. */
export interface Level {
  readonly at: (potential: number) => number;
  readonly potentialAt: (level: number) => number;
  /** Derivative of the potential by the level. */
  readonly slopeAt: (potential: number) => number;
}

const potentialLevel: Level = { at: potential => potential, potentialAt: level => level, slopeAt: () => 1 };

/** A graph of branches with a potential at each node, some of them held. */
export interface NodeProblem {
  readonly branches: readonly Branch[];
  /** Held potential of each node; undefined where it is unknown. */
  readonly held: readonly (number | undefined)[];
  /** Flow into each node from outside, kg/s. */
  readonly exchange: readonly number[];
  /** A potential difference typical of the network, and a flow, kg/s. */
  readonly potentialScale: number;
  readonly flowScale: number;
  /** Potential below which no state is looked for. */
  readonly lowestPotential: number;
  /** Levels by which nodes are moved together, in turn; the potential where there are none. */
  readonly levels?: readonly Level[] | undefined;
}

/** Potentials and flows found node by node. */
export interface NodeSearchResult {
  readonly potentials: Float64Array;
  readonly flows: Float64Array;
  /** Whether every node is balanced to 1e-8 of the flow scale, but for those at a limit of the potentials. */
  readonly isSettled: boolean;
  /** Whether a node draws more than reaches it at the lowest potential, and whether one receives more than leaves it at the highest. */
  readonly hasDry: boolean;
  readonly hasFlooded: boolean;
}

const roundLimit = 100;
/** Whole Newton steps that are taken on the way where no share of them makes the imbalance smaller. */
const wholeLimit = 4;
/** Rounds without progress after which the search ends. */
const patience = 20;
const balanceTolerance = 1e-8;
/** Potential above which no state is looked for, as a multiple of the potential scale: flows that are stated can need very high pressures. */
const highestPotential = 1e6;
/** First step, least step and number of networks on the way to that of the problem, and the share of the flow scale that is left of their imbalances. */
const firstStep = 1 / 12;
const leastStep = 1e-3;
const stageLimit = 60;
const wayTolerance = 1e-3;
/** Slope that every branch has in addition, as a share of the potential scale over the flow scale. */
const addedSlope = 1e-6;
/** Conductance to ground, kg/s per unit of potential, that holds a node where it is. */
const held = 1e30;
/** A closed one-way branch leaks this share of the flow scale at the potential scale. */
const leak = 1e-11;

/**
 * Returns the potentials at which the flows of the branches balance at every node, found node by node. The flow of every branch rises with
 * the potential it comes from and falls, or rests where it is choked, with that it goes to. Such a function of the potentials is an
 * M-function: adjusting one node after another approaches its only zero from anywhere, also where Newton's method on flows and potentials
 * does not end. Newton steps on the potentials are taken while they reduce the imbalance. Every branch has a small resistance in addition,
 * so the result is a start for a search without it.
 * Source: W. C. Rheinboldt, On M-functions and their application to nonlinear Gauss–Seidel iterations and to network flows, Journal of
 * Mathematical Analysis and Applications 32 (1970) 274–307.
 */
export function searchByNode(problem: NodeProblem): NodeSearchResult {
  return new NodeSearch(problem).run();
}

class NodeSearch {
  private readonly potentials: Float64Array;
  private readonly flows: Float64Array;
  private readonly balance: Float64Array;
  private readonly row: Int32Array;
  private readonly matrix: ConductanceMatrix;
  private readonly pairOf: Int32Array;
  private readonly branchesAt: readonly (readonly number[])[];
  private readonly value: BranchValue = { error: 0, slope: 0, byFrom: 0, byTo: 0 };
  private resistance = NaN;
  private closedSlope = NaN;
  private sweeps = 0;

  constructor(private readonly problem: NodeProblem) {
    const { branches, held } = problem;
    const top = Math.max(...held.filter(value => value !== undefined));
    this.potentials = Float64Array.from(held, value => value ?? top);
    this.flows = Float64Array.from(branches, ({ start }) => start);
    this.balance = new Float64Array(held.length);
    this.row = new Int32Array(held.length).fill(-1);
    let rows = 0;
    for (const [node, value] of held.entries()) {
      if (value !== undefined) continue;
      this.row[node] = rows;
      rows += 1;
    }
    this.pairOf = new Int32Array(branches.length).fill(-1);
    const pairs: [number, number][] = [];
    const branchesAt: number[][] = held.map(() => []);
    for (const [index, { from, to }] of branches.entries()) {
      if (from === to) continue;
      branchesAt[from]?.push(index);
      branchesAt[to]?.push(index);
      const [i, j] = [this.row[from] as number, this.row[to] as number];
      if (i < 0 || j < 0) continue;
      this.pairOf[index] = pairs.length;
      pairs.push([i, j]);
    }
    this.branchesAt = branchesAt;
    this.matrix = new ConductanceMatrix(rows, pairs);
  }

  run(): NodeSearchResult {
    const { potentials, flows } = this;
    const tolerance = balanceTolerance * this.problem.flowScale;
    const size = this.approach() ?? this.balanceAt(1, tolerance, true);
    const unknown = [...potentials.keys()].filter(node => (this.row[node] as number) >= 0);
    const hasDry = unknown.some(node => this.isDry(node));
    const hasFlooded = unknown.some(node => this.isFlooded(node));
    return { potentials, flows, isSettled: size <= tolerance, hasDry, hasFlooded };
  }

  /**
   * Approaches the network from one in which every branch has a large resistance in addition and a closed one leaks: there all flows
   * are nearly in proportion to the potentials, and each network that follows differs little from the one before. Returns the sum of the
   * imbalances, kg/s, or undefined where a network was not balanced.
   */
  private approach(): number | undefined {
    const { potentials, flows } = this;
    const { flowScale } = this.problem;
    if (this.balanceAt(0, wayTolerance * flowScale, true) > wayTolerance * flowScale) return undefined;
    let [share, step] = [0, firstStep];
    for (let stage = 0; stage < stageLimit && step > leastStep; stage += 1) {
      const before = [potentials.slice(), flows.slice()] as const;
      const next = Math.min(1, share + step);
      const tolerance = (next === 1 ? balanceTolerance : wayTolerance) * flowScale;
      const size = this.balanceAt(next, tolerance, false);
      if (size <= tolerance) {
        if (next === 1) return size;
        share = next;
        step *= 1.5;
      } else {
        potentials.set(before[0]);
        flows.set(before[1]);
        step /= 4;
      }
    }
    return undefined;
  }

  /**
   * Balances a network on the way to that of the problem, of which `share` is 1, by Newton steps, and where none of them helps by sweeps or
   * whole steps. Returns the sum of the imbalances, kg/s.
   */
  private balanceAt(share: number, tolerance: number, sweeps: boolean): number {
    this.resistAt(share);
    let size = this.evaluate();
    let [best, stalled, spare] = [size, 0, sweeps ? roundLimit : wholeLimit];
    for (let round = 0; round < roundLimit && size > tolerance && stalled < patience; round += 1) {
      let after = this.takeNewtonStep(size);
      if (after === undefined) {
        spare -= 1;
        if (spare < 0) break;
        // A whole step leads past the corner where a valve opens or closes, or away: on the way it is tried, and gone back.
        if (sweeps) this.sweep();
        else after = this.takeNewtonStep(Infinity);
      }
      size = after ?? this.evaluate();
      stalled = size < 0.9 * best ? 0 : stalled + 1;
      best = Math.min(best, size);
    }
    return size;
  }

  /** Sets the resistances of a network on the way to that of the problem, of which `share` is 1. */
  private resistAt(share: number): void {
    const scale = this.problem.potentialScale / this.problem.flowScale;
    this.resistance = scale * pow(addedSlope, share);
    this.closedSlope = scale * pow(leak, -share);
  }

  /** Finds the flows at the present potentials. Returns the sum of the imbalances, kg/s, but of nodes at a limit. */
  private evaluate(): number {
    this.balance.set(this.problem.exchange);
    for (const [index, { from, to }] of this.problem.branches.entries()) {
      const flow = this.flowOf(index);
      this.balance[from] = (this.balance[from] as number) - flow;
      this.balance[to] = (this.balance[to] as number) + flow;
    }
    let sum = 0;
    for (let node = 0; node < this.row.length; node += 1) {
      if ((this.row[node] as number) >= 0 && !this.isDry(node) && !this.isFlooded(node))
        sum += Math.abs(this.balance[node] as number);
    }
    return sum;
  }

  private isHeldOrLimited(node: number): boolean {
    const potential = this.potentials[node] as number;
    const { lowestPotential, potentialScale } = this.problem;
    if ((this.row[node] as number) < 0) return true;
    return potential <= lowestPotential || potential >= highestPotential * potentialScale;
  }

  /** Whether a node at the lowest potential draws more than reaches it. */
  private isDry(node: number): boolean {
    return (this.potentials[node] as number) <= this.problem.lowestPotential && (this.balance[node] as number) < 0;
  }

  /** Whether a node at the highest potential receives more than leaves it. */
  private isFlooded(node: number): boolean {
    const highest = highestPotential * this.problem.potentialScale;
    return (this.potentials[node] as number) >= highest && (this.balance[node] as number) > 0;
  }

  private errorAt(index: number, flow: number): number {
    const { branches } = this.problem;
    const branch = branches[index] as Branch;
    const { value } = this;
    const [from, to] = [this.potentials[branch.from] as number, this.potentials[branch.to] as number];
    const isClosed = branch.oneWay && flow < 0;
    branch.evaluate(isClosed ? 0 : flow, from, to, value);
    const resistance = isClosed ? this.closedSlope : this.resistance;
    value.error -= resistance * flow;
    value.slope = isClosed ? resistance : value.slope + resistance;
    return value.error;
  }

  /** The flow of a branch at the present potentials, kg/s: the zero of its error, which falls with the flow. */
  private flowOf(index: number): number {
    let flow = this.flows[index] as number;
    let [low, high] = [-Infinity, Infinity];
    for (let round = 0; round < 100; round += 1) {
      const error = this.errorAt(index, flow);
      if (error > 0) low = flow;
      else high = flow;
      if (!Number.isFinite(error)) break;
      const step = error / this.value.slope;
      if (Math.abs(step) <= 1e-13 * Math.abs(flow) || error === 0 || high - low <= 1e-14 * Math.abs(flow)) break;
      const newton = flow + step;
      const isInside = newton > low && newton < high;
      // Newton's method at first; halving where it does not close in.
      flow = isInside && (round < 30 || round % 2 === 0) ? newton : this.between(low, high, newton);
    }
    this.flows[index] = flow;
    return flow;
  }

  /** A potential between bounds that no search with a solution has to leave. */
  private withinReach(potential: number): number {
    return Math.max(this.problem.lowestPotential, Math.min(highestPotential * this.problem.potentialScale, potential));
  }

  private between(low: number, high: number, newton: number): number {
    if (low === -Infinity) return Math.min(newton, 2 * high - this.problem.flowScale);
    if (high === Infinity) return Math.max(newton, 2 * low + this.problem.flowScale);
    return (low + high) / 2;
  }

  /** Takes a share of the Newton step of the potentials. Returns the sum of the imbalances, or undefined where no share makes it smaller. */
  private takeNewtonStep(size: number): number | undefined {
    const { branches } = this.problem;
    const { matrix, row } = this;
    matrix.clear();
    const step = new Float64Array(matrix.size);
    for (let node = 0; node < row.length; node += 1) {
      const r = row[node] as number;
      if (r < 0) continue;
      if (this.isDry(node) || this.isFlooded(node)) matrix.addGround(r, held);
      else step[r] = this.balance[node] as number;
    }
    for (const [index, { from, to }] of branches.entries()) {
      if (from === to) continue;
      this.errorAt(index, this.flows[index] as number);
      const { slope, byFrom, byTo } = this.value;
      const [i, j] = [row[from] as number, row[to] as number];
      if (j < 0 && i >= 0) matrix.addGround(i, byFrom / slope);
      else if (i < 0 && j >= 0) matrix.addGround(j, -byTo / slope);
      else if (i >= 0) matrix.addPair(this.pairOf[index] as number, byFrom / slope, -byTo / slope);
    }
    if (!matrix.factorize()) return undefined;
    matrix.solve(step);
    if (!step.every(Number.isFinite)) return undefined;
    const before = this.potentials.slice();
    const flows = this.flows.slice();
    for (let share = 1; share > 0.01; share /= 4) {
      for (let node = 0; node < row.length; node += 1) {
        const r = row[node] as number;
        if (r >= 0) this.potentials[node] = this.withinReach((before[node] as number) + share * (step[r] as number));
      }
      const after = this.evaluate();
      if (after < (1 - 0.2 * share) * size) return after;
    }
    this.potentials.set(before);
    this.flows.set(flows);
    return undefined;
  }

  /**
   * Balances one node after the other, then the two that are joined most strongly together, and so on up to all: nodes that a wide line
   * joins hardly move one at a time.
   */
  private sweep(): void {
    const { branches } = this.problem;
    this.sweeps += 1;
    for (let node = 0; node < this.row.length; node += 1)
      if ((this.row[node] as number) >= 0) this.balanceTogether([node]);
    // Whether a closed branch is to open is not known: in every other sweep it is as strong as an open one.
    const opens = this.sweeps % 2 === 1;
    const strength = branches.map(({ oneWay }, index) => {
      const flow = this.flows[index] as number;
      this.errorAt(index, oneWay && opens ? Math.max(0, flow) : flow);
      return Math.max(this.value.byFrom, -this.value.byTo) / this.value.slope;
    });
    const members = new Map<number, readonly number[]>();
    for (let node = 0; node < this.row.length; node += 1) members.set(node, [node]);
    const groupOf = [...members.keys()];
    const isHeld = (group: number) => members.get(group)?.some(node => this.isHeldOrLimited(node)) ?? true;
    const byStrength = [...branches.keys()].toSorted((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
    for (const index of byStrength) {
      const { from, to } = branches[index] as Branch;
      const [first, second] = [groupOf[from] as number, groupOf[to] as number];
      if (first === second || isHeld(first) || isHeld(second)) continue;
      const joined = [...(members.get(first) ?? []), ...(members.get(second) ?? [])];
      members.set(first, joined);
      members.delete(second);
      for (const node of joined) groupOf[node] = first;
      this.balanceTogether(joined);
    }
  }

  /**
   * Moves the levels of nodes by one amount, so that what enters them together leaves them. Items without a loss keep theirs in any such
   * move, those with a constant difference of pressures in a move of the pressures, and columns of a gas in one of their logarithms.
   */
  private balanceTogether(nodes: readonly number[]): void {
    const { potentialScale, flowScale, branches, levels = [potentialLevel] } = this.problem;
    const level = levels[(this.sweeps >> 1) % levels.length] ?? potentialLevel;
    const before = nodes.map(node => level.at(this.potentials[node] as number));
    const inside = new Set(nodes);
    const crossing = [...new Set(nodes.flatMap(node => this.branchesAt[node] ?? []))].filter(index => {
      const { from, to } = branches[index] as Branch;
      return !inside.has(from) || !inside.has(to);
    });
    const reach = level.at(2 * highestPotential * potentialScale);
    let [low, high] = [-reach, reach];
    let shift = 0;
    for (let round = 0; round < 120; round += 1) {
      for (const [index, node] of nodes.entries())
        this.potentials[node] = this.withinReach(level.potentialAt((before[index] as number) + shift));
      let [surplus, slope] = [0, 0];
      for (const node of nodes) surplus += this.problem.exchange[node] as number;
      for (const index of crossing) {
        const flow = this.flowOf(index);
        this.errorAt(index, flow);
        const { from, to } = branches[index] as Branch;
        const isFrom = inside.has(from);
        surplus += isFrom ? -flow : flow;
        const rate = level.slopeAt(this.potentials[isFrom ? from : to] as number);
        slope += (rate * (isFrom ? this.value.byFrom : -this.value.byTo)) / this.value.slope;
      }
      if (surplus > 0) low = shift;
      else high = shift;
      if (Math.abs(surplus) <= 1e-12 * flowScale || high - low <= 1e-15 * reach) return;
      const newton = shift + surplus / slope;
      shift = newton > low && newton < high && round % 2 === 0 ? newton : (low + high) / 2;
    }
  }
}
