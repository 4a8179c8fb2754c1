import { methodId, type Definition, type Step } from '../definition/calculator-definition.ts';
import type { Condition } from '../definition/fields.ts';

/**
 * The inputs that each input or step of a definition can depend on, by id, for any choices and methods. Changes of other
 * inputs do not affect it.
 */
export class InputDependencies {
  private readonly known = new Map<string, ReadonlySet<string>>();
  private readonly steps = new Map<string, Step[]>();

  constructor(private readonly definition: Definition) {
    for (const node of definition.graph) {
      if (node.type !== 'step') continue;
      const same = this.steps.get(node.id);
      if (same) same.push(node);
      else this.steps.set(node.id, [node]);
    }
  }

  /** The ids of the inputs that an input or step depends on, including itself if it is an input. */
  inputsOf(id: string): ReadonlySet<string> {
    const known = this.known.get(id);
    if (known) return known;
    const found = new Set<string>();
    this.known.set(id, found);
    this.collect(id, found, new Set());
    return found;
  }

  private collect(id: string, found: Set<string>, seen: Set<string>): void {
    if (seen.has(id)) return;
    seen.add(id);
    const input = this.definition.inputs.find(each => each.id === id);
    if (input) {
      found.add(id);
      this.conditions(input.field.when, found, seen);
      if (input.field.type === 'choice' && input.field.only)
        for (const only of Object.values<Condition | undefined>(input.field.only)) this.conditions(only, found, seen);
    }
    for (const step of this.steps.get(id) ?? []) {
      if (step.methods !== undefined) this.collect(methodId, found, seen);
      this.conditions(step.when, found, seen);
      for (const need of step.needs) this.collect(need.id, found, seen);
    }
  }

  private conditions(condition: Condition | undefined, found: Set<string>, seen: Set<string>): void {
    for (const id of Object.keys(condition ?? {})) this.collect(id, found, seen);
  }
}
