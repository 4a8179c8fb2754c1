import { methodId, type Check, type Definition, type Step } from './definition.ts';
import type { Condition } from './fields.ts';

type Node = Step | Check;

/** Plans already made, by definition, then by method and what is wanted of it. */
const plans = new WeakMap<Definition, Map<string, readonly Node[]>>();

/**
 * The nodes of a definition's graph that belong to a method, in order: all of them, or only the steps that lead to the
 * results named in `wanted`.
 */
export function planOf(
  definition: Definition,
  method: string | undefined,
  wanted?: readonly string[],
): readonly Node[] {
  let known = plans.get(definition);
  if (!known) plans.set(definition, (known = new Map()));
  const key = JSON.stringify([method, wanted]);
  let plan = known.get(key);
  if (!plan) {
    const nodes = definition.graph.filter(node => node.method === undefined || node.method === method);
    plan = wanted ? stepsTo(nodes, wanted) : nodes;
    known.set(key, plan);
  }
  return plan;
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
