import type { Input } from '../definition/calculator-definition.ts';
import type { ChoiceField } from '../definition/fields.ts';
import { listNames } from '../workbook/match-rows.ts';
import { findOption } from './cell-entry.ts';
import type { Grid } from './grid.ts';
import { cellLine, type ListColumn } from './heading.ts';

interface SizeColumn {
  readonly column: ListColumn;
  readonly input: Input;
}

const isPlainNumber = (text: string) => /^\d+$/.test(text);

/** Whether a number is an NPS and a DN among the options of a field. */
function systemsOf(field: ChoiceField, number: string): { readonly isNps: boolean; readonly isDn: boolean } {
  const isOption = (text: string) => findOption(field, field.options, text) !== undefined;
  return { isNps: isOption(`NPS ${number}`), isDn: isOption(`DN ${number}`) };
}

/**
 * Rewrites the numbers of nominal-size columns in DN as "DN 50". A column is in DN if its heading states it or a number is not an NPS.
 * Numbers that may be either, such as 20, are read as NPS, with a remark, unless other numbers decide.
 */
export function unifySizeSystem(
  columns: readonly SizeColumn[],
  rows: Grid,
): { readonly body: Grid; readonly remarks: readonly string[] } {
  let body = rows;
  const remarks: string[] = [];
  for (const { column, input } of columns) {
    const { field } = input;
    if (field.type !== 'choice' || !Object.values(field.names ?? {}).some(name => /\bDN \d/.test(name ?? ''))) continue;
    const { index, heading, unit } = column;
    const numbers = [...new Set(rows.map(cells => cellLine(cells[index])).filter(isPlainNumber))];
    const named = `${heading} ${unit}`;
    const [saysDn, saysInches] = [/\bDN\b/.test(named), /\b(?:NPS|NB|inch(?:es)?|in)\b|["″]/i.test(named)];
    const systems = new Map(numbers.map(number => [number, systemsOf(field, number)]));
    const all = [...systems.values()];
    const isStated = saysDn !== saysInches;
    const [provesDn, provesNps] = [
      all.some(({ isNps, isDn }) => isDn && !isNps),
      all.some(({ isNps, isDn }) => isNps && !isDn),
    ];
    const isDnColumn = isStated ? saysDn : provesDn && !provesNps;
    const isInDn = (number: string) =>
      isDnColumn || (!isStated && systems.get(number)?.isDn === true && systems.get(number)?.isNps === false);
    if (numbers.some(isInDn))
      body = body.map(cells => {
        const text = cellLine(cells[index]);
        return isPlainNumber(text) && isInDn(text)
          ? cells.map((cell, place) => (place === index ? `DN ${text}` : cell))
          : cells;
      });
    const open =
      isStated || provesDn !== provesNps
        ? []
        : numbers.filter(number => systems.get(number)?.isDn === true && systems.get(number)?.isNps === true);
    if (open.length > 0)
      remarks.push(
        `${field.label}: ${listNames(open)} may be NPS or DN, and ${open.length === 1 ? 'is' : 'are'} read as NPS. Write DN before the number if that is meant.`,
      );
  }
  return { body, remarks };
}
