import type { Entry } from '../definition/case-input.ts';
import type { Input } from '../definition/calculator-definition.ts';
import { styled, type Cell, type Sheet } from './sheet.ts';
import { cellText, type ReadCell } from './cell-text.ts';
import { asTypedSheet } from './format.ts';

/** An entry that its cell does not show literally: 0,50 as 0.50, "107000 lb/h" in a field of kg/h. */
export interface TypedDifference {
  /** The index of its case. */
  readonly index: number;
  readonly input: Input;
  readonly cell: string;
  readonly entry: Entry;
}

const heads = ['Case', 'Field', 'Id', 'Cell', 'As typed', 'Unit of the field'] as const;
const explanation =
  'Entries as typed, where they differ from the cell on the sheet "Results". Import restores them unless that cell was changed.';

/** The sheet of entries as typed; none if all cells show theirs literally. */
export function asTypedSheets(typed: readonly TypedDifference[]): Sheet[] {
  if (typed.length === 0) return [];
  const rows = typed.map(({ index, input, cell, entry }): Cell[] => [
    { value: index + 1 },
    styled(input.field.label, 'label'),
    styled(input.id, 'muted'),
    styled(cell, 'label'),
    styled(entry.text, 'typed'),
    styled(entry.unit ?? '', 'muted'),
  ]);
  return [
    {
      name: asTypedSheet,
      rows: [[{ value: explanation }], heads.map(head => styled(head, 'head')), ...rows],
      widths: [8, 34, 24, 8, 40, 18],
      frozenRows: 2,
      frozenColumns: 0,
    },
  ];
}

/** Reads the sheet of entries as typed: the stored fields of each case. */
export function readEnteredFields(
  rows: readonly (readonly ReadCell[])[],
  count: number,
): Readonly<Record<string, readonly [text: string, unit: string]>>[] {
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      rows
        .filter(([number]) => number === index + 1)
        .map(([, , id, , text, unit]) => [cellText(id), [cellText(text), cellText(unit)]]),
    ),
  );
}
