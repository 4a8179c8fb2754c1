import {
  ambiguousReadings,
  editableNumber,
  parseNumber,
  splitQuantity,
  type Kind,
} from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { inputOfTarget, type ColumnMatch } from './column-units.ts';
import { productUnitOf } from '../headings/unit-of-kind.ts';
import { factorName, productText } from '../headings/factor-text.ts';
import type { Grid } from './grid.ts';
import { cellLine, type ListColumn } from './heading.ts';
import { isAtOtherCondition } from '../headings/heading-words.ts';

/** A column to import, with its field. */
export interface ReadColumn {
  readonly column: ListColumn;
  readonly input: Input;
  readonly unit: string;
}

/** Whether a field has a property of the stream as it is in the case, not one at a reference condition such as 15 °C. */
const isOfCase = ({ field }: Input, kind: Kind) =>
  field.type === 'quantity' && field.kind === kind && !isAtOtherCondition(field.label, '', kind);

/** Names of the products within a sentence. */
const productNames: Partial<Record<Kind, string>> = {
  massFlow: 'a mass flow',
  dynamicViscosity: 'a dynamic viscosity',
};

/**
 * The text of a mass flow as the product of a volume, standard or molar flow with the density or molar mass of the same row, or of a dynamic
 * viscosity as that of a kinematic one with the density; else the flow in its own unit if the field converts it by a property of the case; or
 * why there is none. Undefined for a column in a unit of the field.
 */
export function productOf(
  { input: { field, flowBy = [] }, column, unit }: ReadColumn,
  filled: readonly ReadColumn[],
  cells: Grid[number],
): string | { readonly reason: string } | undefined {
  if (field.type !== 'quantity') return undefined;
  const cell = cellLine(cells[column.index]);
  const typed = splitQuantity(cell);
  const own = productUnitOf(field.kind, typed?.unit ?? unit);
  if (!own) return undefined;
  const name = factorName(own);
  const [factor, ...others] = filled.filter(({ input }) => isOfCase(input, own.factor));
  const number = parseNumber(typed?.number ?? cell);
  const isLeftToCase = !factor || others.length > 0 || cellLine(cells[factor.column.index]) === '';
  // The reading of the cell says what it lacks, and a flow in a cell is converted in its case.
  if (typed && (isLeftToCase || flowBy.includes(own.factor))) return undefined;
  if (isLeftToCase && flowBy.includes(own.factor) && number !== undefined && !ambiguousReadings(cell))
    return `${editableNumber(number)} ${own.symbol}`;
  const product = productNames[field.kind] ?? '';
  if (!factor || others.length > 0)
    return { reason: `is in ${own.symbol}, and needs the ${name} in a column of its own to become ${product}` };
  const sizeCell = cellLine(cells[factor.column.index]);
  const { number: sizeNumber, unit: sizeUnit } = splitQuantity(sizeCell) ?? { number: sizeCell, unit: factor.unit };
  const size = parseNumber(sizeNumber);
  if (number === undefined || size === undefined || ambiguousReadings(cell) || ambiguousReadings(sizeCell))
    return { reason: `needs to be a number, and the ${name} “${sizeCell}” beside it too, to become ${product}` };
  return productText(number, own, size, sizeUnit);
}

/** The matches of columns without kinematic viscosities for a dynamic one if no column has the density that converts them. */
export function withoutLoneViscosities(
  definition: Definition,
  columns: readonly ListColumn[],
  matches: readonly ColumnMatch[],
): readonly ColumnMatch[] {
  const inputs = matches.map(({ target }) => target && inputOfTarget(definition, target));
  if (inputs.some(input => input && isOfCase(input, 'density'))) return matches;
  return matches.map((match, index) => {
    const field = inputs[index]?.field;
    const needsDensity =
      field?.type === 'quantity' &&
      field.kind === 'dynamicViscosity' &&
      productUnitOf(field.kind, match.target?.unit ?? '') !== undefined;
    return needsDensity
      ? { target: undefined, hint: `“${columns[index]?.unit}” needs the density, in a column of its own.` }
      : match;
  });
}
