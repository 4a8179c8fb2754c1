import { methodId, type Check, type Definition, type Step } from './definition.ts';
import type { Condition } from './fields.ts';

type Node = Step | Check;

/** One thing a node needs: its id, and the place where it stands while a case is worked through. */
interface PlannedNeed {
  /** The name under which it is received. */
  readonly key: string;
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
 * The plan of a definition by one method: all nodes of its graph that belong to the method; or, where results are named in
 * `wanted`, the steps that lead to them and the method's own checks with the steps that lead to those.
 */
export function planOf(definition: Definition, method: string | undefined, wanted?: readonly string[]): Plan {
  let known = plans.get(definition);
  if (!known) plans.set(definition, (known = new Map()));
  const key = wanted ? `${method} ${wanted.join(' ')}` : `${method}`;
  let plan = known.get(key);
  if (!plan) {
    const nodes = definition.graph.filter(
      ({ methods }) => methods === undefined || (method !== undefined && methods.includes(method)),
    );
    plan = placed(definition, wanted ? leadingTo(nodes, wanted) : nodes);
    known.set(key, plan);
  }
  return plan;
}

/**
 * Nodes with their places. What no input or step gives stands where nothing ever does. A step that has the id of an input
 * has a place of its own, where the id is then looked up.
 */
function placed(definition: Definition, nodes: readonly Node[]): Plan {
  const ids = definition.inputs.map(({ id }) => id);
  const inputs: ReadonlyMap<string, number> = new Map(ids.map((id, place) => [id, place]));
  const places = new Map(inputs);
  const newPlace = (id: string) => {
    const place = ids.push(id) - 1;
    places.set(id, place);
    return place;
  };
  const planned = nodes.map((node): PlannedNode => {
    const needs = node.needs.map(({ key, id, typed = false, optional }) => ({
      key,
      id,
      place: (typed ? inputs : places).get(id) ?? newPlace(id),
      optional,
    }));
    if (node.type === 'check') return { needs, node };
    const known = places.get(node.id);
    return { needs, node, place: known === undefined || inputs.has(node.id) ? newPlace(node.id) : known };
  });
  return { ids, places, nodes: planned };
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
