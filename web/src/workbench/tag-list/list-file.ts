import { limitGrid, decodedText, gridFromText, visibleSheets, type ReadSheet } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';

/** The source of a list: a workbook, a text file or the clipboard. */
export interface ListSource {
  /** Its display name, such as the file name. */
  readonly name: string;
  readonly sheets: readonly ReadSheet[];
  /** Messages on parts that were cut off, or are hidden in a spreadsheet. */
  readonly remarks: readonly string[];
  /** Pasted onto a case, which one row may fill. */
  readonly isPasted?: true;
  /** The text of a file that is not a workbook. */
  readonly text?: string;
}

const largest = 10_000_000;
const tooLarge = 'is larger than 10 MB. Nothing was read.';

/**
 * Reads a workbook or delimited text.
 * @throws {Refusal} for anything else
 */
export async function readListFile(file: File): Promise<ListSource> {
  if (file.size > largest) throw new Refusal(`The file ${tooLarge}`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const startsWithBytes = (...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
  if (startsWithBytes(0xd0, 0xcf, 0x11, 0xe0))
    throw new Refusal('Old Excel files (.xls) cannot be read; save it as .xlsx or CSV.');
  if (startsWithBytes(0x50, 0x4b)) {
    const { readWorkbook } = await import('../files/spreadsheet/excel.ts');
    return listFromWorkbook(file.name, await readWorkbook(file));
  }
  const { text, remark } = decodedText(bytes);
  if (text.includes('\0')) throw new Refusal('The file is neither an Excel workbook (.xlsx) nor text such as CSV.');
  return {
    ...listFrom(file.name, [{ name: '', rows: gridFromText(text) }], remark === undefined ? [] : [remark]),
    text,
  };
}

/**
 * The list in what a workbook shows.
 * @throws {Refusal} if that is blank
 */
export function listFromWorkbook(name: string, workbook: readonly ReadSheet[]): ListSource {
  const { sheets, remarks } = visibleSheets(workbook);
  return listFrom(name, sheets, remarks);
}

/**
 * Reads pasted text.
 * @throws {Refusal} if it is too long or blank
 */
export function readListText(text: string): ListSource {
  if (text.length > largest) throw new Refusal(`The text ${tooLarge}`);
  return listFrom('the clipboard', [{ name: '', rows: gridFromText(text) }]);
}

/**
 * Keeps non-empty sheets, cut to the maximum size.
 * @throws {Refusal} if there are none
 */
function listFrom(name: string, sheets: readonly ReadSheet[], remarks: readonly string[] = []): ListSource {
  const filled = sheets.filter(({ rows }) =>
    rows.some(row => row.some(cell => cell !== null && cell !== undefined && cell !== '')),
  );
  if (filled.length === 0) throw new Refusal([`There is nothing in ${name}.`, ...remarks].join(' '));
  const bounded = filled.map(sheet => ({ sheet, ...limitGrid(sheet.rows) }));
  return {
    name,
    sheets: bounded.map(({ sheet, grid }) => ({ name: sheet.name, rows: grid })),
    remarks: [
      ...remarks,
      ...bounded.flatMap(({ sheet, remark }) =>
        remark === undefined ? [] : [sheet.name === '' ? remark : `${sheet.name}: ${remark}`],
      ),
    ],
  };
}
