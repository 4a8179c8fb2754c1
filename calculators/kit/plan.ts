import { methodId, type Check, type Definition, type Step } from './definition.ts';
import type { Condition } from './fields.ts';

type Node = Step | Check;

/** One thing a node needs: its id, and the place where it stands while a case is worked through. */
interface PlannedNeed {
  readonly id: string;
  readonly place: number;
  readonly optional: boolean;
}

/** A node of the graph with the places of what it needs and of what it gives. */
export type PlannedNode = { readonly needs: readonly PlannedNeed[] } & (
  { readonly node: Check } | { readonly node: Step; readonly place: number }
);

/** The nodes to work through, in order. Places are those of the inputs, then of the steps. */
export interface Plan {
  readonly ids: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly nodes: readonly PlannedNode[];
}

/** Plans already made, by definition, then by method and what is wanted of it. */
const plans = new WeakMap<Definition, Map<string, Plan>>();

/**
 * The plan of a definition by one method: all nodes of its graph that belong to the method, or only the steps that lead
 * to the results named in `wanted`.
 */
export function planOf(definition: Definition, method: string | undefined, wanted?: readonly string[]): Plan {
  let known = plans.get(definition);
  if (!known) plans.set(definition, (known = new Map()));
  const key = wanted ? `${method} ${wanted.join(' ')}` : `${method}`;
  let plan = known.get(key);
  if (!plan) {
    const nodes = definition.graph.filter(node => node.method === undefined || node.method === method);
    plan = placed(definition, wanted ? stepsTo(nodes, wanted) : nodes);
    known.set(key, plan);
  }
  return plan;
}

/** Nodes with their places. What no input or step gives stands where nothing ever does. */
function placed(definition: Definition, nodes: readonly Node[]): Plan {
  const ids = definition.inputs.map(({ id }) => id);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (id: string) => {
    let place = places.get(id);
    if (place === undefined) {
      place = ids.push(id) - 1;
      places.set(id, place);
    }
    return place;
  };
  const planned = nodes.map((node): PlannedNode => {
    const needs = node.needs.map(({ id, optional }) => ({ id, place: placeOf(id), optional }));
    return node.type === 'step' ? { needs, node, place: placeOf(node.id) } : { needs, node };
  });
  return { ids, places, nodes: planned };
}

/** The steps that give some values, with those that they need, and so on. */
function stepsTo(nodes: readonly Node[], wanted: readonly string[]): Step[] {
  const needed = new Set(wanted);
  return nodes
    .toReversed()
    .filter((node): node is Step => {
      if (node.type !== 'step' || !needed.has(node.id)) return false;
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
