import type { HiddenCells } from '@isentrope/calculators/kit';
import { strFromU8 } from 'fflate';

/** The files of an unpacked workbook by path. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>;

const isOn = (attribute: string | undefined) => attribute === '1' || attribute === 'true';

/** The start tags of the elements that are read. */
const startTags = {
  Relationship: /<Relationship\b([^>]*)>/g,
  sheet: /<sheet\b([^>]*)>/g,
  row: /<row\b([^>]*)>/g,
  col: /<col\b([^>]*)>/g,
} as const;

/** The attributes of the elements of a name, by name. */
function elements(xml: string, name: keyof typeof startTags): Readonly<Partial<Record<string, string>>>[] {
  return [...xml.matchAll(startTags[name])].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', one, other]) => [
        key,
        one ?? other ?? '',
      ]),
    ),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/**
 * What a spreadsheet program does not show, by the name of the sheet: hidden sheets, rows (also by a filter or a closed group) and columns, and
 * those without height or width (ECMA-376-1, 18.2.19, 18.3.1.13 and 18.3.1.73).
 */
export function hiddenCells(parts: WorkbookParts): ReadonlyMap<string, HiddenCells> {
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const targets = new Map(
    elements(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id = '', Target = '' }) => [Id, Target]),
  );
  return new Map(
    elements(textOf('xl/workbook.xml'), 'sheet').flatMap(({ name = '', state = 'visible', 'r:id': id = '' }) => {
      const target = targets.get(id) ?? '';
      const xml = textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      const hidden = { isSheet: state !== 'visible', rows: hiddenRows(xml), columns: hiddenColumns(xml) };
      const isAnything = hidden.isSheet || hidden.rows.length > 0 || hidden.columns.length > 0;
      return isAnything ? [[unescaped(name), hidden] as const] : [];
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
