import type { CaseData, Entry } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import type { ChoiceField, Condition } from '../definition/fields.ts';

function allows(allowed: Condition[string], chosen: string): boolean {
  if (typeof allowed === 'string') return chosen === allowed;
  return 'filled' in allowed ? chosen.trim() !== '' : allowed.includes(chosen);
}

/** The first field whose value does not meet a condition; undefined if the condition is met. */
export function unmetChoice(condition: Condition | undefined, data: CaseData): string | undefined {
  for (const id in condition) {
    const allowed = condition[id] ?? [];
    const chosen = data[id]?.text ?? '';
    if (!allows(allowed, chosen)) return id;
  }
  return undefined;
}

/** Whether a case meets a condition. */
export function isShown(condition: Condition | undefined, data: CaseData): boolean {
  return unmetChoice(condition, data) === undefined;
}

/** The options of a choice that are available in a case. */
export function offeredOptions({ options, only }: ChoiceField, data: CaseData): readonly string[] {
  return only ? options.filter(option => isShown(only[option], data)) : options;
}

/** Whether a text is an option that is available in a case. */
export function isOffered({ options, only }: ChoiceField, text: string, data: CaseData): boolean {
  return options.includes(text) && isShown(only?.[text], data);
}

/**
 * Sets choices whose option is not available to the first option that is. The fields named in the last argument are not
 * changed.
 */
export function resolveChoices(definition: Definition, data: CaseData, fixed: ReadonlySet<string>): CaseData {
  let settled: Record<string, Entry> | undefined;
  for (const { id, field } of conditionalChoices(definition)) {
    const known = settled ?? data;
    if (fixed.has(id) || !isShown(field.when, known)) continue;
    const chosen = known[id]?.text ?? '';
    if (isOffered(field, chosen, known) || !field.options.includes(chosen)) continue;
    const [first] = offeredOptions(field, known);
    if (first === undefined) continue;
    settled ??= { ...data };
    settled[id] = { text: first };
  }
  return settled ?? data;
}

const conditionalChoicesCache = new WeakMap<
  Definition,
  readonly { readonly id: string; readonly field: ChoiceField }[]
>();

/** The choices with conditional options. */
export function conditionalChoices(definition: Definition) {
  let found = conditionalChoicesCache.get(definition);
  if (!found) {
    found = definition.inputs.flatMap(({ id, field }) =>
      field.type === 'choice' && field.only ? [{ id, field }] : [],
    );
    conditionalChoicesCache.set(definition, found);
  }
  return found;
}
