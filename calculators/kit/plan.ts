import { pow } from '@isentrope/engineering/elementary';
import type { CaseData } from './case-input.ts';
import { methodId, type Check, type Definition, type Step } from './definition.ts';
import type { Condition } from './fields.ts';
import { isShown } from './offered.ts';

type Node = Step | Check;

/** One thing a node needs: its id, and the place where it stands while a case is worked through. */
interface PlannedNeed {
  /** The name under which it is received. */
  readonly key: string;
  readonly id: string;
  readonly place: number;
  readonly optional: boolean;
}

/** What a node needs, with the places. */
interface Planned {
  readonly needs: readonly PlannedNeed[];
}

/** A step of the graph with the places of what it needs and of what it gives. */
export interface PlannedStep extends Planned {
  readonly node: Step;
  readonly place: number;
}

/** A check of the graph with the places of what it needs. */
export interface PlannedCheck extends Planned {
  readonly node: Check;
  readonly place?: undefined;
}

export type PlannedNode = PlannedStep | PlannedCheck;

/** The nodes to work through, in order. Places are those of the inputs, then of the steps. */
export interface Plan {
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  /** Steps whose values another evaluation of the case gives. */
  readonly shared: readonly string[];
  /** The places of the inputs that steps fill, and those of the steps. */
  readonly fills: readonly { readonly typed: number; readonly place: number }[];
  readonly nodes: readonly PlannedNode[];
  /** The nodes that need what stands at a place, by their indices. */
  readonly needing: readonly (readonly number[])[];
}

/** Plans already made, by definition, then by method, then by the conditions that hold. */
type Plans = WeakMap<Definition, Map<string | undefined, Map<number, Plan>>>;
const whole: Plans = new WeakMap();
const compared: Plans = new WeakMap();

/** The plan of a case by one method: all nodes of the graph that belong to the method and to a case of such choices. */
export function planOf(definition: Definition, method: string | undefined, data: CaseData): Plan {
  const holding = holdingIn(definition, data);
  return kept(whole, definition, method, holding, () => placed(definition, nodesOf(definition, method, holding), []));
}

/**
 * The part of the plan by which another method is compared: the steps that lead to what is compared, and the method's own
 * checks with the steps that lead to those. A step that is the same by every method is not worked out again.
 */
export function comparedPlanOf(definition: Definition, method: string, data: CaseData): Plan {
  const holding = holdingIn(definition, data);
  return kept(compared, definition, method, holding, () => {
    const { result, questions = [] } = definition.crossCheck ?? {};
    const wanted = result === undefined ? [] : [result, ...questions];
    const nodes = leadingTo(nodesOf(definition, method, holding), wanted);
    const isOwn = inputsGoByMethod(definition) ? () => true : goingByMethod(definition);
    const shared = nodes.flatMap(node => (node.type === 'check' || isOwn(node) ? [] : [node.id]));
    return placed(definition, nodes.filter(isOwn), shared);
  });
}

const conditions = new WeakMap<Definition, readonly Condition[]>();

/** The conditions of the steps that not all cases have, each once. */
function conditionsIn(definition: Definition): readonly Condition[] {
  let known = conditions.get(definition);
  if (!known) {
    known = [...new Set(definition.graph.flatMap(node => (node.type === 'step' && node.when ? [node.when] : [])))];
    conditions.set(definition, known);
  }
  return known;
}

/** Which of a definition's conditions hold for a case: a bit for each. */
function holdingIn(definition: Definition, data: CaseData): number {
  let holding = 0;
  let bit = 1;
  for (const condition of conditionsIn(definition)) {
    if (isShown(condition, data)) holding += bit;
    bit *= 2;
  }
  return holding;
}

/** Which nodes go by the method: those that not all methods have, and whatever rests on one of those. */
function goingByMethod({ graph }: Definition): (node: Node) => boolean {
  const own = new Set<Node>();
  const ids = new Set([methodId]);
  for (const node of graph) {
    if (node.methods === undefined && !node.needs.some(({ id }) => ids.has(id))) continue;
    own.add(node);
    if (node.type === 'step') ids.add(node.id);
  }
  return node => own.has(node);
}

/** The plan of a definition by a method and the conditions that hold, among `plans`; made where it is asked for first. */
function kept(
  plans: Plans,
  definition: Definition,
  method: string | undefined,
  holding: number,
  make: () => Plan,
): Plan {
  let known = plans.get(definition);
  if (!known) plans.set(definition, (known = new Map()));
  let byConditions = known.get(method);
  if (!byConditions) known.set(method, (byConditions = new Map()));
  let plan = byConditions.get(holding);
  if (!plan) byConditions.set(holding, (plan = make()));
  return plan;
}

/**
 * The nodes that belong to a method and to cases for which conditions hold. Without a step go those that cannot do without
 * it; a field that such a step would fill is what is typed into it.
 */
function nodesOf(definition: Definition, method: string | undefined, holding: number): Node[] {
  const own = definition.graph.filter(
    ({ methods }) => methods === undefined || (method !== undefined && methods.includes(method)),
  );
  const failing = new Set(conditionsIn(definition).filter((_, place) => Math.floor(holding / pow(2, place)) % 2 === 0));
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
 * Nodes with their places. What no input or step gives stands where nothing ever does. A step that has the id of an input
 * has a place of its own, where the id is then looked up.
 */
function placed(definition: Definition, nodes: readonly Node[], shared: readonly string[]): Plan {
  const ids = definition.inputs.map(({ id }) => id);
  const inputs: ReadonlyMap<string, number> = new Map(ids.map((id, place) => [id, place]));
  const places = new Map(inputs);
  const newPlace = (id: string) => {
    const place = ids.push(id) - 1;
    places.set(id, place);
    return place;
  };
  for (const id of shared) newPlace(id);
  const planned = nodes.map((node): PlannedNode => {
    const needs = node.needs.map(({ key, id, typed, optional }) => ({
      key,
      id,
      place: (typed ? inputs : places).get(id) ?? newPlace(id),
      optional,
    }));
    if (node.type === 'check') return { needs, node };
    const known = places.get(node.id);
    return { needs, node, place: known === undefined || inputs.has(node.id) ? newPlace(node.id) : known };
  });
  const needing: number[][] = ids.map(() => []);
  for (const [index, { needs }] of planned.entries()) for (const { place } of needs) needing[place]?.push(index);
  const filled = new Set(definition.graph.flatMap(node => (node.type === 'step' && node.fills ? [node.id] : [])));
  const fills = [...filled].flatMap(id => {
    const [typed, place] = [inputs.get(id), places.get(id)];
    return typed === undefined || place === undefined ? [] : [{ typed, place }];
  });
  return { ids, places, shared, fills, nodes: planned, needing };
}

/** The steps that give some values, and the checks of one method alone, with the steps that they need, and so on. */
function leadingTo(nodes: readonly Node[], wanted: readonly string[]): Node[] {
  const needed = new Set(wanted);
  return nodes
    .toReversed()
    .filter(node => {
      if (node.type === 'step' ? !needed.has(node.id) : node.methods === undefined) return false;
      for (const { id } of node.needs) needed.add(id);
      return true;
    })
    .toReversed();
}

const readByMethod = new WeakMap<Definition, boolean>();

/** Whether some input is shown, or some option offered, by one method and not by another. */
export function inputsGoByMethod(definition: Definition): boolean {
  let known = readByMethod.get(definition);
  if (known === undefined) {
    known = definition.inputs.some(({ field }) => {
      const conditions: (Condition | undefined)[] = [field.when];
      if (field.type === 'choice' && field.only) conditions.push(...Object.values<Condition | undefined>(field.only));
      return conditions.some(condition => condition && methodId in condition);
    });
    readByMethod.set(definition, known);
  }
  return known;
}
