import type { Definition, Input } from '../definition/calculator-definition.ts';
import { wordsOf } from '../headings/heading-words.ts';
import { columnUnitOf } from '../headings/unit-of-kind.ts';
import type { ColumnMatch } from './column-units.ts';
import type { ListColumn } from './heading.ts';

/** Columns that have only a unit: "bar(g)" and "°C" under the heading of a group, "Operating conditions", or "GPM" and "psig" as headings. */

/** Matches the heading of a group of quantities of the operation, and a word of one of other values. */
const group =
  /\b(?:operating|operation|process|flowing|physical|fluid|stream)\b|\b(?:conditions?|properties|props?|data)\b/i;
const otherGroup =
  /\b(?:design|des|max\w*|min\w*|rated|reliev\w*|relief|test|upset|standard|std|inlet|outlet|critical)\b/i;

/** The matches of columns, with those that have only a unit matched to the one field that it fits, unless another column has it. */
export function withUnitsAlone(
  definition: Definition,
  columns: readonly ListColumn[],
  matches: readonly ColumnMatch[],
): readonly ColumnMatch[] {
  let heading = '';
  const units = columns.map((column, index) => {
    if (column.heading !== '') heading = column.heading;
    if (matches[index]?.target) return undefined;
    const isUnder = column.name === column.heading && group.test(heading) && !otherGroup.test(heading);
    return column.unit !== '' && (isUnder || column.unit === column.heading) ? column.unit : undefined;
  });
  const inputs = units.map(unit => (unit === undefined ? undefined : fieldOfUnit(definition, unit)));
  const taken = new Set(matches.map(({ target }) => target?.id));
  return matches.map((match, index) => {
    const input = inputs[index];
    if (input?.field.type !== 'quantity' || taken.has(input.id) || inputs.filter(other => other === input).length > 1)
      return match;
    const unit = columnUnitOf(input.field.kind, units[index] ?? '');
    return unit === undefined ? match : { target: { id: input.id, unit } };
  });
}

/** The field that a unit fits: the only one, or that whose name is a part of those of all others, as the density beside that of the vapour. */
function fieldOfUnit({ inputs }: Definition, unit: string): Input | undefined {
  const fitting = inputs.filter(
    ({ field }) => field.type === 'quantity' && columnUnitOf(field.kind, unit) !== undefined,
  );
  const words = fitting.map(({ field }) => wordsOf(field.label));
  const isPart = (own: ReadonlySet<string>) => words.every(other => [...own].every(word => other.has(word)));
  const [only, ...others] = fitting.filter(({ field }) => isPart(wordsOf(field.label)));
  return others.length === 0 ? only : undefined;
}
