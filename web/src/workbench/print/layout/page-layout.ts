import type { PageSize, PrintOptions } from '../dialog/print-options.ts';

/** A page layout; all lengths in mm. */
export interface PageLayout {
  /** Its name in the style sheet. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The area inside the margins and below the title block. */
  readonly room: { readonly width: number; readonly height: number };
  /** The number of cases side by side. */
  readonly columns: number;
}

/** The shorter and longer side of a page (ISO 216; ANSI/ASME Y14.1, size A). */
const sides: Readonly<Record<PageSize, readonly [number, number]>> = { A4: [210, 297], Letter: [215.9, 279.4] };

/** The total margins, left plus right and top plus bottom, as in the style sheet; and the height of the title block. */
const margins = { across: 28, down: 23 } as const;
const titleBlock = 26;

/** The widths of the unit column, the label column, and the narrowest and widest case column. */
export const unitWidth = 18;
const names = 48;
const narrowest = 23;
const widest = 46;

/** The number of cases side by side on a page of a given width. */
const columnsOn = (width: number) => Math.floor((width - margins.across - unitWidth - names) / narrowest);

/**
 * The page layout for a number of cases. By default portrait, which fits a whole case on one page; landscape only for
 * as many cases as fit side by side on it but not in portrait.
 */
export function layoutFor(
  { size, orientation, cases }: Pick<PrintOptions, 'size' | 'orientation' | 'cases'>,
  count: number,
): PageLayout {
  const [short, long] = sides[size];
  const across = cases === 'beside' && count > columnsOn(short) && count <= columnsOn(long);
  const upright = orientation === 'fitting' ? !across : orientation === 'portrait';
  const [width, height] = upright ? [short, long] : [long, short];
  return {
    name: `${size}-${upright ? 'portrait' : 'landscape'}`.toLowerCase(),
    width,
    height,
    room: { width: width - margins.across, height: height - margins.down - titleBlock },
    columns: cases === 'beside' ? columnsOn(width) : 1,
  };
}

/** The width of each case column. */
export function caseWidth({ room }: PageLayout, count: number): number {
  return Math.min(widest, (room.width - unitWidth - names) / count);
}

/** Splits items into rows of at most `maximum`, of about equal length. */
export function splitEvenly<T>(items: readonly T[], maximum: number): T[][] {
  const length = Math.ceil(items.length / Math.ceil(items.length / maximum));
  const bands: T[][] = [];
  for (let first = 0; first < items.length; first += length) bands.push(items.slice(first, first + length));
  return bands;
}
