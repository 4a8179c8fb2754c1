import { isShown, type CaseData, type Definition, type Entry, type Input } from '@isentrope/calculators/kit';
import type { SourceOption, Sources } from './sources-context.ts';

/**
 * Options that fill a field and the blank flows, pressures and temperatures of the case with the values of the same
 * names on another sheet, so that one choice continues that sheet. One option per sheet and case that has several such
 * values.
 */
export function sameNamedOptions(
  definition: Definition,
  sources: Sources,
  data: CaseData,
  input: Input,
): readonly SourceOption[] {
  const hasName = ({ field }: Input, name: string) => name === field.label || name.startsWith(`${field.label}, `);
  const own = sources.choices(data, input).filter(({ name, entries }) => entries && hasName(input, name));
  const blank = definition.inputs.filter(
    other => other.id !== input.id && isCondition(other) && isBlank(data[other.id]) && isShown(other.field.when, data),
  );
  const offered = blank.map(other => ({ label: other.field.label, choices: sources.choices(data, other) }));
  return own.flatMap(({ key, group, name, entries }): readonly SourceOption[] => {
    const ofCase = name.slice(input.field.label.length);
    const others = offered.flatMap(({ label, choices }) => {
      const found = choices.find(each => each.group === group && each.name === `${label}${ofCase}` && each.entries);
      return found ? [{ label, entries: found.entries }] : [];
    });
    if (others.length === 0) return [];
    return [
      {
        key: `${key} and others`,
        group,
        name: `${name}, and ${others.map(({ label }) => label).join(', ')}`,
        detail: `${others.length + 1} fields of the same name`,
        entries: Object.assign({}, entries, ...others.map(each => each.entries)) as SourceOption['entries'],
      },
    ];
  });
}

/** Kinds of the conditions of a stream. Properties are left to the fluid, which knows them at these conditions. */
const conditions: ReadonlySet<string> = new Set(['massFlow', 'gaugePressure', 'absolutePressure', 'temperature']);

function isCondition({ field }: Input): boolean {
  return field.type === 'quantity' && conditions.has(field.kind) && !field.optional && field.blank === undefined;
}

function isBlank(entry: Entry | undefined): boolean {
  return entry === undefined || (entry.text.trim() === '' && entry.from === undefined);
}
