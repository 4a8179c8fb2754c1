import { parseNumber, splitQuantity } from '@isentrope/engineering/quantities';
import { productUnitOf } from '../headings/unit-of-kind.ts';
import { factorName, productText } from '../headings/factor-text.ts';
import { printedNumber } from '../common/printed-number.ts';
import type { HeadedColumn } from './headed-column.ts';

/** A cell of a row with its column. */
interface FilledCell {
  readonly headed: HeadedColumn;
  readonly cell: string;
}

/**
 * The text of a cell as a product with a property of its row: a kinematic viscosity times the density for a dynamic one, a molar or standard flow
 * times the molar mass for a mass flow. Undefined for a cell in a unit of its column; or why there is no product, as the end of a sentence.
 */
export function tableProduct(
  { column, unit }: HeadedColumn,
  cell: string,
  row: readonly FilledCell[],
): string | { readonly reason: string } | undefined {
  if (column.type !== 'quantity') return undefined;
  const typed = splitQuantity(printedNumber(cell));
  const own = productUnitOf(column.kind, typed?.unit ?? unit);
  if (!own) return undefined;
  const name = factorName(own);
  const factor = row.find(({ headed }) => headed.column.type === 'quantity' && headed.column.kind === own.factor);
  if (!factor) return { reason: `is in ${own.symbol} and needs the ${name} in its row` };
  const value = parseNumber(typed?.number ?? printedNumber(cell));
  const size = splitQuantity(printedNumber(factor.cell)) ?? {
    number: printedNumber(factor.cell),
    unit: factor.headed.unit,
  };
  const known = parseNumber(size.number);
  if (value === undefined || known === undefined)
    return { reason: `is not a number that the ${name} “${factor.cell}” multiplies` };
  return productText(value, own, known, size.unit);
}
