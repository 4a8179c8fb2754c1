import { pow } from '@isentrope/engineering/elementary';
import type { CaseData } from '../definition/case-input.ts';
import { methodId, type Check, type Definition, type Step } from '../definition/calculator-definition.ts';
import type { Condition } from '../definition/fields.ts';
import { isShown } from '../case/choices.ts';

type Node = Step | Check;

/** A need of a node with the index of its value during evaluation. */
interface PlannedNeed {
  /** The name of the value in the node's function. */
  readonly key: string;
  readonly id: string;
  readonly index: number;
  readonly optional: boolean;
  readonly readable?: true | undefined;
}

/** The needs of a node. */
interface Planned {
  readonly needs: readonly PlannedNeed[];
}

/** A step with the indexes of its needs and of its value. */
export interface PlannedStep extends Planned {
  readonly node: Step;
  readonly index: number;
}

/** A check with the indexes of its needs. */
export interface PlannedCheck extends Planned {
  readonly node: Check;
  readonly index?: undefined;
}

export type PlannedNode = PlannedStep | PlannedCheck;

/** An evaluation plan: nodes in order, and value indexes, first those of the inputs, then of the steps. */
export interface Plan {
  readonly ids: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
  /** Steps whose values are taken from another evaluation of the case. */
  readonly shared: readonly string[];
  /** The indexes of inputs with a derived default, and of the steps that derive it. */
  readonly fills: readonly { readonly typed: number; readonly index: number }[];
  readonly nodes: readonly PlannedNode[];
  /** The nodes that depend on each value index. */
  readonly needing: readonly (readonly number[])[];
}

/** Cached plans by definition, method, and the conditions that are met. */
type Plans = WeakMap<Definition, Map<string | undefined, Map<number, Plan>>>;
const fullPlans: Plans = new WeakMap();
const comparisonPlans: Plans = new WeakMap();
const resultPlans: Plans = new WeakMap();

/** The plan for one method: all nodes that belong to it and apply to the choices of the case. */
export function planOf(definition: Definition, method: string | undefined, data: CaseData): Plan {
  const conditionBits = metConditions(definition, data);
  return cachedPlan(fullPlans, definition, method, conditionBits, () =>
    planNodes(definition, applicableNodes(definition, method, conditionBits), []),
  );
}

/**
 * The partial plan for a cross-check by another method: the steps that the compared results and the method's own checks
 * depend on. Steps that do not depend on the method are shared, not evaluated again.
 */
export function comparisonPlanOf(definition: Definition, method: string, data: CaseData): Plan {
  const conditionBits = metConditions(definition, data);
  return cachedPlan(comparisonPlans, definition, method, conditionBits, () => {
    const { result, compared, questions = [] } = definition.crossCheck ?? {};
    const results = [result, compared, ...questions].filter(id => id !== undefined);
    const nodes = requiredNodes(applicableNodes(definition, method, conditionBits), results);
    const isOwn = inputsDependOnMethod(definition) ? () => true : methodDependence(definition);
    const shared = nodes.flatMap(node => (node.type === 'check' || isOwn(node) ? [] : [node.id]));
    return planNodes(definition, nodes.filter(isOwn), shared);
  });
}

/** The partial plan of the steps that the compared result, else the primary one, depends on, without checks. */
export function resultPlanOf(definition: Definition, method: string | undefined, data: CaseData): Plan {
  const conditionBits = metConditions(definition, data);
  return cachedPlan(resultPlans, definition, method, conditionBits, () => {
    const nodes = applicableNodes(definition, method, conditionBits).filter(node => node.type === 'step');
    return planNodes(definition, requiredNodes(nodes, [comparedResult(definition)]), []);
  });
}

/** The id of the result that methods are compared by, else of the primary one. */
export function comparedResult({ crossCheck, primary }: Definition): string {
  return crossCheck?.result ?? primary;
}

const conditions = new WeakMap<Definition, readonly Condition[]>();

/** The distinct conditions of steps. */
function stepConditions(definition: Definition): readonly Condition[] {
  let known = conditions.get(definition);
  if (!known) {
    known = [...new Set(definition.graph.flatMap(node => (node.type === 'step' && node.when ? [node.when] : [])))];
    conditions.set(definition, known);
  }
  return known;
}

/** A bit mask of the step conditions that a case meets. */
function metConditions(definition: Definition, data: CaseData): number {
  let conditionBits = 0;
  let bit = 1;
  for (const condition of stepConditions(definition)) {
    if (isShown(condition, data)) conditionBits += bit;
    bit *= 2;
  }
  return conditionBits;
}

/** Whether a node depends on the method: it belongs to some methods only, or needs such a node. */
function methodDependence({ graph }: Definition): (node: Node) => boolean {
  const own = new Set<Node>();
  const ids = new Set([methodId]);
  for (const node of graph) {
    if (node.methods === undefined && !node.needs.some(({ id }) => ids.has(id))) continue;
    own.add(node);
    if (node.type === 'step') ids.add(node.id);
  }
  return node => own.has(node);
}

/** Returns a cached plan, built on first use. */
function cachedPlan(
  plans: Plans,
  definition: Definition,
  method: string | undefined,
  conditionBits: number,
  make: () => Plan,
): Plan {
  let known = plans.get(definition);
  if (!known) plans.set(definition, (known = new Map()));
  let byConditions = known.get(method);
  if (!byConditions) known.set(method, (byConditions = new Map()));
  let plan = byConditions.get(conditionBits);
  if (!plan) byConditions.set(conditionBits, (plan = make()));
  return plan;
}

/**
 * The nodes of a method that apply under the conditions met. Nodes that require a step which does not apply are removed
 * with it; a field whose default such a step would derive has its entered value only.
 */
function applicableNodes(definition: Definition, method: string | undefined, conditionBits: number): Node[] {
  const own = definition.graph.filter(
    ({ methods }) => methods === undefined || (method !== undefined && methods.includes(method)),
  );
  const failing = new Set(
    stepConditions(definition).filter((_, index) => Math.floor(conditionBits / pow(2, index)) % 2 === 0),
  );
  if (failing.size === 0) return own;
  const without = new Set<string>();
  return own.filter(node => {
    const fills = node.type === 'step' && node.fills !== undefined;
    const isWithout =
      (node.type === 'step' && node.when !== undefined && failing.has(node.when)) ||
      node.needs.some(({ id, typed, optional }) => !typed && (fills || !optional) && without.has(id));
    if (isWithout && node.type === 'step' && !fills) without.add(node.id);
    return !isWithout;
  });
}

/**
 * Assigns value indexes to nodes. A need that nothing provides gets an index that stays empty. A step with the id of an
 * input gets its own index, which then serves lookups of that id.
 */
function planNodes(definition: Definition, nodes: readonly Node[], shared: readonly string[]): Plan {
  const ids = definition.inputs.map(({ id }) => id);
  const inputs: ReadonlyMap<string, number> = new Map(ids.map((id, index) => [id, index]));
  const indices = new Map(inputs);
  const newIndex = (id: string) => {
    const index = ids.push(id) - 1;
    indices.set(id, index);
    return index;
  };
  for (const id of shared) newIndex(id);
  const planned = nodes.map((node): PlannedNode => {
    const needs = node.needs.map(({ key, id, typed, optional, readable }) => ({
      key,
      id,
      index: (typed ? inputs : indices).get(id) ?? newIndex(id),
      optional,
      readable,
    }));
    if (node.type === 'check') return { needs, node };
    const known = indices.get(node.id);
    return { needs, node, index: known === undefined || inputs.has(node.id) ? newIndex(node.id) : known };
  });
  const needing: number[][] = ids.map(() => []);
  for (const [index, { needs }] of planned.entries())
    for (const { index: position } of needs) needing[position]?.push(index);
  const filled = new Set(definition.graph.flatMap(node => (node.type === 'step' && node.fills ? [node.id] : [])));
  const fills = [...filled].flatMap(id => {
    const [typed, index] = [inputs.get(id), indices.get(id)];
    return typed === undefined || index === undefined ? [] : [{ typed, index }];
  });
  return { ids, indices, shared, fills, nodes: planned, needing };
}

/** The steps that some results and the method's own checks depend on. */
function requiredNodes(nodes: readonly Node[], results: readonly string[]): Node[] {
  const needed = new Set(results);
  return nodes
    .toReversed()
    .filter(node => {
      if (node.type === 'step' ? !needed.has(node.id) : node.methods === undefined) return false;
      for (const { id } of node.needs) needed.add(id);
      return true;
    })
    .toReversed();
}

const dependsOnMethodCache = new WeakMap<Definition, boolean>();

/** Whether the visibility of an input or option depends on the method. */
export function inputsDependOnMethod(definition: Definition): boolean {
  let known = dependsOnMethodCache.get(definition);
  if (known === undefined) {
    known = definition.inputs.some(({ field }) => {
      const conditions: (Condition | undefined)[] = [field.when];
      if (field.type === 'choice' && field.only) conditions.push(...Object.values<Condition | undefined>(field.only));
      return conditions.some(condition => condition && methodId in condition);
    });
    dependsOnMethodCache.set(definition, known);
  }
  return known;
}
