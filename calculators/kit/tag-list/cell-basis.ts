import { basisOf, findUnit, otherBasis, splitQuantity, unitInBasis } from '@isentrope/engineering/quantities';
import { listNames } from '../common/list-names.ts';
import type { NumberedRow } from './cell-marks.ts';
import { cellLine, columnName } from './heading.ts';
import type { ReadColumn } from './row-products.ts';

/** Pressures of a list whose unit says neither gauge nor absolute. */

/** The gauge unit and the number of a pressure in a unit without a basis, such as "5 bar"; undefined for any other cell. */
function barePressure({ input: { field } }: ReadColumn, text: string) {
  if (field.type !== 'quantity' || !otherBasis(field.kind)) return undefined;
  const typed = splitQuantity(text);
  const bare = typed && findUnit('pressureDifference', typed.unit) !== undefined;
  const unit = bare === true ? findUnit('gaugePressure', `${typed.unit}(g)`)?.symbol : undefined;
  return typed && unit !== undefined ? { number: typed.number, unit } : undefined;
}

/** The text of a cell with the basis of its column: "5 bar" under "P (bara)" is absolute. */
export function withBasisOfColumn(column: ReadColumn, text: string): string {
  const basis = basisOf(column.unit);
  const bare = basis === 'absolute' ? barePressure(column, text) : undefined;
  return bare && basis ? `${bare.number} ${unitInBasis(bare.unit, basis)}` : text;
}

/** Remarks on pressures in a unit without a basis in columns that state none. */
export function openBasisRemarks(read: readonly ReadColumn[], rows: readonly NumberedRow[]): string[] {
  return read.flatMap(each => {
    const { column, unit } = each;
    if (column.unit !== '') return [];
    const bare = rows.filter(({ cells }) => barePressure(each, cellLine(cells[column.index])) !== undefined);
    if (bare.length === 0) return [];
    const numbers = listNames(bare.map(({ number }) => String(number)));
    return [
      `In ${columnName(column)}, ${bare.length === 1 ? '1 cell' : `${bare.length} cells`} may be gauge or absolute, and ${bare.length === 1 ? 'is' : 'are'} read as ${basisOf(unit) ?? 'gauge'}: ${bare.length === 1 ? 'row' : 'rows'} ${numbers}.`,
    ];
  });
}
