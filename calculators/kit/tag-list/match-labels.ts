import type { Definition } from '../definition/calculator-definition.ts';
import type { CaseData } from '../definition/case-input.ts';
import type { FieldMatch } from '../definition/match-label.ts';
import { headedColumn, isAnyUnit } from './heading.ts';
import { findUnitOfKind, inputOfTarget, matchColumns } from './match-columns.ts';

/** A label of a pasted block with the cells beside it. */
export interface PastedLabel {
  readonly label: string;
  readonly cells: readonly string[];
}

/** The field that a label names, or a sentence on which fields it may be. */
export interface LabelMatch {
  readonly match?: FieldMatch;
  readonly doubt?: string;
}

/**
 * Finds the fields that the labels of a block name in the words of lists and simulators, such as "Z", "Temperature (°F)" or "Mass Flow
 * [kg/h]". Nobody confirms them, so a label counts only where all its words fit, or where its unit does and no other field or label may be
 * meant. A label such as "Tag" or "Case" is the description of a case.
 */
export function matchLabels(
  definition: Definition,
  labels: readonly PastedLabel[],
  baseCase: CaseData,
): readonly LabelMatch[] {
  const columns = labels.map(({ label, cells }, index) =>
    headedColumn(
      index,
      label,
      cells.find(cell => isAnyUnit(cell) && !/^[\d.,]/.test(cell)),
    ),
  );
  return matchColumns(definition, columns, baseCase).map(({ target, weight, hint }, index) => {
    const input = target && inputOfTarget(definition, target);
    const { unit = '' } = columns[index] ?? {};
    const isTag = weight === undefined;
    if (!input && hint?.startsWith('May be ')) return { doubt: hint };
    if (!input || (isTag && labels[index]?.cells.some(isColumnTitle))) return {};
    const isStated = input.field.type === 'quantity' && unit !== '';
    if (isStated && input.field.type === 'quantity' && findUnitOfKind(input.field.kind, unit) === undefined) return {};
    if (!isTag && weight < 1 && !isStated) return {};
    return { match: { input, unit: isStated ? unit : undefined } };
  });
}

/** Whether a cell is the title of a column of values, not the name of a case. */
function isColumnTitle(cell: string): boolean {
  return /^(?:values?|units?|uom|remarks?|notes?|symbol|description)$/i.test(cell.trim());
}
