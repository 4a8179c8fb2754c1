import type { CellPosition } from '@isentrope/calculators/kit';
import { strFromU8 } from 'fflate';

/** The files of an unpacked workbook by path. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>;

/** The start tags of the elements that are read. */
const startTags = {
  Relationship: /<Relationship\b([^>]*)>/g,
  sheet: /<sheet\b([^>]*)>/g,
  row: /<row\b([^>]*)>/g,
  col: /<col\b([^>]*)>/g,
  mergeCell: /<mergeCell\b([^>]*)>/g,
  numFmt: /<numFmt\b([^>]*)>/g,
  xf: /<xf\b([^>]*)>/g,
} as const;

/** Attributes by name. */
type Attributes = Readonly<Partial<Record<string, string>>>;

/** The attributes of a start tag. */
export function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', one, other]) => [
      key,
      one ?? other ?? '',
    ]),
  );
}

/** The attributes of the elements of a name. */
export function elements(xml: string, name: keyof typeof startTags): Attributes[] {
  return [...xml.matchAll(startTags[name])].map(([, attributes = '']) => attributesOf(attributes));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** An attribute without its entities and character references. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,6})|#x([\dA-Fa-f]{1,5}));/g, (_, name, decimal, hex) =>
    typeof name === 'string' ? (entities[name] ?? '') : String.fromCodePoint(Number(decimal ?? `0x${String(hex)}`)),
  );
}

/** The text of a part; empty if there is none. */
export const partText = (parts: WorkbookParts, path: string): string => strFromU8(parts[path] ?? new Uint8Array());

/** A sheet of a workbook. */
export interface Worksheet {
  readonly name: string;
  /** Such as visible. */
  readonly state: string;
  readonly xml: string;
}

/** The sheets of a workbook in their order. */
export function worksheets(parts: WorkbookParts): Worksheet[] {
  const targets = new Map(
    elements(partText(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target,
    ]),
  );
  return elements(partText(parts, 'xl/workbook.xml'), 'sheet').map(
    ({ name = '', state = 'visible', 'r:id': id = '' }) => {
      const target = targets.get(id) ?? '';
      const xml = partText(parts, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      return { name: unescaped(name), state, xml };
    },
  );
}

/** The place in the start tag of a cell; undefined if it has none. */
export function placeOf(tag: string): CellPosition | undefined {
  return placeOfName(/\br\s*=\s*["']([A-Z]+\d+)/.exec(tag)?.[1] ?? '');
}

/** The place of a cell by its name, such as B12; undefined if it is none. */
export function placeOfName(name: string): CellPosition | undefined {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = 26 * column + (letter.codePointAt(0) ?? 0) - 64;
  return [Number(row) - 1, column - 1];
}
