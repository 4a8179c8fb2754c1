import type { Definition, Input } from '../definition/calculator-definition.ts';
import { wordsOf } from '../headings/heading-words.ts';
import { findUnitOfKind } from '../headings/unit-of-kind.ts';
import type { ColumnMatch } from './column-units.ts';
import type { ListColumn } from './heading.ts';

/** Columns that have only a unit under the heading of a group: "bar(g)" and "°C" under "Operating conditions". */

/** Matches the heading of a group of quantities of the operation, and a word of one of other values. */
const group =
  /\b(?:operating|operation|process|flowing|physical|fluid|stream)\b|\b(?:conditions?|properties|props?|data)\b/i;
const otherGroup =
  /\b(?:design|des|max\w*|min\w*|rated|reliev\w*|relief|test|upset|standard|std|inlet|outlet|critical)\b/i;

/** The matches of columns, with those that have only a unit under a group matched to the one field that it fits, unless another column has it. */
export function withUnitsUnderGroups(
  definition: Definition,
  columns: readonly ListColumn[],
  matches: readonly ColumnMatch[],
): readonly ColumnMatch[] {
  let heading = '';
  const inputs = columns.map((column, index) => {
    if (column.heading !== '') heading = column.heading;
    const isOpen = column.unit !== '' && column.name === column.heading && matches[index]?.target === undefined;
    return isOpen && group.test(heading) && !otherGroup.test(heading)
      ? fieldOfUnit(definition, column.unit)
      : undefined;
  });
  const taken = new Set(matches.map(({ target }) => target?.id));
  return matches.map((match, index) => {
    const input = inputs[index];
    const unit = input?.field.type === 'quantity' ? findUnitOfKind(input.field.kind, columns[index]?.unit ?? '') : '';
    const isOnly = inputs.filter(other => other === input).length === 1 && !taken.has(input?.id);
    return input && unit !== undefined && isOnly ? { target: { id: input.id, unit } } : match;
  });
}

/** The field that a unit fits: the only one, or that whose name is a part of those of all others, as the density beside that of the vapour. */
function fieldOfUnit({ inputs }: Definition, unit: string): Input | undefined {
  const fitting = inputs.filter(
    ({ field }) => field.type === 'quantity' && findUnitOfKind(field.kind, unit) !== undefined,
  );
  const words = fitting.map(({ field }) => wordsOf(field.label));
  const isPart = (own: ReadonlySet<string>) => words.every(other => [...own].every(word => other.has(word)));
  const [only, ...others] = fitting.filter(({ field }) => isPart(wordsOf(field.label)));
  return others.length === 0 ? only : undefined;
}
