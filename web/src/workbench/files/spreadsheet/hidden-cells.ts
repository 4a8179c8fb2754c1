import type { HiddenCells } from '@isentrope/calculators/kit';
import { elements, type Worksheet } from './workbook-xml.ts';

const isOn = (attribute: string | undefined) => attribute === '1' || attribute === 'true';

/**
 * What a spreadsheet program does not show, by the name of the sheet: hidden sheets, rows (also by a filter or a closed group) and columns, and
 * those without height or width (ECMA-376-1, 18.2.19, 18.3.1.13 and 18.3.1.73).
 */
export function hiddenCells(sheets: readonly Worksheet[]): ReadonlyMap<string, HiddenCells> {
  return new Map(
    sheets.flatMap(({ name, state, xml }) => {
      const hidden = { isSheet: state !== 'visible', rows: hiddenRows(xml), columns: hiddenColumns(xml) };
      const isAnything = hidden.isSheet || hidden.rows.length > 0 || hidden.columns.length > 0;
      return isAnything ? [[name, hidden] as const] : [];
    }),
  );
}

function hiddenRows(xml: string): number[] {
  let number = 0;
  return elements(xml, 'row').flatMap(({ r, hidden, ht }) => {
    number = r === undefined ? number + 1 : Number(r);
    return isOn(hidden) || Number(ht ?? 1) === 0 ? [number - 1] : [];
  });
}

/** The most columns of a sheet. */
const maxColumns = 16_384;

function hiddenColumns(xml: string): number[] {
  return elements(xml, 'col').flatMap(({ min, max, hidden, width }) => {
    if (!isOn(hidden) && Number(width ?? 1) !== 0) return [];
    const [first, last] = [Number(min), Math.min(Number(max), maxColumns)];
    return Array.from({ length: Math.max(0, last - first + 1) || 0 }, (_, index) => first - 1 + index);
  });
}
