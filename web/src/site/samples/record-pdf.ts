import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { Cell, Row, Sheet } from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import type { RevisionFile } from '@isentrope/records';
import { attachToPdf } from '../../projects/export/attach-to-pdf.ts';
import { visibleSheets } from '../../projects/export/record-workbook.ts';

/** A4, landscape, and its margin, points. */
const page = { width: 842, height: 595, margin: 42 } as const;
const textSize = 9;
const lineHeight = 12.5;
const gap = 10;
/** The maximum width that the longest word of a column can require, points; longer words are cut. */
const maxWordWidth = 100;

/**
 * Writes the latest revision of a calculation file as a PDF with the file attached: the sheets of its workbook as
 * tables, one below the other. The bytes depend on the file alone.
 * @throws {RangeError} for a file without a revision, or a character that the standard fonts of PDF do not have
 */
export async function writeRecordPdf(file: RevisionFile, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const [sheets, last] = [visibleSheets(file), file.revisions.at(-1)];
  if (!sheets || !last) throw new RangeError('The file has no revision.');
  const document = await PDFDocument.create({ updateMetadata: false });
  const { sheet, issued } = last.record;
  document.setTitle(`${sheet.number} ${sheet.title}`.trim());
  document.setCreationDate(new Date(issued.at));
  const writer = new Writer(document, {
    plain: await fontPair(document, StandardFonts.Helvetica),
    bold: await fontPair(document, StandardFonts.HelveticaBold),
  });
  for (const each of sheets) writeSheet(writer, each);
  return attachToPdf(await document.save(), JSON.stringify(file), name);
}

function writeSheet(writer: Writer, { name, rows, widths }: Sheet): void {
  const columns = usedColumns(rows);
  if (columns.length === 0) return;
  writer.heading(name);
  const cells = rows.map(row => columns.map(column => ({ text: cellText(row[column]), bold: isBold(row[column]) })));
  const placed = writer.columnWidths(
    cells,
    columns.map(column => Math.min(widths[column] ?? 10, 60)),
  );
  for (const row of cells) writer.row(row.map((cell, index) => ({ ...cell, width: placed[index] ?? 0 })));
}

/** Indexes of the columns in which some row below the head has a cell. */
function usedColumns(rows: readonly Row[]): readonly number[] {
  const count = Math.max(0, ...rows.map(row => row.length));
  return Array.from({ length: count }, (_, column) => column).filter(column =>
    rows.some((row, index) => index > 0 && cellText(row[column]) !== ''),
  );
}

function cellText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell.value === 'number' ? formatNumber(cell.value, 5) : cell.value;
}

function isBold(cell: Cell | undefined): boolean {
  return cell?.bold === true || ['title', 'head', 'figures', 'part', 'primary'].includes(cell?.style ?? '');
}

/** A text font, and the one with the mathematical signs and Greek letters it lacks. */
interface FontPair {
  readonly fonts: readonly { readonly font: PDFFont; readonly characters: ReadonlySet<number> }[];
}

async function fontPair(document: PDFDocument, name: StandardFonts): Promise<FontPair> {
  const fonts = [await document.embedFont(name), await document.embedFont(StandardFonts.Symbol)];
  return { fonts: fonts.map(font => ({ font, characters: new Set(font.getCharacterSet()) })) };
}

/** Raised and lowered characters, which no standard font has, with the character that is drawn smaller. */
const raised = new Map('⁰⁴⁵⁶⁷⁸⁹⁻'.split('').map((character, index) => [character, '0456789−'.charAt(index)]));
const lowered = new Map('₀₁₂₃₄₅₆₇₈₉'.split('').map((character, index) => [character, String(index)]));

/** A piece of text in one font, size and height above the line, points. */
interface Run {
  readonly font: PDFFont;
  readonly size: number;
  readonly rise: number;
  text: string;
}

/** Splits a text into runs of one font and height each. */
function runsOf(text: string, { fonts }: FontPair): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text.replaceAll(/\s/g, ' ')) {
    const rise = raised.has(character) ? 3.2 : lowered.has(character) ? -1.8 : 0;
    const drawn = raised.get(character) ?? lowered.get(character) ?? character;
    const found = fonts.find(({ characters }) => characters.has(drawn.codePointAt(0) ?? 0));
    if (!found) throw new RangeError(`No standard font of PDF has the character ${JSON.stringify(character)}.`);
    const last = runs.at(-1);
    if (last?.font === found.font && last.rise === rise) last.text += drawn;
    else runs.push({ font: found.font, size: rise === 0 ? textSize : 0.72 * textSize, rise, text: drawn });
  }
  return runs;
}

function widthOf(text: string, pair: FontPair): number {
  return runsOf(text, pair).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, run.size), 0);
}

/** Breaks a text into lines of a width, points; a word that is wider is cut. */
function linesOf(text: string, pair: FontPair, width: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap(each => cutToWidth(each, pair, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, pair) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
  }
  return lines;
}

function cutToWidth(word: string, pair: FontPair, width: number): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, pair) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

interface TableCell {
  readonly text: string;
  readonly bold: boolean;
  /** Points. */
  readonly width: number;
}

/** Writes headings and table rows down the pages of a document. */
class Writer {
  private page: PDFPage;
  private y = page.height - page.margin;

  constructor(
    private readonly document: PDFDocument,
    private readonly fonts: { readonly plain: FontPair; readonly bold: FontPair },
  ) {
    this.page = document.addPage([page.width, page.height]);
  }

  heading(text: string): void {
    this.makeRoom(4 * lineHeight);
    this.y -= lineHeight;
    this.write(text.toUpperCase(), page.margin, this.y, this.fonts.bold);
    this.y -= 4;
    this.page.drawLine({
      start: { x: page.margin, y: this.y },
      end: { x: page.width - page.margin, y: this.y },
      thickness: 0.6,
      color: rgb(0.45, 0.5, 0.55),
    });
    this.y -= lineHeight;
  }

  /**
   * Widths of the columns of a table over the page width, points: each has room for its longest word, and the rest is
   * shared in proportion.
   */
  columnWidths(rows: readonly (readonly Omit<TableCell, 'width'>[])[], shares: readonly number[]): readonly number[] {
    const words = shares.map((_, column) => {
      const cells = rows.flatMap(row => row[column] ?? []);
      const longest = cells.flatMap(({ text, bold }) =>
        text.split(' ').map(word => widthOf(word, bold ? this.fonts.bold : this.fonts.plain)),
      );
      return Math.min(maxWordWidth, Math.max(0, ...longest));
    });
    const used = words.reduce((sum, width) => sum + width, gap * (shares.length - 1));
    const rest = Math.max(0, page.width - 2 * page.margin - used);
    const total = shares.reduce((sum, share) => sum + share, 0);
    return words.map((width, column) => width + (rest * (shares[column] ?? 0)) / total);
  }

  row(cells: readonly TableCell[]): void {
    const placed = cells.map(cell => {
      const fonts = cell.bold ? this.fonts.bold : this.fonts.plain;
      return { ...cell, fonts, lines: linesOf(cell.text, fonts, cell.width) };
    });
    const height = Math.max(1, ...placed.map(({ lines }) => lines.length)) * lineHeight;
    this.makeRoom(height);
    let x: number = page.margin;
    for (const { lines, fonts, width } of placed) {
      for (const [index, line] of lines.entries()) this.write(line, x, this.y - index * lineHeight, fonts);
      x += width + gap;
    }
    this.y -= height + 2;
  }

  private makeRoom(height: number): void {
    if (this.y - height >= page.margin) return;
    this.page = this.document.addPage([page.width, page.height]);
    this.y = page.height - page.margin;
  }

  private write(text: string, x: number, y: number, fonts: FontPair): void {
    let at = x;
    for (const { font, size, rise, text: run } of runsOf(text, fonts)) {
      this.page.drawText(run, { x: at, y: y + rise, font, size });
      at += font.widthOfTextAtSize(run, size);
    }
  }
}
