import type { ListField } from '../definition/fields.ts';
import { isNotItem } from './item-in-text.ts';
import { nameAndAmount } from './report-cells.ts';
import { quoted } from './report-words.ts';

type Row = readonly string[];

/** The rows of a report with its lumps replaced by defined items, and a remark on each. */
export interface DefinedLumps {
  readonly rows: readonly Row[];
  readonly remarks: readonly string[];
}

/**
 * Replaces the lumps of a report, such as "C7+", by the items that lines above or below the table define, such as
 * "C7+ properties: M 115, SG 0.737". Those lines are removed.
 */
export function defineLumps(field: ListField, rows: readonly Row[]): DefinedLumps {
  const inText = field.definedItems?.inText;
  if (!inText) return { rows, remarks: [] };
  const texts = rows.map(row => row.filter(cell => cell !== '').join(', '));
  const used = new Set<number>();
  const remarks: string[] = [];
  const defined = rows.map((row, own) => {
    const [name = '', ...others] = (row.length === 1 ? nameAndAmount(row[0] ?? '') : undefined) ?? row;
    const isLump = others.length > 0 && isNotItem(field, name);
    const found = isLump ? inText(name, texts.with(own, '')) : undefined;
    if (!found) return row;
    for (const line of found.lines) used.add(line);
    const source = `"${name}" is ${found.item}, by ${quoted(found.lines.map(line => texts[line] ?? ''))}.`;
    remarks.push([source, ...(found.remark === undefined ? [] : [found.remark])].join(' '));
    return [found.item, ...others];
  });
  return { rows: defined.filter((_, index) => !used.has(index)), remarks };
}
